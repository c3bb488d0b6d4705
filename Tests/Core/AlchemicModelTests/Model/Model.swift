/// The rules as a program: what every operation on the containers of a description has to do.
///
/// It is written from the rules, whose numbers stand at their lines, and does one thing after the other.
final class Model {
    private(set) var transcript = Transcript()
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
    var askers: [Unit?] = []
    /// How many constructions are within one another.
    private var depth = 0
    private var graphs: [Graph] = []
    private var made: [Int: Int] = [:]
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

    func log(_ line: String) { transcript.lines.append(line) }

    /// Notes what the check of a graph finds, and makes its container if there is no error.
    func check(_ graph: Graph, in outer: Place?) -> Place? {
        transcript.checks.append(graph.problems)
        graphs.append(graph)
        guard graph.problems.allSatisfy(\.isWarning) else {
            log("! graph")
            return nil
        }
        let place = Place(graph, in: outer)
        outer?.dependants.append(place)
        return place
    }

    private func end() -> Transcript {
        for graph in graphs { transcript.touched.formUnion(graph.touched) }
        kept = []
        later = []
        for place in places { place.dependants = [] }
        places = []
        overlays = []
        // What a cycle of steps keeps together is taken apart.
        for thing in things { thing.thing?.letGo() }
        transcript.alive = things.compactMap(\.thing?.name)
        return transcript
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
                    if let form { return .later(Later(form, .one([node]), place)) }
                    return .thing(try object(of: node, at: place))
                })
        case .keyed(let members):
            let nodes = there(members.map(\.node), at: place)
            return .keyed(
                try members.filter { member in nodes.contains { $0 === member.node } }.map {
                    ($0.key, .thing(try object(of: $0.node, at: place)))
                })
        case .later(let form, let inside): return .later(Later(form, inside, place))
        }
    }

    /// Rule 3: what is nearest to whoever it is for: the innermost scope's own, then what belongs to none.
    func pick(_ nodes: [Node], at place: Place) throws -> Node {
        var next: Place? = place
        while let current = next {
            if let own = nodes.first(where: { $0.lifetime.scope != nil && $0.lifetime.scope == current.scope }) {
                if nodes.count > 1 { touch(.openScope) }
                return own
            }
            next = current.outer
        }
        if let free = nodes.first(where: { $0.lifetime.scope == nil }) { return free }
        throw Failure(id: "outside-scope")
    }

    /// Rule 3: the members of a list: those of scopes that are not open here are left out, as long as another is left.
    func there(_ nodes: [Node], at place: Place) -> [Node] {
        let open = nodes.filter { node in node.lifetime.scope.map { isOpen($0, at: place) } ?? true }
        return open.isEmpty ? nodes : open
    }

    private func isOpen(_ scope: String, at place: Place) -> Bool {
        place.scope == scope || place.outer.map { isOpen(scope, at: $0) } == true
    }

    /// Uses a `Lazy` or a provider.
    func use(_ number: Int) throws -> Value? {
        guard number < later.count else { return nil }
        let used = later[number]
        if used.place.hasEnded, used.value == nil { throw Failure(id: "ended") }
        // Rule 6: a `Lazy` builds once, a provider asks each time.
        touch(used.form == .provider ? .provider : .lazyOnce)
        if used.form != .provider, let value = used.value { return value }
        let value = try value(used.found, at: used.place)
        if used.form != .provider { used.value = value }
        return value
    }

    // MARK: Objects

    /// What overrides leave alone is that of the graph below.
    func actual(_ node: Node) -> Node { node.twin.map(actual) ?? node }

    /// Rule 16: where the object of a definition lives, for somebody somewhere.
    func home(of node: Node, at place: Place) throws -> Place {
        guard let scope = node.lifetime.scope else { return node.home ?? place }
        var next: Place? = place
        while let current = next {
            if current.scope == scope {
                touch(.scoped)
                return current
            }
            next = current.outer
        }
        touch(.outside)
        throw Failure(id: "outside-scope")
    }

    /// The object of a definition, for somebody somewhere.
    private func object(of found: Node, at place: Place) throws -> Thing {
        let node = actual(found)
        // Rule 7: a new one for each request and each injection point.
        if !overlays.isEmpty { touch(found.twin == nil ? .overrides : .shared) }
        // Rule 9: what waits for the unit whose code asks is an error, before any of it is made.
        if let unit = units.last, askers.last.flatMap(\.self) === unit, isBlocked(node, at: place) {
            throw Failure(id: "circular-construction")
        }
        guard node.lifetime.isKept else {
            touch(.prototype)
            return try passing(node, at: place)
        }
        let home = try home(of: node, at: place)
        if home.hasEnded { throw Failure(id: "ended") }
        if home !== place, home.scope == nil, place.scope == nil { touch(.parent) }
        if let thing = home.thing(of: node) { return thing }
        // Rule 11: a request for what has not been set throws.
        if node.isExternal {
            touch(.notSet)
            throw Failure(id: "external-not-set")
        }
        if node.lifetime == .weak, made[node.declaration.number] != nil { touch(.weak) }
        // Rule 9: of its own unit it gets what has been constructed already.
        if let unit = units.last {
            if let early = unit.made.last(where: { $0.node === node && $0.home === home }) { return early.thing }
        }
        return try build(node, at: home)
    }

    /// Calls the factory of a definition, with what it takes.
    ///
    /// - Parameter isInvoked: Whether a caller leaves out all arguments; what is decorated is none of them.
    func construct(_ node: Node, at place: Place, isInvoked: Bool = false) throws -> Thing {
        let number = node.declaration.number
        depth += 1
        defer { depth -= 1 }
        // Rule 19: what never ends is an error.
        if depth > 200 { throw Failure(id: "too-deep") }
        let values = try node.needs.enumerated().map { position, found in
            isInvoked && (node.inner == nil || position > 0) ? .nothing : try value(found, at: place)
        }
        calls[number, default: 0] += 1
        if node.declaration.failures.contains(calls[number, default: 0]) {
            log("fail \(number)")
            touch(.failure)
            throw Failure(id: "construction-failed")
        }
        if node.declaration.failures.contains(where: { $0 < calls[number, default: 0] }) { touch(.retried) }
        if node.inner != nil { touch(node.inner?.inner == nil ? .decorator : .severalDecorators) }
        let asked = try ask(node.declaration, .factory)
        let thing = newThing(number, node.declaration.made ?? node.kind)
        log("make \(thing.name)(\(text(values)))")
        thing.hold(values + asked)
        return thing
    }

    func newThing(_ number: Int, _ kind: Kind) -> Thing {
        made[number, default: 0] += 1
        let thing = Thing("\(number)#\(made[number, default: 0])", kind, isMade: number > 0)
        things.append(Weak(thing: thing))
        return thing
    }

    /// Rule 8: injection points, calls and the configure step as declared.
    func runSteps(of thing: Thing, _ node: Node, at place: Place, in graph: Graph? = nil) throws {
        let steps = steps(for: thing, node, in: graph ?? place.graph)
        // Rule 8: injection points as declared, then method calls, then the configure step.
        for (id, needs) in [.point, .call, .configure].flatMap({ kind in steps.filter { $0.step.step.kind == kind } }) {
            let values = try needs.map { try value($0, at: place) }
            stepRuns[id.text, default: 0] += 1
            if id.step.failures.contains(stepRuns[id.text, default: 0]) {
                log("fail step \(thing.name) \(id.text)")
                throw Failure(id: "construction-failed")
            }
            if id.index == 0, let owner = graphs.lazy.compactMap({ $0.declaration(id.owner) }).first {
                thing.hold(try ask(owner, .step))
            }
            log("step \(thing.name) \(id.text)(\(text(values)))")
            touch(id.owner == node.declaration.number ? .steps : thing.kind == node.kind ? .inherited : .dynamicType)
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
        if thing.isMade { thing.hold(try ask(node.declaration, .callback)) }
        log("aware \(thing.name)")
        touch(.callback)
    }

    /// Section 6: a request by code belongs to the unit that is being built: it gets what is complete, or has been constructed.
    private func ask(_ declaration: Declaration, _ moment: Ask.Moment) throws -> [Value] {
        askers.append(units.last)
        defer { askers.removeLast() }
        return try declaration.asks.filter { $0.moment == moment }.compactMap { ask in
            do {
                guard let root = places.first else { return nil }
                if root.hasEnded { throw Failure(id: "ended") }
                let value = try value(try root.graph.find(ask.need, for: nil), at: root)
                touch(.ask)
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

    func text(_ values: [Value]) -> String { values.map(text).joined(separator: ", ") }

    func text(_ value: Value) -> String {
        switch value {
        case .thing(let thing): return thing.name
        case .nothing: return "nil"
        case .many(let members): return "[\(text(members))]"
        case .keyed(let members):
            return
                "[\(members.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", "))]"
        case .later(let value):
            later.append(value)
            return "later \(later.count - 1)"
        }
    }
}

/// What has happened: what is compared.
struct Transcript {
    /// The problems of each graph, in the order in which they were checked.
    var checks: [[Problem]] = []
    /// Constructions, steps, callbacks, starts, stops and the results of operations, in order.
    var lines: [String] = []
    /// The objects that are alive after the containers are gone.
    var alive: [String] = []
    /// Which rules decided something.
    var touched: Set<Rule> = []
}
