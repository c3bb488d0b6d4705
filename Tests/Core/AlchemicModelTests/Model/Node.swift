/// A definition in a graph, with everything that it needs; or a decorator around one definition.
final class Node {
    let declaration: Declaration
    let level: Int
    /// For a decorator in effect: what it wraps.
    let inner: Node?
    /// The names that it answers to, with those that an override has taken over.
    let name: String?
    let aliases: [String]

    /// Its place among the nodes of its graph.
    var index = 0
    /// What the factory's parameters are.
    var needs: [Found] = []
    /// What is done to its objects, and what each step takes.
    var steps: [(step: StepID, needs: [Found])] = []
    /// What the steps of declared subclasses take, one of which the object may be.
    var possible: [Found] = []
    /// In the graph of overrides: the node of the graph below that is built of the same, all the way down.
    var twin: Node?
    /// The container that declares it.
    weak var home: Place?

    init(_ declaration: Declaration, level: Int, inner: Node? = nil, name: String? = nil, aliases: [String] = []) {
        self.declaration = declaration
        self.level = level
        self.inner = inner
        self.name = name
        self.aliases = aliases
    }

    var kind: Kind { declaration.kind }
    /// Rule 15: a decorator keeps the lifetime of what it wraps.
    var lifetime: Lifetime { inner?.lifetime ?? declaration.lifetime }
    var isExternal: Bool { lifetime.isExternal && inner == nil }
    var names: [String] { (name.map { [$0] } ?? []) + aliases }

    /// Whether it is the other one, or a decorator around it.
    func isOrDecorates(_ other: Node) -> Bool { self === other || inner?.isOrDecorates(other) == true }

    /// Whether it outlives every scope.
    var outlivesScopes: Bool { lifetime.isKept && lifetime.scope == nil }

    /// Rule 2: whether it is found by a type.
    func provides(_ kind: Kind) -> Bool {
        if declaration.promised.contains(kind) { return true }
        return declaration.onlyAs.map { $0 == kind } ?? self.kind.isKind(of: kind)
    }

    var edges: [Edge] {
        needs.flatMap { $0.edges(.construction) } + steps.flatMap { $0.needs.flatMap { $0.edges(.step) } }
    }
}

/// A step, and the declaration that has it: the object's own, or that of a superclass.
struct StepID: Equatable {
    let owner: Int
    let index: Int
    let step: Step

    var text: String { "\(owner).\(index)" }
}

/// What a need was resolved to.
indirect enum Found {
    /// One definition; several if the scopes that are open decide: at most one of each scope, then one of none.
    case one([Node])
    /// Rule 5: an optional for which nothing is declared; or a constant nil.
    case nothing
    case many([Node], of: Form?)
    case keyed([(key: String, node: Node)])
    /// Rule 6: a `Lazy` or a provider.
    case later(Form, Found)
    /// A mistake that has been reported.
    case broken
}

/// One arrow of the graph.
struct Edge {
    enum Moment { case construction, step, later }

    let target: Node
    var moment: Moment
    /// Whether another one is taken where the scope is not open.
    var isAlternative = false
    /// Whether it is a step of a subclass that the object may be.
    var isOptional = false
}

extension Found {
    func edges(_ moment: Edge.Moment) -> [Edge] {
        switch self {
        case .one(let nodes):
            let hasOther = nodes.contains { $0.lifetime.scope == nil }
            return nodes.map {
                Edge(target: $0, moment: moment, isAlternative: hasOther && $0.lifetime.scope != nil)
            }
        case .many(let nodes, let form):
            let hasOther = nodes.contains { $0.lifetime.scope == nil }
            return nodes.map {
                Edge(
                    target: $0, moment: form == nil ? moment : .later,
                    isAlternative: hasOther && $0.lifetime.scope != nil)
            }
        case .keyed(let members): return Found.many(members.map(\.node), of: nil).edges(moment)
        case .later(_, let inside): return inside.edges(.later)
        case .nothing, .broken: return []
        }
    }

    var targets: [Node] { edges(.construction).map(\.target) }
}
