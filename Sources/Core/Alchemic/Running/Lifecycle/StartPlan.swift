/// What a start builds, what each object waits for, and where it is built.
struct StartPlan: Sendable {
    enum Place {
        /// Nothing is built: the object is new for each request, set from outside, or there already.
        case nowhere
        /// In the shared task, as soon as what it waits for is there.
        case here
        /// In a task of its own, or on the main actor.
        case elsewhere
    }

    /// The definitions that another product has given a role.
    private let haveRole: Set<Int>
    /// Everything that takes part, in any order.
    var nodes: [Node] = []
    var places: [Place] = []
    /// The nodes that wait for each.
    var users: [[Int]] = []
    /// How many nodes each waits for.
    var waits: [Int] = []
    /// Eager definitions that need an external object which is not set, with the definition of that object.
    var blocked: [(node: Node, external: Node)] = []

    /// How many objects there are to build.
    var count: Int { places.count { $0 != .nowhere } }

    init(_ container: Container) {
        let graph = container.graph
        let cast = container.starting.nodesWithRole
        haveRole = Set(cast.map(\.index))
        blocked = container.blockedByExternals(cast)
        let isBlocked = Set(blocked.map(\.node.index))
        var position: [Int: Int] = [:]
        var queue: [Node] = []
        func add(_ node: Node) {
            guard position[node.index] == nil else { return }
            position[node.index] = nodes.count
            nodes.append(node)
            queue.append(node)
        }
        for node in graph.buildOrder where node.definition.isEager && !isBlocked.contains(node.index) { add(node) }
        for node in cast where !node.definition.traits.contains(.lazy) && !isBlocked.contains(node.index) { add(node) }
        while let node = queue.popLast() {
            // A list takes what belongs to a scope only where that is open, and no start builds it.
            for edge in node.edges
            where edge.moment != .later && !edge.isOptionalForStart && edge.target.lifetime.scope == nil {
                add(edge.target)
            }
        }
        connect(position)
        settlePlaces()
    }

    /// Records which nodes wait for which.
    ///
    /// Edges that lead back in a circle through steps do not count: initializers decide there.
    private mutating func connect(_ position: [Int: Int]) {
        var starts = [0]
        var targets: [Int] = []
        var isConstruction: [Bool] = []
        for (place, node) in nodes.enumerated() {
            for edge in node.edges where edge.moment != .later {
                guard let target = position[edge.target.index], target != place else { continue }
                targets.append(target)
                isConstruction.append(edge.moment == .construction)
            }
            starts.append(targets.count)
        }
        var circle = Array(repeating: 0, count: nodes.count)
        for (number, members) in components(starts: starts, targets: targets).enumerated() {
            for member in members { circle[member] = number }
        }
        users = Array(repeating: [], count: nodes.count)
        waits = Array(repeating: 0, count: nodes.count)
        for place in nodes.indices {
            for number in starts[place]..<starts[place + 1] {
                let target = targets[number]
                guard isConstruction[number] || circle[target] != circle[place] else { continue }
                users[target].append(place)
                waits[place] += 1
            }
        }
    }

    private mutating func settlePlaces() {
        places = nodes.map { node in
            guard node.isBuiltByStart else { return haveRole.contains(node.index) ? .elsewhere : .nowhere }
            return node.waitsForItself ? .elsewhere : .here
        }
    }
}

extension Node {
    /// Whether building it waits for more than other shared objects: for its own factory or steps, or for those of
    /// objects that are built for it alone.
    fileprivate var waitsForItself: Bool {
        guard completeIsolation != .synchronous else { return false }
        var seen: Set<Int> = [index]
        var queue = [self]
        while let node = queue.popLast() {
            if max(node.definition.maker.isolation, node.stepIsolation) != .synchronous { return true }
            for edge in node.edges where edge.moment != .later && !edge.target.isBuiltByStart {
                if seen.insert(edge.target.index).inserted { queue.append(edge.target) }
            }
        }
        return false
    }
}

extension Container {
    /// The eager definitions on whose path is an external object that has not been set.
    fileprivate func blockedByExternals(_ cast: [Node]) -> [(node: Node, external: Node)] {
        guard graph.hasExternals else { return [] }
        let eager = graph.startOrder
        let others = cast.filter { !$0.definition.isEager }
        return (eager + others).compactMap { node in unsetExternal(of: node).map { (node, $0) } }
    }

    /// An external object that has not been set, on the path to building a node.
    private func unsetExternal(of node: Node) -> Node? {
        var seen: Set<Int> = [node.index]
        var queue = [node]
        let context = Context(self)
        while let current = queue.popLast() {
            if current.kind == .external, current.inner == nil {
                if !wiring.producers[current.index].isBuilt(context) { return current }
                continue
            }
            // An object that is there needs nothing any more.
            if current.isCached, wiring.producers[current.index].isBuilt(context) { continue }
            for edge in current.edges where edge.moment != .later && seen.insert(edge.target.index).inserted {
                queue.append(edge.target)
            }
        }
        return nil
    }
}
