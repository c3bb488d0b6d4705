// Reports the cycles that cannot be built.

extension Check {
    /// Reports cycles of constructions, and cycles without a kept definition; fills `constructionOrder`.
    ///
    /// A cycle can be built if one of its edges may wait until the object exists, and if one of its definitions is kept,
    /// so that building ends.
    mutating func checkCycles() {
        constructionOrder.reserveCapacity(allNodes.count)
        for component in allNodes.components(along: { edge, _ in edge.isTakenByFactory }) {
            for index in component.ordered(by: \.self) { constructionOrder.append(allNodes[index]) }
            let isOwn = component.contains { $0 >= firstOwnIndex }
            if isOwn, let cycle = cycle(in: component, along: \.isTakenByFactory) { reportCycle(cycle) }
        }
        guard allNodes.contains(where: { !$0.steps.isEmpty }) else { return }
        for component in allNodes.components(along: { edge, _ in edge.isMadeForObject }) {
            guard let cycle = cycle(in: component, along: \.isMadeForObject) else { continue }
            if cycle.contains(where: { $0.edge.moment == .step }) { reportCycle(cycle, isEndless: true) }
        }
    }

    /// The shortest cycle through the lowest-numbered member of a component, as nodes with the edge to follow.
    private func cycle(in component: [Int], along isCounted: (Edge) -> Bool) -> [(node: Node, edge: Edge)]? {
        let start = allNodes[component.min() ?? 0]
        func edge(from node: Node, to target: Node) -> Edge? {
            node.edges.first { isCounted($0) && $0.target === target }
        }
        // Most components have a single node.
        if component.count == 1 { return edge(from: start, to: start).map { [(node: start, edge: $0)] } }
        let members = Set(component)
        let below = NodesBelow([start]) { isCounted($0) && members.contains($0.target.index) }
        guard let last = below.nodes.first(where: { edge(from: $0, to: start) != nil }) else { return nil }
        let path = below.path(to: last)
        return zip(path, path.dropFirst() + [start]).compactMap { node, next in
            edge(from: node, to: next).map { (node: node, edge: $0) }
        }
    }
}

extension Edge {
    /// Whether the factory takes the target, whichever scopes are open.
    fileprivate var isTakenByFactory: Bool { moment == .construction && !isAlternative }
    /// Whether each new object gets a target of its own, whichever scopes are open.
    fileprivate var isMadeForObject: Bool { moment != .later && !isAlternative && !target.isKept }
}

// MARK: In words

extension Check {
    /// Reports a cycle that cannot be built.
    ///
    /// It is endless if no definition is kept, so that each object needs another new one. Otherwise each factory needs the next
    /// object, and no edge can wait until an object exists.
    private mutating func reportCycle(_ path: [(node: Node, edge: Edge)], isEndless: Bool = false) {
        let names = path.map(\.node.mention) + [path[0].node.mention]
        var notes = path.map { node, edge in
            Diagnostic.Note(
                "where", on: node,
                adding: " \(edge.isCall ? "calls" : "takes") `\(edge.target.mention)`" + words(for: edge, of: node))
        }
        if notes.count > 12 { notes = notes.prefix(9) + [Diagnostic.Note("where", "(\(notes.count - 9) more)")] }
        problems.add(
            .cycle,
            with: Values(node: path[0].node, count: path.count, choice: isEndless ? 2 : path.count == 1 ? 0 : 1),
            path: LabelPath(names).shortened, notes: notes, help: remedy(for: path, isEndless: isEndless),
            members: path.map(\.node))
    }

    /// The edit that makes a cycle buildable: the edge that can wait, and how; or the definition to keep, so that building ends.
    private func remedy(for path: [(node: Node, edge: Edge)], isEndless: Bool) -> String {
        // Position 0 is the owner of a method or the object that a decorator wraps. Neither can wait.
        let waiting = path.last { !$0.edge.isCall && $0.node.origin(of: $0.edge).dependency.position > 0 }
        guard let (node, edge) = waiting else { return Values().fill(.cycleRemedies) }
        let type = node.origin(of: edge).dependency.type
        let isAwaited = path.contains { $0.node.definition.maker.isolation == .asynchronous }
        let mayBeLazy = !isEndless && edge.target.mayBeShared(as: type)
        let shared = (path.first { $0.node.inner == nil } ?? path[0]).node
        let maySet = !isEndless && node.isClass && node.inner == nil && path.contains { $0.node.isKept }
        var values = Values(
            node: node, other: shared, type: type, name: isAwaited ? "AsyncProvider" : mayBeLazy ? "Lazy" : "Provider",
            choice: maySet ? 0 : isEndless ? 1 : 2)
        guard let file = isEndless ? shared.nameInFile : maySet ? node.nameInFile : nil else {
            return values.fill(.cycleRemedy)
        }
        values.choice = 2
        let target = edge.target.definition.name.map { "'@\($0)'" } ?? "..."
        return Values(name: file, text: target, choice: isEndless ? 2 : 1).fill(.cycleRemedies)
            + values.fill(.cycleRemedy)
    }

    /// Text such as ` as parameter 2`, to be put after the names of both definitions.
    private func words(for edge: Edge, of node: Node) -> String {
        if edge.isCall { return "" }
        let (dependency, step) = node.origin(of: edge)
        if let step { return " for its \(step.kind.rawValue)" + (step.name.map { " `\($0)`" } ?? "") }
        if dependency.position > 0 { return " as parameter \(dependency.position)" }
        return node.inner == nil ? " as its owner" : " to wrap it"
    }
}

extension [Node] {
    /// The strongly connected components of all nodes of a graph, each after the components that it leads to.
    ///
    /// The rule takes an edge and the node that the edge leaves.
    func components(along isCounted: (Edge, Node) -> Bool) -> [[Int]] {
        var starts = [0]
        starts.reserveCapacity(count + 1)
        var targets: [Int] = []
        for node in self {
            for edge in node.edges where isCounted(edge, node) { targets.append(edge.target.index) }
            starts.append(targets.count)
        }
        return AlchemicGraph.components(starts: starts, targets: targets)
    }
}
