public import Alchemic

/// A test was about to build a live definition that it neither overrides nor allows.
public struct LiveDefinitionError: Error, Sendable, CustomStringConvertible {
    /// The definition that is marked `.live()`.
    public let definition: Definition

    /// The path in the graph to the definition.
    private let path: [String]
    /// The trait that overrides the shared container that was to build the definition; nil for a test's own container.
    private let trait: String?

    init(_ definition: Definition, in container: Container, overriddenBy trait: String? = nil) {
        self.definition = definition
        path = container.graph.path(to: definition)
        self.trait = trait
    }

    /// The definition, its source location, and the edits to choose from.
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

/// A trait allows a definition that is not live.
public struct UselessAllowance: Error, Sendable, CustomStringConvertible {
    private let allowed: String
    private let live: [Definition]

    init(_ allowed: String, among live: [Definition]) {
        self.allowed = allowed
        self.live = live
    }

    /// The useless allowance, and the definitions that are live.
    @_documentation(visibility: internal)
    public var description: String {
        "`.allowing(\(allowed))` allows nothing: "
            + (live.isEmpty
                ? "no definition is marked `.live()`"
                : "only these are marked `.live()`: " + live.map { "`\($0.label)`" }.joined(separator: ", "))
    }
}

extension Graph {
    /// The shortest way to a definition.
    ///
    /// The node is found by its source location, because tests replace the factories by which definitions are compared.
    fileprivate func path(to definition: Definition) -> [String] {
        let node = nodes.first {
            $0.inner == nil && $0.type == definition.type && $0.definition.location == definition.location
        }
        return node.map { writtenTogether(NodesBelow(routesTo: nodes).names(to: $0)) } ?? []
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A test resolves a live definition that it neither overrides nor allows.
    public static let live = Self(rawValue: "live")
}
