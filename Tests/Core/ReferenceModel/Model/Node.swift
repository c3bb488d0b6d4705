/// A definition in a graph, with everything that it needs; or a decorator around one definition.
final class Node: Individual {
    /// With the names that an override has taken over.
    var declaration: Declaration
    let level: Int
    /// For a decorator in effect: what it wraps.
    let inner: Node?
    /// Its place among the nodes of its graph.
    var index = 0
    /// What the factory's parameters are, and the methods that it may call.
    var needs: [Found] = []
    var calls: [Found] = []
    var steps: [LinkedStep] = []
    /// In the graph of overrides: the node of the graph below that is built of the same, all the way down.
    var twin: Node?

    init(_ declaration: Declaration, level: Int, inner: Node? = nil) {
        self.declaration = declaration
        self.level = level
        self.inner = inner
    }

    /// Forgets the others, which refer to one another.
    func takeApart() { (needs, calls, steps, twin) = ([], [], [], nil) }

    var kind: Kind { declaration.kind }
    var number: Int { declaration.number }
    var names: [String] { declaration.names }
    /// Section 5: what overrides leave alone is that of the graph below.
    var actual: Node { twin?.actual ?? self }
    /// What the decorators around it wrap in the end.
    var bare: Node { inner?.bare ?? self }
    /// Rule 15: a decorator keeps the lifetime of what it wraps.
    var lifetime: Lifetime { bare.declaration.lifetime }
    var isKept: Bool { lifetime.isKept }
    var isPrototype: Bool { !lifetime.isKept }
    var outlivesScopes: Bool { isKept && lifetime.scope == nil }
    var isExternal: Bool { lifetime.isExternal && inner == nil }
    /// Rule 21: a decorator passes on what its caller gives.
    var takesArgument: Bool { bare.declaration.takesArgument && !lifetime.isExternal }
    /// Rule 21: what is kept has one object for each key; callers know but one here.
    var isKeyed: Bool { takesArgument && isKept }
    /// Rule 7: whether a resolution makes only one.
    var isOncePerResolution: Bool { bare.declaration.isOncePerResolution && isPrototype }
    /// Section 5: a plain prototype is not known to be `Sendable`; decorators and what lives on the main actor are.
    var isUnshared: Bool {
        lifetime == .prototype && inner == nil && declaration.isolation != .main && !declaration.isKnownSendable
            && !declaration.isOncePerResolution
    }
    /// Rule 22: whether its objects are started or stopped with their container.
    var starts: Bool { declaration.hasStart || kind.isStartable }
    var stops: Bool { declaration.hasStop || kind.isStoppable }

    /// What its factory takes and calls, and what its steps take, with what was found where it is declared.
    var allNeeds: [(need: Need, found: [Node])] {
        let needs =
            Array(zip(declaration.needs, inner == nil ? needs[...] : needs.dropFirst())) + zip(called, calls)
            + steps.flatMap { zip($0.step.needs, $0.needs) }
        return needs.map { ($0, $1.nodes) }
    }
    var called: [Need] { declaration.calls.map { Need(kind: $0.kind, search: .named($0.name)) } }

    func isOrDecorates(_ other: Node) -> Bool { self == other || inner?.isOrDecorates(other) == true }

    /// Rule 2: the declared type, its superclasses and protocols, and what it promises; `.only(as:)` hides the rest.
    func provides(_ kind: Kind) -> Bool {
        declaration.promised.contains(kind) || declaration.onlyAs.map { $0 == kind } ?? self.kind.isKind(of: kind)
    }

    /// Its own steps, with what they take once that is known.
    var ownSteps: [LinkedStep] {
        declaration.steps.indices.map { index in
            steps.first { $0.owner == self && $0.index == index } ?? LinkedStep(owner: self, index: index)
        }
    }

    var edges: [Edge] {
        needs.flatMap { $0.edges(.construction) } + calls.flatMap { $0.edges(.construction, isOptional: true) }
            + steps.flatMap(\.needs).flatMap { $0.edges(.step) }
    }

    /// Rule 8: where the steps run that it declares for its class, for an object of another definition; for one of a subclass
    /// with what they take.
    func isolationOfSteps(for other: Node) -> Isolation {
        let needs = other.kind == kind ? [] : ownSteps.flatMap(\.needs)
        let needed = needs.filter { !$0.form.isDeferred }.flatMap(\.nodes)
        return (ownSteps.map(\.step.isolation) + needed.map(\.isolationBelow)).max() ?? .anywhere
    }
    /// Section 6: where its own factory and steps run; and everything that they need.
    var isolation: Isolation { steps.map(\.step.isolation).reduce(declaration.isolation, max) }
    var isolationBelow: Isolation {
        reached(from: [self]) { $0.edges.filter { $0.moment != .later }.map(\.target) }.map(\.isolation)
            .reduce(isolation, max)
    }
}

extension [Node] {
    /// Rule 3: those of the nearest container: a child's come before its parent's, overrides before both.
    var nearest: [Node] { filter { $0.level == map(\.level).max() } }
}

/// A step of an object's own declaration, or of one for a superclass, with what it takes.
struct LinkedStep {
    let owner: Node
    let index: Int
    var needs: [Found] = []

    var step: Step { owner.declaration.steps[index] }
    var text: String { "\(owner.number).\(index)" }
}

extension [LinkedStep] {
    /// Rule 8: those that others do not replace, by their names.
    func notReplaced(by others: [LinkedStep]) -> [LinkedStep] {
        filter { $0.step.name == nil || !others.map(\.step.name).contains($0.step.name) }
    }
}

/// What a need was resolved to; nothing for what is absent, for a constant nil, and for a mistake that has been reported.
struct Found {
    var form = Form.direct
    /// All members of a collection; for one object one of each scope at most, and one of none.
    var nodes: [Node] = []

    /// Rule 3: what is taken where scopes are open, the innermost first: of one its own, and what belongs to none last; of many
    /// all but members that are not to be had, as long as another is left.
    func taken(in scopes: [String?], isThere: (Node) -> Bool) -> [Node] {
        if form.isCollection { return nodes.preferring(isThere) }
        return Array(scopes.flatMap { scope in nodes.filter { $0.lifetime.scope == scope && isThere($0) } }.prefix(1))
    }

    func edges(_ moment: Edge.Moment, isOptional: Bool = false) -> [Edge] {
        let hasOther = nodes.contains { $0.lifetime.scope == nil }
        return nodes.map { node in
            Edge(
                target: node, moment: form.isDeferred ? .later : moment,
                isAlternative: hasOther && node.lifetime.scope != nil, isOptional: isOptional)
        }
    }
}

/// One arrow of the graph.
struct Edge {
    enum Moment { case construction, step, later }

    let target: Node
    let moment: Moment
    /// Whether another one is taken where the scope is not open.
    var isAlternative = false
    /// Whether it may turn out not to be needed: the call of a method.
    var isOptional = false
}
