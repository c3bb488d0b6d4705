/// The reason why a part of a definition file is invalid, such as an unreadable file, a variable without a value, or a value of
/// another type.
package struct FileFailure: Error, CustomStringConvertible {
    /// The reason in words.
    package let description: String

    /// Creates a failure.
    package init(_ description: String) { self.description = description }
}
