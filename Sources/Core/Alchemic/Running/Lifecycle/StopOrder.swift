// Each object is stopped before what it depends on; where nothing decides, the last that was built comes first.

extension [Participant] {
    /// The participants, which are in order of construction, in the order in which they are stopped.
    ///
    /// - Parameter isHeld: Whether one cannot be stopped yet, and neither can what it depends on.
    /// - Returns: The order, and those that are left, in order of construction.
    func inStopOrder(
        unless isHeld: (Participant) -> Bool = { _ in false }
    ) -> (order: [Participant], left: [Participant]) {
        guard count > 1 || contains(where: isHeld) else { return (self, []) }
        var plan = StopPlan(map(\.node))
        var isTaken = [Bool](repeating: false, count: count)
        var order: [Participant] = []
        order.reserveCapacity(count)
        while let place = plan.next() {
            if isHeld(self[place]) { continue }
            order.append(self[place])
            isTaken[place] = true
            plan.finish(place)
        }
        return (order, indices.filter { !isTaken[$0] }.map { self[$0] })
    }
}

/// Those of some definitions, and of what they need, that are targets or need one, in whatever way.
func nodes(above roots: [Node], reaching isTarget: (Node) -> Bool) -> Set<ObjectIdentifier> {
    var users: [ObjectIdentifier: [Node]] = [:]
    var seen = Set(roots.map(ObjectIdentifier.init))
    var below = roots
    var reaching: [Node] = []
    while let node = below.popLast() {
        if isTarget(node) { reaching.append(node) }
        for edge in node.edges {
            users[ObjectIdentifier(edge.target), default: []].append(node)
            if seen.insert(ObjectIdentifier(edge.target)).inserted { below.append(edge.target) }
        }
    }
    var found = Set(reaching.map(ObjectIdentifier.init))
    while let node = reaching.popLast() {
        for user in users[ObjectIdentifier(node)] ?? [] where found.insert(ObjectIdentifier(user)).inserted {
            reaching.append(user)
        }
    }
    return found
}

/// The graph below some definitions, as far as stopping their objects goes.
///
/// What leads in a circle decides nothing: its members are one, which is done when all of them are. What is not to be
/// stopped is done as soon as all that need it are.
private struct StopPlan {
    /// The circle, or single definition, that each participant belongs to.
    private var components: [Int]
    /// How many participants each has that are not done.
    private var left: [Int]
    private var members: [[Int]]
    private var targets: [Set<Int>]
    /// How many need each, and are not done.
    private var users: [Int]
    private var ready = LatestFirst()

    init(_ participants: [Node]) {
        var numbers: [ObjectIdentifier: Int] = [:]
        var nodes: [Node] = []
        func number(_ node: Node) -> Int {
            if let known = numbers[ObjectIdentifier(node)] { return known }
            numbers[ObjectIdentifier(node)] = nodes.count
            nodes.append(node)
            return nodes.count - 1
        }
        let places = participants.map(number)
        var starts = [0]
        var flat: [Int] = []
        while starts.count <= nodes.count {
            for edge in nodes[starts.count - 1].edges { flat.append(number(edge.target)) }
            starts.append(flat.count)
        }
        let circles = Alchemic.components(starts: starts, targets: flat)
        var circle = [Int](repeating: 0, count: nodes.count)
        for (number, nodes) in circles.enumerated() {
            for node in nodes { circle[node] = number }
        }
        components = places.map { circle[$0] }
        left = [Int](repeating: 0, count: circles.count)
        members = Array(repeating: [], count: circles.count)
        for (place, component) in components.enumerated() {
            left[component] += 1
            members[component].append(place)
        }
        targets = Array(repeating: [], count: circles.count)
        users = [Int](repeating: 0, count: circles.count)
        for node in nodes.indices {
            for target in flat[starts[node]..<starts[node + 1]] where circle[target] != circle[node] {
                if targets[circle[node]].insert(circle[target]).inserted { users[circle[target]] += 1 }
            }
        }
        release(circles.indices.filter { users[$0] == 0 })
    }

    /// The next to be stopped; nil if there is none, or all that are left need others to be stopped first.
    mutating func next() -> Int? { ready.next() }

    /// Notes that one has been stopped.
    mutating func finish(_ place: Int) {
        left[components[place]] -= 1
        if left[components[place]] == 0 { release(unusedTargets(of: components[place])) }
    }

    private mutating func release(_ free: [Int]) {
        var queue = free
        while let component = queue.popLast() {
            if left[component] > 0 {
                for place in members[component] { ready.add(place) }
            } else {
                queue += unusedTargets(of: component)
            }
        }
    }

    private mutating func unusedTargets(of component: Int) -> [Int] {
        targets[component].filter { target in
            users[target] -= 1
            return users[target] == 0
        }
    }
}

/// Numbers, the highest first: a heap.
private struct LatestFirst {
    private var heap: [Int] = []

    mutating func add(_ number: Int) {
        heap.append(number)
        var place = heap.count - 1
        while place > 0, heap[place] > heap[(place - 1) / 2] {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func next() -> Int? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var place = 0
        while true {
            var highest = place
            for child in [2 * place + 1, 2 * place + 2] where child < heap.count && heap[child] > heap[highest] {
                highest = child
            }
            if highest == place { return first }
            heap.swapAt(place, highest)
            place = highest
        }
    }
}
