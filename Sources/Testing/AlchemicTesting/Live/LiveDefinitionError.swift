public import Alchemic

/// A test was about to build something live that it neither overrides nor allows.
public struct LiveDefinitionError: Error, Sendable, CustomStringConvertible {
    /// The definition that is marked `.live()`.
    public let definition: Definition

    /// How the graph leads to it.
    private let path: [String]
    /// The trait that overrides the shared container it was resolved from, if it was no test's own.
    private let trait: String?

    init(_ definition: Definition, in container: Container, overriddenBy trait: String? = nil) {
        self.definition = definition
        path = container.graph.path(to: definition)
        self.trait = trait
    }

    /// The definition, its place, and the edits to choose from.
    @_documentation(visibility: internal)
    public var description: String {
        let edit = "override it in the test's trait, or allow it: `.allowing(\(allowed))`"
        let diagnostic =
            if let trait {
                Diagnostic(
                    .live, "`\(definition.label)` is live, and was resolved outside of the test's container",
                    at: definition.location, path: path,
                    notes: [Diagnostic.Note("trait", "\(trait) overrides the container that builds it")],
                    help: "resolve it from what `get(Container.self)` returns within the test; \(edit)")
            } else {
                Diagnostic(
                    .live, "`\(definition.label)` is live, and this test does not allow it",
                    at: definition.location, path: path, help: edit)
            }
        return diagnostic.text(.plain)
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

extension Graph {
    /// The shortest way to a definition from something that nothing else needs, by its place: tests change what it is made by.
    fileprivate func path(to definition: Definition) -> [String] {
        let node = nodes.first {
            $0.inner == nil && $0.type == definition.type && $0.definition.location == definition.location
        }
        return node.map { writtenTogether(Routes(nodes).path(to: $0)) } ?? []
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A test resolves something live that it neither overrides nor allows.
    public static let live = Self(rawValue: "live")
}
