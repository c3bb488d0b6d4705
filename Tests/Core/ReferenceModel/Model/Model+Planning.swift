// Rule 8: what a request builds before it takes anything, and in which order.

/// The units that a request is going to build, and the prototypes on the ways to them.
struct Plan {
    /// A unit that is not there, or a prototype.
    struct Entry {
        let node: Node
        let place: Place
        /// The kept members that are made; none for a prototype.
        var members: [Node] = []
        /// The cycle that these belong to.
        var cycle: [Node] = []
        /// The entries that it needs at once.
        var needs: [Int] = []
        /// The entries that its code may call, which come first if something needs them.
        var calls: [Int] = []
        /// Whether it belongs to the unit that requests it: a member of that, or a prototype that is made for it.
        var isPart = false
        /// Its place in the order of declaration: that of the first member.
        var position = 0
    }

    /// Whether a start wants to know of objects that are there, too, whose start actions may not have run.
    var isStart = false
    /// The entries of what is wanted.
    var roots: [Int] = []
    var entries: [Entry] = []
    /// The objects that it has found, which it holds, since nothing else may do so.
    var held: [Thing] = []
    /// Where all of it can be built.
    var isolation = Isolation.anywhere

    /// How many of the units a task has to build, since a member or a prototype that is made for it is awaited.
    var awaitedCount: Int {
        entries.indices.count { !entries[$0].members.isEmpty && isolation(of: $0) == .awaited }
    }

    /// Where a unit can be built, with the prototypes that are made for it.
    func isolation(of number: Int) -> Isolation {
        let prototypes = reached(from: [number], through: { entries[$0].members.isEmpty }) { entries[$0].needs }
            .filter { entries[$0].members.isEmpty }.map { entries[$0].node }
        let entry = entries[number]
        return (entry.cycle + entry.members + prototypes).map { $0.ownIsolation(in: entry.place.graph) }.max()
            ?? .anywhere
    }

    /// Rule 8: the next to be built is always the first in order of declaration whose needs are there; what has a key is made as
    /// it is taken.
    var order: [(entry: Entry, isolation: Isolation)] {
        let wanted = roots + reached(from: roots) { entries[$0].needs }
        var left = entries.indices.filter { wanted.contains($0) && !entries[$0].members.isEmpty }
        let needs = entries.indices.map { number in
            reached(from: [number], through: { !left.contains($0) }) { entries[$0].needs + entries[$0].calls }
                .filter { $0 != number }
        }
        var order: [(Entry, Isolation)] = []
        while !left.isEmpty {
            let ready = left.filter { number in !needs[number].contains(where: left.contains) }
            // A cycle of initializers that only an open scope closes: the check does not know it, and it shows here. A start may
            // meet another one, if one member is there, and another one was purged.
            func below(_ number: Int) -> [Int] { reached(from: [number]) { needs[$0].filter(left.contains) } }
            let inCycle = left.lazy.filter { unit in below(unit).allSatisfy { below($0).contains(unit) } }
            let next = (ready.isEmpty ? Array(inCycle) : ready).min { rank($0) < rank($1) } ?? left[0]
            order.append((entries[next], isolation(of: next)))
            left.removeAll { $0 == next }
        }
        return order
    }

    private func rank(_ number: Int) -> (Int, Int) { (entries[number].node.isKeyed ? 1 : 0, entries[number].position) }
}

extension Node {
    /// Where an object is made and finished, whichever subclass it may turn out to be of.
    func ownIsolation(in graph: Graph) -> Isolation {
        graph.visible.filter { $0.kind.isKind(of: kind) }.map { $0.isolationOfSteps(for: self) }.reduce(isolation, max)
    }
}

extension Model {
    /// The value that a request, or code, gets: everything kept that it needs is built before anything is taken.
    func request(_ found: Found, at place: Place) throws -> Value {
        let held = try planned([found], at: place)
        defer { withExtendedLifetime(held) {} }
        return try resolving { try value(found, at: place) }
    }

    /// Builds what some needs take, as far as it is kept and not there; returns what is to be held meanwhile.
    func planned(_ needs: [Found], at place: Place) throws -> [Thing] {
        var plan = Plan()
        for need in needs { plan.roots += try visit(need, at: place, &plan, isPart: true) }
        return try build(plan)
    }

    /// Builds what one definition needs, and itself if it is kept.
    func planned(_ node: Node, at place: Place) throws -> [Thing] {
        var plan = Plan()
        plan.roots = try visit(node, at: place, &plan, isPart: true)
        return try build(plan)
    }

    private func build(_ plan: Plan) throws -> [Thing] {
        // Rule 8: what cannot be built here is known before the first factory runs.
        if plan.isolation > mode {
            throw Failure(id: plan.isolation == .awaited ? "asynchronous-only" : "main-actor-only")
        }
        let order = plan.order
        if order.count > 1, plan.isolation == .awaited { touch(.prepared) }
        func build() throws -> [Thing] {
            plan.held + (try order.map { try self.build($0.entry, in: $0.isolation) })
        }
        if mode < .awaited || plan.awaitedCount < 2 { return try build() }
        // Rule 8: these are begun together, and only needs decide what ends first.
        touch(.concurrent)
        let begin = transcript.lines.count
        do {
            let things = try build()
            // Code that asks finds what others build there or not.
            if graphs.contains(where: { $0.nodes.contains { !$0.declaration.asks.isEmpty } }) {
                transcript.end(at: begin)
            }
            transcript.loosen(from: begin, isConcurrent: true)
            return things
        } catch {
            // What had been begun before depends on time.
            transcript.end(at: begin)
            throw error
        }
    }

    /// Rule 18: builds what a start wants, each after what it needs, and has something done after each.
    func start(_ nodes: [Node], at place: Place, then finish: ([Node]) -> Void) throws {
        var plan = Plan(isStart: true)
        for node in nodes { plan.roots += try visit(node, at: place, &plan, isPart: true) }
        var held = plan.held
        for (entry, isolation) in plan.order {
            held.append(try running(.awaited) { try build(entry, in: isolation) })
            finish(entry.members)
        }
        withExtendedLifetime(held) {}
    }

    private func build(_ entry: Plan.Entry, in isolation: Isolation) throws -> Thing {
        try onMain(if: isolation) { try build(entry.node, at: entry.place, entry.members) }
    }

    /// Section 6: what a task makes is made on the main actor as a whole, if a part of it is, and nothing is awaited.
    func onMain<Result>(if isolation: Isolation, _ body: () throws -> Result) rethrows -> Result {
        try mode == .awaited && isolation == .main ? running(.main, body) : body()
    }

    // MARK: The walk

    /// Visits what a need takes at once; returns the entries that it leads to.
    private func visit(_ found: Found, at place: Place, _ plan: inout Plan, isPart: Bool) throws -> [Int] {
        if found.form.isDeferred { return [] }
        let taken = taken(found, at: place)
        if taken.isEmpty, !found.nodes.isEmpty { throw Failure(id: "outside-scope") }
        var entries: [Int] = []
        for node in taken { entries += try visit(node, at: place, &plan, isPart: isPart) }
        return entries
    }

    private func visit(_ found: Node, at place: Place, _ plan: inout Plan, isPart: Bool) throws -> [Int] {
        let node = found.actual
        guard node.isKept else {
            let known = plan.entries.firstIndex { $0.node == node && $0.place == place && $0.isPart == isPart }
            if let known { return [known] }
            plan.entries.append(Plan.Entry(node: node, place: place, isPart: isPart))
            return [try visitNeeds(of: [node], from: plan.entries.count - 1, &plan)]
        }
        guard let home = home(of: node, at: place) else { throw Failure(id: "outside-scope") }
        if home.hasEnded { throw Failure(id: "ended") }
        let known = plan.entries.firstIndex { $0.place == home && $0.members.contains(node) }
        if let thing = home.thing(of: node) {
            plan.held.append(thing)
            // Rule 18: what was set needs nothing, and is not started.
            if !plan.isStart || thing.isGiven { return [] }
            if let known { return [known] }
            plan.entries.append(Plan.Entry(node: node, place: home, members: [node], position: node.index))
            return [try visitNeeds(of: [node], from: plan.entries.count - 1, &plan)]
        }
        // A task that has built something may let go of it a moment later.
        if home.hasLost(node), transcript.isConcurrent { transcript.end(at: transcript.lines.count) }
        // Rule 11: a request for what has not been set throws.
        if node.isExternal { throw Failure(id: "external-not-set") }
        if let known { return [known] }
        // Rule 9: of its own unit it gets what has been constructed already.
        if isPart, units.last?.made.contains(where: { $0.node == node && $0.place == home }) == true { return [] }
        let unit = units.last { $0.home == home && $0.cycle.contains(node) }
        // Rules 9 and 19: what waits for itself is an error, before anything is made in vain.
        if let unit, unit != units.last || unit.underWay.contains(node) || unit.claimed.contains(node) && isCode {
            throw Failure(id: "circular-construction")
        }
        var entry = Plan.Entry(node: node, place: home)
        let cycle = unit?.cycle ?? cycle(of: node, at: home)
        entry.cycle = cycle
        entry.isPart = unit != nil
        entry.members = unit != nil ? [node] : missingMembers(of: cycle, for: node, at: home)
        entry.position = cycle.filter(\.isKept).map(\.index).min() ?? node.index
        plan.entries.append(entry)
        return [try visitNeeds(of: entry.members, from: plan.entries.count - 1, &plan, isJoining: unit != nil)]
    }

    /// A member that joins a unit that is being built is finished with that.
    private func visitNeeds(
        of nodes: [Node], from number: Int, _ plan: inout Plan, isJoining: Bool = false
    ) throws -> Int {
        let (place, isPart) = (plan.entries[number].place, plan.entries[number].isPart)
        for node in nodes {
            plan.isolation = max(plan.isolation, isJoining ? node.declaration.isolation : node.isolation)
            let here = seen(node, at: place)
            for need in here.needs + (isJoining ? [] : here.steps.flatMap(\.needs)) {
                plan.entries[number].needs += try visit(need, at: place, &plan, isPart: isPart)
            }
            // An object that an awaited one's methods call, and cannot await, is there before, by way of prototypes too.
            guard mode == .awaited || plan.isStart else { continue }
            let called = reached(from: [node], through: \.isPrototype) { $0.calls.flatMap(\.nodes).map(\.actual) }
            let own = nodes.filter(\.isKept).flatMap { cycle(of: $0, at: place) }
            for target in called where target.isKept && target.isolationBelow == .awaited && !own.contains(target) {
                plan.entries[number].needs += try visit(target, at: place, &plan, isPart: isPart)
            }
            guard plan.isStart else { continue }
            for call in here.calls {
                // Nothing may ever call it.
                let entries = try? visit(call, at: place, &plan, isPart: isPart)
                plan.entries[number].calls += entries ?? []
            }
        }
        return number
    }

    // MARK: Where it runs

    /// Section 5: what cannot be built where the code runs that asks is a typed error.
    func checkIsolation(of node: Node, _ isolation: Isolation) throws {
        if isolation <= mode { return }
        throw Failure(id: node.isolationBelow == .awaited ? "asynchronous-only" : "main-actor-only")
    }

    /// Section 6: whether what a need takes can be made anywhere, once everything kept is there.
    func isPlain(_ need: Found, at place: Place) -> Bool {
        need.form.isDeferred
            || taken(need, at: place).map(\.actual).filter(\.isPrototype).allSatisfy { node in
                isolationOfPrototypes(node, at: place) == .anywhere
            }
    }

    /// Where a prototype is made, with those that it takes.
    func isolationOfPrototypes(_ node: Node, at place: Place) -> Isolation {
        let passed =
            [node]
            + reached(from: [node], through: \.isPrototype) { next in
                edges(of: next, at: place).filter { !$0.isOptional }.map(\.target)
            }
        // Rule 8: only the object that is made shows where it is finished.
        return passed.filter(\.isPrototype).map { $0.ownIsolation(in: place.graph) }.max() ?? .anywhere
    }
}
