/// Declared names, tags and types, from which the check suggests near ones when a look-up fails.
///
/// A `TypeCache` keeps the instance, because creating one asks the runtime for the name of every type.
final class DeclaredNames {
    /// The definitions of each default name.
    private let defaults: [String: [Node]]
    /// Every name that resolves; `named` has the first definition of each.
    private let names: NearNames
    private let named: [Node]
    /// Every tag, without orders.
    private let tags: NearNames
    /// The types by their spelling; `typed` has the first definition of each.
    private let types: NearNames
    private let typed: [String: Node]
    /// Whether the definition of each name fits a type, for the type of the last look-up.
    private var fitting: (type: Any.Type, places: [Bool])?

    /// A name near a missing one, its definition, and whether the definition fits the wanted type.
    typealias Near = (name: String, node: Node, fits: Bool)

    /// Takes time for each definition: only look-ups of names that were not given need it.
    init(_ index: DefinitionIndex) {
        // Private types of two files may have the same name.
        let unnamed = index.nodes.filter { $0.hasDefaultName && $0.details.method == nil }
        defaults = Dictionary(grouping: unnamed, by: \.defaultName)
        let all = index.named.merging(index.methodNames) { given, _ in given }
            .merging(defaults.compactMapValues { index.visible($0).first }) { given, _ in given }
        names = NearNames(Array(all.keys))
        named = names.names.compactMap { all[$0] }
        tags = NearNames(Array(index.tags))
        typed = Dictionary(index.nodes.map { (spelling(of: $0.type), $0) }) { first, _ in first }
        types = NearNames(Array(typed.keys), as: .types)
    }

    /// The definitions with a default name.
    package func nodes(named name: String) -> [Node] { defaults[name] ?? [] }

    /// Names near a missing one, of definitions that fit a type; of other definitions if there are none.
    ///
    /// The definition that needs the name is left out.
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

    /// The first definition whose type has a spelling.
    func node(spelled name: String) -> Node? { typed[name] }

    func typesNear(_ name: String, for asker: Node?) -> [Node] {
        Array(types.nearest(to: name, limit: 4).compactMap { typed[types.names[$0]] }.filter { $0 !== asker }.prefix(3))
    }
}
