/// Why something of a file is not what it has to be: a file that cannot be read, a variable without a value, a value of
/// another type.
package struct FileFailure: Error, CustomStringConvertible {
    /// In words.
    package let description: String

    /// Makes a failure.
    package init(_ description: String) { self.description = description }
}
