/// Makes a description of random numbers: half of the graphs valid, half with whatever mistakes come about.
struct Generator {
    private var random: SeededGenerator
    private var declarations: [Declaration] = []
    private let names = ["one", "two", "three", "four", "five", "six"]
    private let tags = ["red", "green"]
    private let scopes = ["outer", "inner"]

    static func description(seed: UInt64) -> Description {
        var generator = Generator(random: SeededGenerator(seed: seed))
        return generator.description()
    }

    private init(random: SeededGenerator) { self.random = random }

    private mutating func description() -> Description {
        let isValid = random.once(in: 2)
        declarations = (1...random.number(2..<15)).map { Declaration(number: $0, kind: random.one(of: Kind.classes)) }
        for place in declarations.indices { shape(place) }
        for place in declarations.indices { connect(place) }
        if random.once(in: 3) { addDecorators() }
        var result = Description(declarations: declarations)
        if isValid { repair(&result.declarations, below: nil) }
        guard Graph(result.declarations).problems.allSatisfy(\.isWarning) else { return result }
        declarations = result.declarations
        result.operations = operations(random.number(3..<25))
        return result
    }

    // MARK: Declarations

    private mutating func shape(_ place: Int) {
        var declaration = declarations[place]
        switch random.number(0..<12) {
        case 0..<5: declaration.lifetime = .singleton
        case 5..<8: declaration.lifetime = .prototype
        case 8: declaration.lifetime = .weak
        case 9: declaration.lifetime = .scoped(random.one(of: scopes))
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
        if random.once(in: 12) { declaration.failures = [random.number(1..<4)] }
        if random.once(in: 10) { declaration.hasStop = true }
        declarations[place] = declaration
    }

    private mutating func connect(_ place: Int) {
        // Initializers mostly need what comes before, in an order of their own: a cycle of those is a mistake.
        let isOrderly = !random.once(in: 20)
        for _ in 0..<random.one(of: [0, 0, 1, 1, 1, 2, 2, 3]) {
            let range = isOrderly ? 0..<place : 0..<declarations.count
            declarations[place].needs.append(need(among: range))
        }
        guard random.once(in: 3) else { return }
        for _ in 0..<random.number(1..<3) {
            var step = Step(needs: [])
            if random.once(in: 4) { step.name = random.one(of: ["first", "second"]) }
            for _ in 0..<random.one(of: [0, 1, 1, 1, 2]) { step.needs.append(need(among: 0..<declarations.count)) }
            if random.once(in: 15) { step.failures = [random.number(1..<3)] }
            declarations[place].steps.append(step)
        }
    }

    /// A parameter or a request, mostly of something that is there.
    private mutating func need(among range: Range<Int>) -> Need {
        let form: Form = random.once(in: 2) ? .direct : random.one(of: Form.allCases)
        guard !range.isEmpty, !random.once(in: 6) else {
            return Need(kind: random.one(of: Kind.allCases), form: random.once(in: 6) ? .direct : .optional)
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
        case 8:
            if form == .optional { need.search = .constant }
            if random.once(in: 4) { need.search = .named(random.one(of: names)) }
        default: break
        }
        let hasScopes = declarations.contains { $0.lifetime.scope != nil }
        if need.form == .listOfLazy, hasScopes, !Features.lazyMembersOfScopes { need.form = .list }
        return need
    }

    private mutating func addDecorators() {}

    /// Takes out, bit by bit, what is wrong.
    private mutating func repair(_ declarations: inout [Declaration], below parent: Graph?) {
        for _ in 0..<60 {
            guard let problem = Graph(declarations, parent: parent).problems.first(where: { !$0.isWarning }) else { return }
            for place in declarations.indices where problem.places.contains(declarations[place].number) {
                switch random.number(0..<6) {
                case 0: declarations[place].steps = []
                case 1, 2:
                    if !declarations[place].needs.isEmpty {
                        declarations[place].needs.remove(at: random.number(0..<declarations[place].needs.count))
                    }
                case 3: if problem.id == "duplicate-name" { declarations[place].aliases = [] }
                case 4:
                    if !declarations[place].steps.isEmpty {
                        declarations[place].steps.remove(at: random.number(0..<declarations[place].steps.count))
                    }
                default:
                    if problem.id == "captive-scope" { declarations[place].lifetime = .prototype }
                    if problem.id == "duplicate-name" { declarations[place].name = "r\(declarations[place].number)" }
                }
            }
        }
    }

    // MARK: Operations

    private mutating func operations(_ count: Int) -> [Operation] {
        var places = 1
        return (0..<count).map { _ in
            let place = random.number(0..<places)
            switch random.number(0..<20) {
            case 0..<12: return .get(need(among: 0..<declarations.count), place: place, keeping: random.once(in: 2))
            case 12..<15: return .use(random.number(0..<12))
            case 15: return .letGo
            case 16, 17:
                places += 1
                return .open(random.one(of: scopes), place: place)
            case 18: return .stop(place: place)
            default: return .get(need(among: 0..<declarations.count), place: place)
            }
        }
    }
}
