/// A definition in a graph, with everything it depends on resolved.
///
/// Only the check that adds a node writes to it, before others see it; hence `@unchecked`, and for ``letGo()``.
package final class Node: @unchecked Sendable {
    package let index: Int
    package let definition: Definition
    /// The module that declares it.
    package let module: String
    /// How many graphs are above the one that declares it: 0 for a graph without a parent.
    package let level: Int
    /// For a decorator in effect on one object: the definition it wraps.
    package let inner: Node?
    package let lifetime: Lifetime
    private let storage: Definition.Storage
    /// The rarer parts of its definition, lent: a getter would copy all of them for one.
    package var details: Details { _read { yield storage.details } }
    package let isClass: Bool
    package let isExistential: Bool
    /// Whether it, or what it decorates, takes arguments from the caller.
    package let takesArguments: Bool

    /// The definition that its decorators wrap in the end; itself if it is no decorator.
    package var bare: Node { sequence(first: self, next: \.inner).reduce(self) { $1 } }
    /// Whether it is kept, with one object for each key.
    package var isKeyed: Bool { takesArguments && isCached }
    /// Whether all that takes one in a resolution gets the same object.
    package var isOncePerResolution: Bool { bare.definition.isOncePerResolution }
    /// Whether the program may set its object.
    package var isSettable: Bool {
        (kind == .external || kind == .singleton || kind == .scoped) && inner == nil && !isKeyed
    }

    // MARK: What the check finds

    /// What the factory's parameters resolve to, in order.
    @exclusivity(unchecked) package internal(set) var dependencies: [Dependency] = []
    /// The calls that a configuration's method may make itself while it runs.
    @exclusivity(unchecked) package internal(set) var calls: [Dependency] = []
    /// Its own steps and those of its superclasses, each with its parameters.
    @exclusivity(unchecked) package internal(set) var steps: [ResolvedStep] = []
    /// Every edge that leaves it: those of the parameters first, then those of calls and steps.
    @exclusivity(unchecked) package internal(set) var edges: [Edge] = []
    /// Where it has to be built, including everything that its construction and its steps need.
    @exclusivity(unchecked) package internal(set) var completeIsolation = Isolation.synchronous
    /// How many constructions deep building it may get.
    @exclusivity(unchecked) package internal(set) var depth = 1
    /// What it is built with as one: the cycle of injection points and parameters that it belongs to, if any.
    @exclusivity(unchecked) package internal(set) var unit: BuildUnit?
    /// Where its objects are made and finished, with the prototypes that they take; everything kept is there by then.
    @exclusivity(unchecked) package internal(set) var ownIsolation = Isolation.synchronous
    /// Whether objects of exactly its type never need anything done to them after the factory.
    @exclusivity(unchecked) package internal(set) var isQuiet = false
    /// Whether such objects have a start or a stop action.
    @exclusivity(unchecked) package internal(set) var takesPart = false
    /// Whether, and where, such objects are told that they are finished.
    @exclusivity(unchecked) package internal(set) var awareness = Conformance.none
    /// Whether only code on the main actor receives its object.
    @exclusivity(unchecked) package internal(set) var staysOnMain = false
    /// Whether it, or what it wraps, is told whom it is built for.
    @exclusivity(unchecked) package internal(set) var takesSite = false
    /// Whether a new object needs nothing but a call of the factory.
    @exclusivity(unchecked) package internal(set) var needsCallOnly = false

    /// How many constructions in depth a chain may have for its prototypes not to look at the stack.
    package static let deepChain = 32

    init(
        _ index: Int, _ definition: Definition, module: String, level: Int, lifetime: Lifetime? = nil,
        inner: Node? = nil
    ) {
        self.index = index
        self.definition = definition
        storage = definition.storage ?? .none
        self.module = module
        self.level = level
        self.inner = inner
        self.lifetime = lifetime ?? definition.lifetime
        isClass = definition.type is AnyClass
        isExistential = AlchemicGraph.isExistential(definition.type)
        takesArguments = inner?.takesArguments ?? definition.traits.contains(.takesArguments)
    }

    /// Removes its dependencies, once nothing reads them any more.
    func letGo() { (dependencies, calls, steps, edges) = ([], [], [], []) }

    package var type: Any.Type { definition.type }
    package var kind: Lifetime.Kind { lifetime.kind }
    /// Whether its object is built once and kept, so that a cycle may end at it.
    package var isCached: Bool { kind != .prototype }
    /// Whether a test has to allow it, or override it.
    package var isLive: Bool { definition.traits.contains(.live) }
    /// Whether its object may be discarded at any time, to be built again.
    package var mayBeDropped: Bool { kind == .weak || definition.isEvictable }
    /// Whether its object is read without a lock.
    package var isPublished: Bool {
        (kind == .singleton || kind == .scoped) && !definition.isEvictable || kind == .value
    }

    /// Where the steps of its object have to run after the factory.
    package var stepIsolation: Isolation {
        steps.reduce(awareness == .onActor ? .main : .synchronous) { max($0, $1.step.isolation) }
    }

    /// Where its factory and its steps run, whatever they take.
    package var makingIsolation: Isolation { max(definition.maker.isolation, stepIsolation) }

    /// Whether `.eager()` lets a start build it.
    package var mayBeEager: Bool { kind == .singleton && !mayBeDropped && inner == nil && !isKeyed }

    /// Its type, and the name that it was given; for a decorator, what it wraps, too.
    package var label: String { words({ spelling(of: $0) }, \.label) }
    /// The same in messages.
    package var mention: String { words({ AlchemicGraph.mention(of: $0) }, \.mention) }

    // No recursion: it is for errors, too, that say that the stack is at its end.
    private func words(_ word: (Any.Type) -> String, _ whole: (Definition) -> String) -> String {
        var (words, node) = ("", self)
        while let inner = node.inner {
            words += "\(word(node.type)) around "
            node = inner
        }
        return words + whole(node.definition)
    }

    /// Whether it, or anything it needs, receives the container, from which it may request anything.
    package var mayAskAnything: Bool { !nodes(above: [self], reaching: \.takesContainer).isEmpty }

    /// Whether it receives the container, from which it may request anything.
    package var takesContainer: Bool {
        (dependencies + steps.flatMap(\.dependencies)).contains { $0.resolution.isContainer }
    }

    // MARK: The declaration

    /// Whether it is found by its promised types only.
    package var hidesOtherTypes: Bool { details.hidesOtherTypes }
    /// The types of what it takes from the caller; a decorator passes it on.
    var argumentTypes: [Any.Type] { inner?.argumentTypes ?? definition.argumentTypes }
    /// Whether its type declares itself.
    var declaresItself: Bool { details.style == Details.selfDeclaring }
    /// Its name in the definition file that declares it; nil if code does.
    var nameInFile: String? { details.style == Details.file ? definition.name : nil }

    /// The name by which it is found if it was given none.
    package var defaultName: String {
        let method = details.factoryMethod.map { "\(qualifiedName(of: $0.owner)).\($0.name)" }
        return details.method?.defaultName ?? method ?? qualifiedName(of: type)
    }

    /// The label of a parameter of its factory, counted from one, if it has one and the declaration knows it.
    package func label(ofParameter position: Int) -> String? {
        let labels = details.labels ?? details.method?.key.method.split(separator: "(").last.map(String.init)
        guard position > 0, let label = (labels ?? "").split(separator: ":").dropFirst(position - 1).first else {
            return nil
        }
        return label == "_" ? nil : String(label)
    }
}

/// One parameter of a factory or of a step, and what it was resolved to.
package struct Dependency: Sendable {
    package let type: Any.Type
    package let plan: QueryPlan
    /// The parameter's place, counted from one; zero for the owner of a method, and for what a decorator wraps.
    package let position: Int
    /// Whether it is not a parameter, but a call from one method of a configuration to another.
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

extension Definition {
    /// Whether it has a tag of this name.
    func has(_ tag: String) -> Bool { tags.contains { $0.name == tag } }
}
