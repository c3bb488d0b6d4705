/// The rules as a program: what every operation on the containers of a description has to do.
///
/// It is written from the rules, whose numbers stand at their lines, and does one thing after the other.
final class Model {
    var transcript = Transcript()
    var places: [Place] = []
    /// Within overrides: the place that stands in for another one.
    var overlays: [(base: Place, overlay: Place)] = []
    /// Those of which the operation has ended, too.
    var allOverlays: [(base: Place, overlay: Place)] = []
    /// The `Lazy`s and providers that were handed out, in order.
    var later: [Later] = []
    /// What requests got, and keep.
    var kept: [Value] = []
    /// The units that are being built, the innermost last; and those whose code is asking.
    var units: [Unit] = []
    private var askers: [Unit?] = []
    /// Section 5: what can be built where the code runs that asks; in a task, whatever has to be awaited.
    private(set) var mode = Isolation.anywhere
    /// Rule 7: what the resolution that is under way has made, of which it makes only one.
    private var madeOnce: [Node: Thing] = [:]
    /// How many constructions are within one another.
    private var depth = 0
    var graphs: [Graph] = []
    /// How many objects each declaration has made, and how often the code of each factory and step has run.
    var made: [Int: Int] = [:]
    private var runs: [String: Int] = [:]
    var things: [Reference] = []

    /// Runs something where a request, or code that asks, is.
    func running<Result>(_ mode: Isolation, _ body: () throws -> Result) rethrows -> Result {
        let outer = self.mode
        defer { self.mode = outer }
        self.mode = mode
        return try body()
    }

    /// Rule 7: runs a resolution: a request, or the construction of what is kept.
    func resolving<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = madeOnce
        defer { madeOnce = outer }
        madeOnce = [:]
        return try body()
    }

    // MARK: What a need gets

    /// What a need gets where the object lives that it is for.
    func value(_ found: Found, at place: Place) throws -> Value {
        switch found.form {
        case .direct, .optional:
            if found.nodes.isEmpty { return .nothing }
            guard let node = taken(found, at: place).first else { throw Failure(id: "outside-scope") }
            return .thing(try object(of: node, at: place))
        case .list, .dictionary, .listOfLazy:
            let members = try taken(found, at: place).map { node in
                // Rule 3: a `Lazy` of what is nowhere to be had is none.
                if home(of: node.actual, at: place) == nil { throw Failure(id: "outside-scope") }
                let value = try value(Found(form: found.form.inside, nodes: [node]), at: place)
                return (key: found.form == .dictionary ? node.bare.declaration.name : nil, value: value)
            }
            return .many(members.sorted { $0.key ?? "" < $1.key ?? "" })
        case .lazy, .lazyList, .provider, .argumentProvider: return .later(Later(found, place))
        }
    }

    /// Section 6: what several needs get: prototypes that have to be awaited, or made on the main actor, before the rest, which
    /// is made where the code runs that takes it.
    private func values(_ needs: [Found], at place: Place, for isolation: Isolation) throws -> [Value] {
        let first = try needs.map { mode != .awaited || !isPlain($0, at: place) ? try value($0, at: place) : nil }
        return try zip(needs, first).map { need, value in
            try value ?? running(isolation == .main ? .main : .anywhere) { try self.value(need, at: place) }
        }
    }

    /// Rule 3: what is taken here.
    func taken(_ found: Found, at place: Place) -> [Node] {
        let taken = found.taken(in: place.openScopes.map(\.name) + [nil]) { home(of: $0.actual, at: place) != nil }
        if !found.form.isCollection, found.nodes.count > 1, taken.first?.lifetime.scope != nil { touch(.openScope) }
        return taken
    }

    /// Rule 6: a `Lazy` builds once, a provider asks each time.
    func use(_ used: Later) throws -> Value {
        let form = used.found.form
        if let value = used.value { return value }
        if used.place.hasEnded { throw Failure(id: "ended") }
        touch(form.isLazy ? .lazyOnce : form == .provider ? .provider : .argument)
        // Section 6: a `Lazy` of something kept claims nothing, any other is a unit.
        let isUnit = form.isLazy && (form == .lazyList || !used.found.nodes.allSatisfy(\.isKept))
        if isUnit { units.append(Unit([], at: used.place)) }
        defer { if isUnit { units.removeLast() } }
        let inside = Found(form: form.inside, nodes: used.found.nodes)
        let value = try running(.anywhere) { try request(inside, at: used.place) }
        if form.isLazy { used.value = value }
        return value
    }

    // MARK: Objects

    /// Rule 16: where the object of a definition lives, for somebody somewhere; nowhere, if its scope is not open.
    func home(of node: Node, at place: Place) -> Place? {
        (place.andOuter + allOverlays.map(\.overlay)).first { $0.isHome(of: node) }
            ?? (node.lifetime.scope == nil ? place : nil)
    }

    func thing(of node: Node, at place: Place) -> Thing? { home(of: node, at: place)?.thing(of: node) }

    /// Whether code of the unit that is being built asks, and not a parameter that the graph knows.
    var isCode: Bool { units.last != nil && askers.last == units.last }

    /// The object of a definition, for somebody somewhere.
    func object(of found: Node, at place: Place) throws -> Thing {
        let node = found.actual
        // Rule 7: a new one for each request and each injection point.
        guard node.isKept else {
            if let thing = madeOnce[node] {
                touch(.oncePerResolution)
                return thing
            }
            let thing = try onMain(if: isolationOfPrototypes(node, at: place)) { try passing(node, at: place) }
            if node.isOncePerResolution { madeOnce[node] = thing }
            return thing
        }
        guard let home = home(of: node, at: place) else { throw Failure(id: "outside-scope") }
        if home.hasEnded { throw Failure(id: "ended") }
        if node.isKeyed { touch(.key) }
        if let thing = home.thing(of: node) { return thing }
        // Rule 11: a request for what has not been set throws.
        if node.isExternal { throw Failure(id: "external-not-set") }
        // Rule 9: of its own unit it gets what has been constructed already.
        func early() -> Thing? { units.last?.made.last { $0.node == node && $0.place == home }?.thing }
        if let early = early() { return early }
        // Only here something turns out to be needed: what code resolves, and what has gone since.
        let held = try planned(node, at: place)
        defer { withExtendedLifetime(held) {} }
        guard let thing = home.thing(of: node) ?? early() else { throw Failure(id: "circular-construction") }
        return thing
    }

    /// Calls the factory of a definition, with what it takes; or with what a caller gives in place of that.
    func construct(_ node: Node, at place: Place, given: [Value]? = nil) throws -> Thing {
        let declaration = node.declaration
        depth += 1
        defer { depth -= 1 }
        // Rule 19: what never ends is an error.
        if depth > 200 { throw Failure(id: "too-deep") }
        try checkIsolation(of: node, declaration.isolation)
        // What is decorated is given by nobody.
        let needs = given == nil ? node.needs : Array(node.needs.prefix(node.inner == nil ? 0 : 1))
        let values = try values(needs, at: place, for: declaration.isolation) + (given ?? [])
        try run("\(node.number)", "\(node.number)", failing: declaration.failures)
        // Rule 9: the methods of a configuration call one another, which the graph knows; it is they that ask.
        askers.append(nil)
        defer { askers.removeLast() }
        // Rule 16: what a parent declares is made of what the parent sees.
        let caller = place.andOuter.first { stands($0, for: node) } ?? place
        let called = try zip(node.calls, declaration.calls).filter(\.1.isMade).map { found, _ in
            try inCode { try running(mode == .awaited ? .anywhere : mode) { try request(found, at: caller) } }
        }
        let asked = try ask(declaration, .factory, declaration.isolation, values)
        let thing = newThing(node.number, declaration.made ?? node.kind)
        log("make \(thing.name)(\(text(values + called)))")
        thing.holds += values + called + asked
        return thing
    }

    /// Whether a place is of the container that declares something, a scope of it, or overrides of either.
    private func stands(_ place: Place, for node: Node) -> Bool {
        let base = overlays.last { $0.overlay.graph === place.graph }?.base
        return place.graph.own.contains(node) || base.map { stands($0, for: node) } ?? false
    }

    /// Runs code, which may be to fail this time.
    private func run(_ code: String, _ words: String, failing: [Int]) throws {
        runs[code, default: 0] += 1
        guard failing.contains(runs[code, default: 0]) else { return }
        log("fail \(words)")
        throw Failure(id: "construction-failed")
    }

    /// Rule 8: what is received is finished: its steps have run, then the callback.
    func finish(_ thing: Thing, _ node: Node, at place: Place, isPlanned: Bool = false) throws {
        try runSteps(of: thing, node, at: place, isPlanned: isPlanned)
        try callBack(thing, node)
    }

    /// Rule 8: injection points as declared, then method calls, then the configure step.
    func runSteps(of thing: Thing, _ node: Node, at place: Place, isPlanned: Bool) throws {
        let steps = steps(for: thing, node, in: place.graph)
        noteOrder(of: steps, thing, node)
        for next in [.point, .call, .configure].flatMap({ kind in steps.filter { $0.step.kind == kind } }) {
            let isolation = next.step.isolation
            try checkIsolation(of: next.owner, isolation)
            // Rule 8: the steps of an object's own class show only when it is there.
            let isKnown = isPlanned && node.steps.contains { $0.owner == next.owner && $0.index == next.index }
            let held = isKnown ? [] : try planned(next.needs, at: place)
            defer { withExtendedLifetime(held) {} }
            func taken() throws -> [Value] { try self.values(next.needs, at: place, for: isolation) }
            let values = try isKnown ? taken() : resolving(taken)
            try run(next.text, "step \(thing.name) \(next.text)", failing: next.step.failures)
            if next.index == 0 { thing.holds += try ask(next.owner.declaration, .step, isolation, values) }
            log("step \(thing.name) \(next.text)(\(text(values)))")
            thing.holds += values
        }
    }

    /// Rule 8: the did-inject callback.
    func callBack(_ thing: Thing, _ node: Node) throws {
        guard thing.kind.isAware else { return }
        if !thing.isGiven { thing.holds += try ask(node.declaration, .callback, .anywhere, []) }
        log("aware \(thing.name)")
    }

    /// Rule 8: an object gets the injection points of its dynamic type, superclasses included.
    ///
    /// Decided: a definition's own come first; one that has none takes for an object of a subclass all that is declared for
    /// that class.
    private func steps(for thing: Thing, _ node: Node, in graph: Graph) -> [LinkedStep] {
        if thing.kind == node.kind { return node.steps }
        let declared = graph.steps(of: thing.kind)
        if node.declaration.steps.isEmpty { return declared }
        let others = graph.steps(of: node.kind).map(\.text)
        return node.steps + declared.filter { !others.contains($0.text) }.notReplaced(by: node.steps)
    }

    /// Runs what code resolves.
    private func inCode<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch var failure as Failure {
            failure.isByCode = true
            throw failure
        }
    }

    /// Section 6: a request by code belongs to the unit that is being built: it gets what is complete, or has been constructed.
    private func ask(
        _ declaration: Declaration, _ moment: Ask.Moment, _ isolation: Isolation, _ given: [Value]
    ) throws -> [Value] {
        askers.append(units.last)
        defer { askers.removeLast() }
        return try declaration.asks.filter { $0.moment == moment }.compactMap { ask -> Value? in
            do {
                let value: Value
                if ask.way == .use {
                    guard let used = given.compactMap(\.later).first else { return nil }
                    value = try inCode { try use(used) }
                } else {
                    let root = places[0]
                    if root.hasEnded { throw Failure(id: "ended") }
                    // Rule 19: a child task counts as its parent.
                    value = try inCode {
                        try running(isolation) {
                            try request(try root.graph.find(ask.need, for: nil, in: root.openScopes), at: root)
                        }
                    }
                }
                log("ask \(declaration.number) \(text(value))")
                return value
            } catch let failure as Failure where ask.isCaught {
                log("ask \(declaration.number) ! \(failure.id)")
                return nil
            }
        }
    }
}
