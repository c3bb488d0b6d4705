/// A definition in a graph, with everything that it needs; or a decorator around one definition.
final class Node: Individual {
    let declaration: Declaration
    let level: Int
    /// For a decorator in effect: what it wraps.
    let inner: Node?
    /// The names that it answers to, with those that an override has taken over.
    let name: String?
    let aliases: [String]

    /// Its place among the nodes of its graph.
    var index = 0
    /// What the factory's parameters are, and the methods that it may call.
    var needs: [Found] = []
    var calls: [Found] = []
    /// What is done to its objects, and what each step takes.
    var steps: [(step: StepID, needs: [Found])] = []
    /// What the steps of declared subclasses take, one of which the object may be.
    var possible: [Found] = []
    /// The kept members of a cycle of such steps, too.
    var unit: [Node] = []
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

    /// Forgets the others, which refer to one another.
    func takeApart() {
        (needs, calls, steps, possible, unit, twin) = ([], [], [], [], [], nil)
    }

    /// The declaration, after overrides: it has taken over their names.
    var asDeclared: Declaration {
        var declaration = declaration
        declaration.overriding = nil
        declaration.name = name
        declaration.aliases = aliases
        return declaration
    }

    var kind: Kind { declaration.kind }
    var number: Int { declaration.number }
    /// Rule 15: a decorator keeps the lifetime of what it wraps.
    var lifetime: Lifetime { inner?.lifetime ?? declaration.lifetime }
    var isKept: Bool { lifetime.isKept }
    var mayBeDropped: Bool { lifetime == .weak || bare.declaration.isEvictable }
    var isExternal: Bool { lifetime.isExternal && inner == nil }
    var names: [String] { (name.map { [$0] } ?? []) + aliases }
    /// What the decorators around it wrap in the end.
    var bare: Node { inner?.bare ?? self }
    /// Rule 21: a decorator passes on what its caller gives.
    var takesArgument: Bool { bare.declaration.takesArgument && lifetime == .prototype }
    /// Section 5: whether it is not known to be `Sendable`: a plain prototype; decorators and what lives on the main actor are.
    var isUnshared: Bool {
        lifetime == .prototype && inner == nil && declaration.isolation != .main && !declaration.isKnownSendable
    }
    /// Whether it outlives every scope.
    var outlivesScopes: Bool { isKept && lifetime.scope == nil }
    /// Rule 22: whether its objects are started or stopped with their container.
    var starts: Bool { declaration.hasStart || kind.isStartable }
    var stops: Bool { declaration.hasStop || kind.isStoppable }

    /// Whether it is the other one, or a decorator around it.
    func isOrDecorates(_ other: Node) -> Bool { self == other || inner?.isOrDecorates(other) == true }

    /// Rule 2: whether it is found by a type.
    func provides(_ kind: Kind) -> Bool {
        if declaration.promised.contains(kind) { return true }
        return declaration.onlyAs.map { $0 == kind } ?? self.kind.isKind(of: kind)
    }

    var edges: [Edge] {
        needs.flatMap { $0.edges(.construction) } + calls.flatMap { $0.edges(.construction).map(\.ifNeeded) }
            + steps.flatMap { $0.needs.flatMap { $0.edges(.step) } }
    }

    /// Section 6: where its own factory and steps run; and everything that they need, or that is built with it as one.
    var isolation: Isolation {
        steps.map(\.step.step.isolation).reduce(declaration.isolation, max)
    }
    var isolationBelow: Isolation {
        reached(from: [self]) { $0.edges.filter { $0.moment != .later }.map(\.target) + $0.unit }.map(\.isolation)
            .reduce(isolation, max)
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
    let moment: Moment
    /// Whether another one is taken where the scope is not open.
    var isAlternative = false
    /// Whether it may turn out not to be needed: the step of a subclass, or the call of a method.
    var isOptional = false

    var ifNeeded: Edge { Edge(target: target, moment: moment, isAlternative: isAlternative, isOptional: true) }
}

extension Found {
    func edges(_ moment: Edge.Moment) -> [Edge] {
        switch self {
        case .one(let nodes): return Found.edges(to: nodes, moment)
        case .many(let nodes, let form): return Found.edges(to: nodes, form == nil ? moment : .later)
        case .keyed(let members): return Found.edges(to: members.map(\.node), moment)
        case .later(_, let inside): return inside.edges(.later)
        case .nothing, .broken: return []
        }
    }

    private static func edges(to nodes: [Node], _ moment: Edge.Moment) -> [Edge] {
        let hasOther = nodes.contains { $0.lifetime.scope == nil }
        return nodes.map {
            Edge(target: $0, moment: moment, isAlternative: hasOther && $0.lifetime.scope != nil)
        }
    }

    /// Whether it leads to one object, which is kept.
    var isOfKept: Bool { if case .one(let nodes) = self { nodes.allSatisfy(\.isKept) } else { false } }

    var targets: [Node] { edges(.construction).map(\.target) }

    /// What a `Lazy` would keep, or a provider ask for.
    func later(_ isIncluded: (Form) -> Bool) -> [Node] {
        switch self {
        case .later(let form, _): isIncluded(form) ? targets : []
        case .many(let nodes, of: let form?): isIncluded(form) ? nodes : []
        default: []
        }
    }
}
