import TestSupport

/// Makes a description of random numbers: half of the graphs valid, half with one to three faults.
struct Generator {
    var random: SeededGenerator
    var declarations: [Declaration] = []
    private var hasScopes = true
    /// Whether factories return objects of subclasses; those have steps only where the check knows of them.
    private var hasSubclasses = false
    private(set) var stopsOften = false
    private(set) var startsOften = false
    private(set) var overridesOften = false
    private(set) var asksByCode = false
    /// Whether something is awaited, or lives on the main actor.
    private(set) var hasIsolation = false
    private var hasMethods = false
    private var hasArguments = false
    /// Whether a start has been done, in whatever order.
    var hasStarted = false
    /// How many groups of declarations there are for children and overrides, each with numbers of its own.
    var groups = 0
    private let names = ["one", "two", "three", "four", "five", "six"]
    private let tags = ["red", "green"]
    let scopes = ["outer", "inner"]

    static func description(seed: UInt64) -> Description {
        var generator = Generator(random: SeededGenerator(seed: seed))
        return generator.description()
    }

    private init(random: SeededGenerator) { self.random = random }

    private mutating func description() -> Description {
        let isValid = random.once(in: 2)
        hasScopes = !random.once(in: 3)
        hasSubclasses = random.once(in: 3)
        stopsOften = random.once(in: 3)
        asksByCode = random.once(in: 4)
        hasIsolation = random.once(in: asksByCode ? 2 : 3)
        startsOften = !asksByCode && random.once(in: 3)
        overridesOften = !asksByCode && random.once(in: 4)
        hasMethods = random.once(in: 4)
        hasArguments = random.once(in: 2)
        declarations = (1...random.number(1..<15)).map { Declaration(number: $0, kind: random.one(of: Kind.classes)) }
        for place in declarations.indices { shape(place) }
        for place in declarations.indices { connect(place) }
        if hasScopes, declarations.count > 2, random.once(in: 6) { addAlternative() }
        if random.once(in: 3) { addShared() }
        if hasMethods { addMethods() }
        if random.once(in: 3) { declarations += decorators(from: declarations.count + 1) }
        repair()
        if !isValid {
            for _ in 0..<random.number(1..<4) { addFault() }
        }
        removeSurprises()
        var result = Description(declarations: declarations)
        guard Graph(result.declarations).problems.allSatisfy(\.isWarning) else { return result }
        result.operations = operations(random.number(3..<41))
        return result
    }

    // MARK: Declarations

    private mutating func shape(_ place: Int) {
        var declaration = declarations[place]
        switch random.number(0..<12) {
        case 0..<5: declaration.lifetime = .singleton
        case 5..<8: declaration.lifetime = .prototype
        case 8: declaration.lifetime = .weak
        case 9: if hasScopes { declaration.lifetime = .scoped(random.one(of: scopes)) }
        case 10:
            if startsOften || random.once(in: 2) {
                declaration.lifetime = .external(hasScopes && random.once(in: 2) ? random.one(of: scopes) : nil)
            }
        default: declaration.lifetime = .singleton
        }
        if !random.once(in: 5) { declaration.name = "d\(declaration.number)" }
        if random.once(in: 40) { declaration.name = random.one(of: names) }
        if random.once(in: 8) { declaration.aliases.append(random.one(of: names)) }
        while random.once(in: 4) {
            declaration.tags.append(
                Tag(word: random.one(of: tags), order: random.once(in: 3) ? random.number(0..<4) : nil))
        }
        if random.once(in: 8) { declaration.order = random.number(0..<4) }
        if random.once(in: 4) { declaration.isPrimary = true }
        if random.once(in: 12) {
            declaration.onlyAs = random.one(of: Kind.allCases.filter { declaration.kind.isKind(of: $0) })
        }
        if random.once(in: 10) {
            let kinds = random.once(in: 8) ? Kind.allCases : Kind.allCases.filter { declaration.kind.isKind(of: $0) }
            declaration.promised = [random.one(of: kinds)]
        }
        if random.once(in: 20) {
            declaration.overriding = random.once(in: 2) ? .kind(declaration.kind) : .named("d\(random.number(1..<10))")
        }
        // A step on the main actor keeps there what is not known to be `Sendable`.
        declaration.isKnownSendable = hasIsolation
        if hasIsolation, random.once(in: 3) { declaration.isolation = random.one(of: [.awaited, .awaited, .main]) }
        if hasArguments, declaration.isolation == .anywhere, !declaration.lifetime.isExternal {
            declaration.takesArgument =
                declaration.lifetime == .prototype ? !random.once(in: 3) : random.once(in: 6)
        }
        if declaration.lifetime == .prototype, !declaration.takesArgument || random.once(in: 12) {
            declaration.isOncePerResolution = random.once(in: 3)
        }
        if random.once(in: 12) { declaration.failures = [random.number(1..<4)] }
        let isSingleton = declaration.lifetime == .singleton
        if random.once(in: stopsOften ? 2 : 12), isSingleton || declaration.lifetime.isScoped {
            declaration.hasStop = true
        }
        // A start knows no keys.
        let mayStart = isSingleton && !declaration.takesArgument
        if random.once(in: 10), mayStart { declaration.hasStart = true }
        if random.once(in: 6), isSingleton || declaration.lifetime.isScoped { declaration.isEvictable = true }
        if random.once(in: startsOften ? 2 : 6), mayStart { declaration.isEager = true }
        if hasSubclasses, random.once(in: 3) {
            let subclasses = Kind.classes.filter { $0.isKind(of: declaration.kind) && $0 != declaration.kind }
            // A prototype whose class needs it never ends, which is an error when the stack does.
            declaration.made = subclasses.filter { declaration.lifetime.isKept || isPlain($0) }
                .randomElement(using: &random)
        }
        if declaration.lifetime.isExternal {
            declaration.failures = []
            declaration.made = nil
            declaration.isolation = .anywhere
        }
        declarations[place] = declaration
    }

    /// Gives something two definitions of one kind, in a scope and outside of it: a rare pair otherwise.
    private mutating func addAlternative() {
        // With a third one of the kind it would only be a mistake.
        let others = declarations.dropFirst(2)
        let free = Kind.classes.filter { kind in !isPlain(kind) && !others.contains { $0.kind.isKind(of: kind) } }
        let kind = free.randomElement(using: &random) ?? declarations[0].kind
        declarations[0].kind = kind
        (declarations[0].lifetime, declarations[1].lifetime) = (.singleton, .scoped(random.one(of: scopes)))
        declarations[1].kind = kind
        for place in 0...1 {
            declarations[place].made = nil
            declarations[place].takesArgument = false
            declarations[place].overriding = nil
            declarations[place].onlyAs = nil
        }
        declarations[1].isEager = false
        declarations[1].hasStart = false
        // Scoped objects that get a `Lazy` by a step are as rare.
        declarations[1].steps.append(Step(needs: [Need(kind: kind, form: .lazy)]))
        if declarations[2].lifetime == .prototype, declarations[2].needs.count < 3 {
            declarations[2].needs.append(Need(kind: kind, form: .direct))
        }
    }

    /// Lets several definitions take what a resolution makes only once: rarely two do otherwise.
    private mutating func addShared() {
        let prototypes = declarations.indices.filter {
            declarations[$0].lifetime == .prototype && !declarations[$0].takesArgument && declarations[$0].name != nil
        }
        guard let shared = prototypes.randomElement(using: &random) else { return }
        declarations[shared].isOncePerResolution = true
        let need = Need(
            kind: declarations[shared].kind, search: declarations[shared].name.map(Search.named) ?? .auto)
        for place in declarations.indices.dropFirst(shared + 1)
        where !declarations[place].lifetime.isExternal && random.once(in: 2) {
            if declarations[place].needs.count < 3, !random.once(in: 4) {
                declarations[place].needs.append(need)
            } else if !isPlain(declarations[place].kind) {
                declarations[place].steps.append(Step(needs: [need]))
            }
        }
    }

    private mutating func connect(_ place: Int) {
        if declarations[place].lifetime.isExternal { return }
        // Initializers mostly need what comes before, in an order of their own: a cycle of those is a mistake.
        let isOrderly = !random.once(in: 20)
        for _ in 0..<random.one(of: [0, 0, 1, 1, 1, 2, 2, 3]) {
            let range = isOrderly ? 0..<place : 0..<declarations.count
            var need = need(among: range)
            if asksByCode, need.form == .direct, random.once(in: 4) {
                need.form = random.one(of: [.lazy, .provider])
            }
            declarations[place].needs.append(need)
        }
        if random.once(in: 2), !isPlain(declarations[place].kind) { addSteps(to: place) }
        if asksByCode { addAsks(to: place) }
    }

    private mutating func addSteps(to place: Int) {
        for _ in 0..<random.number(1..<3) {
            var step = Step(needs: [])
            if random.once(in: 4) { step.name = random.one(of: ["first", "second"]) }
            for _ in 0..<random.one(of: [0, 1, 1, 1, 2]) {
                // What comes later may need this: then it is a cycle that can be built.
                step.needs.append(need(among: (random.once(in: 2) ? place : 0)..<declarations.count))
            }
            if random.once(in: 15) { step.failures = [random.number(1..<3)] }
            if step.needs.count == 1, random.once(in: 2) { step.kind = .point }
            if hasIsolation, random.once(in: 6) { step.isolation = random.one(of: [.awaited, .main]) }
            if step.needs.isEmpty, random.once(in: 2) {
                step = Step(kind: .configure, needs: [], isolation: step.isolation, failures: step.failures)
            }
            declarations[place].steps.append(step)
        }
    }

    private mutating func addAsks(to place: Int) {
        if declarations[place].isolation == .awaited, declarations[place].lifetime.isKept {
            declarations[place].asks = [
                Ask(way: .childTask, need: need(among: 0..<declarations.count), isCaught: true)
            ]
        }
        // The factory of a kept one only: the steps of prototypes could use what makes them, without end.
        let isGivenLater = declarations[place].needs.contains { $0.form.isLazy || $0.form == .provider }
        if isGivenLater, declarations[place].lifetime.isKept {
            declarations[place].asks.append(
                Ask(way: .use, need: declarations[place].needs[0], isCaught: random.once(in: 2)))
        }
        // A prototype that asks for itself never ends, which is another error, when the stack does.
        while declarations[place].lifetime.isKept, random.once(in: 2) {
            let moment: Ask.Moment = random.one(of: [.factory, .step, .callback])
            var wanted = need(among: 0..<declarations.count)
            if moment == .step {
                // Prototypes may have the step, too.
                let kept = declarations.filter { $0.lifetime.isKept && $0.name != nil && $0.decorates == nil }
                guard let target = kept.randomElement(using: &random), let name = target.name else { continue }
                wanted = Need(kind: target.kind, search: .named(name))
            }
            declarations[place].asks.append(
                Ask(moment: moment, need: wanted, isCaught: moment == .callback || random.once(in: 2)))
        }
    }

    /// Takes out what nobody can compare.
    private mutating func removeSurprises() {
        let graph = Graph(declarations)
        let declared = Set(declarations.filter { $0.decorates == nil }.map(\.kind))
        let startsSeveral = declarations.count(where: \.isEager) > 1
        for place in declarations.indices {
            // What a step asks for and is not kept may have the step, too: then it never ends.
            declarations[place].asks.removeAll { ask in
                guard ask.moment == .step, case .named(let name) = ask.need.search else { return false }
                return graph.node(named: name)?.isKept != true
            }
            // What an object of a subclass has to await may show only when it is made: then it is made again, with all that is new
            // for each request, unless a start that does several things at once has just made what it awaits.
            guard let made = declarations[place].made, hasIsolation, declarations[place].decorates == nil else {
                continue
            }
            let steps = graph.steps(of: made)
            func mayBeMadeTwice(_ steps: [LinkedStep], beyond isolation: Isolation) -> Bool {
                steps.flatMap(\.needs).flatMap(\.nodes).contains { $0.isolationBelow > isolation }
            }
            let own = declarations[place]
            let ofOthers = steps.filter { $0.owner.kind == own.kind && $0.owner.number != own.number }
            if !declared.contains(made) || startsSeveral && mayBeMadeTwice(steps, beyond: .main)
                || mayBeMadeTwice(ofOthers, beyond: .anywhere)
            {
                declarations[place].made = nil
            }
        }
    }

    /// A parameter or a request, mostly of something that is there.
    mutating func need(among range: Range<Int>) -> Need {
        let forms = Form.allCases.filter { $0 != .argumentProvider }
        let form: Form = random.once(in: 2) ? .direct : random.one(of: forms)
        guard !range.isEmpty, !random.once(in: 6) else {
            let kind = random.one(of: Kind.allCases)
            if random.once(in: 8) { return Need(kind: kind, form: .list, search: .atLeastOne) }
            return Need(kind: kind, form: random.once(in: 6) ? .direct : .optional)
        }
        let target = declarations[random.number(range)]
        var need = Need(kind: target.kind, form: form)
        if random.once(in: 3) {
            need.kind = random.one(of: Kind.allCases.filter { target.kind.isKind(of: $0) })
        }
        switch random.number(0..<10) {
        case 0..<5: if let name = target.name { need.search = .named(name) }
        case 5: need.search = .tagged(target.tags.first?.word ?? random.one(of: tags))
        case 6:
            let kinds = Kind.allCases.filter { target.kind.isKind(of: $0) }
            need.search = .typed(random.once(in: 2) ? [random.one(of: kinds)] : [target.kind, random.one(of: kinds)])
            if case .typed(let kinds) = need.search, kinds.count > 1, !kinds[1].isProtocol {
                need.search = .typed([kinds[0]])
            }
        case 7:
            if form == .list || form == .dictionary { need.search = random.once(in: 2) ? .primaries : .atLeastOne }
        case 8, 9:
            if form == .optional { need.search = .constant }
            if random.once(in: 8) { need.search = .named(random.one(of: names)) }
        default: break
        }
        if target.takesArgument, !random.once(in: 12), let name = target.name {
            return Need(kind: target.kind, form: .argumentProvider, search: .named(name))
        }
        return need
    }

    /// Whether objects of a class have no steps, so that one may turn out to be of it in place of another one.
    private func isPlain(_ kind: Kind) -> Bool {
        [.gnu, .ibex].contains(kind)
    }

    private mutating func decorators(from number: Int) -> [Declaration] {
        var result: [Declaration] = []
        for offset in 0..<random.number(1..<4) {
            // What replaces a decorator's object is stopped at some later time, which nobody can compare.
            let made = random.one(of: Kind.classes.filter { !$0.isStoppable && isPlain($0) })
            // Another one of the same type goes around the first.
            let kinds = Kind.allCases.filter { made.isKind(of: $0) }
            let known = result.last.map(\.kind).flatMap { random.once(in: 2) && kinds.contains($0) ? $0 : nil }
            let kind = known ?? random.one(of: kinds)
            var declaration = Declaration(number: number + offset, kind: kind, made: made, decorates: Wrapping())
            if random.once(in: 4) { declaration.decorates = Wrapping(name: "d\(random.number(1..<10))") }
            if random.once(in: 2) { declaration.needs = [need(among: 0..<declarations.count)] }
            result.append(declaration)
        }
        return result
    }

    /// Makes the last declarations methods of a configuration, which call one another.
    private mutating func addMethods() {
        let first = max(0, declarations.count - random.number(1..<5))
        for place in first..<declarations.count {
            guard [.singleton, .prototype].contains(declarations[place].lifetime) else { continue }
            var method = declarations[place]
            method.isMethod = true
            method.name = "d\(method.number)"
            method.needs = []
            method.asks = []
            method.overriding = nil
            method.isolation = .anywhere
            method.takesArgument = false
            method.isOncePerResolution = false
            // What may turn out to be of a class with such steps is built there, so that calls succeed that none would.
            for step in method.steps.indices { method.steps[step].isolation = .anywhere }
            declarations[place] = method
        }
        // They stand in one place.
        declarations = declarations.filter { !$0.isMethod } + declarations.filter(\.isMethod)
        let methods = declarations.filter(\.isMethod)
        for place in declarations.indices where declarations[place].isMethod {
            for _ in 0..<random.number(0..<3) {
                let target = random.one(of: methods)
                guard target.number < declarations[place].number || random.once(in: 12) else { continue }
                guard !declarations[place].calls.contains(where: { $0.name == target.name }) else { continue }
                declarations[place].calls.append(
                    Call(kind: target.kind, name: target.name ?? "", isMade: !random.once(in: 4)))
            }
        }
    }

    /// Declarations of a child, or of overrides, beside those that are there.
    mutating func more() -> [Declaration] {
        groups += 1
        let before = declarations
        let bare = before.filter { $0.decorates == nil }
        defer { declarations = before }
        let count = random.number(1..<4)
        for offset in 0..<count {
            declarations.append(Declaration(number: 100 * groups + offset, kind: random.one(of: bare).kind))
            shape(declarations.count - 1)
            // Nobody could compare it: see `removeSurprises`.
            let isDeclared = bare.contains { $0.kind == declarations[declarations.count - 1].made }
            if hasIsolation, !isDeclared { declarations[declarations.count - 1].made = nil }
            switch random.number(0..<6) {
            case 0: declarations[declarations.count - 1].name = random.one(of: bare).name
            case 1:
                let target = random.one(of: bare)
                if let name = target.name {
                    declarations[declarations.count - 1].kind = target.kind
                    declarations[declarations.count - 1].made = nil
                    declarations[declarations.count - 1].overriding = .named(name)
                }
            case 2:
                declarations[declarations.count - 1].overriding = .kind(declarations[declarations.count - 1].kind)
            default: break
            }
        }
        for place in before.count..<before.count + count { connect(place) }
        var result = Array(declarations.suffix(count))
        if random.once(in: 5) { result += decorators(from: 100 * groups + count) }
        return result
    }

    /// Takes out, bit by bit, what is wrong.
    private mutating func repair() {
        for _ in 0..<60 {
            let problems = Graph(declarations).problems.filter { !$0.isWarning }
            if problems.isEmpty { return }
            var changed: Set<Int> = []
            for problem in problems {
                for place in declarations.indices where problem.places.contains(declarations[place].number) {
                    if changed.insert(place).inserted { change(place, because: problem.id) }
                }
            }
        }
    }

    /// Changes something that may be the reason of a problem.
    private mutating func change(_ place: Int, because problem: String) {
        var declaration = declarations[place]
        var cures: [(inout Declaration) -> Void] = []
        if let need = declaration.needs.indices.randomElement(using: &random) {
            cures += Array(repeating: { $0.needs.remove(at: need) }, count: 2)
        }
        if let step = declaration.steps.indices.randomElement(using: &random) {
            cures += [{ $0.steps = [] }, { $0.steps.remove(at: step) }]
        }
        if !declaration.calls.isEmpty { cures.append { $0.calls = [] } }
        switch problem {
        case "argument-mismatch" where declaration.isOncePerResolution:
            cures += Array(repeating: { $0.isOncePerResolution = false }, count: 2)
        case "override-of-nothing", "override-of-several": cures = [{ $0.overriding = nil }]
        case "broken-promise": cures = [{ $0.promised = [] }]
        case "duplicate-name":
            cures = declaration.aliases.isEmpty ? [] : [{ $0.aliases = [] }]
            if !declaration.isMethod { cures.append { $0.name = "r\($0.number)" } }
        case "captive-scope" where declaration.decorates == nil:
            cures += Array(repeating: { $0.becomePrototype() }, count: 2)
        default: break
        }
        cures.randomElement(using: &random)?(&declaration)
        declarations[place] = declaration
    }
}

extension Declaration {
    /// Makes it a prototype, without what only other lifetimes have.
    fileprivate mutating func becomePrototype() {
        lifetime = .prototype
        asks = []
        made = nil
        isEager = false
        isEvictable = false
        hasStart = false
        hasStop = false
    }
}
