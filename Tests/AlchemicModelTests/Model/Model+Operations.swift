// What is done with containers.

extension Model {
    func run(_ operations: [Operation]) {
        for operation in operations {
            do {
                if let value = try run(operation) { log("= \(text(value))") }
            } catch let error as Unresolved {
                log("! \(error.id)")
            } catch let error as Failure {
                log("! \(error.id)")
            } catch {}
        }
    }

    /// The place of a number, or what stands in for it.
    private func place(_ number: Int) -> Place? {
        guard places.indices.contains(number) else { return nil }
        return overlays.last { $0.base === places[number] }?.overlay ?? places[number]
    }

    private func run(_ operation: Operation) throws -> Value? {
        switch operation {
        case .get(let need, let number, let isKept):
            guard let place = place(number) else { return nil }
            if place.hasEnded { throw Failure(id: "ended") }
            let value = try value(try place.graph.find(need, for: nil), at: place)
            if isKept { kept.append(value) }
            return value
        case .use(let number): return try use(number)
        case .letGo: kept = []
        case .open(let scope, let number, _):
            guard let place = place(number) else { return nil }
            if place.hasEnded { throw Failure(id: "ended") }
            guard place.graph.nodes.contains(where: { $0.lifetime.scope == scope }) else {
                throw Failure(id: "unknown-scope")
            }
            let opened = Place(place.graph, in: place, scope: scope)
            place.dependants.append(opened)
            places.append(opened)
        case .stop(let number):
            if let place = place(number) { stop(place) }
        default: break
        }
        return nil
    }

    /// Notes what is to be started and stopped with its container.
    func takePart(_ node: Node, _ thing: Thing, at home: Place) {
        guard node.lifetime == .singleton || node.lifetime.scope != nil else { return }
        let participant = Participant(node, thing)
        if participant.starts || participant.stops { home.participants.append(participant) }
    }

    /// Rule 16: ends a container or scope: those within it first, then its objects.
    func stop(_ place: Place) {
        guard !place.hasStopped else { return }
        place.hasStopped = true
        turnAway(place)
        for dependant in place.dependants.reversed() { stop(dependant) }
        while let next = nextToStop(in: place) {
            let participant = place.participants.remove(at: next)
            // Rule 22: if it only stops, or if its start action has run.
            if participant.stops, !participant.starts || participant.isStarted {
                log("stop \(participant.thing.name)")
            }
        }
        if place.scope != nil { place.dropAll() }
    }

    /// Rule 16: requests throw from the first moment.
    private func turnAway(_ place: Place) {
        place.hasEnded = true
        for dependant in place.dependants { turnAway(dependant) }
    }

    /// Rule 16: each before what it needs, and otherwise the last that was built.
    private func nextToStop(in place: Place) -> Int? {
        place.participants.indices.last { candidate in
            let node = place.participants[candidate].node
            return !place.participants.contains { other in
                other.node !== node && leads(other.node, to: node) && !leads(node, to: other.node)
            }
        }
    }

    private func leads(_ node: Node, to target: Node) -> Bool {
        var seen: [Node] = []
        var queue = [node]
        while let next = queue.popLast() {
            for edge in next.edges {
                if edge.target === target { return true }
                if !seen.contains(where: { $0 === edge.target }) {
                    seen.append(edge.target)
                    queue.append(edge.target)
                }
            }
        }
        return false
    }
}
