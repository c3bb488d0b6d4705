// Reports the cycles that cannot be built.

extension Check {
    /// Reports cycles of constructions, and cycles without a kept definition; fills `constructionOrder`.
    ///
    /// A cycle can be built if one of its edges may wait until the object exists, and if one of its definitions is kept,
    /// so that building ends.
    mutating func checkCycles() {
        constructionOrder.reserveCapacity(allNodes.count)
        let building = Arrows(allNodes, along: \.isTakenByFactory)
        for component in building.connected {
            for index in component.ordered(by: \.self) { constructionOrder.append(allNodes[index]) }
            if component.contains(where: { $0 >= firstOwnIndex }), let cycle = building.cycle(in: component) {
                reportCycle(path(along: cycle, \.isTakenByFactory))
            }
        }
        guard allNodes.contains(where: { !$0.steps.isEmpty }) else { return }
        let making = Arrows(allNodes, along: \.isMadeForObject)
        for cycle in making.connected.compactMap(making.cycle(in:)) {
            let path = path(along: cycle, \.isMadeForObject)
            // Without a step, it is a cycle of constructions, which has been reported.
            if path.contains(where: { $0.edge.moment == .step }) { reportCycle(path, isEndless: true) }
        }
    }

    /// The edges of a cycle of nodes: of each node, the first counted one that leads to the next.
    private func path(along cycle: [Int], _ isCounted: (Edge) -> Bool) -> [(node: Node, edge: Edge)] {
        zip(cycle, cycle.dropFirst() + cycle.prefix(1)).compactMap { node, next in
            let edge = allNodes[node].edges.first { isCounted($0) && $0.target.index == next }
            return edge.map { (allNodes[node], $0) }
        }
    }
}

extension Edge {
    /// Whether the factory takes the target, whichever scopes are open.
    fileprivate var isTakenByFactory: Bool { moment == .construction && !way.isAlternative }
    /// Whether each new object gets a target of its own, whichever scopes are open.
    fileprivate var isMadeForObject: Bool { moment != .later && !way.isAlternative && !target.isKept }
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
        if let step { return " for its \(step.words)" }
        if dependency.position > 0 { return " as parameter \(dependency.position)" }
        return node.inner == nil ? " as its owner" : " to wrap it"
    }
}

extension Arrows {
    /// The edges between nodes that a rule counts.
    init(_ nodes: [Node], along isCounted: (Edge) -> Bool) {
        self.init(count: nodes.count)
        for node in nodes {
            for edge in node.edges where isCounted(edge) { add(edge.target.index) }
            endNode()
        }
    }
}
