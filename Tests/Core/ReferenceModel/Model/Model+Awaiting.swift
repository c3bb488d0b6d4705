// Section 6: what has to be awaited, and what is built on the main actor.

extension Model {
    /// Builds something once everything below it that has to be awaited is there; then it is built without a break.
    func prepared(_ node: Node, at place: Place, _ body: () throws -> Thing) throws -> Thing {
        if mode != .awaited {
            try checkIsolation(of: node, isolationNow(of: node, at: place))
            return try body()
        }
        // What is awaited itself, or made of an awaited prototype, is built by a task.
        if isAwaited(node, at: place) { return try body() }
        let awaited = missing(node, at: place).filter { isAwaited($0.node, at: $0.place) }
        // What was awaited is held for the run.
        let held = try awaited.filter(\.node.isKept).map { try object(of: $0.node, at: $0.place) }
        defer { withExtendedLifetime(held) {} }
        if !held.isEmpty { touch(.prepared) }
        // What code calls and could not await is told before anything is made: a prototype cannot be there for it.
        if held.count < awaited.count { throw Failure(id: "asynchronous-only") }
        // On the main actor, if something that is missing lives there.
        let isBelow = node.isolationBelow
        return try unbroken(isBelow == .awaited ? min(.main, isolationNow(of: node, at: place)) : isBelow, body)
    }

    /// Runs something without a break, and once more on the main actor if that is where it has to be.
    private func unbroken<Result>(_ isolation: Isolation, _ body: () throws -> Result) throws -> Result {
        do {
            return try running(isolation, body)
        } catch let failure as Failure where failure.id == "main-actor-only" && !failure.isByCode && isolation != .main
        {
            // Rule 8: only the object that was made has shown that it is finished there.
            return try running(.main, body)
        }
    }

    /// Section 6: of a collection each member is awaited by itself, unless all of them can be built anywhere, or are there.
    func unbroken(_ found: Found, at place: Place, _ body: () throws -> Value) throws -> Value {
        mode == .awaited && isPlain(found, at: place) ? try unbroken(.anywhere, body) : try body()
    }

    /// Section 5: what cannot be built where the code runs that asks is a typed error.
    func checkIsolation(of node: Node, _ isolation: Isolation) throws {
        if isolation <= mode { return }
        throw Failure(id: node.isolationBelow == .awaited ? "asynchronous-only" : "main-actor-only")
    }

    /// What building something takes now, when some of what it needs may be there.
    private func isolationNow(of node: Node, at place: Place) -> Isolation {
        let missing = missing(node, at: place)
        return missing.map { isAwaited($0.node, at: $0.place) ? .awaited : $0.node.isolation }.max() ?? .anywhere
    }

    /// What is not there of all that something needs, itself included, in order; not what is below something awaited.
    private func missing(_ node: Node, at place: Place) -> [(node: Node, place: Place)] {
        var found: [(node: Node, place: Place)] = []
        func visit(_ next: Node, _ place: Place) {
            if next.isolationBelow == .anywhere || found.contains(where: { $0.node == next }) { return }
            found.append((next, place))
            if next != node || !next.isKept, isAwaited(next, at: place) { return }
            let inner = next.isKept ? home(of: next, at: place) ?? place : place
            // Rule 8: what belongs to the unit has its steps once all of that has been constructed.
            let isMember = !isCode && units.last.map { $0.cycle.contains(next) && $0.home == inner } == true
            let joins = next.isKept ? isMember : joins(next, at: inner)
            for edge in edges(of: next, at: inner) where !joins || edge.moment == .construction {
                if isMissing(edge.target, at: inner) { visit(edge.target, inner) }
            }
        }
        visit(node, place)
        return found
    }

    private func isMissing(_ node: Node, at place: Place) -> Bool {
        guard let home = home(of: node, at: place), !node.isExternal else { return false }
        return !node.isKept || home.thing(of: node) == nil && !isBeingMade(node, at: home)
    }

    /// Whether something is built by awaiting: its factory or a step, that of a prototype that is made for it, or that of
    /// another member of its unit.
    private func isAwaited(_ node: Node, at place: Place) -> Bool {
        guard node.isolationBelow == .awaited else { return false }
        let home = home(of: node, at: place) ?? place
        let unit = node.isKept ? cycle(of: node, at: home).filter(\.isKept) : [node]
        let parts = reached(from: unit, through: \.isPrototype) { next in
            // Decided: what takes an awaited prototype in some place is awaited in each.
            edges(of: next, at: self.home(of: next, at: home) ?? home).filter { !$0.isOptional }.map(\.target)
        }
        return (unit + parts.filter { !$0.isKept }).contains { $0.isolation == .awaited }
    }

    /// Whether what a need gets can be built anywhere, or is there; what may be dropped is held, or made again, beforehand.
    func isPlain(_ need: Found, at place: Place) -> Bool {
        if need.form.isDeferred { return true }
        // What is outside of its scope is told as early as if it were to be made there.
        let taken = taken(need, at: place)
        return (taken.isEmpty && !need.form.isCollection ? Array(need.nodes.prefix(1)) : taken).map(actual).allSatisfy {
            node in
            let mayBeDropped = node.lifetime == .weak || node.bare.declaration.isEvictable
            return node.isolationBelow == .anywhere || node.isExternal
                || !mayBeDropped && thing(of: node, at: place) != nil
        }
    }

    /// What an awaited object's methods call, and cannot await, is there beforehand, by way of prototypes too.
    func prepareCalls(of node: Node, at place: Place) throws {
        let called = reached(from: [node], through: \.isPrototype) { $0.calls.flatMap(\.nodes).map(actual) }
        for target in called where target.isKept && target.isolationBelow == .awaited {
            _ = try object(of: target, at: place)
        }
    }
}
