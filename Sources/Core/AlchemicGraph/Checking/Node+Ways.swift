extension Node {
    /// The definitions on the way to a factory that needs an isolation, this node's first.
    package func way(to isolation: Isolation) -> [String] {
        var way = [self]
        while let node = way[way.count - 1].next(on: isolation), !way.contains(where: { $0 === node }) {
            way.append(node)
        }
        return way.map(\.mention)
    }

    /// The dependency that leads to such a factory; nil if the node's own factory needs the isolation.
    private func next(on isolation: Isolation) -> Node? {
        guard definition.maker.isolation < isolation else { return nil }
        return edges.first { $0.moment != .later && $0.target.completeIsolation >= isolation }?.target
    }
}
