/// A container or a scope, with its objects.
final class Place: Individual {
    let graph: Graph
    /// The container that it is a child, a scope or an override of.
    let outer: Place?
    let scope: String?
    var hasEnded = false
    var hasStopped = false
    var startHasFailed = false
    private var kept: [Node: Thing] = [:]
    private var weak: [Node: Reference] = [:]
    /// What was set.
    var given: [Thing] = []
    /// What has to be started or stopped, in order of construction.
    var participants: [Participant] = []
    /// Section 6: what was replaced stays until the container ends, since somebody may be reading it.
    private var retired: [Thing] = []
    private var replaced: Set<Node> = []
    /// The scopes, children and overrides in it, in the order in which they were opened.
    var dependants: [Place] = []

    private struct Reference { weak var thing: Thing? }

    init(_ graph: Graph, in outer: Place?, scope: String? = nil) {
        self.graph = graph
        self.outer = outer
        self.scope = scope
        hasEnded = outer?.hasEnded ?? false
        // Rule 16: a singleton lives where it is declared.
        if scope == nil { for node in graph.own { node.home = self } }
        outer?.dependants.append(self)
    }

    /// The place itself, then those around it.
    var andOuter: [Place] { [self] + (outer?.andOuter ?? []) }

    /// Rule 20: whether a scope exists; what overrides hide does.
    func knows(_ scope: String) -> Bool {
        andOuter.contains { place in place.graph.nodes.contains { $0.lifetime.scope == scope } }
    }

    func thing(of node: Node) -> Thing? { kept[node] ?? weak[node]?.thing }

    func keep(_ thing: Thing, for node: Node) {
        if node.lifetime == .weak {
            // Rule 7: one object for as long as something else keeps it.
            weak[node] = Reference(thing: thing)
        } else {
            if kept[node] != nil { drop(node) }
            kept[node] = thing
        }
    }

    /// Section 6: what comes after something that was replaced is not published, and nobody reads it without the lock.
    func drop(_ node: Node) {
        let thing = kept.removeValue(forKey: node)
        if replaced.insert(node).inserted, !node.declaration.isEvictable { retired += [thing].compactMap(\.self) }
    }

    func dropAll() {
        kept = [:]
        weak = [:]
        given = []
        retired = []
    }
}

/// An object of the model.
///
/// Who holds it decides how long it is there, as in the program that it stands for.
final class Thing: Individual {
    /// The declaration that made it, and how many that had made before: `3#1`.
    let name: String
    /// The class of the object itself.
    let kind: Kind
    /// Whether a factory has made it.
    let isMade: Bool
    private(set) var holds: [Value] = []

    init(_ name: String, _ kind: Kind, isMade: Bool) {
        self.name = name
        self.isMade = isMade
        self.kind = kind
    }

    func hold(_ values: [Value]) { holds += values }
    func letGo() { holds = [] }
}

/// What a parameter or a request gets.
indirect enum Value {
    case thing(Thing)
    case nothing
    case many([Value])
    case keyed([(key: String, value: Value)])
    case later(Later)
}

/// A `Lazy` or a provider that was handed out.
final class Later: Individual {
    let form: Form
    let found: Found
    let place: Place
    /// Rule 6: what a `Lazy` got when it was used first.
    var value: Value?

    init(_ form: Form, _ found: Found, _ place: Place) {
        self.form = form
        self.found = found
        self.place = place
    }
}

/// An object that is started or stopped with its container.
final class Participant: Individual {
    let node: Node
    let thing: Thing
    var isStarted = false

    init(_ node: Node, _ thing: Thing) {
        self.node = node
        self.thing = thing
    }

    var starts: Bool { thing.kind.isStartable || node.declaration.hasStart }
    var stops: Bool { thing.kind.isStoppable || node.declaration.hasStop }
    /// Rule 22: whether it only stops, or its start action has run.
    var isToBeStopped: Bool { stops && (!starts || isStarted) }
}
