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
        case .get(let need, let number, let isKept, _):
            guard let place = place(number) else { return nil }
            if place.hasEnded {
                touch(.ended)
                throw Failure(id: "ended")
            }
            let value = try value(try place.graph.find(need, for: nil), at: place)
            if isKept { kept.append(value) }
            return value
        case .use(let number): return try use(number)
        case .letGo: kept = []
        case .open(let scope, let number, let values):
            guard let place = place(number) else { return nil }
            let things = values?.map { newThing(0, $0) }
            if place.hasEnded { throw Failure(id: "ended") }
            // Rule 20: a scope that exists nowhere is an error; what overrides hide exists.
            guard place.knows(scope) else {
                touch(.unknownScope)
                throw Failure(id: "unknown-scope")
            }
            let opened = Place(place.graph, in: place, scope: scope)
            place.dependants.append(opened)
            if let things { try fill(opened, things) }
            places.append(opened)
        case .child(let declarations, let number):
            // Rule 16: a child sees its parent, as that is within overrides where it is made there.
            guard let place = place(number) else { return nil }
            if let child = check(Graph(declarations, parent: place.graph), in: place) { places.append(child) }
        case .overriding(let declarations, let number, let operations):
            if let place = place(number) { override(declarations, in: place, operations) }
        case .set(let kind, let number, let name):
            if let place = place(number) { try set(kind, named: name, in: place) }
        case .inject(let kind, let number):
            if let place = place(number) { try inject(kind, in: place) }
        case .invoke(let kind, let number, let name):
            guard let place = place(number) else { return nil }
            return .thing(try invoke(kind, named: name, in: place))
        case .purge(let number):
            if let place = place(number) { purge(place) }
        case .start(let number):
            if let place = place(number) { try start(place) }
        case .stop(let number):
            if let place = place(number) { stop(place) }
        }
        return nil
    }

    /// Section 5: overrides are seen by the operation alone, and what was built for them goes with it.
    private func override(_ declarations: [Declaration], in place: Place, _ operations: [Operation]) {
        guard let overlay = check(Graph(declarations, over: place.graph), in: place) else { return }
        let base = overlays.last { $0.overlay === place }?.base ?? place
        overlays.append((base, overlay))
        run(operations)
        overlays.removeLast()
        stop(overlay)
        overlay.dropAll()
    }

    /// Rule 11: needs exactly one match that can be set, stores first and injects then.
    private func set(_ kind: Kind, named name: String?, in place: Place) throws {
        let thing = newThing(0, kind)
        if place.hasEnded { throw Failure(id: "ended") }
        let fitting = place.graph.settable(kind, named: name)
        guard fitting.count == 1 else {
            touch(.notSettable)
            throw Failure(id: "not-settable")
        }
        touch(.set)
        let node = actual(fitting[0])
        let home = try home(of: node, at: place)
        if home.hasEnded { throw Failure(id: "ended") }
        let former = home.thing(of: node)
        home.keep(thing, for: node)
        home.given.append(thing)
        // Rule 15: what decorates the object is made again, wherever it is seen.
        renew(node, in: node.lifetime.scope == nil ? home.outermost : home)
        do {
            // Rules 10, 16: with what its own place sees, and nothing that goes before it.
            try runSteps(of: thing, node, at: home, in: home.graph)
            try callBack(thing, node)
        } catch {
            // Rule 11: a `set` that throws leaves what was there.
            home.drop(node)
            if let former { home.keep(former, for: node) }
            throw error
        }
    }

    /// Rule 16: a scope is opened with a value for each of its externals.
    ///
    /// Decided: for those of a parent that a child overrides, too, since what the parent declares needs them there.
    private func fill(_ scope: Place, _ things: [Thing]) throws {
        var externals = scope.graph.nodes.filter { $0.isExternal && $0.lifetime.scope == scope.scope }
        var values: [(node: Node, thing: Thing)] = []
        do {
            for thing in things {
                let all = externals + values.map(\.node)
                let exact = all.filter { $0.kind == thing.kind }
                let fitting = exact.isEmpty ? all.filter { thing.kind.isKind(of: $0.kind) } : exact
                guard fitting.count == 1, let place = externals.firstIndex(where: { $0 === fitting[0] }) else {
                    throw Failure(id: "scope-value")
                }
                values.append((externals.remove(at: place), thing))
            }
            guard externals.isEmpty else { throw Failure(id: "scope-value") }
            // Rule 11: all are stored first, and injected then.
            for (node, thing) in values { scope.keep(thing, for: actual(node)) }
            for (node, thing) in values {
                try runSteps(of: thing, node, at: scope)
                try callBack(thing, node)
            }
        } catch {
            stop(scope)
            throw error
        }
    }

    /// Rule 13: fills what is declared for the object's class and superclasses; if nothing is, it does nothing.
    private func inject(_ kind: Kind, in place: Place) throws {
        let thing = newThing(0, kind)
        if place.hasEnded { throw Failure(id: "ended") }
        let declared = place.graph.linkedSteps(of: kind)
        guard let node = place.graph.declaring(declared, or: kind) else { return }
        touch(.stranger)
        try runSteps(of: thing, node, at: place, in: place.graph)
        try callBack(thing, node)
    }

    /// Rule 12: calls one factory; the result is injected and not kept.
    private func invoke(_ kind: Kind, named name: String?, in place: Place) throws -> Thing {
        if place.hasEnded { throw Failure(id: "ended") }
        let need = Need(kind: kind, search: name.map(Search.named) ?? .auto)
        guard case .one(let nodes) = try place.graph.find(need, for: nil, makesSomething: true) else {
            throw Failure(id: "not-settable")
        }
        // Rule 12: exactly one match. Decided: what depends on the scope that is open is more than one.
        guard nodes.count == 1, let node = nodes.first else { throw Failure(id: "not-settable") }
        touch(.invoke)
        guard !node.isExternal else { throw Failure(id: "not-settable") }
        // Rule 14: a missing trailing argument is nil where the parameter is optional.
        guard node.declaration.needs.allSatisfy({ $0.form == .optional }) else { throw Failure(id: "argument-count") }
        return try passing(actual(node), at: place, isInvoked: true)
    }

    /// Rule 17: drops what allows it and can be made again; externals and what was set stay.
    private func purge(_ place: Place) {
        // Decided: what a child hides of its parent, too, since it is memory that is short.
        for node in place.graph.nodes where node.declaration.isEvictable && node.inner == nil {
            guard overlays.isEmpty || node.twin == nil, let home = try? home(of: actual(node), at: place) else {
                continue
            }
            guard let thing = home.thing(of: actual(node)), !home.given.contains(where: { $0 === thing }) else {
                continue
            }
            touch(.purge)
            home.drop(actual(node))
            renew(actual(node), in: node.lifetime.scope == nil ? home.outermost : home)
            guard let index = home.participants.firstIndex(where: { $0.thing === thing }) else { continue }
            let participant = home.participants.remove(at: index)
            if participant.stops, !participant.starts || participant.isStarted { log("stop \(thing.name)") }
        }
    }

    /// Rule 18: builds what is eager; in order of declaration, each after what it needs to be constructed.
    private func start(_ place: Place) throws {
        // Rule 18: what has failed has ended the container; later calls throw the same.
        if place.startHasFailed { throw Failure(id: "start-failed") }
        if place.hasEnded { throw Failure(id: "ended") }
        var order: [Node] = []
        func visit(_ node: Node) {
            guard !order.contains(where: { $0 === node }) else { return }
            for edge in node.edges where edge.moment == .construction && edge.target !== node { visit(edge.target) }
            order.append(node)
        }
        place.graph.nodes.forEach(visit)
        var needed = place.graph.own.filter { $0.declaration.isEager && $0.inner == nil }
        var next = 0
        while next < needed.count {
            for edge in needed[next].edges where edge.moment != .later {
                if !needed.contains(where: { $0 === edge.target }) { needed.append(edge.target) }
            }
            next += 1
        }
        touch(.start)
        for node in order where needed.contains(where: { $0 === node }) {
            guard node.lifetime == .singleton || node.declaration.isEager && node.inner == nil else { continue }
            do {
                _ = try value(.one([node]), at: place)
            } catch {
                place.startHasFailed = true
                stop(place)
                throw Failure(id: "start-failed")
            }
        }
    }

    private func renew(_ node: Node, in place: Place) {
        func wraps(_ wrapper: Node) -> Bool { wrapper.inner.map { actual($0) === node || wraps($0) } ?? false }
        for wrapper in place.graph.nodes where wraps(wrapper) {
            if place.thing(of: actual(wrapper)) != nil { touch(.renewed) }
            place.drop(actual(wrapper))
        }
        for dependant in place.dependants { renew(node, in: dependant) }
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
                if place.participants.contains(where: { leads(participant.node, to: $0.node) }) { touch(.stopOrder) }
            } else {
                touch(.notStarted)
            }
        }
        if place.scope != nil { place.dropAll() }
        place.outer?.dependants.removeAll { $0 === place }
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
