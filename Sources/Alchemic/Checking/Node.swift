/// A definition in a graph, with everything it depends on resolved.
///
/// `@unchecked`: the check fills it in on one thread and nobody changes it once the graph is made.
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

    /// What the maker's parameters resolve to, in order.
    package var dependencies: [Dependency] = []
    /// What a configuration's method asks for itself, perhaps, on its way.
    package var calls: [Dependency] = []
    /// Its own steps and those of its superclasses, each with its parameters.
    package var steps: [ResolvedStep] = []
    /// Where it has to be built, all that its construction needs included.
    var isolation: Isolation = .synchronous
    /// The same, with all that its steps need.
    package var completeIsolation: Isolation = .synchronous
    /// How many constructions deep building it may go.
    var depth = 1
    /// The same when all singletons that stay are there.
    var lastingDepth = 1
    /// Whether its construction, or that of anything it needs, has something left to do when the outermost one ends.
    var needsBatch = false
    /// Whether objects of exactly its type have neither a start nor a stop action, nor a callback.
    var takesNoPart = false
    /// Whether anything on the way to building it can fail.
    var canFail = false

    init(
        index: Int, definition: Definition, module: String, level: Int, lifetime: Lifetime? = nil, inner: Node? = nil
    ) {
        self.index = index
        self.definition = definition
        self.module = module
        self.level = level
        self.inner = inner
        self.lifetime = lifetime ?? definition.lifetime
    }

    /// Whether its type says itself how it is made.
    var declaresItself: Bool { definition.hasDetails && definition.details.style == Details.selfDeclaring }

    /// Forgets what it depends on, once nobody asks any more.
    func letGo() {
        dependencies = []
        calls = []
        steps = []
    }

    package var type: Any.Type { definition.type }
    var kind: Lifetime.Kind { lifetime.kind }
    /// Whether it is made once and kept, so that a cycle may end at it.
    var isCached: Bool { kind != .prototype }
    /// Whether the object may go at any time, to be made again.
    var mayBeDropped: Bool { kind == .weak || definition.isEvictable }

    /// Whether a start builds it when it is eager, or when something eager needs it and it is kept.
    var isBuiltByStart: Bool {
        kind == .singleton || (definition.isEager && (kind == .weak || kind == .prototype))
    }

    /// The name in messages: the one that was given, or the type's.
    var label: String {
        if let inner { return "\(spelling(of: type)) around \(inner.label)" }
        return definition.label
    }

    /// Whether it is given the container, which it may ask for anything.
    var takesContainer: Bool {
        dependencies.contains { $0.resolution.isContainer }
            || steps.contains { $0.dependencies.contains { $0.resolution.isContainer } }
    }
}

/// One parameter, of a maker or of a step, and what it was resolved to.
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

/// What a request, or a parameter, was resolved to.
package enum Resolution: Sendable {
    /// What a definition makes.
    case node(Node)
    /// A constant from the query.
    case constant(any ErasedBox)
    /// The container or scope that is asked (G4).
    case container
    /// An optional of which nothing is declared.
    case nothing
    /// One form around something: an optional that is there, something made later.
    indirect case wrapped(Resolution)
    /// The members of a list.
    case list([Resolution])
    /// The members of a dictionary, by name.
    case dictionary([(key: String, value: Resolution)])
    /// A mistake that was reported.
    case failed
}

extension Resolution {
    /// Calls `body` for each definition in it, saying whether it is made later than what depends on it.
    package func forEachNode(shape: TypeShape, deferred: Bool = false, _ body: (Node, _ deferred: Bool) -> Void) {
        switch self {
        case .node(let node): body(node, deferred)
        case .constant, .container, .nothing, .failed: break
        case .wrapped(let inside):
            guard let outer = shape.outer else { return }
            inside.forEachNode(
                shape: TypeShape(outer.witness.element), deferred: deferred || outer.form.isDeferred, body)
        case .list(let members):
            guard let outer = shape.outer else { return }
            let element = TypeShape(outer.witness.element)
            for member in members { member.forEachNode(shape: element, deferred: deferred, body) }
        case .dictionary(let members):
            guard let outer = shape.outer else { return }
            let element = TypeShape(outer.witness.element)
            for member in members { member.value.forEachNode(shape: element, deferred: deferred, body) }
        }
    }

    /// Whether it is the container, in whatever form.
    var isContainer: Bool {
        switch self {
        case .container: true
        case .wrapped(let inside): inside.isContainer
        case .node, .constant, .nothing, .list, .dictionary, .failed: false
        }
    }

    var hasFailed: Bool {
        if case .failed = self { true } else { false }
    }
}

/// One arrow of the graph.
struct Edge {
    /// When the thing at its end is made.
    enum Moment {
        /// Before the object.
        case construction
        /// After it, when the outermost construction ends.
        case step
        /// When the program asks, through a `Lazy` or a provider.
        case later
    }

    let target: Node
    let moment: Moment
    let dependency: Dependency
    let step: Step?
    /// Whether it goes through a `ScopeProvider`, which asks in a scope that is open then.
    let entersScope: Bool

    /// Whether a start leaves what is at its end to whoever asks: a method that may call another one need not do so.
    var isOptionalForStart: Bool { dependency.isCall && target.completeIsolation != .asynchronous }
}

extension Node {
    /// Every arrow that leaves the node, in order: the maker's parameters first, then the steps'.
    func forEachEdge(_ body: (Edge) -> Void) {
        for dependency in dependencies {
            dependency.forEachEdge(step: nil, body)
        }
        for call in calls {
            call.forEachEdge(step: nil, body)
        }
        for resolved in steps {
            for dependency in resolved.dependencies {
                dependency.forEachEdge(step: resolved.step, body)
            }
        }
    }

    /// The nodes that have to be there before this one can be made.
    func forEachConstructionDependency(_ body: (Node) -> Void) {
        for dependency in calls.isEmpty ? dependencies : dependencies + calls {
            if case .node(let node) = dependency.resolution {
                body(node)
                continue
            }
            dependency.resolution.forEachNode(shape: TypeShape(dependency.type)) { node, deferred in
                if !deferred { body(node) }
            }
        }
    }
}

extension Dependency {
    fileprivate func forEachEdge(step: Step?, _ body: (Edge) -> Void) {
        if case .node(let target) = resolution {
            body(
                Edge(
                    target: target, moment: step == nil ? .construction : .step, dependency: self, step: step,
                    entersScope: false))
            return
        }
        let shape = TypeShape(type)
        let entersScope = shape.outer?.form == .scopeProvider
        resolution.forEachNode(shape: shape) { target, deferred in
            body(
                Edge(
                    target: target, moment: deferred ? .later : (step == nil ? .construction : .step),
                    dependency: self, step: step, entersScope: entersScope))
        }
    }
}
