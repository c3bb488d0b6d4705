/// The effect of an override on the containers and scopes that were made before it, and that keep the real definitions.
///
/// A request is affected if the override changes the answer to its query, or to the query of a parameter that it leads to.
final class LateOverride: Sendable {
    /// The graph of the container that the override replaces, kept so that its identity does not pass to another one.
    private let real: Graph
    /// The graph of the override.
    private let overriding: Graph
    /// The real nodes that the override leaves alone, by the indices of their twins in ``overriding``.
    private let unaffected: [Int: Node]

    fileprivate init(of overlay: Overlay, on real: Graph) {
        self.real = real
        overriding = overlay.container.graph
        unaffected = overriding.unaffected(comparedTo: real)
    }

    /// The way from a request to the reason why the override affects it.
    fileprivate struct Path {
        /// The definitions on the way, of which the last is the reason; empty if only the choice among others differs.
        var nodes: [Node]
        var end = End.override

        enum End {
            case override
            /// The definition is not found within the override.
            case overridden
            /// The definition takes the container, and may resolve anything.
            case takesContainer
        }
    }

    /// The way from a request in a container to the override; nil if the override does not affect the request.
    fileprivate func path(
        from type: Any.Type, matching query: ErasedQuery, prefersFactories: Bool, in container: Container
    ) -> Path? {
        func nodes(in graph: Graph, within openScopes: [OpenScope]) -> [Node] {
            self.nodes(
                of: type, matching: query, for: .request(in: openScopes), in: graph, prefersFactories: prefersFactories)
        }
        // The override would keep the objects of the open scopes.
        let scopesOfOverride = container.openScopes.map { OpenScope($0.scope, level: max($0.level, overriding.level)) }
        let here = nodes(in: container.graph, within: container.openScopes)
        let now = nodes(in: overriding, within: scopesOfOverride)
        let before = nodes(in: real, within: container.openScopes)
        if !isOwnChoice(here, of: type), let path = path(from: before, to: now) { return path }
        let below = NodesBelow(here)
        for (number, node) in below.nodes.enumerated() where isOwn(node) {
            if node.takesContainer { return Path(nodes: below.path(to: number), end: .takesContainer) }
            if let inner = node.inner, !isOwn(inner), !unaffected.values.contains(where: { $0 === inner }) {
                return Path(nodes: below.path(to: number) + [inner], end: .overridden)
            }
            // Without what a decorator wraps, which no query has found.
            let parameters = node.inner == nil ? node.dependencies[...] : node.dependencies.dropFirst()
            for need in parameters + node.calls + node.steps.flatMap(\.dependencies)
            where !isOwnChoice(need.resolution.nodes, of: need.type) {
                func nodes(in graph: Graph) -> [Node] {
                    self.nodes(of: need.type, matching: need.query, for: .node(node), in: graph)
                }
                if var path = path(from: nodes(in: real), to: nodes(in: overriding)) {
                    path.nodes = below.path(to: number) + path.nodes
                    return path
                }
            }
        }
        return nil
    }

    /// Whether a child, or an override of a child, declares a node, and not the container that the override replaces.
    private func isOwn(_ node: Node) -> Bool { node.level > real.level }

    /// Whether children declare all that was found, which comes before any override further out; a list may gain members.
    private func isOwnChoice(_ nodes: [Node], of type: Any.Type) -> Bool {
        !nodes.isEmpty && nodes.allSatisfy(isOwn) && !TypeShape(type).holdsMany
    }

    /// The definitions that answer a query; none if the query has no answer.
    private func nodes(
        of type: Any.Type, matching query: ErasedQuery, for asker: Resolver.Asker, in graph: Graph,
        prefersFactories: Bool = false
    ) -> [Node] {
        var resolver = graph.resolver
        resolver.purpose = prefersFactories ? .call : .object
        return (try? resolver.resolve(type, matching: query, for: asker, using: TypeCache()))?.nodes ?? []
    }

    /// The way from an answer to the first definition that differs within the override; nil if the answers are the same.
    private func path(from before: [Node], to now: [Node]) -> Path? {
        let same = now.compactMap { unaffected[$0.index]?.index }
        let others = now.filter { unaffected[$0.index] == nil }
        guard !others.isEmpty || same != before.map(\.index) else { return nil }
        guard let first = others.first else {
            return Path(nodes: Array(before.filter { !same.contains($0.index) }.prefix(1)), end: .overridden)
        }
        let makers = Set(real.nodes.map { ObjectIdentifier($0.definition.maker) })
        let below = NodesBelow(others)
        if let overriding = below.nodes.firstIndex(where: { !makers.contains(ObjectIdentifier($0.definition.maker)) }) {
            return Path(nodes: below.path(to: overriding))
        }
        return Path(nodes: [first], end: first.takesContainer ? .takesContainer : .override)
    }
}

extension Container {
    /// Refuses a request that reaches a definition which the current task overrides in a container around this one.
    ///
    /// This container was made before the override.
    func refuseIfOverridden(_ type: Any.Type, matching query: ErasedQuery, prefersFactories: Bool = false)
        throws(ResolutionError)
    {
        guard taskHasOverlays else { return }
        try checkOpen()
        // Only the innermost override of each container, which contains the others.
        var overridden: Set<ObjectIdentifier> = []
        for overlay in Overlay.all.reversed()
        where overridden.insert(ObjectIdentifier(overlay.overridden)).inserted && !isInside(overlay.container) {
            let around = sequence(first: self, next: \.outer)
            guard let real = around.first(where: { $0.standsIn(for: overlay.overridden) }) else { continue }
            let effect = overlay.effect(on: real.graph)
            guard let path = effect.path(from: type, matching: query, prefersFactories: prefersFactories, in: self)
            else { continue }
            // The outermost container that would have to be made within the override.
            throw .openedBeforeOverride(around.first { $0.outer === real } ?? self, resolving: type, by: path)
        }
    }

    /// Refuses an injection if the injection points and calls of a class reach an overridden definition.
    func refuseIfOverridden(stepsOf type: AnyClass) throws(ResolutionError) {
        for step in wiring.steps(of: type).map(\.step) {
            for (number, type) in step.parameterTypes.enumerated() {
                try refuseIfOverridden(type, matching: step.queries?[number] ?? .auto)
            }
        }
    }

    /// Whether this container is `other`, or an override of it, also by way of further overrides.
    private func standsIn(for other: Container) -> Bool { self === other || overridden?.standsIn(for: other) == true }
}

extension Overlay {
    /// The effect on the containers with a graph or below it, found at the first request and kept with the overlay.
    fileprivate func effect(on real: Graph) -> LateOverride {
        lateOverrides.withLock { known in
            if let effect = known[ObjectIdentifier(real)] { return effect }
            let effect = LateOverride(of: self, on: real)
            known[ObjectIdentifier(real)] = effect
            return effect
        }
    }
}

extension ResolutionError {
    /// The error of a request that reaches an override which is younger than the container.
    fileprivate static func openedBeforeOverride(
        _ container: Container, resolving type: Any.Type, by path: LateOverride.Path
    ) -> ResolutionError {
        let nodes = path.nodes
        let isScope = container.openScope != nil
        let place = isScope ? "\(container.words) was opened" : "the child container was created"
        let name = "`\(mention(of: type))`"
        let last = nodes.last.map { "`\($0.mention)`" } ?? ""
        let isFar = nodes.count > 1
        let reason =
            switch path.end {
            case .takesContainer:
                (isFar ? "\(name) depends on \(last), which" : last)
                    + " takes the container, from which it may resolve an override"
            case .override where isFar: "\(name) depends on the override \(last)"
            case .override where !nodes.isEmpty: "\(name) is overridden by \(last)"
            case .overridden where isFar: "\(name) depends on \(last), which is overridden"
            case .override, .overridden: "\(name) is overridden"
            }
        return ResolutionError(
            .openedBeforeOverride, "\(reason), but \(place) before the override", path: nodes.map(\.mention),
            notes: nodes.suffix(1).map { Diagnostic.Note(path.end == .override ? "override" : "declared", on: $0) },
            help: isScope
                ? "open the scope within `withOverrides`, or in the test that has the trait"
                : "create it within `withOverrides`, or in the test that has the trait: `Container(..., parent: ...)`")
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A container or scope that was made before an override resolves an overridden definition, or one that depends on it.
    public static let openedBeforeOverride = Self(rawValue: "opened-before-override")
}
