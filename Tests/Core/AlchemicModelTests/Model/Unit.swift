/// What is built as one: a definition, or the kept members of a cycle.
final class Unit {
    /// The members of the cycle, prototypes among them; or the one definition.
    let cycle: [Node]
    let home: Place
    /// The kept members whose construction has been begun.
    var begun: [Node] = []
    /// What has been constructed so far.
    var made: [(node: Node, home: Place, thing: Thing)] = []
    /// What has been constructed, kept or not, in order, with whom it is for: its steps are still to run.
    var queue: [(thing: Thing, node: Node, place: Place)] = []

    init(_ cycle: [Node], at home: Place) {
        self.cycle = cycle
        self.home = home
    }

    func holds(_ node: Node) -> Bool { cycle.contains { $0 === node } }
}

// Rules 8 and 9: in which order objects are built.

extension Model {
    /// Builds what is missing of a definition's unit.
    func build(_ node: Node, at home: Place) throws -> Thing {
        if let unit = units.last(where: { $0.home === home && $0.holds(node) }) {
            // Rules 9 and 19: what waits for itself is an error.
            if unit.begun.contains(where: { $0 === node }) { throw Failure(id: "circular-construction") }
            // Rule 9: what only the step of a subclass leads to is made when it is wanted; decided: itself, before what it takes
            // is looked at.
            return try construct(unit, from: node, others: [])
        }
        let unit = Unit(cycle(of: node, at: home), at: home)
        // Rule 9: what waits for a unit that is being built is an error, before any of it is made.
        if waits(node, at: home) { throw Failure(id: "circular-construction") }
        return try building(unit) {
            try construct(unit, from: node, others: reached(from: node, at: home, forSure: true))
        }
    }

    /// Constructs what a member of a unit leads to for sure, and is not there.
    private func construct(_ unit: Unit, from node: Node, others: [Node]) throws -> Thing {
        let needed = [node] + others
        var missing = unit.cycle.filter { member in
            member.lifetime.isKept && !member.isExternal && needed.contains { $0 === member }
                && (try? home(of: member, at: unit.home)) === unit.home && unit.home.thing(of: member) == nil
                && !unit.begun.contains { $0 === member }
        }
        unit.begun += missing
        while !missing.isEmpty {
            // Rule 8: the first in order of declaration whose parameters are there.
            let next = missing.firstIndex { node in
                !constructionTargets(of: node, in: unit).contains { target in missing.contains { $0 === target } }
            }
            // A cycle of initializers that only an open scope closes: the check does not know it, and it shows here.
            let member = missing.remove(at: next ?? 0)
            let thing = try construct(member, at: unit.home)
            unit.made.append((member, unit.home, thing))
            unit.queue.append((thing, member, unit.home))
        }
        guard let made = unit.made.first(where: { $0.node === node }) else {
            throw Failure(id: "circular-construction")
        }
        return made.thing
    }

    /// Rule 9: whether the graph knows that something waits for what is being built, and is not a part of it that is there.
    func isBlocked(_ node: Node, at place: Place) -> Bool {
        if !node.lifetime.isKept, !Features.blockedPrototypes { return false }
        var seen: [Node] = []
        var queue = [node]
        while let next = queue.popLast() {
            if next.lifetime.isKept {
                guard let home = try? home(of: next, at: place), home.thing(of: next) == nil, !next.isExternal else {
                    continue
                }
                if units.last?.made.contains(where: { $0.node === next }) == true { continue }
                if units.contains(where: { $0.home === home && $0.holds(next) }) { return true }
                if waits(next, at: home) { return true }
                continue
            }
            for edge in edges(of: next, at: place) where edge.moment != .later && !edge.isOptional {
                guard !seen.contains(where: { $0 === edge.target }) else { continue }
                seen.append(edge.target)
                queue.append(edge.target)
            }
        }
        return false
    }

    /// Whether something that is no part of what is being built needs a part of it.
    private func waits(_ node: Node, at home: Place) -> Bool {
        let below = reached(from: node, at: home, forSure: true)
        return units.contains { unit in
            below.contains { unit.holds($0) && unit.home === self.home(of: $0, around: home) }
        }
    }

    private func home(of node: Node, around place: Place) -> Place? { try? home(of: node, at: place) }

    /// Rule 8: what the parameters of a member need of its unit, through prototypes, lists and decorators, too.
    private func constructionTargets(of node: Node, in unit: Unit) -> [Node] {
        var found: [Node] = []
        var queue = [node]
        while let next = queue.popLast() {
            for edge in edges(of: next, at: unit.home) where edge.moment == .construction {
                guard unit.holds(edge.target), !found.contains(where: { $0 === edge.target }) else { continue }
                found.append(edge.target)
                if !edge.target.lifetime.isKept { queue.append(edge.target) }
            }
        }
        return found
    }

    /// Runs what constructs a unit, then the steps, then the callbacks, and publishes all together.
    private func building(_ unit: Unit, _ body: () throws -> Thing) throws -> Thing {
        units.append(unit)
        defer { units.removeLast() }
        let thing = try body()
        if unit.cycle.count > 1 { touch(.cycle) }
        if unit.queue.contains(where: { !$0.node.lifetime.isKept }), unit.queue.count > 1 { touch(.joining) }
        var next = 0
        var told = 0
        while next < unit.queue.count || told < unit.queue.count {
            if next < unit.queue.count {
                // Rule 8: the steps run in the order of construction; prototypes join behind.
                let (thing, node, place) = unit.queue[next]
                next += 1
                try runSteps(of: thing, node, at: place)
            } else {
                // Rule 8: then the callbacks.
                try callBack(unit.queue[told].thing, unit.queue[told].node)
                told += 1
            }
        }
        // Rule 8: then all are published together.
        for (node, home, thing) in unit.made {
            home.keep(thing, for: node)
            takePart(node, thing, at: home)
        }
        return thing
    }

    /// Makes an object that is not kept.
    func passing(_ node: Node, at place: Place, isInvoked: Bool = false) throws -> Thing {
        let thing = try construct(node, at: place, isInvoked: isInvoked)
        if let unit = units.last, unit.holds(node), askers.last.flatMap(\.self) !== unit {
            // Rule 8: prototypes of a cycle join behind what was constructed; code gets them finished.
            unit.queue.append((thing, node, place))
        } else {
            // Rule 8: what is received is finished.
            try runSteps(of: thing, node, at: place)
            try callBack(thing, node)
        }
        return thing
    }

    /// Rule 9: everything that a definition needs and is needed by, as far as cycles go: deferred needs join no unit.
    private func cycle(of node: Node, at place: Place) -> [Node] {
        let below = reached(from: node, at: place)
        let members = below.filter { other in
            other !== node && reached(from: other, at: place).contains { $0 === node }
        }
        return ([node] + members).sorted { $0.index < $1.index }
    }

    private func reached(from node: Node, at place: Place, forSure: Bool = false) -> [Node] {
        var found: [Node] = []
        var queue = [node]
        while let next = queue.popLast() {
            for edge in edges(of: next, at: place) where edge.moment != .later && !(forSure && edge.isOptional) {
                guard !found.contains(where: { $0 === edge.target }) else { continue }
                // What is there already is taken as it is.
                if forSure, isThere(edge.target, at: place) { continue }
                found.append(edge.target)
                // Section 6: kept members of different places are never one unit.
                let isHere = !edge.target.lifetime.isKept || home(of: edge.target, around: place) === place
                if isHere { queue.append(edge.target) }
            }
        }
        return found
    }

    private func isThere(_ node: Node, at place: Place) -> Bool {
        node.lifetime.isKept && home(of: node, around: place)?.thing(of: node) != nil
    }

    /// The arrows of a definition with the alternatives that are taken in a place.
    private func edges(of node: Node, at place: Place) -> [Edge] {
        // What is set is not built.
        if node.isExternal { return [] }
        func taken(_ found: [Found], _ moment: Edge.Moment) -> [Edge] {
            found.flatMap { found in
                switch found {
                case .one(let nodes):
                    let picked = try? pick(nodes, at: place)
                    let others = Features.untakenAlternatives ? [] : nodes.filter { $0.lifetime.scope == nil }
                    return ([picked].compactMap(\.self) + others.filter { $0 !== picked }).flatMap { node in
                        Found.one([node]).edges(moment)
                    }
                case .many(let nodes, let form): return Found.many(there(nodes, at: place), of: form).edges(moment)
                case .keyed(let members):
                    return Found.many(there(members.map(\.node), at: place), of: nil).edges(moment)
                case .nothing, .later, .broken: return found.edges(moment)
                }
            }.map { Edge(target: actual($0.target), moment: $0.moment, isAlternative: $0.isAlternative) }
        }
        let possible = taken(node.possible, .step).map { Edge(target: $0.target, moment: $0.moment, isOptional: true) }
        return taken(node.needs, .construction) + taken(node.steps.flatMap(\.needs), .step) + possible
    }
}
