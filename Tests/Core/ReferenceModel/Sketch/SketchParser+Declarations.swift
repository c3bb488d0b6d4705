// What is declared in a sketch.

extension SketchParser {
    mutating func declaration() throws -> Declaration {
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
        case "once": declaration.isOncePerResolution = true
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
}
