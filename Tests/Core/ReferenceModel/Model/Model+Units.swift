/// What is built as one: a definition, or the kept members of a cycle.
final class Unit: Individual {
    /// The members of the cycle, prototypes among them; or the one definition.
    let cycle: [Node]
    let home: Place
    /// The kept members that are made for whoever needed the unit, and those whose construction has begun.
    var claimed: [Node] = []
    var underWay: [Node] = []
    /// What has been constructed so far, kept or not, in order, with whom it is for.
    var queue: [(thing: Thing, node: Node, place: Place)] = []
    var made: [(thing: Thing, node: Node, place: Place)] { queue.filter(\.node.isKept) }

    /// What was needed first of it; none for a `Lazy`.
    let root: Node?

    init(_ cycle: [Node], at home: Place, for root: Node? = nil) {
        self.cycle = cycle
        self.root = root
        self.home = home
    }
}

// In which order objects are built.

extension Model {
    /// Section 6: builds the members of a definition's unit that are missing, by its schedule.
    func build(_ node: Node, at home: Place, _ members: [Node]) throws -> Thing {
        try resolving { try unit(of: node, at: home, members) }
    }

    private func unit(of node: Node, at home: Place, _ members: [Node]) throws -> Thing {
        // Code may have asked for it on the way.
        if let thing = home.thing(of: node) { return thing }
        // Rule 9: what only a call leads to is made when it is wanted.
        if let unit = units.last, unit.home == home, unit.cycle.contains(node) {
            return try unit.made.last { $0.node == node }?.thing ?? make(node, of: unit)
        }
        let unit = Unit(cycle(of: node, at: home), at: home, for: node)
        unit.claimed = missingMembers(of: unit.cycle, for: node, at: home)
        units.append(unit)
        defer { units.removeLast() }
        for member in unit.claimed where !unit.underWay.contains(member) { _ = try make(member, of: unit) }
        try finish(unit)
        // Rule 8: then all are published together.
        for (thing, node, home) in unit.made {
            home.keep(thing, for: node)
            takePart(node, thing, at: home)
        }
        guard let thing = home.thing(of: node) else { throw Failure(id: "circular-construction") }
        return thing
    }

    /// The members of a cycle that are made for one of them, in their order.
    func missingMembers(of cycle: [Node], for node: Node, at home: Place) -> [Node] {
        let needed = [node] + below(node, at: home) { !$0.isOptional }
        return schedule(of: cycle, at: home).filter { needed.contains($0) && home.thing(of: $0) == nil }
    }

    private func make(_ node: Node, of unit: Unit) throws -> Thing {
        unit.underWay.append(node)
        let thing = try construct(node, at: unit.home)
        unit.queue.append((thing, node, unit.home))
        return thing
    }

    /// Rule 8: the steps run in the order of construction, prototypes join behind; then the callbacks.
    private func finish(_ unit: Unit) throws {
        if unit.cycle.count > 1 { transcript.inCycles.formUnion(unit.cycle.map(\.number)) }
        if unit.queue.count > unit.made.count { touch(.joining) }
        var (next, told) = (0, 0)
        while told < unit.queue.count {
            if next < unit.queue.count {
                let (thing, node, place) = unit.queue[next]
                next += 1
                try runSteps(of: thing, node, at: place, isPlanned: true)
            } else {
                try callBack(unit.queue[told].thing, unit.queue[told].node)
                told += 1
            }
        }
    }

    /// Makes an object that is not kept.
    func passing(_ node: Node, at place: Place, given: [Value]? = nil) throws -> Thing {
        let thing = try construct(node, at: place, given: given)
        if let unit = units.last, joins(node, at: place) {
            unit.queue.append((thing, node, place))
        } else {
            try finish(thing, node, at: place, isPlanned: true)
        }
        return thing
    }

    /// Rule 8: prototypes of a cycle join behind what was constructed; code gets them finished, and so does what takes one that
    /// overrides leave alone.
    func joins(_ node: Node, at place: Place) -> Bool {
        guard let unit = units.last, let root = unit.root, unit.cycle.contains(node), !isCode else { return false }
        return place.andOuter.contains { $0.graph.own.contains(node) && $0.graph.own.contains(root) }
    }

    // MARK: What is built as one

    /// Rule 8: the next to be constructed is always the first in order of declaration whose parameters are there.
    ///
    /// Decided: the schedule is the unit's, whatever of it is there already.
    private func schedule(of cycle: [Node], at home: Place) -> [Node] {
        var left = cycle.filter { $0.isKept && self.home(of: $0, at: home) == home }
        var order: [Node] = []
        // A cycle of initializers that only an open scope closes: the check does not know it, and it shows here.
        while let next = left.first(where: { isNext($0, of: cycle, at: home, before: left) }) ?? left.first {
            order.append(next)
            left.removeAll { $0 == next }
        }
        return order
    }

    /// Rule 8: whether the parameters of a member need nothing of what is left, through prototypes, lists and decorators, too.
    private func isNext(_ node: Node, of cycle: [Node], at home: Place, before left: [Node]) -> Bool {
        !reached(from: [node], through: \.isPrototype) { next in
            edges(of: next, at: home).filter { $0.moment == .construction && !$0.isOptional }
                .map(\.target).filter(cycle.contains)
        }.contains(where: left.contains)
    }

    /// Rule 9: everything that a definition needs and is needed by, as far as cycles go: deferred needs join no unit.
    func cycle(of node: Node, at place: Place) -> [Node] {
        let members = below(node, at: place).filter { other in
            isMade(other, with: node, at: place) && below(other, with: node, at: place).contains(node)
        }
        return ([node] + members).uniqued.sorted { $0.index < $1.index }
    }

    /// Section 6: kept members of different places are never one unit.
    ///
    /// Decided: those of overrides are what they would be if nothing were shared.
    private func isMade(_ other: Node, with node: Node, at place: Place) -> Bool {
        let isHere = home(of: other, at: place) == place || seen(other, at: place) != other
        return !other.isKept || isHere && other.lifetime.scope == node.lifetime.scope
    }

    /// What a definition leads to at once, as far as some arrows go, and what is made with it or with another one.
    private func below(
        _ node: Node, with other: Node? = nil, at place: Place, along isCounted: (Edge) -> Bool = { _ in true }
    ) -> [Node] {
        reached(from: [node]) { next in
            let isPassed = next == node || isMade(next, with: other ?? node, at: place)
            return isPassed ? edges(of: next, at: place).filter(isCounted).map(\.target) : []
        }
    }

    /// The definition that stands for another one in a place: overrides have their own of what they share.
    func seen(_ node: Node, at place: Place) -> Node {
        place.graph.nodes.first { $0.actual == node } ?? node
    }

    /// Section 6: what a definition needs at once, with the alternatives that are taken in a place.
    func edges(of node: Node, at place: Place) -> [Edge] {
        // What is set is not built.
        if node.isExternal { return [] }
        let node = seen(node, at: place)
        func edges(_ needs: [Found], _ moment: Edge.Moment, isOptional: Bool = false) -> [Edge] {
            needs.filter { !$0.form.isDeferred }.flatMap { taken($0, at: place) }
                .map { Edge(target: $0.actual, moment: moment, isOptional: isOptional) }
        }
        return edges(node.needs, .construction) + edges(node.calls, .construction, isOptional: true)
            + edges(node.steps.flatMap(\.needs), .step)
    }
}
