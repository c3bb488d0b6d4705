/// Reads the facts of one source file.
struct SourceReader {
    let list: TokenList
    var facts: SourceFacts
    /// The names of types, by the index of the brace that opens the body.
    private var bodies: [Int: [String]] = [:]
    /// The indices of these types in `facts.types`, by the index of the brace.
    private(set) var typesOfBodies: [Int: Int] = [:]
    private(set) var scopes: [(start: Int, end: Int, type: [String]?)] = []
    /// The indices of the braces that open bodies of initializers.
    private(set) var initializers: Set<Int> = []
    private(set) var conditions = 0
    /// The declared types of variables, by the index at which the initial value begins.
    private(set) var typesOfValues: [Int: WrittenType] = [:]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - name: `Module/File.swift`.
    ///   - bytes: The file's text.
    static func facts(of name: String, _ bytes: [UInt8]) -> SourceFacts {
        let (tokens, ignoredLines) = Tokenizer.tokens(of: bytes)
        var reader = SourceReader(
            list: TokenList(tokens, of: bytes),
            facts: SourceFacts(name: name, module: String(name.prefix { $0 != "/" })))
        reader.facts.ignoredLines = ignoredLines
        for place in tokens.indices { reader.read(place) }
        return reader.facts
    }

    private init(list: TokenList, facts: SourceFacts) {
        self.list = list
        self.facts = facts
    }

    private mutating func read(_ place: Int) {
        while let last = scopes.last, last.end <= place { scopes.removeLast() }
        let token = list[place]
        switch token.kind {
        case .directive:
            if token.id == ("if" as Word).id { conditions += 1 }
            if token.id == ("endif" as Word).id { conditions -= 1 }
        case .sign where token.id == 0x7B:
            scopes.append((place, list.end(of: place), bodies[place]))
            readClosure(place)
        case .word: readWord(place, token.id)
        default: break
        }
    }

    private mutating func readWord(_ place: Int, _ id: UInt64) {
        // Most words mean nothing here, and a table rules them out faster than a dictionary.
        guard SourceReader.mayMean[Int(id & 0x3FF)], let word = SourceReader.words[id] else { return }
        // After a dot, a word is a member's name, not a keyword. The calls that are read are members.
        let isMember = list.isSign(".", place - 1)
        switch word {
        case .import: readImport(place)
        case .type where !isMember: readType(place)
        case .alias where !isMember:
            if list.isWord(place + 1) { facts.aliases.insert(list.text(place + 1)) }
        case .function where !isMember: readFunction(place)
        case .variable where !isMember: readVariable(place)
        case .loop:
            if list.isWord(place + 1), list.isWord("in", place + 2) {
                hold(list.text(place + 1), .unknown, in: bodyRange(from: place + 3))
            }
        case .request(let form): readRequest(place, form)
        case .setting: readSetting(place)
        case .calling: readCalling(place)
        case .main: if list.isSign("@", place - 1) { facts.isEntry = true }
        case .declaration where !isMember: readDeclaration(place)
        case .module: readModule(place)
        case .source: readSource(place)
        default: break
        }
    }

    /// The kinds of code that are read, by the word that they begin with.
    private enum Meaning {
        case `import`, type, alias, function, variable, loop, declaration, module, source, setting, calling, main
        case request(CodeRequest.Form)
    }

    private static let words: [UInt64: Meaning] = {
        var words: [UInt64: Meaning] = [:]
        func add(_ meaning: Meaning, _ names: Word...) { for name in names { words[name.id] = meaning } }
        add(.import, "import")
        add(.type, "class", "struct", "enum", "actor", "protocol", "extension")
        add(.alias, "typealias", "associatedtype")
        add(.function, "func", "init", "subscript")
        add(.variable, "let", "var")
        add(.loop, "for")
        add(.declaration, "Singleton", "Prototype", "Scoped", "Value", "External")
        add(.module, "Module")
        add(
            .source, "DefinitionFile", "DefinitionContainer", "Configuration", "ConfigurationPart",
            "ConfigurationSource",
            "DefinitionSource", "Provides", "definitions")
        add(.request(.get), "get")
        add(.request(.provider), "provider")
        add(.request(.with), "with")
        add(.request(.getIfDeclared), "getIfDeclared")
        add(.request(.all), "all")
        add(.request(.resolving), "Resolving")
        add(.request(.injected), "Injected")
        add(.setting, "set")
        add(.calling, "inject", "invoke", "invokeAll")
        add(.main, "main")
        return words
    }()

    private static let mayMean: [Bool] = {
        var table = Array(repeating: false, count: 0x400)
        for id in words.keys { table[Int(id & 0x3FF)] = true }
        return table
    }()

    func line(_ place: Int) -> UInt32 { UInt32(list[place].line) }

    /// Records the receiver that a name holds: in `body`, or from `place` to the end of the enclosing scope.
    private mutating func hold(_ name: String, _ receiver: Receiver, in body: Range<Int>? = nil, from place: Int = 0) {
        let isMember = body == nil && scopes.allSatisfy { $0.type != nil }
        let scope = scopes.last
        let start = isMember ? scope.map { $0.start } ?? 0 : place
        let range = body ?? start..<max(start, scope?.end ?? list.count)
        facts.holdings[name, default: []].append(Holding(receiver: receiver, range: range, isMember: isMember))
    }

    /// The range of the body that opens next; empty if none does.
    private func bodyRange(from place: Int) -> Range<Int> {
        body(from: place).map { $0..<list.end(of: $0) } ?? place..<place
    }

    // MARK: Declarations of types

    private mutating func readImport(_ place: Int) {
        guard list.isWord(place + 1) else { return }
        let kinds: Set = ["class", "struct", "enum", "protocol", "func", "let", "var", "typealias", "actor"]
        let isOfOne = kinds.contains(list.text(place + 1)) && list.isWord(place + 2)
        facts.imports.insert(list.text(isOfOne ? place + 2 : place + 1))
    }

    private mutating func readType(_ place: Int) {
        guard list.isWord(place + 1), !list.isSign(":", place - 1), !list.isSign(",", place - 1),
            !list.isWord("import", place - 1)
        else { return }
        let isExtension = list.isWord("extension", place)
        let isActor = list.isWord("actor", place)
        if isActor, !list.isCapitalized(place + 1) { return }
        if ["func", "var", "let", "subscript", "override", "final"].contains(list.text(place + 1)) { return }
        var names = [list.text(place + 1)]
        var next = place + 2
        while isExtension, list.isSign(".", next), list.isWord(next + 1) {
            names.append(list.text(next + 1))
            next += 2
        }
        if list.isSign("<", next), let end = list.endOfGenerics(next) {
            noteGenerics((next + 1)..<(end - 1))
            next = end
        }
        guard let body = body(from: next) else { return }
        var header = next..<body
        if let place = header.first(where: { list.isWord("where", $0) }) { header = header.lowerBound..<place }
        let inherits: [String] =
            list.isSign(":", next)
            ? list.parts((next + 1)..<max(next + 1, header.upperBound)).flatMap { list.parts($0, separatedBy: "&") }
                .compactMap(inherited) : []
        let outer = scopes.compactMap(\.type).flatMap { $0 }
        let path = outer + names
        bodies[body] = names
        typesOfBodies[body] = facts.types.count
        facts.types.append(
            TypeDeclaration(
                path: path, inherits: inherits, isExtension: isExtension,
                isLocal: !isExtension && scopes.contains { $0.type == nil },
                properties: list.isWord("struct", place) ? [] : nil))
    }

    /// The index of the brace that opens the body of a declaration; nil if the declaration has none.
    private func body(from start: Int) -> Int? {
        var next = start
        while next < list.count {
            if list.isSign("{", next) { return next }
            if list.isSign("}", next) || list.isSign(";", next) { return nil }
            next = list.isSign("(", next) || list.isSign("[", next) ? list.end(of: next) : next + 1
        }
        return nil
    }

    private func inherited(_ places: Range<Int>) -> String? {
        var places = places
        while let first = places.first {
            if list.isSign("@", first) {
                places = min(first + 2, places.upperBound)..<places.upperBound
                if let next = places.first, list.isSign("(", next) {
                    places = min(list.end(of: next), places.upperBound)..<places.upperBound
                }
            } else if list.isSign("~", first) {
                return nil
            } else if ["nonisolated", "unsafe"].contains(list.text(first)), places.count > 1 {
                places = (first + 1)..<places.upperBound
            } else {
                break
            }
        }
        return WrittenType(places, list).simpleName
    }

    private mutating func noteGenerics(_ places: Range<Int>) {
        for part in list.parts(places) {
            let first = part.first { !["each", "let", "repeat"].contains(list.text($0)) }
            if let first, list.isWord(first) { facts.generics.insert(list.text(first)) }
        }
    }

    // MARK: What names hold

    private mutating func readFunction(_ place: Int) {
        var next = list.isWord("func", place) ? place + 2 : place + 1
        while list.isSign("?", next) || list.isSign("!", next) { next += 1 }
        if list.isSign("<", next), let end = list.endOfGenerics(next) {
            noteGenerics((next + 1)..<(end - 1))
            next = end
        }
        guard list.isSign("(", next) else { return }
        let end = list.end(of: next)
        if list.isWord("init", place) { noteInitializer(place, opening: next) }
        let body = functionBody(from: end)
        if list.isWord("init", place) { initializers.insert(body.lowerBound) }
        for part in list.parts((next + 1)..<max(next + 1, end - 1)) { readParameter(part, in: body) }
        guard list.isWord("func", place), list.isWord(place + 1) else { return }
        next = end
        while list.isWord(next) || list.isSign("(", next) {
            guard next < list.count,
                list.isSign("(", next) || ["async", "throws", "rethrows"].contains(list.text(next))
            else { return }
            next = list.isSign("(", next) ? list.end(of: next) : next + 1
        }
        if list.isArrow(next) { hold(list.text(place + 1) + "()", holding(type(from: next + 1).written)) }
    }

    /// The body of a function, from the index after its parameters; empty for a protocol's requirement.
    private func functionBody(from place: Int) -> Range<Int> {
        var next = place
        while next < list.count {
            if list.isSign("{", next) { return next..<list.end(of: next) }
            let isPart =
                list.isArrow(next) || list.isSign("(", next) || list.isSign("[", next) || list.isSign("<", next)
                || list.isSign(">", next) || list.isSign("?", next) || list.isSign(".", next) || list.isSign("&", next)
                || list.isSign(":", next) || list.isSign(",", next) || list.isSign("=", next) || list.isSign("@", next)
                || list.isSign("!", next) || list.isSign("~", next)
            let isWord = list.isWord(next) && !["func", "var", "let", "init", "static"].contains(list.text(next))
            guard isPart || isWord else { break }
            next = list.isSign("(", next) || list.isSign("[", next) ? list.end(of: next) : next + 1
        }
        return place..<place
    }

    /// Reads a parameter: `label name: Type`.
    private mutating func readParameter(_ places: Range<Int>, in body: Range<Int>) {
        guard let colon = places.first(where: { list.isSign(":", $0) }), colon > places.lowerBound,
            list.isWord(colon - 1)
        else { return }
        hold(list.text(colon - 1), holding(type(from: colon + 1).written), in: body)
    }

    private mutating func readVariable(_ place: Int) {
        guard list.isWord(place + 1) else { return }
        let name = list.text(place + 1)
        var next = place + 2
        var written: WrittenType?
        if list.isSign(":", next) {
            let (type, end) = type(from: next + 1)
            written = type
            next = end
            hold(name, holding(type), from: next)
        }
        noteProperty(place, before: next, isTyped: written != nil)
        guard list.isSign("=", next), !list.isSign("=", next + 1) else {
            if written == nil, facts.imports.contains("AlchemicSwiftUI"), name == "container",
                list.isSign(")", place - 1)
            {
                hold(name, .container, from: next)
            }
            return
        }
        let start = beginning(next + 1)
        if let written {
            typesOfValues[start] = written
        } else {
            let end = end(ofChainFrom: start)
            hold(name, receiver(start..<end), from: end)
        }
    }

    /// The index after any `try` and `await`.
    private func beginning(_ place: Int) -> Int {
        var next = place
        while list.isWord("try", next) || list.isWord("await", next) {
            next += 1
            if list.isSign("?", next) || list.isSign("!", next) { next += 1 }
        }
        return next
    }

    /// Records the parameters of a closure.
    private mutating func readClosure(_ place: Int) {
        var next = place + 1
        while list.isSign("@", next), list.isWord(next + 1) { next += 2 }
        if list.isSign("[", next) { next = list.end(of: next) }
        var parameters: Range<Int>
        if list.isSign("(", next) {
            let end = list.end(of: next)
            parameters = (next + 1)..<max(next + 1, end - 1)
            next = end
        } else {
            let start = next
            while list.isWord(next), list.isSign(",", next + 1) { next += 2 }
            guard list.isWord(next) else { return }
            next += 1
            parameters = start..<next
        }
        while ["async", "throws"].contains(list.isWord(next) ? list.text(next) : "") {
            next += 1
            if list.isSign("(", next) { next = list.end(of: next) }
        }
        if list.isArrow(next) { next = type(from: next + 1).end }
        guard list.isWord("in", next) else { return }
        for part in list.parts(parameters) {
            if part.contains(where: { list.isSign(":", $0) }) {
                readParameter(part, in: place..<list.end(of: place))
            } else if part.count == 1, list.isWord(part.lowerBound) {
                hold(
                    list.text(part.lowerBound), scopeOpened(byClosureAt: place),
                    in: place..<list.end(of: place))
            }
        }
    }

    /// The scope that the trailing closure of `container.scope(…)` receives; unknown for any other closure.
    private func scopeOpened(byClosureAt place: Int) -> Receiver {
        var word = place - 1
        if list.isSign(")", word) { word = list.partner[word] - 1 }
        guard list.isWord("scope", word), list.isSign(".", word - 1), let start = start(ofChainBefore: word - 1) else {
            return .unknown
        }
        return .scope(of: receiver(start..<(word - 1)))
    }

    private func holding(_ type: WrittenType) -> Receiver {
        switch type {
        case .optional(let inside): return holding(inside)
        case .named(let names, _):
            return ["Container", "MainContainer", "RequestScope"].contains(names[names.count - 1]) ? .container : .other
        case .any, .list, .dictionary: return .other
        case .other: return .unknown
        }
    }

    /// The type that begins at an index, and the index after the type.
    func type(from start: Int) -> (written: WrittenType, end: Int) {
        var first = start
        while list.isSign("@", first)
            || ["borrowing", "consuming", "sending", "inout", "isolated"].contains(word(first))
        {
            first += list.isSign("@", first) ? 2 : 1
        }
        var next = first
        while list.isWord("any", next) || list.isWord("some", next) { next += 1 }
        if list.isWord(next) {
            next += 1
            while true {
                if list.isSign("<", next), let end = list.endOfGenerics(next) {
                    next = end
                } else if list.isSign(".", next), list.isWord(next + 1) {
                    next += 2
                } else {
                    break
                }
            }
        } else if list.isSign("(", next) || list.isSign("[", next) {
            next = list.end(of: next)
        }
        while next < list.count, list.isSign("?", next) || list.isSign("!", next), list[next].isAdjacent { next += 1 }
        let isMore = list.isSign("&", next) || list.isArrow(next) || ["async", "throws"].contains(word(next))
        return (isMore ? .other : WrittenType(first..<next, list), next)
    }

    func word(_ place: Int) -> String { list.isWord(place) ? list.text(place) : "" }

    // MARK: Chains

    /// The index after an expression of names, calls and subscripts.
    func end(ofChainFrom start: Int) -> Int {
        guard list.isWord(start) else { return start }
        var next = start + 1
        while next < list.count {
            if list.isSign(".", next), list.isWord(next + 1) {
                next += 2
            } else if list.isSign("(", next) || list.isSign("[", next), list[next].isAdjacent {
                next = list.end(of: next)
            } else if list.isSign("?", next) || list.isSign("!", next), list[next].isAdjacent {
                next += 1
            } else if list.isSign("{", next), list[next].line == list[next - 1].line {
                next = list.end(of: next)
            } else {
                break
            }
        }
        return next
    }

    /// The index at which the expression before a dot begins; nil unless it consists of names and calls.
    func start(ofChainBefore dot: Int) -> Int? {
        var place = dot - 1
        while true {
            while list.isSign("?", place) || list.isSign("!", place) { place -= 1 }
            if list.isSign("}", place) { place = list.partner[place] - 1 }
            if list.isSign(")", place) { place = list.partner[place] - 1 }
            guard list.isWord(place) else { return nil }
            guard list.isSign(".", place - 1) else { return place }
            place -= 2
        }
    }

    /// The receiver that a chain of names and calls stands for.
    func receiver(_ places: Range<Int>) -> Receiver {
        guard !places.isEmpty, list.isWord(places.lowerBound) else { return .unknown }
        var current = Receiver.unknown
        var isType = false
        var next = places.lowerBound
        while next < places.upperBound {
            let name = word(next)
            guard !name.isEmpty else { return .unknown }
            let isFirst = next == places.lowerBound
            next += 1
            var isCall = false
            if next < places.upperBound, list.isSign("(", next) {
                isCall = true
                next = list.end(of: next)
            }
            if next < places.upperBound, list.isSign("{", next) {
                isCall = true
                next = list.end(of: next)
            }
            if isFirst, name == "Container" || name == "MainContainer" {
                isType = !isCall
                current = isCall ? .container : .unknown
            } else if isType, ["main", "current", "test", "nearest"].contains(name) {
                isType = false
                current = .container
            } else if name == "scope", isCall {
                current = .scope(of: current)
            } else if name == "init", isType {
                current = .container
            } else if isFirst, isCall, name.first?.isUppercase == true {
                current = .other
            } else {
                isType = false
                current = .named(isCall ? name + "()" : name, from: isFirst ? next - 1 : nil)
            }
            while next < places.upperBound, list.isSign("?", next) || list.isSign("!", next) { next += 1 }
            if next < places.upperBound {
                guard list.isSign(".", next) else { return .unknown }
                next += 1
            }
        }
        return current
    }

    // MARK: Declarations of modules

    /// Records a source of definitions other than a declaration: a macro, a protocol, a file, or a compiled file.
    private mutating func readSource(_ place: Int) {
        let word = list.text(place)
        let isOne =
            switch word {
            case "Configuration", "ConfigurationPart", "Provides": list.isSign("@", place - 1)
            case "ConfigurationSource", "DefinitionSource": list.isSign(":", place - 1) || list.isSign(",", place - 1)
            case "definitions": list.isSign(".", place - 1) && list.isSign("(", place + 1)
            default: list.isSign("(", place + 1)
            }
        if isOne { facts.sources.append((line(place), word)) }
    }

    private mutating func readDeclaration(_ place: Int) {
        let isMacro = list.isSign("@", place - 1)
        // After an arrow or a colon, the word is a type, such as a generic parameter of that name.
        let isType = list.isArrow(place - 1) || list.isSign(":", place - 1)
        let opens = list.isSign("(", place + 1) || list.isSign("{", place + 1) && !isType
        guard isMacro || opens, ["func", "class", "struct"].allSatisfy({ word(place - 1) != $0 }) else { return }
        let reader = DeclarationReader(list: list)
        facts.declarations.append(isMacro ? reader.macro(place) : reader.declaration(place))
    }
}
