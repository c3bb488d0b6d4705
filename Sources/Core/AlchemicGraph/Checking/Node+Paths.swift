extension Node {
    /// The definitions on the path to a definition whose factory or steps need an isolation, this node's first.
    package func path(needing isolation: Isolation) -> [String] {
        var path: [Node] = []
        var next: Node? = self
        while let node = next, !path.contains(where: { $0 === node }) {
            path.append(node)
            // The path ends at a factory that needs the isolation, or where no dependency does.
            let edge = node.edges.first { $0.moment != .later && $0.target.completeIsolation >= isolation }
            next = node.definition.maker.isolation < isolation ? edge?.target : nil
        }
        return path.map(\.mention)
    }
}
