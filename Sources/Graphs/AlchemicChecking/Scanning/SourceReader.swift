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
    static func facts(of name: String, text bytes: [UInt8]) -> SourceFacts {
        let (tokens, ignoredLines) = Tokenizer.tokens(of: bytes)
        var reader = SourceReader(
            list: TokenList(tokens, of: bytes),
            facts: SourceFacts(name: name, module: String(name.prefix { $0 != "/" })))
        reader.facts.ignoredLines = ignoredLines
        for index in tokens.indices { reader.read(at: index) }
        return reader.facts
    }

    private init(list: TokenList, facts: SourceFacts) {
        self.list = list
        self.facts = facts
    }

    private mutating func read(at index: Int) {
        while let last = scopes.last, last.end <= index { scopes.removeLast() }
        let token = list[index]
        switch token.kind {
        case .directive:
            if token.id == ("if" as Word).id { conditions += 1 }
            if token.id == ("endif" as Word).id { conditions -= 1 }
        case .sign where token.id == 0x7B:
            scopes.append((index, list.end(of: index), bodies[index]))
            readClosure(at: index)
        case .word: readWord(at: index, id: token.id)
        default: break
        }
    }

    private mutating func readWord(at index: Int, id: UInt64) {
        // Most words mean nothing here, and a table rules them out faster than a dictionary.
        guard SourceReader.mayMean[Int(id & 0x3FF)], let word = SourceReader.words[id] else { return }
        // After a dot, a word is a member's name, not a keyword. The calls that are read are members.
        let isMember = list.isSign(".", at: index - 1)
        switch word {
        case .import: readImport(at: index)
        case .type where !isMember: readType(at: index)
        case .alias where !isMember:
            if list.isWord(at: index + 1) { facts.aliases.insert(list.text(at: index + 1)) }
        case .function where !isMember: readFunction(at: index)
        case .variable where !isMember: readVariable(at: index)
        case .loop:
            if list.isWord(at: index + 1), list.isWord("in", at: index + 2) {
                record(.unknown, heldBy: list.text(at: index + 1), in: bodyRange(from: index + 3))
            }
        case .request(let form): readRequest(at: index, form: form)
        case .setting: readSetting(at: index)
        case .calling: readCalling(at: index)
        case .main: if list.isSign("@", at: index - 1) { facts.isEntry = true }
        case .declaration where !isMember: readDeclaration(at: index)
        case .module: readModule(at: index)
        case .source: readSource(at: index)
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
        func add(_ meaning: Meaning, for names: Word...) { for name in names { words[name.id] = meaning } }
        add(.import, for: "import")
        add(.type, for: "class", "struct", "enum", "actor", "protocol", "extension")
        add(.alias, for: "typealias", "associatedtype")
        add(.function, for: "func", "init", "subscript")
        add(.variable, for: "let", "var")
        add(.loop, for: "for")
        add(.declaration, for: "Singleton", "Prototype", "Scoped", "Value", "External")
        add(.module, for: "Module")
        add(
            .source, for: "DefinitionFile", "DefinitionContainer", "Configuration", "ConfigurationPart",
            "ConfigurationSource",
            "DefinitionSource", "Provides", "definitions")
        add(.request(.get), for: "get")
        add(.request(.provider), for: "provider")
        add(.request(.with), for: "with")
        add(.request(.getIfDeclared), for: "getIfDeclared")
        add(.request(.all), for: "all")
        add(.request(.resolving), for: "Resolving")
        add(.request(.injected), for: "Injected")
        add(.setting, for: "set")
        add(.calling, for: "inject", "invoke", "invokeAll")
        add(.main, for: "main")
        return words
    }()

    private static let mayMean: [Bool] = {
        var table = Array(repeating: false, count: 0x400)
        for id in words.keys { table[Int(id & 0x3FF)] = true }
        return table
    }()

    func line(at index: Int) -> UInt32 { UInt32(list[index].line) }

    /// Records the receiver that a name holds: in `body`, or from `index` to the end of the enclosing scope.
    mutating func record(
        _ receiver: Receiver, heldBy name: String, in body: Range<Int>? = nil, from index: Int = 0
    ) {
        let isMember = body == nil && scopes.allSatisfy { $0.type != nil }
        let scope = scopes.last
        let start = isMember ? scope.map { $0.start } ?? 0 : index
        let range = body ?? start..<max(start, scope?.end ?? list.count)
        facts.holdings[name, default: []].append(Holding(receiver: receiver, range: range, isMember: isMember))
    }

    /// The range of the body that opens next; empty if none does.
    private func bodyRange(from index: Int) -> Range<Int> {
        body(from: index).map { $0..<list.end(of: $0) } ?? index..<index
    }

    // MARK: Declarations of types

    private mutating func readImport(at index: Int) {
        guard list.isWord(at: index + 1) else { return }
        let kinds: Set = ["class", "struct", "enum", "protocol", "func", "let", "var", "typealias", "actor"]
        let isOfOne = kinds.contains(list.text(at: index + 1)) && list.isWord(at: index + 2)
        facts.imports.insert(list.text(at: isOfOne ? index + 2 : index + 1))
    }

    private mutating func readType(at index: Int) {
        guard list.isWord(at: index + 1), !list.isSign(":", at: index - 1), !list.isSign(",", at: index - 1),
            !list.isWord("import", at: index - 1)
        else { return }
        let isExtension = list.isWord("extension", at: index)
        let isActor = list.isWord("actor", at: index)
        if isActor, !list.isCapitalized(at: index + 1) { return }
        if ["func", "var", "let", "subscript", "override", "final"].contains(list.text(at: index + 1)) { return }
        var names = [list.text(at: index + 1)]
        var next = index + 2
        while isExtension, list.isSign(".", at: next), list.isWord(at: next + 1) {
            names.append(list.text(at: next + 1))
            next += 2
        }
        if list.isSign("<", at: next), let end = list.endOfGenerics(at: next) {
            noteGenerics(in: (next + 1)..<(end - 1))
            next = end
        }
        guard let body = body(from: next) else { return }
        var header = next..<body
        if let index = header.first(where: { list.isWord("where", at: $0) }) { header = header.lowerBound..<index }
        let inherits: [String] =
            list.isSign(":", at: next)
            ? list.parts(of: (next + 1)..<max(next + 1, header.upperBound)).flatMap {
                list.parts(of: $0, separatedBy: "&")
            }
            .compactMap(inheritedName) : []
        let outer = scopes.compactMap(\.type).flatMap { $0 }
        let path = outer + names
        bodies[body] = names
        typesOfBodies[body] = facts.types.count
        facts.types.append(
            TypeDeclaration(
                path: path, inherits: inherits, isExtension: isExtension,
                isLocal: !isExtension && scopes.contains { $0.type == nil },
                properties: list.isWord("struct", at: index) ? [] : nil))
    }

    /// The index of the brace that opens the body of a declaration; nil if the declaration has none.
    private func body(from start: Int) -> Int? {
        var next = start
        while next < list.count {
            if list.isSign("{", at: next) { return next }
            if list.isSign("}", at: next) || list.isSign(";", at: next) { return nil }
            next = list.isSign("(", at: next) || list.isSign("[", at: next) ? list.end(of: next) : next + 1
        }
        return nil
    }

    private func inheritedName(in range: Range<Int>) -> String? {
        var range = range
        while let first = range.first {
            if list.isSign("@", at: first) {
                range = min(first + 2, range.upperBound)..<range.upperBound
                if let next = range.first, list.isSign("(", at: next) {
                    range = min(list.end(of: next), range.upperBound)..<range.upperBound
                }
            } else if list.isSign("~", at: first) {
                return nil
            } else if ["nonisolated", "unsafe"].contains(list.text(at: first)), range.count > 1 {
                range = (first + 1)..<range.upperBound
            } else {
                break
            }
        }
        return WrittenType(range, in: list).simpleName
    }

    private mutating func noteGenerics(in range: Range<Int>) {
        for part in list.parts(of: range) {
            let first = part.first { !["each", "let", "repeat"].contains(list.text(at: $0)) }
            if let first, list.isWord(at: first) { facts.generics.insert(list.text(at: first)) }
        }
    }

    // MARK: Receivers that names hold

    private mutating func readFunction(at index: Int) {
        var next = list.isWord("func", at: index) ? index + 2 : index + 1
        while list.isSign("?", at: next) || list.isSign("!", at: next) { next += 1 }
        if list.isSign("<", at: next), let end = list.endOfGenerics(at: next) {
            noteGenerics(in: (next + 1)..<(end - 1))
            next = end
        }
        guard list.isSign("(", at: next) else { return }
        let end = list.end(of: next)
        if list.isWord("init", at: index) { noteInitializer(at: index, opening: next) }
        let body = functionBody(from: end)
        if list.isWord("init", at: index) { initializers.insert(body.lowerBound) }
        for part in list.parts(of: (next + 1)..<max(next + 1, end - 1)) { readParameter(in: part, within: body) }
        guard list.isWord("func", at: index), list.isWord(at: index + 1) else { return }
        next = end
        while list.isWord(at: next) || list.isSign("(", at: next) {
            guard next < list.count,
                list.isSign("(", at: next) || ["async", "throws", "rethrows"].contains(list.text(at: next))
            else { return }
            next = list.isSign("(", at: next) ? list.end(of: next) : next + 1
        }
        if list.isArrow(at: next) {
            record(receiver(ofType: type(from: next + 1).written), heldBy: list.text(at: index + 1) + "()")
        }
    }

    /// The body of a function, from the index after its parameters; empty for a protocol's requirement.
    private func functionBody(from index: Int) -> Range<Int> {
        var next = index
        while next < list.count {
            if list.isSign("{", at: next) { return next..<list.end(of: next) }
            let isPart =
                list.isArrow(at: next) || list.isSign("(", at: next) || list.isSign("[", at: next)
                || list.isSign("<", at: next)
                || list.isSign(">", at: next) || list.isSign("?", at: next) || list.isSign(".", at: next)
                || list.isSign("&", at: next)
                || list.isSign(":", at: next) || list.isSign(",", at: next) || list.isSign("=", at: next)
                || list.isSign("@", at: next)
                || list.isSign("!", at: next) || list.isSign("~", at: next)
            let isWord =
                list.isWord(at: next) && !["func", "var", "let", "init", "static"].contains(list.text(at: next))
            guard isPart || isWord else { break }
            next = list.isSign("(", at: next) || list.isSign("[", at: next) ? list.end(of: next) : next + 1
        }
        return index..<index
    }

    /// Reads a parameter: `label name: Type`.
    private mutating func readParameter(in range: Range<Int>, within body: Range<Int>) {
        guard let colon = range.first(where: { list.isSign(":", at: $0) }), colon > range.lowerBound,
            list.isWord(at: colon - 1)
        else { return }
        record(receiver(ofType: type(from: colon + 1).written), heldBy: list.text(at: colon - 1), in: body)
    }

    private mutating func readVariable(at index: Int) {
        guard list.isWord(at: index + 1) else { return }
        let name = list.text(at: index + 1)
        var next = index + 2
        var written: WrittenType?
        if list.isSign(":", at: next) {
            let (type, end) = type(from: next + 1)
            written = type
            next = end
            record(receiver(ofType: type), heldBy: name, from: next)
        }
        noteProperty(at: index, before: next, isTyped: written != nil)
        guard list.isSign("=", at: next), !list.isSign("=", at: next + 1) else {
            if written == nil, facts.imports.contains("AlchemicSwiftUI"), name == "container",
                list.isSign(")", at: index - 1)
            {
                record(.container, heldBy: name, from: next)
            }
            return
        }
        let start = expressionStart(at: next + 1)
        if let written {
            typesOfValues[start] = written
        } else {
            let end = end(ofChainFrom: start)
            record(receiver(in: start..<end), heldBy: name, from: end)
        }
    }

    /// The index after any `try` and `await`.
    private func expressionStart(at index: Int) -> Int {
        var next = index
        while list.isWord("try", at: next) || list.isWord("await", at: next) {
            next += 1
            if list.isSign("?", at: next) || list.isSign("!", at: next) { next += 1 }
        }
        return next
    }

    /// Records the parameters of a closure.
    private mutating func readClosure(at index: Int) {
        var next = index + 1
        while list.isSign("@", at: next), list.isWord(at: next + 1) { next += 2 }
        if list.isSign("[", at: next) { next = list.end(of: next) }
        var parameters: Range<Int>
        if list.isSign("(", at: next) {
            let end = list.end(of: next)
            parameters = (next + 1)..<max(next + 1, end - 1)
            next = end
        } else {
            let start = next
            while list.isWord(at: next), list.isSign(",", at: next + 1) { next += 2 }
            guard list.isWord(at: next) else { return }
            next += 1
            parameters = start..<next
        }
        while ["async", "throws"].contains(list.isWord(at: next) ? list.text(at: next) : "") {
            next += 1
            if list.isSign("(", at: next) { next = list.end(of: next) }
        }
        if list.isArrow(at: next) { next = type(from: next + 1).end }
        guard list.isWord("in", at: next) else { return }
        for part in list.parts(of: parameters) {
            if part.contains(where: { list.isSign(":", at: $0) }) {
                readParameter(in: part, within: index..<list.end(of: index))
            } else if part.count == 1, list.isWord(at: part.lowerBound) {
                record(
                    scopeOpened(byClosureAt: index), heldBy: list.text(at: part.lowerBound),
                    in: index..<list.end(of: index))
            }
        }
    }

    /// The scope that the trailing closure of `container.scope(…)` receives; unknown for any other closure.
    private func scopeOpened(byClosureAt index: Int) -> Receiver {
        var word = index - 1
        if list.isSign(")", at: word) { word = list.partner[word] - 1 }
        guard list.isWord("scope", at: word), list.isSign(".", at: word - 1), let start = start(ofChainBefore: word - 1)
        else {
            return .unknown
        }
        return .scope(of: receiver(in: start..<(word - 1)))
    }

    private func receiver(ofType type: WrittenType) -> Receiver {
        switch type {
        case .optional(let inside): return receiver(ofType: inside)
        case .named(let names, _):
            return ["Container", "MainContainer", "RequestScope"].contains(names[names.count - 1]) ? .container : .other
        case .any, .list, .dictionary: return .other
        case .other: return .unknown
        }
    }

    /// The type that begins at an index, and the index after the type.
    func type(from start: Int) -> (written: WrittenType, end: Int) {
        var first = start
        while list.isSign("@", at: first)
            || ["borrowing", "consuming", "sending", "inout", "isolated"].contains(word(at: first))
        {
            first += list.isSign("@", at: first) ? 2 : 1
        }
        var next = first
        while list.isWord("any", at: next) || list.isWord("some", at: next) { next += 1 }
        if list.isWord(at: next) {
            next += 1
            while true {
                if list.isSign("<", at: next), let end = list.endOfGenerics(at: next) {
                    next = end
                } else if list.isSign(".", at: next), list.isWord(at: next + 1) {
                    next += 2
                } else {
                    break
                }
            }
        } else if list.isSign("(", at: next) || list.isSign("[", at: next) {
            next = list.end(of: next)
        }
        while next < list.count, list.isSign("?", at: next) || list.isSign("!", at: next), list[next].isAdjacent {
            next += 1
        }
        let isMore =
            list.isSign("&", at: next) || list.isArrow(at: next) || ["async", "throws"].contains(word(at: next))
        return (isMore ? .other : WrittenType(first..<next, in: list), next)
    }

    func word(at index: Int) -> String { list.isWord(at: index) ? list.text(at: index) : "" }

    // MARK: Chains

    /// The index after an expression of names, calls and subscripts.
    func end(ofChainFrom start: Int) -> Int {
        guard list.isWord(at: start) else { return start }
        var next = start + 1
        while next < list.count {
            if list.isSign(".", at: next), list.isWord(at: next + 1) {
                next += 2
            } else if list.isSign("(", at: next) || list.isSign("[", at: next), list[next].isAdjacent {
                next = list.end(of: next)
            } else if list.isSign("?", at: next) || list.isSign("!", at: next), list[next].isAdjacent {
                next += 1
            } else if list.isSign("{", at: next), list[next].line == list[next - 1].line {
                next = list.end(of: next)
            } else {
                break
            }
        }
        return next
    }

    /// The index at which the expression before a dot begins; nil unless it consists of names and calls.
    func start(ofChainBefore dot: Int) -> Int? {
        var index = dot - 1
        while true {
            while list.isSign("?", at: index) || list.isSign("!", at: index) { index -= 1 }
            if list.isSign("}", at: index) { index = list.partner[index] - 1 }
            if list.isSign(")", at: index) { index = list.partner[index] - 1 }
            guard list.isWord(at: index) else { return nil }
            guard list.isSign(".", at: index - 1) else { return index }
            index -= 2
        }
    }

    /// The receiver that a chain of names and calls stands for.
    func receiver(in range: Range<Int>) -> Receiver {
        guard !range.isEmpty, list.isWord(at: range.lowerBound) else { return .unknown }
        var current = Receiver.unknown
        var isType = false
        var next = range.lowerBound
        while next < range.upperBound {
            let name = word(at: next)
            guard !name.isEmpty else { return .unknown }
            let isFirst = next == range.lowerBound
            next += 1
            var isCall = false
            if next < range.upperBound, list.isSign("(", at: next) {
                isCall = true
                next = list.end(of: next)
            }
            if next < range.upperBound, list.isSign("{", at: next) {
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
            while next < range.upperBound, list.isSign("?", at: next) || list.isSign("!", at: next) { next += 1 }
            if next < range.upperBound {
                guard list.isSign(".", at: next) else { return .unknown }
                next += 1
            }
        }
        return current
    }

    // MARK: Declarations of modules

    /// Records a source of definitions other than a declaration: a macro, a protocol, a file, or a compiled file.
    private mutating func readSource(at index: Int) {
        let word = list.text(at: index)
        let isOne =
            switch word {
            case "Configuration", "ConfigurationPart", "Provides": list.isSign("@", at: index - 1)
            case "ConfigurationSource", "DefinitionSource":
                list.isSign(":", at: index - 1) || list.isSign(",", at: index - 1)
            case "definitions": list.isSign(".", at: index - 1) && list.isSign("(", at: index + 1)
            default: list.isSign("(", at: index + 1)
            }
        if isOne { facts.sources.append((line(at: index), word)) }
    }

    private mutating func readDeclaration(at index: Int) {
        let isMacro = list.isSign("@", at: index - 1)
        // After an arrow or a colon, the word is a type, such as a generic parameter of that name.
        let isType = list.isArrow(at: index - 1) || list.isSign(":", at: index - 1)
        let opens = list.isSign("(", at: index + 1) || list.isSign("{", at: index + 1) && !isType
        guard isMacro || opens, ["func", "class", "struct"].allSatisfy({ word(at: index - 1) != $0 }) else { return }
        let reader = DeclarationReader(list: list)
        facts.declarations.append(isMacro ? reader.macro(at: index) : reader.declaration(at: index))
    }
}
