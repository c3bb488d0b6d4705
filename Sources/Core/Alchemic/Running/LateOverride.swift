/// An override as a container or scope meets it that was made before: it was made of the real things, and stays so.
///
/// Whether a request reaches anything overridden is seen in the graph that the container would have if it were made now.
final class LateOverride: Sendable {
    /// The graph, or why there is none.
    private let prospect: Result<Graph, GraphError>
    /// The container's own graph, which also keeps its identity from passing to another one.
    private let graph: Graph
    /// The nodes to which the override means nothing, by their places in the other graph.
    private let unaffected: [Int: Node]
    /// What was found in either graph.
    private let caches = Guarded((now: TypeCache(), then: TypeCache()))

    fileprivate init(_ prospect: Result<Graph, GraphError>, for graph: Graph) {
        self.prospect = prospect
        self.graph = graph
        unaffected = (try? prospect.get())?.unaffected(comparedTo: graph) ?? [:]
    }

    /// What leads from a request to an override.
    ///
    /// - Returns: The definitions on the way, the overriding one last; nil if the request reaches none.
    fileprivate func way(from type: Any.Type, _ plan: QueryPlan, callsMakers: Bool) -> [Node]? {
        guard case .success(let prospect) = prospect else { return [] }
        return caches.withLock { caches in
            let shape = TypeShape(type)
            func nodes(in graph: Graph, _ cache: inout TypeCache) -> [Node] {
                var resolver = graph.resolver
                resolver.callsMakers = callsMakers
                var nodes: [Node] = []
                (try? resolver.resolve(type, plan, for: .request, &cache))?
                    .forEachNode(shape: shape) { node, _ in nodes.append(node) }
                return nodes
            }
            let now = nodes(in: prospect, &caches.now)
            let then = nodes(in: graph, &caches.then)
            let others = now.filter { unaffected[$0.index] == nil }
            if others.isEmpty, now.count == then.count, zip(now, then).allSatisfy({ unaffected[$0.index] === $1 }) {
                return nil
            }
            return way(from: others)
        }
    }

    private func way(from nodes: [Node]) -> [Node] {
        let makers = Set(graph.nodes.map { ObjectIdentifier($0.definition.maker) })
        var former: [Int: Node] = [:]
        var seen = Set(nodes.map(\.index))
        var queue = nodes
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            guard makers.contains(ObjectIdentifier(node.definition.maker)) else {
                var way = [node]
                while let user = former[way[0].index] { way.insert(user, at: 0) }
                return way
            }
            for edge in node.edges where seen.insert(edge.target.index).inserted {
                former[edge.target.index] = node
                queue.append(edge.target)
            }
        }
        return Array(nodes.prefix(1))
    }

    /// What the graph's own problem is, if the container could not be made within the override.
    fileprivate var graphError: GraphError? {
        if case .failure(let error) = prospect { error } else { nil }
    }
}

extension Container {
    /// Refuses a request that reaches something which the current task overrides further out, after this was made.
    func refuseLate(_ type: Any.Type, _ plan: QueryPlan, callsMakers: Bool = false) throws(ResolutionError) {
        guard Overlay.$entries.place != 0 else { return }
        try checkOpen()
        for entry in Overlay.entriesOfEachBase where isInside(entry.base) && !isInside(entry.container) {
            let late = entry.late(for: self)
            guard let way = late.way(from: type, plan, callsMakers: callsMakers) else { continue }
            throw .openedBeforeOverride(outermost(within: entry), type, way, late.graphError)
        }
    }

    /// The same for what the injection points and calls of a class need.
    func refuseLate(stepsOf type: AnyClass) throws(ResolutionError) {
        guard Overlay.$entries.place != 0 else { return }
        for step in wiring.steps(of: type).map(\.step) {
            for (number, type) in step.parameterTypes.enumerated() {
                try refuseLate(type, step.queries?[number] ?? .auto)
            }
        }
    }

    /// The container or scope, this one or one around it, that would have to be made within an override.
    private func outermost(within entry: Overlay.Entry) -> Container {
        var container = self
        while let outer = container.outer, !entry.container.replaces(outer) { container = outer }
        return container
    }

    /// Whether it was made to replace another container, or one that does so itself.
    fileprivate func replaces(_ other: Container) -> Bool {
        var container: Container? = self
        while let current = container {
            if current === other { return true }
            container = current.overlaid
        }
        return false
    }
}

extension Overlay {
    /// For each container that is overridden the innermost override, which holds the others.
    fileprivate static var entriesOfEachBase: [Entry] {
        var bases: Set<ObjectIdentifier> = []
        return entries.reversed().filter { bases.insert(ObjectIdentifier($0.base)).inserted }
    }
}

extension Overlay.Entry {
    /// The override, as a container meets it that was made before.
    fileprivate func late(for container: Container) -> LateOverride {
        let key = ObjectIdentifier(container.graph)
        if let known = lateOverrides.withLock({ $0[key] }) { return known }
        let prospect: Result<Graph, GraphError>
        do throws(GraphError) {
            prospect = .success(try graph(for: container))
        } catch {
            prospect = .failure(error)
        }
        let late = LateOverride(prospect, for: container.graph)
        lateOverrides.withLock { $0[key] = late }
        return late
    }

    /// The graph that a container would have if it were made now.
    private func graph(for other: Container) throws(GraphError) -> Graph {
        if container.replaces(other) { return container.graph }
        guard let outer = other.outer else { return other.graph }
        let around = try graph(for: outer)
        if other.openScope != nil { return around }
        if other.overlaid != nil {
            let overrides = other.graph.definitions(notIn: outer.graph)
            return try Graph(
                overlaying: around, with: Module("overrides") { overrides.map(ModuleElement.init) }, replacing: { $0 })
        }
        return try Graph(other.graph, movedBelow: around)
    }
}

extension Graph {
    /// Checks a child's own definitions again, below another parent.
    fileprivate convenience init(_ child: Graph, movedBelow parent: Graph) throws(GraphError) {
        var check = Check(parent: parent)
        check.collectOwn(of: child)
        try self.init(checking: check, roots: [])
    }
}

extension ResolutionError {
    fileprivate static func openedBeforeOverride(
        _ container: Container, _ type: Any.Type, _ way: [Node], _ problem: GraphError?
    ) -> ResolutionError {
        let name = spelling(of: type)
        let isScope = container.openScope != nil
        let place = isScope ? "\(container.words) was opened" : "the child container was created"
        let last = way.last.map { "`\($0.label)`" } ?? ""
        let takesContainer = way.count == 1 && way[0].takesContainer
        let reason =
            switch way.count {
            case 0 where problem != nil: "`\(name)` may depend on an override"
            case 0: "`\(name)` is overridden"
            case 1 where takesContainer: "\(last) takes the container, from which it may request an override"
            case 1: "`\(name)` is overridden by \(last)"
            default: "`\(name)` depends on the override \(last)"
            }
        return ResolutionError(
            .openedBeforeOverride, "\(reason), but \(place) before the override", path: way.map(\.label),
            notes: way.suffix(1).map {
                Diagnostic.Note(takesContainer ? "declared" : "override", "\(last) (\($0.definition.location))")
            } + (problem.map { [Diagnostic.Note("misfit", $0.inOneLine)] } ?? []),
            help: isScope
                ? "open the scope within `withOverrides`, or in the test that has the trait"
                : "create it within `withOverrides`, or in the test that has the trait: `Container(..., parent: ...)`",
            underlying: problem)
    }
}

@_documentation(visibility: internal)
extension Diagnostic.ID {
    /// A container or scope that was made before an override is asked for what is overridden, or depends on that.
    public static let openedBeforeOverride = Self(rawValue: "opened-before-override")
}
