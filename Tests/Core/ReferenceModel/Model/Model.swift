/// The rules as a program: what every operation on the containers of a description has to do.
///
/// It is written from the rules, whose numbers stand at their lines, and does one thing after the other.
final class Model {
    var transcript = Transcript()
    var places: [Place] = []
    /// Within overrides: the place that stands in for another one.
    var overlays: [(base: Place, overlay: Place)] = []
    /// The `Lazy`s and providers that were handed out, in order.
    private var later: [Later] = []
    /// What requests got, and keep.
    var kept: [Value] = []
    /// The units that are being built, the innermost last.
    var units: [Unit] = []
    /// The units whose code is asking, the innermost last.
    private var askers: [Unit?] = []
    /// Section 5: what can be built where the code runs that asks; in a task, whatever has to be awaited.
    private(set) var mode = Isolation.anywhere
    /// Whether anything has been built by a start.
    var hasStarted = false
    /// How many constructions are within one another.
    private var depth = 0
    private var graphs: [Graph] = []
    private(set) var made: [Int: Int] = [:]
    private var calls: [Int: Int] = [:]
    private var stepRuns: [String: Int] = [:]
    private var things: [Weak] = []

    private struct Weak { weak var thing: Thing? }

    static func run(_ description: Description) -> Transcript {
        let model = Model()
        if let place = model.check(Graph(description.declarations), in: nil) {
            model.places.append(place)
            model.run(description.operations)
        }
        return model.end()
    }

    func touch(_ rule: Rule) { transcript.touched.insert(rule) }

    /// Notes what the check of a graph finds, and makes its container if there is no error.
    func check(_ graph: Graph, in outer: Place?, isOverlay: Bool = false) -> Place? {
        graphs.append(graph)
        let isValid = graph.problems.allSatisfy(\.isWarning)
        transcript.checks.append(isValid && isOverlay ? [] : graph.problems)
        guard isValid else {
            transcript.log("! graph")
            return nil
        }
        return Place(graph, in: outer)
    }

    private func end() -> Transcript {
        for graph in graphs { transcript.touched.formUnion(graph.touched) }
        kept = []
        later = []
        for place in places.flatMap(\.andOuter) { place.dependants = [] }
        places = []
        overlays = []
        // What a cycle of steps keeps together is taken apart.
        for thing in things { thing.thing?.letGo() }
        transcript.alive = things.compactMap(\.thing?.name)
        return transcript
    }

    /// Runs something where a request, or code that asks, is.
    func running<Result>(_ mode: Isolation, _ body: () throws -> Result) rethrows -> Result {
        let outer = self.mode
        defer { self.mode = outer }
        self.mode = mode
        return try body()
    }

    // MARK: What a need gets

    /// What a need gets where the object lives that it is for.
    func value(_ found: Found, at place: Place) throws -> Value {
        switch found {
        case .one(let nodes): return .thing(try object(of: try pick(nodes, at: place), at: place))
        case .nothing, .broken: return .nothing
        case .many(let nodes, let form):
            return .many(
                try there(nodes, at: place).map { node in
                    // Rule 3: a `Lazy` of what is nowhere to be had is none.
                    guard let form else { return .thing(try object(of: node, at: place)) }
                    _ = try home(of: node, at: place)
                    return .later(Later(form, .one([node]), place))
                })
        case .keyed(let members):
            let nodes = there(members.map(\.node), at: place)
            return .keyed(
                try members.filter { nodes.contains($0.node) }.map {
                    ($0.key, .thing(try object(of: $0.node, at: place)))
                })
        case .later(let form, let inside): return .later(Later(form, inside, place))
        }
    }

    /// Section 6: what several needs get: what has to be awaited, or lives on the main actor, before the rest, which is built
    /// where the code runs that takes it.
    private func values(_ needs: [Found], at place: Place, for isolation: Isolation) throws -> [Value] {
        guard mode == .awaited else { return try needs.map { try value($0, at: place) } }
        let first = try needs.map { need in
            try isPlain(need, at: place) ? nil : value(need, at: place)
        }
        return try zip(needs, first).map { need, value in
            try value ?? running(isolation == .main ? .main : .anywhere) { try self.value(need, at: place) }
        }
    }

    /// Rule 3: what is nearest to whoever it is for: the innermost scope's own, then what belongs to none.
    func pick(_ nodes: [Node], at place: Place) throws -> Node {
        for open in place.andOuter {
            if let own = nodes.first(where: { $0.lifetime.scope != nil && $0.lifetime.scope == open.scope }) {
                if nodes.count > 1 { touch(.openScope) }
                return own
            }
        }
        guard let free = nodes.first(where: { $0.lifetime.scope == nil }) else { throw Failure(id: "outside-scope") }
        return free
    }

    /// Rule 3: the members of a list: those of scopes that are not open here are left out, as long as another is left.
    func there(_ nodes: [Node], at place: Place) -> [Node] {
        let scopes = place.andOuter.compactMap(\.scope)
        let open = nodes.filter { node in node.lifetime.scope.map(scopes.contains) ?? true }
        return open.isEmpty ? nodes : open
    }

    /// Uses a `Lazy` or a provider that was handed out.
    func use(_ number: Int) throws -> Value? { later.indices.contains(number) ? try use(later[number]) : nil }

    /// Rule 6: a `Lazy` builds once, a provider asks each time.
    private func use(_ used: Later) throws -> Value {
        if used.form.isLazy, let value = used.value { return value }
        if used.place.hasEnded { throw Failure(id: "ended") }
        touch(used.form.isLazy ? .lazyOnce : used.form == .provider ? .provider : .argument)
        // Section 6: a `Lazy` of something kept claims nothing, any other is a unit.
        let isUnit = used.form.isLazy && !used.found.isOfKept
        if isUnit { units.append(Unit([], at: used.place)) }
        defer { if isUnit { units.removeLast() } }
        let value = try running(.anywhere) { try self.value(used.found, at: used.place) }
        if used.form.isLazy { used.value = value }
        return value
    }

    // MARK: Objects

    /// Rule 3: what overrides leave alone is that of the graph below.
    func actual(_ node: Node) -> Node { node.twin.map(actual) ?? node }

    /// Rule 16: where the object of a definition lives, for somebody somewhere.
    func home(of node: Node, at place: Place) throws -> Place {
        guard let scope = node.lifetime.scope else { return node.home ?? place }
        guard let home = place.andOuter.first(where: { $0.scope == scope }) else {
            touch(.outside)
            throw Failure(id: "outside-scope")
        }
        touch(.scoped)
        return home
    }

    /// Whether code of the unit that is being built asks, and not a parameter that the graph knows.
    var isCode: Bool { units.last != nil && askers.last == units.last }

    /// The object of a definition, for somebody somewhere.
    func object(of found: Node, at place: Place) throws -> Thing {
        let node = actual(found)
        if !overlays.isEmpty { touch(found.twin == nil ? .overrides : .shared) }
        guard node.isKept else {
            // Rule 7: a new one for each request and each injection point.
            touch(.prototype)
            return try prepared(node, at: place) { try passing(node, at: place) }
        }
        let home = try home(of: node, at: place)
        if home.hasEnded { throw Failure(id: "ended") }
        if home != place, home.scope == nil, place.scope == nil { touch(.parent) }
        if let thing = home.thing(of: node) { return thing }
        // Rule 11: a request for what has not been set throws.
        if node.isExternal {
            touch(.notSet)
            throw Failure(id: "external-not-set")
        }
        if node.lifetime == .weak, made[node.number] != nil { touch(.weak) }
        // Rule 9: of its own unit it gets what has been constructed already.
        if let early = units.last?.made.last(where: { $0.node == node && $0.home == home }) { return early.thing }
        if isBeingMade(node, at: home) { return try build(node, at: home) }
        return try prepared(node, at: home) {
            // Rule 9: what waits for the unit whose code asks is an error, before any of it is made.
            if isCode, isBlocked(node, at: home) { throw Failure(id: "circular-construction") }
            return try build(node, at: home)
        }
    }

    /// Calls the factory of a definition, with what it takes.
    ///
    /// - Parameter given: What a caller gives in place of that; what is decorated is none of it.
    func construct(_ node: Node, at place: Place, given: [Value]? = nil) throws -> Thing {
        let declaration = node.declaration
        depth += 1
        defer { depth -= 1 }
        // Rule 19: what never ends is an error.
        if depth > 200 { throw Failure(id: "too-deep") }
        try checkIsolation(of: node, declaration.isolation)
        let wrapped = node.inner == nil ? [] : Array(node.needs.prefix(1))
        let values =
            try self.values(given == nil ? node.needs : wrapped, at: place, for: declaration.isolation) + (given ?? [])
        if mode == .awaited { try prepareCalls(of: node, at: place) }
        let call = calls[node.number, default: 0] + 1
        calls[node.number] = call
        if declaration.failures.contains(call) {
            log("fail \(node.number)")
            touch(.failure)
            throw Failure(id: "construction-failed")
        }
        if declaration.failures.contains(where: { $0 < call }) { touch(.retried) }
        if node.inner != nil { touch(node.inner?.inner == nil ? .decorator : .severalDecorators) }
        if declaration.isolation == .awaited { touch(.awaited) }
        if declaration.isolation == .main { touch(.mainActor) }
        // Rule 9: the methods of a configuration call one another, which the graph knows.
        // It is the methods that call, not what asks for them.
        askers.append(nil)
        defer { askers.removeLast() }
        let called = try zip(node.calls, declaration.calls).filter(\.1.isMade).map { found, _ in
            touch(.call)
            // Rule 16: what a parent declares is made of what the parent sees.
            let caller = place.andOuter.first { stands($0, for: node.home) } ?? place
            return try running(mode == .awaited ? .anywhere : mode) { try self.value(found, at: caller) }
        }
        let asked = try ask(declaration, .factory, declaration.isolation, values)
        let thing = newThing(node.number, declaration.made ?? node.kind)
        log("make \(thing.name)(\(text(values + called)))")
        thing.hold(values + called + asked)
        return thing
    }

    /// Whether a place is a container, a scope of it, or overrides of either.
    private func stands(_ place: Place, for home: Place?) -> Bool {
        if place.graph === home?.graph { return true }
        let base = overlays.last { $0.overlay.graph === place.graph }?.base
        return base.map { stands($0, for: home) } ?? false
    }

    func newThing(_ number: Int, _ kind: Kind) -> Thing {
        made[number, default: 0] += 1
        let thing = Thing("\(number)#\(made[number, default: 0])", kind, isMade: number > 0)
        things.append(Weak(thing: thing))
        return thing
    }

    /// Rule 8: injection points as declared, then method calls, then the configure step.
    func runSteps(of thing: Thing, _ node: Node, at place: Place, in graph: Graph? = nil) throws {
        let steps = steps(for: thing, node, in: graph ?? place.graph)
        // Rule 9: of a class that nothing declares the graph knows no steps.
        if !(graph ?? place.graph).nodes.contains(where: { $0.kind == thing.kind }) {
            let needed = reached(from: steps.flatMap { $0.needs.flatMap(\.targets) }) { $0.edges.map(\.target) }
            transcript.inCycles.formUnion(
                [node.number] + (steps.flatMap { $0.needs.flatMap(\.targets) } + needed).map(\.number))
        }
        for (id, needs) in [.point, .call, .configure].flatMap({ kind in steps.filter { $0.step.step.kind == kind } }) {
            let owner =
                ([graph ?? place.graph] + graphs.reversed()).lazy.compactMap { $0.node(of: id.owner) }.first ?? node
            try checkIsolation(of: owner, id.step.isolation)
            let values = try self.values(needs, at: place, for: id.step.isolation)
            let run = stepRuns[id.text, default: 0] + 1
            stepRuns[id.text] = run
            if id.step.failures.contains(run) {
                log("fail step \(thing.name) \(id.text)")
                throw Failure(id: "construction-failed")
            }
            if id.index == 0 { thing.hold(try ask(owner.declaration, .step, id.step.isolation, values)) }
            log("step \(thing.name) \(id.text)(\(text(values)))")
            touch(id.owner == node.number ? .steps : thing.kind == node.kind ? .inherited : .dynamicType)
            if id.step.isolation != .anywhere { touch(.isolatedStep) }
            thing.hold(values)
        }
    }

    /// Rule 8: an object gets the injection points of its dynamic type, superclasses included.
    ///
    /// Decided: a definition's own come first; one that has none takes for an object of a subclass all that is declared for
    /// that class.
    private func steps(for thing: Thing, _ node: Node, in graph: Graph) -> [(step: StepID, needs: [Found])] {
        guard thing.kind != node.kind else { return node.steps }
        let declared = graph.linkedSteps(of: thing.kind)
        guard !node.declaration.steps.isEmpty else { return declared }
        let others = graph.steps(of: node.kind)
        let names = node.steps.compactMap(\.step.step.name)
        return node.steps
            + declared.filter { linked in
                !others.contains(linked.step) && linked.step.step.name.map { !names.contains($0) } ?? true
            }
    }

    /// Rule 8: the did-inject callback.
    func callBack(_ thing: Thing, _ node: Node) throws {
        guard thing.kind.isAware else { return }
        if thing.isMade { thing.hold(try ask(node.declaration, .callback, .anywhere, [])) }
        log("aware \(thing.name)")
        touch(.callback)
    }

    /// Section 6: a request by code belongs to the unit that is being built: it gets what is complete, or has been constructed.
    private func ask(
        _ declaration: Declaration, _ moment: Ask.Moment, _ isolation: Isolation, _ given: [Value]
    ) throws -> [Value] {
        askers.append(units.last)
        defer { askers.removeLast() }
        return try declaration.asks.filter { $0.moment == moment }.compactMap { ask -> Value? in
            do {
                guard let root = places.first else { return nil }
                let value: Value
                if ask.way == .use {
                    guard let used = given.compactMap(\.later).first else { return nil }
                    value = try use(used)
                    touch(.lazyByCode)
                } else {
                    if root.hasEnded { throw Failure(id: "ended") }
                    // Rule 19: a child task counts as its parent.
                    if ask.way == .childTask, isolation == .awaited { touch(.childTask) }
                    value = try running(isolation) { try self.value(try root.graph.find(ask.need, for: nil), at: root) }
                    touch(.ask)
                }
                log("ask \(declaration.number) \(text(value))")
                return value
            } catch {
                guard ask.isCaught else { throw error }
                touch(.caught)
                log("ask \(declaration.number) ! \((error as? Failure)?.id ?? (error as? Unresolved)?.id ?? "")")
                return nil
            }
        }
    }

    // MARK: In words

    func log(_ line: String) { transcript.log(line) }

    func text(_ values: [Value]) -> String { values.map(text).joined(separator: ", ") }

    func text(_ value: Value) -> String {
        switch value {
        case .thing(let thing): return thing.name
        case .nothing: return "nil"
        case .many(let members): return "[\(text(members))]"
        case .keyed(let members):
            let sorted = members.sorted { $0.key < $1.key }
            return "[\(sorted.map { "\($0.key): \(text($0.value))" }.joined(separator: ", "))]"
        case .later(let value):
            later.append(value)
            return "later \(later.count - 1)"
        }
    }
}

extension Value {
    /// The first `Lazy` or provider in it.
    var later: Later? {
        switch self {
        case .later(let later): later
        case .many(let members): members.lazy.compactMap(\.later).first
        case .thing, .nothing, .keyed: nil
        }
    }
}
