public import Alchemic

/// A test was about to build something live that it neither overrides nor allows.
public struct LiveDefinitionError: Error, Sendable, CustomStringConvertible {
    /// The definition that is marked `.live()`.
    public let definition: Definition

    /// How the graph leads to it.
    private let path: [String]

    init(_ definition: Definition, path: [String]) {
        self.definition = definition
        self.path = path
    }

    /// The definition, its place, and the edits to choose from.
    @_documentation(visibility: internal)
    public var description: String {
        Diagnostic(
            .live, "`\(definition.label)` is live, and this test does not allow it",
            at: definition.location, path: path,
            help: "override it in the test's trait, or allow it: `.allowing(\(allowed))`"
        ).text(.plain)
    }

    private var allowed: String { definition.name.map { "named: \"\($0)\"" } ?? "\(definition.type).self" }
}

/// A trait allows something to be live that is not.
public struct UselessAllowance: Error, Sendable, CustomStringConvertible {
    private let allowed: String
    private let live: [Definition]

    init(_ allowed: String, among live: [Definition]) {
        self.allowed = allowed
        self.live = live
    }

    /// What is allowed for nothing, and what is live.
    @_documentation(visibility: internal)
    public var description: String {
        "`.allowing(\(allowed))` allows nothing: "
            + (live.isEmpty
                ? "no definition is marked `.live()`"
                : "only these are marked `.live()`: " + live.map { "`\($0.label)`" }.joined(separator: ", "))
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A test resolves something live that it neither overrides nor allows.
    public static let live = Self(rawValue: "live")
}
