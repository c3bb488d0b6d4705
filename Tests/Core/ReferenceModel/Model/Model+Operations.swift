// What is done with containers.

extension Model {
    func run(_ operations: [Operation]) {
        for operation in operations {
            do {
                if let value = try run(operation) { log("= \(text(value))") }
            } catch let failure as Failure {
                log("! \(failure.id)")
            } catch {}
        }
    }

    private func run(_ operation: Operation) throws -> Value? {
        guard places.indices.contains(operation.place) else { return nil }
        // Section 5: within overrides, what stands in for the place.
        let real = places[operation.place]
        let place = overlays.last { $0.base == real }?.overlay ?? real
        let things = operation.given.map { newThing(0, $0) }
        // Rule 16: what has ended hands out nothing, and takes nothing.
        if operation.needsOpen, place.hasEnded { throw Failure(id: "ended") }
        switch operation {
        case .get(let need, _, let isKept, let origin):
            try refuseLate([need], in: place)
            let found = try place.graph.find(need, for: nil, in: place.openScopes)
            let value = try running(origin.isolation) { try request(found, at: place) }
            if isKept { kept.append(value) }
            return value
        case .use(let number):
            if transcript.hasLooseNumbers { transcript.end(at: transcript.lines.count) }
            return later.indices.contains(number) ? try use(later[number]) : nil
        case .letGo: kept = []
        case .open(let scope, _, let values): places.append(try open(scope, in: place, values.map { _ in things }))
        case .child(let declarations, _):
            // Rule 16: a child sees its parent, as that is within overrides where it is made there.
            if let child = check(Graph(declarations, parent: place.graph), in: place) { places.append(child) }
        case .overriding(let declarations, _, let operations): override(declarations, in: place, operations)
        case .set(_, _, let name): try set(things[0], named: name, in: place)
        case .inject: try inject(things[0], in: place)
        case .invoke(let kind, _, let name, _): return .thing(try invoke(kind, named: name, things, in: place))
        case .purge: purge(place)
        case .start: try start(place)
        case .stop: stop(place)
        }
        return nil
    }

    // MARK: Overrides

    /// Section 5: overrides are seen by the operation alone, and what was built for them goes with it.
    private func override(_ declarations: [Declaration], in place: Place, _ operations: [Operation]) {
        guard let overlay = check(Graph(declarations, over: place.graph), in: place, isOverlay: true) else { return }
        let base = overlays.last { $0.overlay == place }?.base ?? place
        overlays.append((base, overlay))
        allOverlays.append((base, overlay))
        run(operations)
        overlays.removeLast()
        stop(overlay)
        // Decided: what was opened in them holds them, for as long as the program has that.
        if !places.contains(where: { $0.andOuter.contains(overlay) }) { overlay.dropAll() }
    }

    /// Section 5: what was opened before an override was made of the real things: what it is asked for is not overridden, and
    /// needs nothing that is.
    private func refuseLate(_ needs: [Need], in place: Place, isCall: Bool = false) throws {
        func found(_ need: Need, for asker: Node?, in graph: Graph, _ openScopes: [OpenScope]) -> [Node] {
            if isCall, asker == nil { return (try? graph.findMaker(need, in: openScopes))?.nodes ?? [] }
            return (try? graph.find(need, for: asker, in: openScopes))?.nodes ?? []
        }
        // The innermost overrides of each container hold its others.
        for (base, overlay) in overlays
        where overlay == overlays.last(where: { $0.base == base })?.overlay && !place.andOuter.contains(overlay) {
            let stands = allOverlays.filter { $0.base == base }.map(\.overlay) + [base]
            guard let real = place.andOuter.first(where: stands.contains)?.graph else { continue }
            let twins = overlay.graph.twins(in: real)
            let scopes = place.openScopes.map { OpenScope(name: $0.name, level: max($0.level, overlay.graph.level)) }
            /// Whether the overrides give another answer, unless what is declared further in has given it.
            func differs(_ need: Need, for asker: Node? = nil, from here: [Node]) -> Bool {
                let isOwn = !need.form.isCollection && !here.isEmpty && here.allSatisfy { $0.level > real.level }
                return !isOwn
                    && found(need, for: asker, in: overlay.graph, scopes).map { twins[$0] }
                        != found(need, for: asker, in: real, place.openScopes)
            }
            let requests = needs.map { (need: $0, found: found($0, for: nil, in: place.graph, place.openScopes)) }
            let wanted = requests.flatMap(\.found)
            let own = (wanted + reached(from: wanted) { $0.edges.map(\.target) }).filter { $0.level > real.level }
            let isAffected =
                requests.contains { differs($0.need, from: $0.found) }
                || own.contains { node in
                    node.inner.map { $0.level <= real.level && !twins.values.contains($0) } == true
                        || node.allNeeds.contains { differs($0.need, for: node, from: $0.found) }
                }
            if isAffected { throw Failure(id: "opened-before-override") }
        }
    }

    // MARK: Scopes

    /// Rule 16: a scope is opened with a value for each of its externals, or filled later.
    private func open(_ scope: String, in place: Place, _ values: [Thing]?) throws -> Place {
        // Rule 20: a scope that exists nowhere is an error; what overrides hide does exist.
        guard place.andOuter.contains(where: { $0.graph.nodes.contains { $0.lifetime.scope == scope } }) else {
            throw Failure(id: "unknown-scope")
        }
        let opened = Place(place.graph, in: place, scope: scope)
        do { if let values { try fill(opened, values) } } catch {
            let begin = transcript.lines.count
            stop(opened)
            transcript.lateLines += begin..<transcript.lines.count
            throw error
        }
        return opened
    }

    /// Decided: with values for the externals of a parent that a child overrides, too, since what the parent declares needs
    /// them there.
    private func fill(_ scope: Place, _ things: [Thing]) throws {
        let externals = scope.graph.nodes.filter { $0.isExternal && $0.lifetime.scope == scope.scope }
        let nodes = things.flatMap { thing in
            externals.filter { thing.kind.isKind(of: $0.kind) }.preferring { $0.kind == thing.kind }
        }
        guard nodes.count == things.count, nodes.count == externals.count, Set(nodes) == Set(externals) else {
            throw Failure(id: "scope-value")
        }
        // Rule 11: all are stored first, and injected then.
        for (node, thing) in zip(nodes, things) { scope.keep(thing, for: node.actual) }
        scope.opened = things
        // Rule 8: each after those that it needs, as far as they are of the scope.
        let order = ordered(externals) { node in
            let needed = reached(from: [node]) { next in
                next.edges.filter { $0.moment != .later && !$0.target.outlivesScopes }.map(\.target)
            }
            return externals.filter(needed.contains)
        }
        for node in order {
            if let thing = scope.thing(of: node.actual) { try finish(thing, node, at: scope) }
        }
    }

    // MARK: Objects of the program

    /// Rule 11: needs exactly one match that can be set, stores first and injects then.
    private func set(_ thing: Thing, named name: String?, in place: Place) throws {
        let fitting = place.graph.settable(thing.kind, named: name)
        guard fitting.count == 1 else { throw Failure(id: "not-settable") }
        touch(.set)
        let node = fitting[0].actual
        guard let home = home(of: node, at: place) else { throw Failure(id: "outside-scope") }
        let former = home.thing(of: node)
        home.keep(thing, for: node)
        home.given.append(thing)
        // Rule 15: what decorates the object is made again, wherever it is seen.
        renew(node, in: home)
        do {
            // Rules 10, 16: with what its own place sees, and nothing that goes before it.
            try finish(thing, node, at: home)
        } catch {
            // Rule 11: a `set` that throws leaves what was there.
            home.drop(node)
            home.given.removeLast()
            if let former { home.keep(former, for: node) }
            renew(node, in: home)
            throw error
        }
    }

    /// Rule 13: fills what is declared for the object's class and superclasses; if nothing is, it does nothing.
    private func inject(_ thing: Thing, in place: Place) throws {
        let declared = place.graph.steps(of: thing.kind)
        // Rule 13: the definition of the nearest class that has any; for what wants to be told, any of its class.
        let own = thing.kind.isAware ? place.graph.nodes.first { $0.kind == thing.kind } : nil
        guard let node = declared.last?.owner ?? own else { return }
        try refuseLate(declared.flatMap(\.step.needs), in: place)
        touch(.stranger)
        try finish(thing, node, at: place)
    }

    /// Rule 12: calls one factory with the caller's arguments; the result is injected and not kept.
    private func invoke(_ kind: Kind, named name: String?, _ given: [Thing], in place: Place) throws -> Thing {
        let need = Need(kind: kind, search: name.map(Search.named) ?? .auto)
        try refuseLate([need], in: place, isCall: true)
        // Rule 12: exactly one match.
        let nodes = try place.graph.findMaker(need, in: place.openScopes).nodes
        guard nodes.count == 1, let node = nodes.first, !node.isExternal else { throw Failure(id: "not-settable") }
        touch(.invoke)
        // Rule 21: what it wraps would take an argument that nobody gives.
        if node.takesArgument, node.inner != nil { throw Failure(id: "argument-mismatch") }
        let needs = node.declaration.needs
        let missing = needs.dropFirst(given.count)
        if given.count > needs.count + (node.takesArgument ? 1 : 0) { throw Failure(id: "argument-count") }
        let fits = zip(given, needs).allSatisfy { thing, need in
            (need.form == .direct || need.form == .optional) && thing.kind.isKind(of: need.kind)
        }
        // Rule 21: what takes a number is given none here.
        if !fits || node.takesArgument && !given.isEmpty { throw Failure(id: "type-mismatch") }
        // Rule 14: arguments are positional; a missing trailing one is nil where the parameter is optional.
        if node.takesArgument || missing.contains(where: { $0.form != .optional }) {
            throw Failure(id: "argument-count")
        }
        let held = try planned(
            Array(node.needs.prefix(node.inner == nil ? 0 : 1)) + node.steps.flatMap(\.needs), at: place)
        defer { withExtendedLifetime(held) {} }
        return try resolving {
            try passing(node.actual, at: place, given: given.map(Value.thing) + missing.map { _ in .nothing })
        }
    }

    // MARK: Memory

    /// Rule 17: drops what allows it and can be made again, each before what it needs; externals and what was set stay.
    private func purge(_ place: Place) {
        // Decided: what a child hides of its parent, too, since it is memory that is short.
        // Section 5: what overrides leave alone is not theirs, during the operation or afterward.
        var left = place.graph.nodes.filter { $0.declaration.isEvictable && $0.inner == nil && $0.twin == nil }
        while let node = left.firstToStop {
            left.removeAll { $0 == node }
            guard let home = home(of: node, at: place), let thing = home.thing(of: node), !thing.isGiven else {
                continue
            }
            touch(.purge)
            home.drop(node)
            renew(node, in: home)
            stop(thing, in: home)
        }
    }

    /// Rule 15: forgets what decorates an object that is another one now, wherever it is seen.
    private func renew(_ node: Node, in home: Place) {
        func wraps(_ inner: Node?) -> Bool { inner.map { $0.actual == node || wraps($0.inner) } ?? false }
        func forget(in place: Place) {
            for wrapper in place.graph.nodes.filter({ wraps($0.inner) }).map(\.actual) {
                let thing = place.thing(of: wrapper)
                if thing != nil { touch(.renewed) }
                place.drop(wrapper)
                place.participants.removeAll { $0.thing == thing }
            }
            place.dependants.forEach(forget)
        }
        forget(in: node.lifetime.scope == nil ? home.andOuter.last ?? home : home)
    }
}

extension Origin {
    fileprivate var isolation: Isolation { self == .task ? .awaited : self == .mainActor ? .main : .anywhere }
}
