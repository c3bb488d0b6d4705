/// A module or a definition source that the check has met.
package struct ListedModule: Sendable {
    /// The names of the modules that hold it and its own, joined by slashes.
    package let path: String
    /// Whether it is a definition source.
    package let isSource: Bool
}
