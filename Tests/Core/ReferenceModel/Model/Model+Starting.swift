// Rules 16, 18 and 22: what happens at the beginning and at the end.

extension Model {
    /// Rule 22: notes what is to be started and stopped with its container.
    func takePart(_ node: Node, _ thing: Thing, at home: Place) {
        guard node.lifetime == .singleton || node.lifetime.scope != nil else { return }
        let participant = Participant(node, thing)
        if participant.starts || participant.stops { home.participants.append(participant) }
    }

    /// Rule 18: builds what is eager and everything that it needs, and runs the start actions: of each after what it needs.
    func start(_ place: Place) throws {
        // Rule 18: what has failed has ended the container; later calls throw the same.
        if place.startHasFailed { throw Failure(id: "start-failed") }
        if place.hasEnded { throw Failure(id: "ended") }
        touch(.start)
        let waiting = place.graph.own.filter { $0.declaration.isEager && isWaiting($0, at: place) }
        // Rule 11: eager dependants of what has not been set wait.
        if !waiting.isEmpty { touch(.waiting) }
        let begin = transcript.lines.count
        hasStarted = true
        do {
            for node in place.graph.startOrder(without: waiting) {
                try running(.awaited) { _ = try value(.one([node]), at: place) }
                place.participants.filter { $0.node == node }.forEach(runStart)
            }
            // Rule 22: whatever else is there is started, too.
            place.participants.forEach(runStart)
        } catch {
            place.startHasFailed = true
            stop(place)
            transcript.looseLines.append(LooseLines(range: begin..<transcript.lines.count, isAnything: true))
            throw Failure(id: "start-failed")
        }
        transcript.looseLines.append(LooseLines(range: begin..<transcript.lines.count))
    }

    private func runStart(_ participant: Participant) {
        guard participant.starts, !participant.isStarted else { return }
        participant.isStarted = true
        touch(.started)
        log("start \(participant.thing.name)")
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
        while let participant = nextToStop(in: place) {
            place.participants.removeAll { $0 == participant }
            if participant.isToBeStopped {
                log("stop \(participant.thing.name)")
                if place.participants.contains(where: { leads(participant.node, to: $0.node) }) { touch(.stopOrder) }
            } else {
                touch(.notStarted)
            }
        }
        // What a start has built at once, in whatever order, is stopped in that of need only.
        if hasStarted { transcript.looseLines.append(LooseLines(range: begin..<transcript.lines.count)) }
        if place.scope != nil { place.dropAll() }
        place.outer?.dependants.removeAll { $0 == place }
    }

    /// Rule 16: requests throw from the first moment.
    private func turnAway(_ place: Place) {
        place.hasEnded = true
        place.dependants.forEach(turnAway)
    }

    /// Rule 16: each before what it needs, and otherwise the last that was built.
    private func nextToStop(in place: Place) -> Participant? {
        place.participants.last { candidate in
            !place.participants.contains { other in
                leads(other.node, to: candidate.node) && !leads(candidate.node, to: other.node)
            }
        }
    }

    private func leads(_ node: Node, to target: Node) -> Bool {
        reached(from: [node]) { $0.edges.map(\.target) }.contains(target)
    }
}

extension Graph {
    /// Rule 18: what a start builds, each after what it needs.
    fileprivate func startOrder(without waiting: [Node]) -> [Node] {
        var order: [Node] = []
        var seen: [Node] = []
        func visit(_ node: Node) {
            if seen.contains(node) { return }
            seen.append(node)
            for edge in node.edges where edge.moment != .later { visit(edge.target) }
            // What an object of a subclass takes is there for it, if it is built at all.
            for edge in node.possible.flatMap({ $0.edges(.step) }) where edge.moment != .later { visit(edge.target) }
            order.append(node)
        }
        nodes.forEach(visit)
        let built = builtByStart(without: waiting, isOutside: true)
        return order.filter { node in
            built.contains(node) && (node.lifetime == .singleton || node.declaration.isEager && node.inner == nil)
        }
    }
}
