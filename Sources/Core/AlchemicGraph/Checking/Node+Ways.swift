// Which of the things that a definition needs makes it wait or fail: what a message should name.

extension Node {
    /// The labels on the way to what has to be built in a certain way, this node's first.
    package func way(to isolation: Isolation) -> [String] {
        chain { node in
            guard node.definition.maker.isolation < isolation else { return nil }
            return node.edges.first { $0.moment != .later && $0.target.completeIsolation >= isolation }?.target
        }.map(\.label)
    }

    /// What on the way to building this can fail, and the way to it.
    package var reasonToFail: (words: String, path: [String]) {
        let way = chain { node in
            guard node.ownReasonToFail == nil else { return nil }
            return node.edges.first { $0.moment == .construction && $0.target.canFail }?.target
        }
        let culprit = way[way.count - 1]
        return ("`\(culprit.label)` \(culprit.ownReasonToFail ?? "has steps, which may throw")", way.map(\.label))
    }

    private var ownReasonToFail: String? {
        if kind == .external { return "may not have been set" }
        if let scope = lifetime.scope { return "belongs to the scope \"\(scope)\"" }
        switch definition.maker.isolation {
        case .asynchronous: return "must be awaited"
        case .main: return "is made on the main actor"
        case .synchronous: break
        }
        if !definition.traits.contains(.nonthrowing) { return "may throw" }
        if mayBeDropped { return "may be dropped, and would have to be made again" }
        if mayRunDeep {
            return "may take a chain of \(lastingDepth) constructions, more than any stack holds for sure"
        }
        return nil
    }

    private func chain(_ next: (Node) -> Node?) -> [Node] {
        var way = [self]
        while let node = next(way[way.count - 1]), !way.contains(where: { $0 === node }) { way.append(node) }
        return way
    }
}
