extension Node {
    /// The definitions on the path to a definition whose factory or steps need an isolation, this node's first.
    package func path(needing isolation: Isolation) -> [String] {
        var path = [self]
        while let node = path[path.count - 1].next(needing: isolation), !path.contains(where: { $0 === node }) {
            path.append(node)
        }
        return path.map(\.mention)
    }

    /// The next node on the path: a dependency that needs the isolation; nil if this node's factory needs it, or no dependency
    /// does.
    private func next(needing isolation: Isolation) -> Node? {
        guard definition.maker.isolation < isolation else { return nil }
        return edges.first { $0.moment != .later && $0.target.completeIsolation >= isolation }?.target
    }
}
