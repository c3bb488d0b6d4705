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

    /// Section 5: the place of a number; within overrides, what stands in for it.
    private func place(_ number: Int) -> Place? {
        guard places.indices.contains(number) else { return nil }
        return overlays.last { $0.base == places[number] }?.overlay ?? places[number]
    }

    private func run(_ operation: Operation) throws -> Value? {
        switch operation {
        case .get(let need, let number, let isKept, let origin):
            guard let place = place(number) else { return nil }
            try checkOpen(place)
            try refuseLate([need], in: place)
            let found = try place.graph.find(need, for: nil)
            let value = try running(origin.isolation) { try self.value(found, at: place) }
            if isKept { kept.append(value) }
            return value
        case .use(let number): return try use(number)
        case .letGo: kept = []
        case .open(let scope, let number, let values):
            if let place = place(number) { try open(scope, in: place, values) }
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
        case .invoke(let kind, let number, let name, let given):
            guard let place = place(number) else { return nil }
            return .thing(try invoke(kind, named: name, given, in: place))
        case .purge(let number): place(number).map(purge)
        case .start(let number): try place(number).map(start)
        case .stop(let number): place(number).map(stop)
        }
        return nil
    }

    /// Rule 16: nothing is done with what has ended.
    private func checkOpen(_ place: Place) throws {
        guard place.hasEnded else { return }
        touch(.ended)
        throw Failure(id: "ended")
    }

    /// Section 5: overrides are seen by the operation alone, and what was built for them goes with it.
    private func override(_ declarations: [Declaration], in place: Place, _ operations: [Operation]) {
        let graph = Graph(declarations, over: place.graph)
        guard let overlay = check(graph, in: place, isOverlay: true) else { return }
        let base = overlays.last { $0.overlay == place }?.base ?? place
        overlays.append((base, overlay))
        run(operations)
        overlays.removeLast()
        stop(overlay)
        overlay.dropAll()
    }

    /// Section 5: what was opened before an override was made of the real things: what it is asked for is not overridden, and
    /// needs nothing that is, or is an error.
    private func refuseLate(_ needs: [Need], in place: Place, callsMaker: Bool = false) throws {
        guard let (base, overlay) = overlays.last, place.andOuter.contains(base), !place.andOuter.contains(overlay)
        else { return }
        let now = late(place)
        for need in needs {
            func found(in graph: Graph) -> [Node] {
                (try? callsMaker ? graph.findMaker(need) : graph.find(need, for: nil))?.targets ?? []
            }
            if now.problems.allSatisfy(\.isWarning), found(in: now).map(\.twin) == found(in: place.graph) { continue }
            touch(.lateOverride)
            throw Failure(id: "opened-before-override")
        }
    }

    /// The graph of a place, if it were opened now.
    private func late(_ place: Place) -> Graph {
        if let overlay = overlays.last(where: { $0.base == place })?.overlay { return overlay.graph }
        guard let outer = place.outer else { return place.graph }
        if place.scope != nil { return late(outer) }
        let graph = Graph(place.graph.declared, parent: late(outer))
        graph.compare(with: place.graph)
        return graph
    }

    /// Rule 16: a scope is opened with a value for each of its externals, or filled later.
    private func open(_ scope: String, in place: Place, _ values: [Kind]?) throws {
        let things = values?.map { newThing(0, $0) }
        try checkOpen(place)
        // Rule 20: a scope that exists nowhere is an error.
        guard place.knows(scope) else {
            touch(.unknownScope)
            throw Failure(id: "unknown-scope")
        }
        let opened = Place(place.graph, in: place, scope: scope)
        if let things {
            do {
                try fill(opened, things)
            } catch {
                stop(opened)
                throw error
            }
        }
        places.append(opened)
    }

    /// Decided: with values for the externals of a parent that a child overrides, too, since what the parent declares needs
    /// them there.
    private func fill(_ scope: Place, _ things: [Thing]) throws {
        let externals = scope.graph.nodes.filter { $0.isExternal && $0.lifetime.scope == scope.scope }
        var values: [(node: Node, thing: Thing)] = []
        for thing in things {
            let exact = externals.filter { $0.kind == thing.kind }
            let fitting = exact.isEmpty ? externals.filter { thing.kind.isKind(of: $0.kind) } : exact
            guard fitting.count == 1, !values.contains(where: { $0.node == fitting[0] }) else {
                throw Failure(id: "scope-value")
            }
            values.append((fitting[0], thing))
        }
        guard values.count == externals.count else { throw Failure(id: "scope-value") }
        // Rule 11: all are stored first, and injected then.
        for (node, thing) in values { scope.keep(thing, for: actual(node)) }
        // Rule 8: each after those that it needs, as far as they are of the scope.
        var begun: [Node] = []
        func inject(_ node: Node, _ thing: Thing) throws {
            if begun.contains(node) { return }
            begun.append(node)
            let needed = reached(from: [node]) { next in
                next.edges.filter { $0.moment != .later && ($0.target.lifetime.scope != nil || !$0.target.isKept) }
                    .map(\.target)
            }
            for (other, thing) in values where other != node && needed.contains(other) { try inject(other, thing) }
            try runSteps(of: thing, node, at: scope)
            try callBack(thing, node)
        }
        for (node, thing) in values.sorted(by: { $0.node.index < $1.node.index }) { try inject(node, thing) }
    }

    /// Rule 11: needs exactly one match that can be set, stores first and injects then.
    private func set(_ kind: Kind, named name: String?, in place: Place) throws {
        let thing = newThing(0, kind)
        try checkOpen(place)
        let fitting = place.graph.settable(kind, named: name)
        guard fitting.count == 1 else {
            touch(.notSettable)
            throw Failure(id: "not-settable")
        }
        touch(.set)
        let node = actual(fitting[0])
        let home = try home(of: node, at: place)
        try checkOpen(home)
        let former = home.thing(of: node)
        home.keep(thing, for: node)
        home.given.append(thing)
        // Rule 15: what decorates the object is made again, wherever it is seen.
        renew(node, in: home)
        do {
            // Rules 10, 16: with what its own place sees, and nothing that goes before it.
            try runSteps(of: thing, node, at: home, in: home.graph)
            try callBack(thing, node)
        } catch {
            // Rule 11: a `set` that throws leaves what was there.
            home.drop(node)
            home.given.removeLast()
            if let former { home.keep(former, for: node) }
            throw error
        }
    }

    /// Rule 13: fills what is declared for the object's class and superclasses; if nothing is, it does nothing.
    private func inject(_ kind: Kind, in place: Place) throws {
        let thing = newThing(0, kind)
        try checkOpen(place)
        let declared = place.graph.linkedSteps(of: kind)
        guard let node = place.graph.declaring(declared, or: kind) else { return }
        try refuseLate(declared.flatMap(\.step.step.needs), in: place)
        touch(.stranger)
        try runSteps(of: thing, node, at: place, in: place.graph)
        try callBack(thing, node)
    }

    /// Rule 12: calls one factory with the caller's arguments; the result is injected and not kept.
    private func invoke(_ kind: Kind, named name: String?, _ given: [Kind], in place: Place) throws -> Thing {
        let things = given.map { newThing(0, $0) }
        try checkOpen(place)
        let need = Need(kind: kind, search: name.map(Search.named) ?? .auto)
        try refuseLate([need], in: place, callsMaker: true)
        // Rule 12: exactly one match. Decided: what depends on the scope that is open is more than one.
        guard case .one(let nodes) = try place.graph.findMaker(need), nodes.count == 1, !nodes[0].isExternal else {
            throw Failure(id: "not-settable")
        }
        touch(.invoke)
        let node = nodes[0]
        // Rule 21: what it wraps would take an argument that nobody gives.
        if node.takesArgument, node.inner != nil { throw Failure(id: "argument-mismatch") }
        let needs = node.declaration.needs
        let missing = needs.dropFirst(given.count)
        // Rule 14: arguments are positional; a missing trailing one is nil where the parameter is optional.
        let isTooMany = given.count > needs.count + (node.takesArgument ? 1 : 0)
        let isTooFew = node.takesArgument || !missing.allSatisfy { $0.form == .optional }
        let fits = zip(given, needs).allSatisfy { kind, need in
            (need.form == .direct || need.form == .optional) && kind.isKind(of: need.kind)
        }
        // Rule 21: what takes a number is given none here.
        let isMisfit = !fits || node.takesArgument && !given.isEmpty
        if isTooMany || isTooFew || isMisfit {
            touch(.argumentCount)
            throw Failure(id: isMisfit && !isTooMany ? "type-mismatch" : "argument-count")
        }
        let values = things.map(Value.thing) + missing.map { _ in .nothing }
        return try passing(actual(node), at: place, given: values)
    }

    /// Rule 17: drops what allows it and can be made again; externals and what was set stay.
    private func purge(_ place: Place) {
        // Decided: what a child hides of its parent, too, since it is memory that is short.
        for node in place.graph.nodes where node.declaration.isEvictable && node.inner == nil {
            // Section 5: what overrides leave alone is not theirs, during the operation or afterward.
            guard node.twin == nil, let home = try? home(of: actual(node), at: place),
                let thing = home.thing(of: actual(node)), !home.given.contains(thing)
            else { continue }
            touch(.purge)
            home.drop(actual(node))
            renew(actual(node), in: home)
            guard let participant = home.participants.first(where: { $0.thing == thing }) else { continue }
            home.participants.removeAll { $0 == participant }
            if participant.isToBeStopped { log("stop \(thing.name)") }
        }
    }

    /// Rule 15: forgets what decorates an object that is another one now, wherever it is seen.
    private func renew(_ node: Node, in home: Place) {
        func forget(in place: Place) {
            for wrapper in place.graph.nodes where wrapper.inner.map({ wraps($0, node) }) == true {
                let thing = place.thing(of: actual(wrapper))
                if thing != nil { touch(.renewed) }
                place.drop(actual(wrapper))
                place.participants.removeAll { $0.thing == thing }
            }
            place.dependants.forEach(forget)
        }
        forget(in: node.lifetime.scope == nil ? home.andOuter.last ?? home : home)
    }

    private func wraps(_ inner: Node, _ node: Node) -> Bool {
        actual(inner) == node || inner.inner.map { wraps($0, node) } == true
    }
}

extension Origin {
    fileprivate var isolation: Isolation {
        switch self {
        case .here: .anywhere
        case .task: .awaited
        case .mainActor: .main
        }
    }
}
