/// An object of the model.
///
/// Who holds it decides how long it is there, as in the program that it stands for.
final class Thing {
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
final class Later {
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

/// A container or a scope, with its objects.
final class Place {
    let graph: Graph
    /// The container that it is a child, a scope or an override of.
    let outer: Place?
    let scope: String?
    var hasEnded = false
    var hasStopped = false
    var startHasFailed = false
    private var kept: [(node: Node, thing: Thing)] = []
    private var weak: [(node: Node, reference: Reference)] = []
    /// What was set.
    var given: [Thing] = []
    /// What has to be started or stopped, in order of construction.
    var participants: [Participant] = []
    /// Section 6: what was replaced stays until the container ends, since somebody may be reading it.
    private var retired: [Thing] = []
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
    }

    var outermost: Place { outer?.outermost ?? self }

    func knows(_ scope: String) -> Bool {
        graph.nodes.contains { $0.lifetime.scope == scope } || outer?.knows(scope) == true
    }

    func thing(of node: Node) -> Thing? {
        kept.last { $0.node === node }?.thing ?? weak.last { $0.node === node }?.reference.thing
    }

    func keep(_ thing: Thing, for node: Node) {
        if node.lifetime == .weak {
            // Rule 7: one object for as long as something else keeps it.
            weak.append((node, Reference(thing: thing)))
        } else {
            drop(node)
            kept.append((node, thing))
        }
    }

    func drop(_ node: Node) {
        if !node.declaration.isEvictable { retired += kept.filter { $0.node === node }.map(\.thing) }
        kept.removeAll { $0.node === node }
    }
    func dropAll() {
        kept = []
        weak = []
        given = []
        retired = []
    }
}

/// An object that is started or stopped with its container.
final class Participant {
    let node: Node
    let thing: Thing
    var isStarted = false

    init(_ node: Node, _ thing: Thing) {
        self.node = node
        self.thing = thing
    }

    var starts: Bool { thing.kind.isStartable || node.declaration.hasStart }
    var stops: Bool { thing.kind.isStoppable || node.declaration.hasStop }
}
