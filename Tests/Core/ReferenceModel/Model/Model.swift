/// The rules as a program: what every operation on the containers of a description has to do.
///
/// It is written from the rules, whose numbers stand at their lines, and does one thing after the other.
final class Model {
    var transcript = Transcript()
    var places: [Place] = []
    /// Within overrides: the place that stands in for another one.
    var overlays: [(base: Place, overlay: Place)] = []
    /// The `Lazy`s and providers that were handed out, in order.
    var later: [Later] = []
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
    private var made: [Int: Int] = [:]
    /// How often the code of each factory and step has run.
    private var runs: [String: Int] = [:]
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

    func log(_ line: String) { transcript.lines.append(line) }

    /// Notes what the check of a graph finds, and makes its container if there is no error.
    func check(_ graph: Graph, in outer: Place?, isOverlay: Bool = false) -> Place? {
        graphs.append(graph)
        transcript.checks.append(graph.isValid && isOverlay ? [] : graph.problems)
        if graph.isValid { return Place(graph, in: outer) }
        log("! graph")
        return nil
    }

    private func end() -> Transcript {
        for graph in graphs { transcript.touched.formUnion(graph.touched) }
        for place in places.flatMap(\.andOuter) { place.dependants = [] }
        (kept, later, places, overlays) = ([], [], [], [])
        // What a cycle of steps keeps together is taken apart.
        for thing in things { thing.thing?.holds = [] }
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
        switch found.form {
        case .direct, .optional:
            if found.nodes.isEmpty { return .nothing }
            return .thing(try object(of: try pick(found.nodes, at: place), at: place))
        case .list, .dictionary, .listOfLazy:
            let members = try taken(found, at: place).map { node in
                // Rule 3: a `Lazy` of what is nowhere to be had is none.
                if found.form == .listOfLazy { _ = try home(of: node, at: place) }
                let value = try value(Found(form: found.form.inside, nodes: [node]), at: place)
                return (key: found.form == .dictionary ? node.bare.declaration.name : nil, value: value)
            }
            return .many(members.sorted { $0.key ?? "" < $1.key ?? "" })
        case .lazy, .lazyList, .provider, .argumentProvider: return .later(Later(found, place))
        }
    }

    /// Section 6: what several needs get: what has to be awaited, or lives on the main actor, before the rest, which is built
    /// where the code runs that takes it.
    private func values(_ needs: [Found], at place: Place, for isolation: Isolation) throws -> [Value] {
        let isFirst = needs.map { mode != .awaited || !isPlain($0, at: place) }
        let first = try zip(needs, isFirst).map { $1 ? try value($0, at: place) : nil }
        return try zip(needs, first).map { need, value in
            try value ?? running(isolation == .main ? .main : .anywhere) { try self.value(need, at: place) }
        }
    }

    /// Rule 3: what is nearest to whoever it is for: the innermost scope's own, then what belongs to none.
    func pick(_ nodes: [Node], at place: Place) throws -> Node {
        for scope in place.andOuter.map(\.scope).filter({ $0 != nil }) + [nil] {
            guard let own = nodes.first(where: { $0.lifetime.scope == scope }) else { continue }
            if nodes.count > 1, scope != nil { touch(.openScope) }
            return own
        }
        throw Failure(id: "outside-scope")
    }

    /// Rule 3: what is taken of a need here: members of scopes that are not open are left out, as long as another is left.
    func taken(_ found: Found, at place: Place) -> [Node] {
        if !found.form.isCollection { return [try? pick(found.nodes, at: place)].compactMap(\.self) }
        let scopes = place.andOuter.map(\.scope) + [nil]
        let open = found.nodes.filter { scopes.contains($0.lifetime.scope) }
        return open.isEmpty ? found.nodes : open
    }

    /// Rule 6: a `Lazy` builds once, a provider asks each time.
    func use(_ used: Later) throws -> Value {
        let isLazy = used.found.form.isLazy
        if let value = used.value { return value }
        if used.place.hasEnded { throw Failure(id: "ended") }
        touch(isLazy ? .lazyOnce : used.found.form == .provider ? .provider : .argument)
        // Section 6: a `Lazy` of something kept claims nothing, any other is a unit.
        let isUnit = isLazy && (used.found.form == .lazyList || !used.found.nodes.allSatisfy(\.isKept))
        if isUnit { units.append(Unit([], at: used.place)) }
        defer { if isUnit { units.removeLast() } }
        let value = try running(.anywhere) {
            try self.value(Found(form: used.found.form.inside, nodes: used.found.nodes), at: used.place)
        }
        if isLazy { used.value = value }
        return value
    }

    // MARK: Objects

    /// Rule 3: what overrides leave alone is that of the graph below.
    func actual(_ node: Node) -> Node { node.twin.map(actual) ?? node }

    /// Rule 16: where the object of a definition lives, for somebody somewhere: a singleton where it is declared.
    func home(of node: Node, at place: Place) throws -> Place {
        guard let scope = node.lifetime.scope else {
            return declaring(node, around: place) ?? place
        }
        guard let home = place.andOuter.first(where: { $0.scope == scope }) else { throw Failure(id: "outside-scope") }
        touch(.scoped)
        return home
    }

    /// The container that declares something.
    func declaring(_ node: Node, around place: Place) -> Place? {
        place.andOuter.first { $0.scope == nil && $0.graph.own.contains(node) }
    }

    /// Whether code of the unit that is being built asks, and not a parameter that the graph knows.
    var isCode: Bool { units.last != nil && askers.last == units.last }

    /// The object of a definition, for somebody somewhere.
    func object(of found: Node, at place: Place) throws -> Thing {
        let node = actual(found)
        if !overlays.isEmpty { touch(found.twin == nil ? .overrides : .shared) }
        // Rule 7: a new one for each request and each injection point.
        guard node.isKept else { return try prepared(node, at: place) { try passing(node, at: place) } }
        let home = try home(of: node, at: place)
        if home.hasEnded { throw Failure(id: "ended") }
        if home != place, home.scope == nil, place.scope == nil { touch(.parent) }
        if let thing = home.thing(of: node) { return thing }
        // Rule 11: a request for what has not been set throws.
        if node.isExternal { throw Failure(id: "external-not-set") }
        // Rule 9: of its own unit it gets what has been constructed already.
        if let early = units.last?.made.last(where: { $0.node == node && $0.place == home }) { return early.thing }
        if isBeingMade(node, at: home) { return try build(node, at: home) }
        return try prepared(node, at: home) {
            // Rule 9: what waits for the unit whose code asks is an error, before any of it is made.
            if isCode, isBlocked(node, at: home) { throw Failure(id: "circular-construction") }
            return try build(node, at: home)
        }
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
        if mode == .awaited { try prepareCalls(of: node, at: place) }
        try run("\(node.number)", "\(node.number)", failing: declaration.failures)
        if node.inner?.inner != nil { touch(.severalDecorators) }
        // Rule 9: the methods of a configuration call one another, which the graph knows; it is they that ask.
        askers.append(nil)
        defer { askers.removeLast() }
        let called = try zip(node.calls, declaration.calls).filter(\.1.isMade).map { found, _ in
            touch(.call)
            // Rule 16: what a parent declares is made of what the parent sees.
            let home = declaring(node, around: place)
            let caller = place.andOuter.first { stands($0, for: home) } ?? place
            return try running(mode == .awaited ? .anywhere : mode) { try self.value(found, at: caller) }
        }
        let asked = try ask(declaration, .factory, declaration.isolation, values)
        let thing = newThing(node.number, declaration.made ?? node.kind)
        log("make \(thing.name)(\(text(values + called)))")
        thing.holds += values + called + asked
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
        let thing = Thing("\(number)#\(made[number, default: 0])", kind)
        things.append(Weak(thing: thing))
        return thing
    }

    /// Runs code, which may be to fail this time.
    private func run(_ code: String, _ words: String, failing: [Int]) throws {
        runs[code, default: 0] += 1
        guard failing.contains(runs[code, default: 0]) else { return }
        log("fail \(words)")
        throw Failure(id: "construction-failed")
    }

    /// Rule 8: injection points as declared, then method calls, then the configure step; then the did-inject callback.
    func runSteps(of thing: Thing, _ node: Node, at place: Place, in graph: Graph? = nil) throws {
        let steps = steps(for: thing, node, in: graph ?? place.graph)
        // Rule 9: of a class that nothing declares the graph knows no steps.
        if !(graph ?? place.graph).nodes.contains(where: { $0.kind == thing.kind }) {
            let needed = steps.flatMap(\.needs).flatMap(\.nodes)
            let all = [node] + needed + reached(from: needed) { $0.edges.map(\.target) }
            transcript.inCycles.formUnion(all.map(\.number))
        }
        for next in [.point, .call, .configure].flatMap({ kind in steps.filter { $0.step.kind == kind } }) {
            let isolation = next.step.isolation
            try checkIsolation(of: next.owner, isolation)
            let values = try values(next.needs, at: place, for: isolation)
            try run(next.text, "step \(thing.name) \(next.text)", failing: next.step.failures)
            if next.index == 0 { thing.holds += try ask(next.owner.declaration, .step, isolation, values) }
            log("step \(thing.name) \(next.text)(\(text(values)))")
            thing.holds += values
        }
    }

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
        let names = node.steps.compactMap(\.step.name)
        return node.steps
            + declared.filter { !others.contains($0.text) && $0.step.name.map { !names.contains($0) } ?? true }
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
                    value = try use(used)
                    touch(.lazyByCode)
                } else {
                    let root = places[0]
                    if root.hasEnded { throw Failure(id: "ended") }
                    // Rule 19: a child task counts as its parent.
                    if ask.way == .childTask, isolation == .awaited { touch(.childTask) }
                    value = try running(isolation) { try self.value(try root.graph.find(ask.need, for: nil), at: root) }
                }
                log("ask \(declaration.number) \(text(value))")
                return value
            } catch let failure as Failure where ask.isCaught {
                log("ask \(declaration.number) ! \(failure.id)")
                return nil
            }
        }
    }

    // MARK: In words

    func text(_ values: [Value]) -> String { values.map(text).joined(separator: ", ") }

    func text(_ value: Value) -> String {
        switch value {
        case .thing(let thing): return thing.name
        case .nothing: return "nil"
        case .many(let members):
            return "[\(members.map { ($0.key.map { "\($0): " } ?? "") + text($0.value) }.joined(separator: ", "))]"
        case .later(let value):
            later.append(value)
            return "later \(later.count - 1)"
        }
    }
}
