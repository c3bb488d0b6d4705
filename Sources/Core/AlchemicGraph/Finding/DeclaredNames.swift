/// The names of what is declared, as they are needed when one is missing.
///
/// A cache keeps it, since making it asks the runtime for the name of every type.
final class DeclaredNames {
    /// Default names, with everything that has them.
    private let defaults: [String: [Node]]
    /// Every name that could have been resolved, and the first definition that has it.
    private let names: NearNames
    private let named: [Node]
    private let tags: NearNames
    /// Types by their spelling, with the first definition of each.
    private let types: NearNames
    private let typed: [Node]
    /// Which of the names stand for something of a type, for the type that was resolved last.
    private var fitting: (type: Any.Type, places: [Bool])?

    /// A name that is near to another one, and whether what has it is of the type that is wanted.
    typealias Near = (name: String, node: Node, fits: Bool)

    init(_ index: DefinitionIndex) {
        var defaults: [String: [Node]] = [:]
        for nodes in index.defaults.values { defaults[qualifiedName(of: nodes[0].type), default: []] += nodes }
        for node in index.methodProducts { defaults[node.defaultName, default: []].append(node) }
        // Types that are private to two files may have the same name.
        self.defaults = defaults.mapValues { nodes in nodes.ordered(by: \.index) }
        let all = index.named.merging(index.methodNames) { given, _ in given }
            .merging(self.defaults.compactMapValues { index.visible($0).first }) { given, _ in given }
        names = NearNames(all.keys)
        named = names.names.compactMap { all[$0] }
        tags = NearNames(index.tags)
        let spelled = Dictionary(index.nodes.map { (spelling(of: $0.type), $0) }) { first, _ in first }
        types = NearNames(spelled.keys, .types)
        typed = types.names.compactMap { spelled[$0] }
    }

    /// What has a default name.
    package func nodes(named name: String) -> [Node] { defaults[name] ?? [] }

    /// Names that are near to one that nothing has, of what fits a type; of all others if there are none.
    ///
    /// The definition that resolves the name is none of them.
    func near(_ name: String, as type: Any.Type, for asker: Node?, fitting nodes: [Node]) -> [Near] {
        if fitting?.type != type {
            let indices = Set(nodes.map(\.index))
            fitting = (type, named.map { indices.contains($0.index) })
        }
        let fits = fitting?.places ?? []
        func others(_ places: [Int]) -> [Int] { Array(places.filter { named[$0] !== asker }.prefix(3)) }
        let fitting = others(names.nearest(to: name, limit: 4, of: fits))
        return (fitting.isEmpty ? others(names.nearest(to: name, limit: 4)) : fitting)
            .map { (names.names[$0], named[$0], fits[$0]) }
    }

    func tagsNear(_ tag: String) -> [String] { tags.nearest(to: tag).map { tags.names[$0] } }

    /// Another type that is spelled alike.
    func node(spelled name: String) -> Node? { types.names.firstIndex(of: name).map { typed[$0] } }

    func typesNear(_ name: String, for asker: Node?) -> [Node] {
        Array(types.nearest(to: name, limit: 4).map { typed[$0] }.filter { $0 !== asker }.prefix(3))
    }
}
