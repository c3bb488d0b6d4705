// What happens at the beginning and at the end.

extension Model {
    /// Rule 22: notes what is to be started and stopped with its container.
    func takePart(_ node: Node, _ thing: Thing, at home: Place) {
        guard node.isKept, node.lifetime != .weak else { return }
        // What was set belongs to the program, and so does what decorates it.
        if node.inner != nil, self.thing(of: node.bare.actual, at: home)?.isGiven == true { return }
        thing.starts = node.declaration.hasStart || thing.kind.isStartable
        thing.stops = node.declaration.hasStop || thing.kind.isStoppable
        if thing.starts || thing.stops { home.participants.append((node, thing)) }
    }

    /// Rule 18: builds what is eager and everything that it needs, and runs the start actions: of each after what it needs.
    func start(_ place: Place) throws {
        // Rule 18: what has failed has ended the container; later calls throw the same.
        if place.startHasFailed { throw Failure(id: "start-failed") }
        if place.hasEnded { throw Failure(id: "ended") }
        touch(.start)
        // Rule 11: eager dependants of what has not been set wait.
        let waiting = place.graph.own.filter { $0.declaration.isEager && isWaiting($0, at: place) }
        if !waiting.isEmpty { touch(.waiting) }
        let begin = transcript.lines.count
        do {
            let wanted = place.graph.own.filter {
                $0.declaration.isEager && $0.inner == nil && $0.level == place.graph.level && !waiting.contains($0)
            }
            try start(wanted, at: place) { members in
                for (node, thing) in place.participants where members.contains(node) { runStart(thing) }
            }
            // Rule 22: whatever else is there is started, too.
            for (_, thing) in place.participants { runStart(thing) }
        } catch {
            place.startHasFailed = true
            stop(place)
            transcript.loosen(from: begin, isConcurrent: true, isAnything: true)
            throw Failure(id: "start-failed")
        }
        transcript.loosen(from: begin, isConcurrent: true)
    }

    private func runStart(_ thing: Thing) {
        guard thing.starts, !thing.isStarted else { return }
        thing.isStarted = true
        log("start \(thing.name)")
    }

    /// Rule 11: whether something that has not been set is on the way to building it.
    private func isWaiting(_ node: Node, at place: Place) -> Bool {
        reached(from: [node]) { next in
            if next.isExternal || thing(of: next, at: place) != nil { return [] }
            // A list takes what belongs to a scope only where that is open.
            return next.edges.filter { $0.moment != .later }.map { $0.target.actual }
                .filter { home(of: $0, at: place) != nil }
        }.contains { $0.isExternal && thing(of: $0, at: place) == nil }
    }

    /// Rule 16: ends a container or scope: those within it first, then its objects.
    func stop(_ place: Place) {
        if place.hasStopped { return }
        place.hasStopped = true
        let begin = transcript.lines.count
        for dependant in place.dependants.reversed() { stop(dependant) }
        // Rule 16: each before what it needs, and otherwise the last that was built.
        while let node = place.participants.map(\.node).firstToStop,
            let (_, thing) = place.participants.last(where: { $0.node == node })
        { stop(thing, in: place) }
        transcript.loosen(from: begin)
        if place.scope != nil { place.dropAll() }
        place.outer?.dependants.removeAll { $0 == place }
    }

    /// Rule 22: an object is stopped once, if it only stops, or if its start action has run.
    func stop(_ thing: Thing, in place: Place) {
        guard place.participants.contains(where: { $0.thing == thing }) else { return }
        place.participants.removeAll { $0.thing == thing }
        if thing.stops, !thing.starts || thing.isStarted { log("stop \(thing.name)") } else { touch(.notStarted) }
    }
}

extension [Node] {
    /// The last that none of the others needs.
    var firstToStop: Node? { last { node in !contains { $0.leads(to: node) && !node.leads(to: $0) } } }
}

extension Node {
    fileprivate func leads(to target: Node) -> Bool {
        reached(from: [self]) { $0.edges.map(\.target) }.contains(target)
    }
}
