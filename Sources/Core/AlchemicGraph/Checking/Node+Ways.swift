extension Node {
    /// The definitions on the way to what has to be built in a certain way, this node's first.
    package func way(to isolation: Isolation) -> [String] {
        var way = [self]
        while let node = way[way.count - 1].next(on: isolation), !way.contains(where: { $0 === node }) {
            way.append(node)
        }
        return way.map(\.mention)
    }

    /// The dependency that has to be built in a certain way; nil if the node's own factory does.
    private func next(on isolation: Isolation) -> Node? {
        guard definition.maker.isolation < isolation else { return nil }
        return edges.first { $0.moment != .later && $0.target.completeIsolation >= isolation }?.target
    }
}
