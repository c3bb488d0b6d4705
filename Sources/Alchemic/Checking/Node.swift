/// A definition in a graph, with everything it depends on resolved.
///
/// Nobody can write to one but the check that adds it, through its ``Draft``; `@unchecked` for that, and for ``letGo()``.
package final class Node: @unchecked Sendable {
    package let index: Int
    package let definition: Definition
    /// The module that declares it.
    package let module: String
    /// How many graphs stand above the one that declares it: 0 for a graph without a parent.
    package let level: Int
    /// For a decorator at work on one object: what it wraps.
    package let inner: Node?
    package let lifetime: Lifetime
    let isClass: Bool
    let isExistential: Bool

    @exclusivity(unchecked) fileprivate var needs = Needs()
    @exclusivity(unchecked) fileprivate(set) var facts = Facts()

    private init(
        _ index: Int, _ definition: Definition, _ module: String, _ level: Int, _ lifetime: Lifetime?, _ inner: Node?
    ) {
        self.index = index
        self.definition = definition
        self.module = module
        self.level = level
        self.inner = inner
        self.lifetime = lifetime ?? definition.lifetime
        isClass = definition.type is AnyClass
        isExistential = Alchemic.isExistential(definition.type)
    }

    /// What it depends on.
    struct Needs {
        /// What the factory's parameters resolve to, in order.
        var dependencies: [Dependency] = []
        /// What a configuration's method asks for itself, perhaps, on its way.
        var calls: [Dependency] = []
        /// Its own steps and those of its superclasses, each with its parameters.
        var steps: [ResolvedStep] = []
        /// Every arrow that leaves it: those of the parameters first, then those of calls and steps.
        var edges: [Edge] = []
    }

    /// What follows from that.
    struct Facts {
        /// Where it has to be built, all that its construction needs included.
        var isolation: Isolation = .synchronous
        /// The same, with all that its steps need.
        var completeIsolation: Isolation = .synchronous
        /// How many constructions deep building it may go.
        var depth = 1
        /// The same when all singletons that stay are there.
        var lastingDepth = 1
        /// The circle of injection points and parameters that it is part of, if it is.
        var circle: Circle?
        /// Whether there is nothing to do to objects of exactly its type after the factory, at no time.
        var isQuiet = false
        /// Whether such objects have a start or a stop action.
        var takesPart = false
        /// Whether, and where, such objects are told when they are finished.
        var awareness = Conformance.none
        /// Whether nothing but code on the main actor is given its object.
        var staysOnMain = false
        /// Whether anything on the way to building it can fail.
        var canFail = false
        /// Whether it is told whom it is made for, or what it wraps is.
        var takesSite = false
        /// The factory, if calling it is all it takes to make a new object.
        var plainCall: AnyCall?

        /// Whether making another one may run off a small stack.
        func mayRunDeep(_ kind: Lifetime.Kind) -> Bool { kind != .singleton && lastingDepth >= StackGuard.interval }
    }

    /// A node that is being checked: the one way to write to it.
    ///
    /// A check has drafts of the nodes that it adds, and none of those that its parent's graph holds, which others read.
    struct Draft {
        let node: Node

        init(
            index: Int, definition: Definition, module: String, level: Int, lifetime: Lifetime? = nil,
            inner: Node? = nil
        ) {
            node = Node(index, definition, module, level, lifetime, inner)
        }

        var needs: Needs {
            get { node.needs }
            nonmutating set { node.needs = newValue }
        }

        var facts: Facts {
            get { node.facts }
            nonmutating set { node.facts = newValue }
        }
    }

    package var dependencies: [Dependency] { needs.dependencies }
    package var calls: [Dependency] { needs.calls }
    package var steps: [ResolvedStep] { needs.steps }
    package var edges: [Edge] { needs.edges }
    var isolation: Isolation { facts.isolation }
    package var completeIsolation: Isolation { facts.completeIsolation }
    var depth: Int { facts.depth }
    var lastingDepth: Int { facts.lastingDepth }
    var circle: Circle? { facts.circle }
    var isQuiet: Bool { facts.isQuiet }
    var takesPart: Bool { facts.takesPart }
    var awareness: Conformance { facts.awareness }
    var staysOnMain: Bool { facts.staysOnMain }
    var canFail: Bool { facts.canFail }
    var takesSite: Bool { facts.takesSite }
    var plainCall: AnyCall? { facts.plainCall }

    /// What its definition says beyond the ordinary, if anything.
    var details: Details? { definition.hasDetails ? definition.details : nil }
    /// Whether its type says itself how it is made.
    var declaresItself: Bool { definition.hasDetails && definition.details.style == Details.selfDeclaring }

    /// The label of a parameter of its maker, counted from one, if it has one and the declaration knows it.
    func label(ofParameter position: Int) -> String? {
        let labels = details?.labels ?? details?.method?.key.method.split(separator: "(").last.map(String.init)
        guard position > 0, let label = (labels ?? "").split(separator: ":").dropFirst(position - 1).first else {
            return nil
        }
        return label == "_" ? nil : String(label)
    }

    /// Forgets what it depends on, once nobody asks any more.
    func letGo() { needs = Needs() }

    package var type: Any.Type { definition.type }
    package var kind: Lifetime.Kind { lifetime.kind }
    /// Whether it is made once and kept, so that a cycle may end at it.
    var isCached: Bool { kind != .prototype }
    /// Whether the object may go at any time, to be made again.
    var mayBeDropped: Bool { kind == .weak || definition.isEvictable }
    /// Whether its object is read without a lock.
    var isPublished: Bool { kind == .singleton && !definition.isEvictable || kind == .scoped || kind == .value }

    /// Where what is done to its object after the factory has to run.
    var stepIsolation: Isolation {
        let told: Isolation = awareness == .onActor ? .main : .synchronous
        return steps.lazy.map(\.step.isolation).max().map { max($0, told) } ?? told
    }

    /// Whether a start builds it when it is eager, or when something eager needs it and it is kept.
    var isBuiltByStart: Bool {
        kind == .singleton || (definition.isEager && (kind == .weak || kind == .prototype))
    }

    /// The name in messages: the one that was given, or the type's.
    package var label: String {
        if let inner { return "\(spelling(of: type)) around \(inner.label)" }
        return definition.label
    }

    /// Whether it, or anything it needs, is given the container, which it may ask for anything.
    package var mayAskAnything: Bool {
        !nodes(above: [self], reaching: \.takesContainer).isEmpty
    }

    /// Whether it is given the container, which it may ask for anything.
    var takesContainer: Bool {
        dependencies.contains { $0.resolution.isContainer }
            || steps.contains { $0.dependencies.contains { $0.resolution.isContainer } }
    }
}

/// One parameter, of a factory or of a step, and what it was resolved to.
package struct Dependency: Sendable {
    package let type: Any.Type
    package let plan: QueryPlan
    /// The parameter's place, counted from one; the owner of a method, and what a decorator wraps, is number zero.
    package let position: Int
    /// Whether it is no parameter: a method of a configuration calls another one.
    package var isCall = false
    package let resolution: Resolution
}

/// A step and what its parameters were resolved to.
package struct ResolvedStep: Sendable {
    package let step: Step
    /// The node whose declaration has the step: the object's own, or a superclass's.
    package let declaredBy: Node
    package let dependencies: [Dependency]
}
