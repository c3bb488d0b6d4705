// What happens at the beginning and at the end.

extension Model {
    /// Rule 22: notes what is to be started and stopped with its container.
    func takePart(_ node: Node, _ thing: Thing, at home: Place) {
        guard node.lifetime == .singleton || node.lifetime.scope != nil else { return }
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
        hasStarted = true
        do {
            for node in place.graph.startOrder(without: waiting) {
                try running(.awaited) { _ = try object(of: node, at: place) }
                for (other, thing) in place.participants where other == node { runStart(thing) }
            }
            // Rule 22: whatever else is there is started, too.
            for (_, thing) in place.participants { runStart(thing) }
        } catch {
            place.startHasFailed = true
            stop(place)
            transcript.looseLines.append(LooseLines(range: begin..<transcript.lines.count, isAnything: true))
            throw Failure(id: "start-failed")
        }
        transcript.looseLines.append(LooseLines(range: begin..<transcript.lines.count))
    }

    private func runStart(_ thing: Thing) {
        guard thing.starts, !thing.isStarted else { return }
        thing.isStarted = true
        log("start \(thing.name)")
    }

    /// Rule 11: whether something that has not been set is on the way to building it.
    private func isWaiting(_ node: Node, at place: Place) -> Bool {
        reached(from: [node]) { next in
            guard !next.isExternal, next == node || !isThere(next, at: place) else { return [] }
            return next.edges.filter { $0.moment != .later }.map { actual($0.target) }
        }.contains { $0.isExternal && !isThere($0, at: place) }
    }

    /// Rule 16: ends a container or scope: those within it first, then its objects.
    func stop(_ place: Place) {
        guard !place.hasStopped else { return }
        let begin = transcript.lines.count
        place.hasStopped = true
        turnAway(place)
        for dependant in place.dependants.reversed() { stop(dependant) }
        while let (node, thing) = nextToStop(in: place) {
            stop(thing, in: place)
            if place.participants.contains(where: { node.leads(to: $0.node) }) { touch(.stopOrder) }
        }
        // What a start has built at once, in whatever order, is stopped in that of need only.
        if hasStarted { transcript.looseLines.append(LooseLines(range: begin..<transcript.lines.count)) }
        if place.scope != nil { place.dropAll() }
        place.outer?.dependants.removeAll { $0 == place }
    }

    /// Rule 22: an object is stopped once, if it only stops, or if its start action has run.
    func stop(_ thing: Thing, in place: Place) {
        guard place.participants.contains(where: { $0.thing == thing }) else { return }
        place.participants.removeAll { $0.thing == thing }
        if thing.stops, !thing.starts || thing.isStarted { log("stop \(thing.name)") } else { touch(.notStarted) }
    }

    /// Rule 16: requests throw from the first moment.
    private func turnAway(_ place: Place) {
        place.hasEnded = true
        place.dependants.forEach(turnAway)
    }

    /// Rule 16: each before what it needs, and otherwise the last that was built.
    private func nextToStop(in place: Place) -> (node: Node, thing: Thing)? {
        place.participants.last { candidate in
            !place.participants.contains { other in
                other.node.leads(to: candidate.node) && !candidate.node.leads(to: other.node)
            }
        }
    }
}

extension Node {
    fileprivate func leads(to target: Node) -> Bool {
        reached(from: [self]) { $0.edges.map(\.target) }.contains(target)
    }
}

extension Graph {
    /// Rule 18: what a start builds, each after what it needs to be constructed.
    fileprivate func startOrder(without waiting: [Node]) -> [Node] {
        var order: [Node] = []
        var seen: [Node] = []
        func visit(_ node: Node) {
            if seen.contains(node) { return }
            seen.append(node)
            for edge in node.edges where edge.moment == .construction { visit(edge.target) }
            // What an object of a subclass takes is there for it, if it is built at all.
            for found in node.possible where !found.form.isDeferred { found.nodes.forEach(visit) }
            order.append(node)
        }
        nodes.forEach(visit)
        let built = builtByStart(without: waiting, isOutside: true)
        return order.filter { node in
            built.contains(node) && (node.lifetime == .singleton || node.declaration.isEager && node.inner == nil)
        }
    }
}
