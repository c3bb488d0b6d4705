import TestSupport

/// What a storm goes through: a random graph, a child's graph, and what may happen to them.
struct StormPlan: Sendable {
    /// How long an object is kept, and by what.
    enum Kind: CaseIterable {
        case singleton, eager, settable, evictable, weak, prototype, external
        case scoped
    }

    struct Node: Sendable {
        var kind: Kind
        /// Whether its factory is awaited.
        var isAwaited = false
        /// What its initializer takes: earlier nodes.
        var parts: [Int] = []
        /// What is injected afterward: any nodes.
        var friends: [Int] = []
        /// What it takes a `Lazy` of, and whether its factory uses that: then one that does not lead back.
        var lazy: (target: Int, isUsedAtOnce: Bool)?
        var starts = false
        var stops = false
    }

    static let scope = "wave"

    /// The nodes of the container, then those of a child.
    var nodes: [Node] = []
    let childStart: Int
    /// What a task may override.
    var overridable: [Int] = []
    let fails: Bool
    let cancels: Bool
    /// Whether the container is stopped in the middle of it.
    let stops: Bool

    init(_ generator: inout SeededGenerator) {
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
        fails = chance(15)
        cancels = chance(50)
        stops = chance(40)
        let isAwaited = chance(50)
        childStart = Int.random(in: 4...10, using: &generator)
        let count = childStart + Int.random(in: 1...3, using: &generator)
        for number in 0..<count {
            var kind = Kind.allCases[Int.random(in: 0..<Kind.allCases.count, using: &generator)]
            // A child has a few of its own, which are all kept by it.
            if number >= childStart { kind = chance(70) ? .singleton : .eager }
            var node = Node(kind: kind)
            if kind != .external {
                node.isAwaited = isAwaited && chance(30)
                node.parts = (0..<number).filter { maySee(number, kind, $0) && chance(30) }
            }
            if [.singleton, .eager, .evictable, .scoped].contains(kind) {
                node.starts = node.kind != .scoped && chance(40)
                node.stops = chance(60)
            }
            nodes.append(node)
        }
        addFriendsAndLazies(&generator)
        overridable = (0..<childStart).filter { [.singleton, .eager].contains(nodes[$0].kind) }
    }

    private mutating func addFriendsAndLazies(_ generator: inout SeededGenerator) {
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
        for number in nodes.indices where nodes[number].kind != .external {
            let kind = nodes[number].kind
            let others = nodes.indices.filter { $0 != number && maySee(number, kind, $0) }
            nodes[number].friends = others.filter { nodes[$0].kind != .prototype && chance(12) }
        }
        for number in nodes.indices where nodes[number].kind != .external && chance(25) {
            let targets = nodes.indices.filter {
                $0 != number && maySee(number, nodes[number].kind, $0) && nodes[$0].kind != .prototype
            }
            guard !targets.isEmpty else { continue }
            nodes[number].lazy = (targets[Int.random(in: targets.indices, using: &generator)], chance(50))
        }
        // A prototype that is injected with what takes it is not always built yet where something of it is awaited.
        for number in nodes.indices where nodes[number].kind == .prototype && nodes.contains(where: \.isAwaited) {
            let friends = nodes[number].friends
            nodes[number].friends = friends.filter { !reachable(from: $0).contains(number) }
        }
        for number in nodes.indices {
            guard let (target, isUsedAtOnce) = nodes[number].lazy else { continue }
            let leadsBack = reachable(from: target).contains(number)
            let mustAwait = needsAwait(target)
            nodes[number].lazy = (target, isUsedAtOnce && !leadsBack && !mustAwait)
        }
    }

    /// Whether one node may take another one: what is kept outlives a scope, and a parent does not see its child.
    private func maySee(_ number: Int, _ kind: Kind, _ other: Int) -> Bool {
        if other >= childStart { return number >= childStart }
        return nodes[other].kind != .scoped || kind == .scoped
    }

    /// The nodes in words, one on a line.
    var words: String {
        nodes.enumerated().map { number, node in
            var words = ["\(number): \(node.kind)", "parts \(node.parts)", "friends \(node.friends)"]
            if node.isAwaited { words.append("awaited") }
            if let lazy = node.lazy { words.append("lazy \(lazy.target)\(lazy.isUsedAtOnce ? ", used at once" : "")") }
            if node.starts { words.append("starts") }
            if node.stops { words.append("stops") }
            return words.joined(separator: ", ")
        }.joined(separator: "\n")
            + "\nthe child's from \(childStart)\(fails ? ", fails" : "")\(cancels ? ", cancels" : "")\(stops ? ", stops" : "")"
    }

    // MARK: What follows from it

    private func targets(of number: Int) -> [Int] {
        nodes[number].parts + nodes[number].friends + (nodes[number].lazy.map { [$0.target] } ?? [])
    }

    /// A node and all that it leads to.
    func reachable(from number: Int) -> Set<Int> {
        var seen: Set = [number]
        var queue = [number]
        while let next = queue.popLast() {
            for target in targets(of: next) where seen.insert(target).inserted { queue.append(target) }
        }
        return seen
    }

    /// Whether a request may have to be awaited.
    func needsAwait(_ number: Int) -> Bool { reachable(from: number).contains { nodes[$0].isAwaited } }

    /// Whether an object is built again where another one is overridden.
    func isAffected(_ number: Int, by overridden: Int) -> Bool { reachable(from: number).contains(overridden) }

    /// Whether an object may be made and dropped: what was awaited for it may go before its steps get it.
    func mayBeMadeInVain(_ number: Int) -> Bool {
        reachable(from: number).contains { nodes[$0].isAwaited && !isStable($0) }
    }

    func isScoped(_ number: Int) -> Bool { nodes[number].kind == .scoped }

    /// Whether a place that has made its object keeps that to the end.
    func isStable(_ number: Int) -> Bool { [.singleton, .eager, .scoped].contains(nodes[number].kind) }

    /// Whether an initializer gets a part that is finished: else both are members of one cycle.
    func isFinishedPart(_ part: Int, of number: Int) -> Bool { !reachable(from: part).contains(number) }
}
