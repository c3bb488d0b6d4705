/// The effect of an override on a container or scope that was made before it, and that keeps the real definitions.
///
/// The graph that the container would have if it were made now shows whether a request reaches an overridden definition.
final class LateOverride: Sendable {
    /// The graph that the container would have if it were made now, or the reason why there is none.
    private let prospect: Result<Graph, GraphError>
    /// The container's own graph, which also keeps its identity from passing to another one.
    private let graph: Graph
    /// The container's nodes that the override leaves alone, by the indices of their twins in the prospect.
    private let unaffected: [Int: Node]
    /// Checks the graph that the container would have, which costs as much as a check of its modules.
    fileprivate init(of overlay: Overlay, for container: Container) {
        prospect = Result { () throws(GraphError) in try overlay.graph(for: container) }
        graph = container.graph
        unaffected = (try? prospect.get())?.unaffected(comparedTo: graph) ?? [:]
    }

    /// The definitions on the path from a request to an overriding one, which is the last.
    ///
    /// - Returns: Nil if the request reaches none; empty if there is no graph, or if only the choice among others differs.
    fileprivate func path(
        from type: Any.Type, matching query: ErasedQuery, prefersFactories: Bool, in openScopes: [Scope]
    ) -> [Node]? {
        guard case .success(let prospect) = prospect else { return [] }
        func nodes(in graph: Graph) -> [Node] {
            var resolver = graph.resolver
            resolver.prefersFactories = prefersFactories
            return (try? resolver.resolve(type, matching: query, for: .request(in: openScopes), using: TypeCache()))?
                .nodes(as: type)
                ?? []
        }
        let now = nodes(in: prospect)
        let others = now.filter { unaffected[$0.index] == nil }
        if others.isEmpty, now.compactMap({ unaffected[$0.index]?.index }) == nodes(in: graph).map(\.index) {
            return nil
        }
        let makers = Set(graph.nodes.map { ObjectIdentifier($0.definition.maker) })
        let below = NodesBelow(others)
        let overriding = below.nodes.firstIndex { !makers.contains(ObjectIdentifier($0.definition.maker)) }
        return overriding.map(below.path) ?? Array(others.prefix(1))
    }

    /// The reason why the container could not be made within the override; nil if it could.
    fileprivate var graphError: GraphError? {
        if case .failure(let error) = prospect { error } else { nil }
    }
}

extension Container {
    /// Refuses a request that reaches a definition which the current task overrides in a container around this one.
    ///
    /// This container was made before the override.
    func refuseIfOverridden(_ type: Any.Type, matching query: ErasedQuery, prefersFactories: Bool = false)
        throws(ResolutionError)
    {
        guard Overlay.$all.boundAddress != 0 else { return }
        try checkOpen()
        // Only the innermost override of each container, which contains the others.
        var bases: Set<ObjectIdentifier> = []
        for overlay in Overlay.all.reversed()
        where bases.insert(ObjectIdentifier(overlay.base)).inserted && isInside(overlay.base)
            && !isInside(overlay.container)
        {
            let effect = overlay.effect(on: self)
            guard
                let path = effect.path(from: type, matching: query, prefersFactories: prefersFactories, in: openScopes)
            else {
                continue
            }
            // The outermost container that would have to be made within the override.
            var container = self
            while let outer = container.outer, !overlay.container.replaces(outer) { container = outer }
            throw .openedBeforeOverride(container, resolving: type, by: path, misfit: effect.graphError)
        }
    }

    /// Refuses an injection if the injection points and calls of a class reach an overridden definition.
    func refuseIfOverridden(stepsOf type: AnyClass) throws(ResolutionError) {
        guard Overlay.$all.boundAddress != 0 else { return }
        for step in wiring.steps(of: type).map(\.step) {
            for (number, type) in step.parameterTypes.enumerated() {
                try refuseIfOverridden(type, matching: step.queries?[number] ?? .auto)
            }
        }
    }

    /// Whether this container is `other`, or an override of it, also by way of further overrides.
    fileprivate func replaces(_ other: Container) -> Bool {
        self === other || overlaidContainer?.replaces(other) == true
    }
}

extension Overlay {
    /// The effect on all containers with one graph, found at the first request and kept with the overlay.
    fileprivate func effect(on container: Container) -> LateOverride {
        let key = ObjectIdentifier(container.graph)
        if let known = lateOverrides.withLock({ $0[key] }) { return known }
        let effect = LateOverride(of: self, for: container)
        lateOverrides.withLock { $0[key] = effect }
        return effect
    }

    /// The graph that a container would have if it were made now.
    fileprivate func graph(for other: Container) throws(GraphError) -> Graph {
        if container.replaces(other) { return container.graph }
        guard let outer = other.outer else { return other.graph }
        let around = try graph(for: outer)
        if other.openScope != nil { return around }
        if other.overlaidContainer != nil {
            let overrides = Module("overrides") { other.graph.definitions(notIn: outer.graph).map(ModuleElement.init) }
            return try Graph(overlaying: around, with: overrides, replacing: { $0 })
        }
        // A child's own definitions, below another parent.
        var check = Check(parent: around)
        check.collectOwn(of: other.graph)
        return try Graph(checking: check, roots: [])
    }
}

extension ResolutionError {
    /// The error of a request that reaches an override which is younger than the container; `path` may be empty.
    fileprivate static func openedBeforeOverride(
        _ container: Container, resolving type: Any.Type, by path: [Node], misfit: GraphError?
    ) -> ResolutionError {
        let name = mention(of: type)
        let isScope = container.openScope != nil
        let place = isScope ? "\(container.words) was opened" : "the child container was created"
        let last = path.last.map { "`\($0.mention)`" } ?? ""
        let takesContainer = path.count == 1 && path[0].takesContainer
        let reason =
            switch path.count {
            case 0 where misfit != nil: "`\(name)` may depend on an override"
            case 0: "`\(name)` is overridden"
            case 1 where takesContainer: "\(last) takes the container, from which it may resolve an override"
            case 1: "`\(name)` is overridden by \(last)"
            default: "`\(name)` depends on the override \(last)"
            }
        return ResolutionError(
            .openedBeforeOverride, "\(reason), but \(place) before the override", path: path.map(\.mention),
            notes: path.suffix(1).map {
                Diagnostic.Note(takesContainer ? "declared" : "override", "\(last) (\($0.definition.location))")
            } + (misfit.map { [Diagnostic.Note("misfit", $0.inOneLine)] } ?? []),
            help: isScope
                ? "open the scope within `withOverrides`, or in the test that has the trait"
                : "create it within `withOverrides`, or in the test that has the trait: `Container(..., parent: ...)`",
            underlying: misfit)
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A container or scope that was made before an override resolves an overridden definition, or one that depends on it.
    public static let openedBeforeOverride = Self(rawValue: "opened-before-override")
}
