/// Reads the declarations and operations of a sketch.
///
/// Lines and semicolons separate them; what begins with a capital letter is a declaration.
struct SketchParser {
    private let text: [Character]
    private var place = 0
    private let file: String
    private let firstLine: Int
    /// What the declarations are called, in the order of their numbers.
    private(set) var labels: [String] = []
    /// The ways in which it can begin.
    private var beginnings: [[Operation]] = []

    init(_ text: some StringProtocol, _ file: String, _ line: Int) {
        self.text = Array(text)
        self.file = file
        firstLine = line
    }

    struct Mistake: Error, CustomStringConvertible { let description: String }

    mutating func runs() throws -> [Sketch.Run] {
        let all = try items()
        if place < text.count { throw mistake("a declaration or an operation") }
        return (beginnings.isEmpty ? [[]] : beginnings).map { beginning in
            Sketch.Run(
                description: Description(declarations: all.declarations, operations: beginning + all.operations),
                unwritten: beginning.count { operation in
                    switch operation {
                    case .get, .use, .invoke: true
                    default: false
                    }
                })
        }
    }

    private mutating func items() throws -> (declarations: [Declaration], operations: [Operation]) {
        var (declarations, operations): ([Declaration], [Operation]) = ([], [])
        while true {
            while let next, next.isWhitespace || next == ";" { place += 1 }
            guard let next, next != "}" else { return (declarations, operations) }
            if next.isUppercase { declarations.append(try declaration()) } else { operations += try self.operations() }
            skip()
            if let next = self.next, !";\n}".contains(next) { throw mistake("a semicolon or the end of the line") }
        }
    }

    // MARK: Declarations

    private mutating func declaration() throws -> Declaration {
        let label = word()
        guard let kind = Kind(rawValue: label.lowercased().filter(\.isLetter)), !labels.contains(label) else {
            throw mistake("a creature of its own, such as Ibex or Ibex2")
        }
        labels.append(label)
        var declaration = Declaration(number: labels.count, kind: kind)
        if accept("(") { declaration.needs = try needs() }
        while true {
            skip(toStep: true)
            switch next {
            case "\"": declaration.name = try quoted()
            case "#": declaration.tags.append(try tag())
            case "@": declaration.isolation = try isolation()
            case "!": declaration.failures = try numbers()
            case ".": declaration.steps.append(try step())
            case let letter? where letter.isLetter: try say(word(), of: &declaration)
            default: return declaration
            }
        }
    }

    private mutating func say(_ word: String, of declaration: inout Declaration) throws {
        switch word {
        case "prototype": declaration.lifetime = .prototype
        case "weak": declaration.lifetime = .weak
        case "scoped": declaration.lifetime = .scoped(try inParentheses { $0.word() })
        case "external": declaration.lifetime = .external(next == "(" ? try inParentheses { $0.word() } : nil)
        case "aka": declaration.aliases.append(try inParentheses { try $0.quoted() })
        case "order": declaration.order = try inParentheses { try $0.number() }
        case "primary": declaration.isPrimary = true
        case "eager": declaration.isEager = true
        case "evictable": declaration.isEvictable = true
        case "starts": declaration.hasStart = true
        case "stops": declaration.hasStop = true
        case "sendable": declaration.isKnownSendable = true
        case "argument": declaration.takesArgument = true
        case "method": declaration.isMethod = true
        case "made": declaration.made = try inParentheses { try $0.kind() }
        case "as": declaration.promised.append(try inParentheses { try $0.kind() })
        case "only": declaration.onlyAs = try inParentheses { try $0.kind() }
        case "overriding":
            declaration.overriding = try inParentheses {
                $0.next == "\"" ? .named(try $0.quoted()) : .kind(try $0.kind())
            }
        case "decorates":
            let (kind, name) = try inParentheses { (try $0.kind(), try $0.name()) }
            declaration.decorates = Wrapping(name: name)
            (declaration.made, declaration.kind) = (declaration.kind, kind)
        case "calls", "mentions":
            declaration.calls.append(
                try inParentheses { Call(kind: try $0.kind(), name: try $0.quoted(), isMade: word == "calls") })
        case "asks", "uses": declaration.asks.append(try inParentheses { try $0.ask(uses: word == "uses") })
        default: throw mistake("a word for a declaration, and not \(word)")
        }
    }

    private mutating func tag() throws -> Tag {
        try expect("#")
        let name = word()
        return Tag(word: name, order: accept(":") ? try number() : nil)
    }

    private mutating func step() throws -> Step {
        try expect(".")
        var step: Step
        if accept("call(") {
            step = Step(needs: try needs())
        } else if accept("configure(") {
            step = Step(kind: .configure, needs: try needs())
        } else {
            step = Step(kind: .point, needs: [try need()])
        }
        while true {
            switch next {
            case "@": step.isolation = try isolation()
            case "!": step.failures = try numbers()
            case "=":
                place += 1
                step.name = word()
            default: return step
            }
        }
    }

    private mutating func ask(uses: Bool) throws -> Ask {
        var ask = Ask(way: uses ? .use : .request, need: Need(kind: .ant))
        while next?.isLowercase == true {
            switch word() {
            case "step": ask.moment = .step
            case "callback": ask.moment = .callback
            case "task": ask.way = .childTask
            case "try": ask.isCaught = true
            default: throw mistake("step, callback, task, try or what is asked for")
            }
            skip()
        }
        ask.need = try need()
        return ask
    }

    private mutating func isolation() throws -> Isolation {
        try expect("@")
        if accept("main") { return .main }
        try expect("awaited")
        return .awaited
    }

    // MARK: Needs

    private mutating func needs() throws -> [Need] {
        if accept(")") { return [] }
        var all = [try need()]
        while accept(",") { all.append(try need()) }
        try expect(")")
        return all
    }

    private mutating func need() throws -> Need {
        skip()
        var (form, ends) = (Form.direct, "")
        let beginnings: [(String, Form, String)] = [
            ("[:", .dictionary, "]"), ("[Lazy<", .listOfLazy, ">]"), ("[", .list, "]"), ("Lazy<[", .lazyList, "]>"),
            ("Lazy<", .lazy, ">"), ("Provider<", .provider, ">"),
        ]
        if let found = beginnings.first(where: { accept($0.0) }) { (form, ends) = (found.1, found.2) }
        var need = Need(kind: try kind(), form: form)
        if form == .provider, accept(", Int") { need.form = .argumentProvider }
        if form == .direct, accept("?") { need.form = .optional }
        try expect(ends)
        need.search = try search()
        return need
    }

    private mutating func search() throws -> Search {
        let before = place
        skip()
        if next == "\"" { return .named(try quoted()) }
        if accept("#") { return .tagged(word()) }
        if accept("some") { return .atLeastOne }
        if accept("primaries") { return .primaries }
        if accept("nil") { return .constant }
        if accept("type(") {
            var kinds = [try kind()]
            while accept(", ") { kinds.append(try kind()) }
            try expect(")")
            return .typed(kinds)
        }
        place = before
        return .auto
    }

    private mutating func kind() throws -> Kind {
        skip()
        let before = place
        let name = word()
        if let kind = Kind.allCases.first(where: { $0.typeName == name }) { return kind }
        place = before
        throw mistake("the name of a type")
    }

    // MARK: Operations

    private mutating func operations() throws -> [Operation] {
        let verb = word()
        switch verb {
        case "first":
            skip()
            while next == "{" {
                beginnings.append(try block().operations)
                skip()
            }
            return []
        case "get":
            var all = [try get()]
            while accept(",") { all.append(try get()) }
            return all
        case "use": return [.use(try number())]
        case "let":
            try expect(" go")
            return [.letGo]
        case "open":
            skip()
            let scope = word()
            let values = try given()
            return [.open(scope, place: try inPlace(), with: values.isEmpty ? nil : values)]
        case "child":
            let place = try inPlace()
            return [.child(try block().declarations, place: place)]
        case "overriding":
            let (place, (declarations, operations)) = (try inPlace(), try block())
            return [.overriding(declarations, place: place, operations)]
        case "set":
            let (kind, name) = (try kind(), try name())
            return [.set(kind, place: try inPlace(), named: name)]
        case "inject": return [.inject(try kind(), place: try inPlace())]
        case "invoke":
            let (kind, name, values) = (try kind(), try name(), try given())
            return [.invoke(kind, place: try inPlace(), named: name, with: values)]
        case "purge": return [.purge(place: try inPlace())]
        case "start": return [.start(place: try inPlace())]
        case "stop": return [.stop(place: try inPlace())]
        default: throw mistake("an operation, and not \(verb)")
        }
    }

    private mutating func get() throws -> Operation {
        let need = try need()
        var (isKept, origin) = (true, Origin.here)
        while true {
            skip()
            if accept("briefly") {
                isKept = false
            } else if accept("awaiting") {
                origin = .task
            } else if accept("on main") {
                origin = .mainActor
            } else {
                return .get(need, place: try inPlace(), keeping: isKept, from: origin)
            }
        }
    }

    private mutating func block() throws -> (declarations: [Declaration], operations: [Operation]) {
        skip()
        try expect("{")
        defer { if next == "}" { place += 1 } }
        let all = try items()
        if next != "}" { throw mistake("a closing brace") }
        return all
    }

    private mutating func given() throws -> [Kind] {
        skip()
        guard accept("with ") else { return [] }
        var all = [try kind()]
        while accept(", ") { all.append(try kind()) }
        return all
    }

    private mutating func name() throws -> String? {
        skip()
        return next == "\"" ? try quoted() : nil
    }

    private mutating func inPlace() throws -> Int {
        skip()
        return accept("in ") ? try number() : 0
    }

    // MARK: Characters

    private var next: Character? { place < text.count ? text[place] : nil }

    /// Passes over blanks; and over the end of a line, where a step goes on in the next one.
    private mutating func skip(toStep: Bool = false) {
        var after = place
        while after < text.count, text[after] == " " || toStep && text[after] == "\n" { after += 1 }
        if after < text.count, text[after] == "." || !text[place..<after].contains("\n") { place = after }
        while next == " " { place += 1 }
    }

    private mutating func accept(_ words: String) -> Bool {
        guard text[place...].starts(with: words) else { return false }
        place += words.count
        return true
    }

    private mutating func expect(_ words: String) throws { if !accept(words) { throw mistake("\"\(words)\"") } }

    private mutating func word() -> String {
        let begin = place
        while let next, next.isLetter || next.isNumber || next == "-" || next == "_" { place += 1 }
        return String(text[begin..<place])
    }

    private mutating func number() throws -> Int {
        skip()
        guard let number = Int(word()) else { throw mistake("a number") }
        return number
    }

    /// The runs that fail: `!1,2`.
    private mutating func numbers() throws -> [Int] {
        try expect("!")
        var all = [try number()]
        while next == ",", place + 1 < text.count, text[place + 1].isNumber {
            place += 1
            all.append(try number())
        }
        return all
    }

    private mutating func quoted() throws -> String {
        skip()
        try expect("\"")
        let rest = text[place...].prefix { $0 != "\"" }
        place += rest.count
        try expect("\"")
        return String(rest)
    }

    private mutating func inParentheses<Value>(_ read: (inout SketchParser) throws -> Value) throws -> Value {
        try expect("(")
        skip()
        let value = try read(&self)
        try expect(")")
        return value
    }

    private func mistake(_ expected: String) -> Mistake {
        let line = firstLine + text[..<place].count { $0 == "\n" }
        let rest = text[place...].prefix { $0 != "\n" }
        return Mistake(description: "\(file):\(line): expected \(expected) before `\(String(rest))`")
    }
}
