/// The ids of definitions in a document: unique, and stable when other definitions come and go.
struct DocumentIDs {
    private let nodes: [Node]
    private let ids: [String]
    /// The replaced definitions that are not among the graph's own.
    private let replacedOutside: [(definition: Definition, id: String)]
    let replaced: [GraphDocument.Replaced]

    init(of nodes: [Node], replaced entries: [(node: Node, by: Node)]) {
        var counts: [String: Int] = [:]
        var taken: Set<String> = []
        func unique(_ id: String) -> String {
            var candidate = id
            while !taken.insert(candidate).inserted {
                counts[id, default: 1] += 1
                candidate = "\(id)#\(counts[id, default: 1])"
            }
            return candidate
        }
        var ids: [String] = []
        ids.reserveCapacity(nodes.count)
        for node in nodes {
            let name = node.definition.documentName
            ids.append(unique(node.inner.map { "\(name) around \(ids[$0.index])" } ?? name))
        }
        var replacedOutside: [(definition: Definition, id: String)] = []
        for entry in entries where !nodes.holds(entry.node) {
            replacedOutside.append((entry.node.definition, unique("\(entry.node.definition.documentName) (replaced)")))
        }
        self.nodes = nodes
        self.ids = ids
        self.replacedOutside = replacedOutside
        replaced = entries.compactMap { node, successor in
            guard let id = DocumentIDs.id(of: node, among: nodes, ids: ids, replaced: replacedOutside),
                let successorID = DocumentIDs.id(of: successor, among: nodes, ids: ids, replaced: replacedOutside)
            else { return nil }
            return GraphDocument.Replaced(
                id: id, type: documentName(of: node.type), by: successorID, module: node.module,
                location: node.definition.location)
        }
    }

    /// The id of a definition of the graph.
    subscript(node: Node) -> String { ids[node.index] }

    /// The id of a definition of the graph, or of a replaced one.
    func id(ofCandidate node: Node) -> String? {
        DocumentIDs.id(of: node, among: nodes, ids: ids, replaced: replacedOutside)
    }

    private static func id(
        of node: Node, among nodes: [Node], ids: [String], replaced: [(definition: Definition, id: String)]
    ) -> String? {
        if nodes.holds(node) { return ids[node.index] }
        if let entry = replaced.first(where: { $0.definition.isSame(as: node.definition) }) { return entry.id }
        // An override was created before the definitions that it replaces were taken out, when its index was another.
        return nodes.first { $0.inner == nil && $0.definition.isSame(as: node.definition) }.map { ids[$0.index] }
    }
}

extension Definition {
    fileprivate var documentName: String { name ?? qualifiedName(of: type) }
}
