/// A definition in a graph, with everything it depends on resolved.
///
/// The class is `@unchecked Sendable` because only the check that adds a node writes to it, before other code sees the node,
/// and ``letGo()`` after the last use.
package final class Node: @unchecked Sendable {
    /// The position in the nodes of its graph, and of that graph's children.
    package let index: Int
    package let definition: Definition
    /// The module that declares it.
    package let module: String
    /// The level of the graph that declares it: 0 for a graph without a parent, else one more than the parent's.
    package let level: Int
    /// For a decorator in effect on one object: the definition it wraps.
    package let inner: Node?
    /// The definition's lifetime; for a decorator, that of the object it wraps.
    package let lifetime: Lifetime
    /// The storage of the definition, unwrapped once, because details are read often.
    private let storage: Box<Details>
    /// The rarer parts of the definition.
    ///
    /// They are yielded, because a getter would copy all of them to read one.
    package var details: Details { _read { yield storage.value } }
    package let isClass: Bool
    package let isExistential: Bool
    /// Whether the definition, or the one it decorates, takes arguments from the caller.
    package let takesArguments: Bool

    /// The innermost definition that a decorator wraps; the node itself if it is no decorator.
    package var bare: Node { sequence(first: self, next: \.inner).reduce(self) { $1 } }
    /// Whether the container keeps one object for each key.
    package var isKeyed: Bool { takesArguments && isKept }
    /// Whether every consumer within one resolution gets the same object.
    package var isOncePerResolution: Bool { bare.definition.isOncePerResolution }
    /// Whether the program may set the object.
    package var isSettable: Bool {
        (kind == .external || kind == .singleton || kind == .scoped) && inner == nil && !isKeyed
    }

    // MARK: Results of the check

    /// The factory's parameters in order, with their resolutions.
    package internal(set) var dependencies: [Dependency] = []
    /// The other methods of the configuration that the factory may call while it runs.
    package internal(set) var calls: [Dependency] = []
    /// The node's own steps and those of its superclasses, each with its parameters.
    ///
    /// An object that a method makes has the steps that are declared for its class elsewhere, if its own declaration has none.
    package internal(set) var steps: [ResolvedStep] = []
    /// Every edge that leaves the node: those of the parameters first, then those of calls and steps.
    package internal(set) var edges: [Edge] = []
    /// The isolation that building the object needs, including everything that its construction and its steps need.
    package internal(set) var completeIsolation = Isolation.synchronous
    /// The length of the longest chain of constructions that ends at this node.
    package internal(set) var depth = 1
    /// The unit of the cycle that the node is a kept member of; nil if it is in none.
    package internal(set) var unit: BuildUnit?
    /// The isolation that building the object and the prototypes it takes needs, once every kept dependency exists.
    package internal(set) var ownIsolation = Isolation.synchronous
    /// Whether objects of exactly this type need no steps, callback, start or stop after the factory.
    ///
    /// False as well if objects of a subclass have steps.
    package internal(set) var isQuiet = false
    /// Whether objects of exactly this type have a start or a stop action.
    package internal(set) var isParticipant = false
    /// Whether objects of exactly this type receive the callback of `InjectionAware`, and whether only on an actor.
    package internal(set) var awareness = Conformance.none
    /// Whether only code on the main actor may receive the object.
    package internal(set) var staysOnMain = false
    /// Whether the object is a prototype that takes the `InjectionSite` it is for: in its factory, in a step, or in a definition
    /// that it wraps.
    package internal(set) var takesSite = false
    /// Whether building a new object takes a call of the factory and nothing else, if that returns the object without a box.
    package internal(set) var needsCallOnly = false

    /// The depth from which prototypes check the remaining stack before they are constructed.
    package static let deepChain = 32

    /// Creates a node without dependencies, which the check adds later.
    init(_ declared: Check.Declared, index: Int, inner: Node? = nil) {
        self.index = index
        definition = declared.definition
        storage = definition.storage ?? Details.none
        module = declared.module
        level = max(declared.level, inner?.level ?? 0)
        self.inner = inner
        lifetime = inner?.lifetime ?? definition.lifetime
        isClass = definition.type is AnyClass
        isExistential = AlchemicGraph.isExistential(definition.type)
        takesArguments = inner?.takesArguments ?? definition.traits.contains(.takesArguments)
    }

    /// Removes the references to other nodes, once nothing reads them any more.
    func letGo() { (dependencies, calls, steps, edges) = ([], [], [], []) }

    package var type: Any.Type { definition.type }
    package var kind: Lifetime.Kind { lifetime.kind }
    /// Whether the object is kept, rather than made for each consumer, so that a cycle may end at it.
    package var isKept: Bool { kind != .prototype }
    /// Whether a factory makes the node's object.
    var isMade: Bool { inner != nil || kind != .external && kind != .value }
    /// Whether a test must allow the definition or override it.
    package var isLive: Bool { definition.traits.contains(.live) }
    /// Whether the object may be discarded at any time, to be built again.
    package var mayBeDropped: Bool { kind == .weak || definition.isEvictable }
    /// Whether requests read the object without a lock.
    package var isPublished: Bool {
        (kind == .singleton || kind == .scoped) && !definition.isEvictable || kind == .value
    }

    /// The isolation that the object's steps and callback need.
    package var stepIsolation: Isolation {
        steps.reduce(awareness == .onActor ? .main : .synchronous) { max($0, $1.step.isolation) }
    }

    /// The isolation of the factory and the steps, without that of their parameters.
    package var makingIsolation: Isolation { max(definition.maker.isolation, stepIsolation) }

    /// Whether a start would build the object if the definition were `.eager()`.
    package var mayBeEager: Bool { kind == .singleton && !mayBeDropped && inner == nil && !isKeyed }

    /// The type and the given name; for a decorator, also those of the definitions it wraps.
    package var label: String { words(forType: { spelling(of: $0) }, forDefinition: \.label) }
    /// The label as messages show it.
    package var mention: String { words(forType: { AlchemicGraph.mention(of: $0) }, forDefinition: \.mention) }

    // Iterative, because the error for an exhausted stack uses these words, too.
    private func words(forType word: (Any.Type) -> String, forDefinition whole: (Definition) -> String) -> String {
        sequence(first: self, next: \.inner).map { $0.inner == nil ? whole($0.definition) : word($0.type) }
            .joined(separator: " around ")
    }

    /// Whether the node, or a node that it needs, receives the container, from which code may resolve any definition.
    package var mayAskAnything: Bool { NodesBelow([self]).nodes.contains(where: \.takesContainer) }

    /// Whether the factory or a step receives the container, from which code may resolve any definition.
    package var takesContainer: Bool {
        (dependencies + steps.flatMap(\.dependencies)).contains { $0.resolution.isContainer }
    }

    // MARK: The declaration

    /// The types of the arguments from the caller, which a decorator passes on.
    var argumentTypes: [Any.Type] { inner?.argumentTypes ?? definition.argumentTypes }
    /// The name in the definition file that declares the object; nil if code declares it.
    var nameInFile: String? { details.style == Details.file ? definition.name : nil }

    /// Whether the definition is found by its default name.
    package var hasDefaultName: Bool {
        inner == nil && details.name == nil && !details.hidesOtherTypes && !details.isSetBack
    }

    /// The name that finds the definition if it has no given name.
    package var defaultName: String {
        let method = details.factoryMethod.map { "\(qualifiedName(of: $0.owner)).\($0.name)" }
        return details.method?.defaultName ?? method ?? qualifiedName(of: type)
    }

    /// The label of a factory parameter, counted from one; nil if there is none, or if the declaration does not know it.
    package func label(ofParameter position: Int) -> String? {
        let labels = details.labels ?? details.method?.key.method.split(separator: "(").last.map(String.init)
        guard position > 0, let label = (labels ?? "").split(separator: ":").dropFirst(position - 1).first else {
            return nil
        }
        return label == "_" ? nil : String(label)
    }
}

/// A parameter of a factory or of a step, with its resolution.
package struct Dependency: Sendable {
    package let type: Any.Type
    /// The declared query, or `.auto`; calls of a configuration's methods have a name.
    package let query: ErasedQuery
    /// The parameter's number, counted from one; zero for a method's owner, for a call, and for a decorated object.
    package let position: Int
    /// Whether the dependency is no parameter, but a call from one method of a configuration to another.
    package var isCall = false
    /// Never `failed` in a graph that passed the check.
    package let resolution: Resolution
}

/// A step, with the resolutions of its parameters.
package struct ResolvedStep: Sendable {
    package let step: Step
    /// The node whose declaration has the step: the object's own, a superclass's, or another definition's of the class.
    ///
    /// The object's own node for steps that the class declares outside of the graph.
    package let declaredBy: Node
    /// In order of the step's parameters, without the object.
    package let dependencies: [Dependency]
}

extension Definition {
    /// The given name, if there is one, and the aliases.
    package var allNames: [String] { [name].compactMap(\.self) + aliases }

    /// Whether a name is the given name or an alias.
    package func has(name: String) -> Bool { self.name == name || aliases.contains(name) }

    /// Whether the definition has a tag of this name.
    package func has(tag: String) -> Bool { tags.contains { $0.name == tag } }
}

extension [Node] {
    /// Whether a node is one of a graph's own nodes: each graph numbers its own.
    package func holds(_ node: Node) -> Bool { indices.contains(node.index) && self[node.index] === node }
}
