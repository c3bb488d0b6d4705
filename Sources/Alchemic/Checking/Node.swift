/// A definition in a graph, with everything it depends on resolved.
///
/// `@unchecked`: the check that adds it fills it in, on one thread, and nobody changes it once the graph is made.
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

    /// What the factory's parameters resolve to, in order.
    @exclusivity(unchecked) package internal(set) var dependencies: [Dependency] = []
    /// What a configuration's method asks for itself, perhaps, on its way.
    @exclusivity(unchecked) package internal(set) var calls: [Dependency] = []
    /// Its own steps and those of its superclasses, each with its parameters.
    @exclusivity(unchecked) package internal(set) var steps: [ResolvedStep] = []
    /// Every arrow that leaves it: those of the parameters first, then those of calls and steps.
    @exclusivity(unchecked) package internal(set) var edges: [Edge] = []
    /// Where it has to be built, all that its construction needs included.
    @exclusivity(unchecked) var isolation: Isolation = .synchronous
    /// The same, with all that its steps need.
    @exclusivity(unchecked) package internal(set) var completeIsolation: Isolation = .synchronous
    /// How many constructions deep building it may go.
    @exclusivity(unchecked) var depth = 1
    /// The same when all singletons that stay are there.
    @exclusivity(unchecked) var lastingDepth = 1
    /// The circle of injection points and parameters that it is part of, if it is.
    @exclusivity(unchecked) var circle: Circle?
    /// Whether there is nothing to do to objects of exactly its type after the factory, at no time.
    @exclusivity(unchecked) var isQuiet = false
    /// Whether such objects have a start or a stop action.
    @exclusivity(unchecked) var takesPart = false
    /// Whether such objects are told when they are finished.
    @exclusivity(unchecked) var isAware = false
    /// Whether anything on the way to building it can fail.
    @exclusivity(unchecked) var canFail = false
    /// The factory, if calling it is all it takes to make a new object.
    @exclusivity(unchecked) var plainCall: AnyCall?

    init(
        index: Int, definition: Definition, module: String, level: Int, lifetime: Lifetime? = nil, inner: Node? = nil
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

    /// Whether its type says itself how it is made.
    var declaresItself: Bool { definition.hasDetails && definition.details.style == Details.selfDeclaring }

    /// Forgets what it depends on, once nobody asks any more.
    func letGo() {
        dependencies = []
        calls = []
        steps = []
        edges = []
    }

    package var type: Any.Type { definition.type }
    package var kind: Lifetime.Kind { lifetime.kind }
    /// Whether it is made once and kept, so that a cycle may end at it.
    var isCached: Bool { kind != .prototype }
    /// Whether the object may go at any time, to be made again.
    var mayBeDropped: Bool { kind == .weak || definition.isEvictable }
    /// Whether its object is read without a lock.
    var isPublished: Bool { kind == .singleton && !definition.isEvictable || kind == .scoped || kind == .value }

    /// Whether a start builds it when it is eager, or when something eager needs it and it is kept.
    var isBuiltByStart: Bool {
        kind == .singleton || (definition.isEager && (kind == .weak || kind == .prototype))
    }

    /// The name in messages: the one that was given, or the type's.
    package var label: String {
        if let inner { return "\(spelling(of: type)) around \(inner.label)" }
        return definition.label
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
