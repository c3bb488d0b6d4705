/// A container or a scope, with its objects.
final class Place: Individual {
    let graph: Graph
    /// The container that it is a child, a scope or an override of.
    let outer: Place?
    let scope: String?
    /// Whether it is that of overrides.
    let isOverlay: Bool
    var hasStopped = false
    var startHasFailed = false
    private var kept: [Node: Thing] = [:]
    private var weak: [Node: Reference] = [:]
    /// What was set, and what a scope was opened with.
    var given: [Thing] = []
    var opened: [Thing] = []
    /// What has to be started or stopped, in order of construction.
    var participants: [(node: Node, thing: Thing)] = []
    /// Section 6: what was replaced stays until the container ends, since somebody may be reading it.
    private var retired: [Node: Thing?] = [:]
    /// The scopes, children and overrides in it, in the order in which they were opened.
    var dependants: [Place] = []

    init(_ graph: Graph, in outer: Place?, scope: String? = nil, isOverlay: Bool = false) {
        self.graph = graph
        self.outer = outer
        self.scope = scope
        self.isOverlay = isOverlay
        outer?.dependants.append(self)
    }

    /// The place itself, then those around it.
    var andOuter: [Place] { [self] + (outer?.andOuter ?? []) }

    /// The scopes that are open in it, the innermost first.
    ///
    /// Rule 16: overrides stand for the scopes around them.
    var openScopes: [OpenScope] {
        var level = 0
        return andOuter.compactMap { place in
            if place.isOverlay { level = max(level, place.graph.level) }
            return place.scope.map { OpenScope(name: $0, level: max(level, place.graph.level)) }
        }
    }

    /// Rule 16: requests throw from the first moment at which it, or what is around it, is stopped.
    var hasEnded: Bool { hasStopped || outer?.hasEnded == true }

    /// Rule 16: a singleton lives where it is declared, what is scoped in a scope that was opened where it is known; of what
    /// overrides declare, or build anew, for a scope around them, they are the scope.
    func isHome(of node: Node) -> Bool {
        if let scope { return node.lifetime.scope == scope && graph.nodes.contains { $0.actual == node } }
        guard graph.own.contains(node) else { return false }
        return node.lifetime.scope.map { name in isOverlay && openScopes.contains { $0.name == name } } ?? true
    }

    func thing(of node: Node) -> Thing? { kept[node] ?? weak[node]?.thing }

    /// Whether it had a weak object that has gone.
    func hasLost(_ node: Node) -> Bool { kept[node] == nil && weak[node] != nil && weak[node]?.thing == nil }

    func keep(_ thing: Thing, for node: Node) {
        // Rule 7: one object for as long as something else keeps it.
        if node.lifetime == .weak { return weak[node] = Reference(thing: thing) }
        if kept[node] != nil { drop(node) }
        kept[node] = thing
    }

    /// Section 6: an external is not published, unless its scope is opened with it, nor is what comes after something that was
    /// replaced: nobody reads either without the lock.
    func drop(_ node: Node) {
        let thing = kept.removeValue(forKey: node)
        let isPublished =
            !node.declaration.isEvictable && !node.isKeyed && (!node.isExternal || opened.contains { $0 == thing })
        if retired[node] == nil { retired[node] = .some(isPublished ? thing : nil) }
    }

    func dropAll() {
        (kept, weak, given, retired) = ([:], [:], [], [:])
        opened = []
    }
}

/// A scope that is open somewhere; of what is declared for it, it has what is known up to a level.
struct OpenScope {
    let name: String
    let level: Int
}

struct Reference { weak var thing: Thing? }

/// An object of the model; who holds it decides how long it is there, as in the program that it stands for.
final class Thing: Individual {
    /// The declaration that made it, and how many that had made before: `3#1`; of 0, what the program has made.
    let name: String
    /// The class of the object itself.
    let kind: Kind
    var holds: [Value] = []
    var isGiven: Bool { name.hasPrefix("0#") }
    /// Rule 22: whether it has actions of its own, or that are declared for it.
    var starts = false
    var stops = false
    var isStarted = false

    init(_ name: String, _ kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// What a parameter or a request gets.
indirect enum Value {
    case thing(Thing)
    case nothing
    case many([(key: String?, value: Value)])
    case later(Later)

    /// The first `Lazy` or provider in it.
    var later: Later? {
        switch self {
        case .later(let later): later
        case .many(let members): members.lazy.compactMap(\.value.later).first
        case .thing, .nothing: nil
        }
    }
}

/// A `Lazy` or a provider that was handed out.
final class Later: Individual {
    let found: Found
    let place: Place
    /// Rule 6: what a `Lazy` got when it was used first.
    var value: Value?

    init(_ found: Found, _ place: Place) {
        self.found = found
        self.place = place
    }
}
