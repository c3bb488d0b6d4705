/// Reads the facts of one source file.
struct SourceReader {
    let list: TokenList
    var facts: SourceFacts
    /// The names of types, by the index of the brace that opens the body.
    var bodies: [Int: [String]] = [:]
    /// The indices of these types in `facts.types`, by the index of the brace.
    var typesOfBodies: [Int: Int] = [:]
    /// The braces that are open around the current token, outermost first; `type` is nil unless a type's body opens.
    private(set) var scopes: [(start: Int, end: Int, type: [String]?)] = []
    /// The indices of the braces that open bodies of initializers.
    var initializers: Set<Int> = []
    /// The number of `#if` blocks that are open.
    private(set) var conditions = 0
    /// The declared types of variables, by the index at which the initial value begins.
    var typesOfValues: [Int: WrittenType] = [:]

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

    /// Reads the code that begins with a token; called for every token in turn.
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
        case .invocation: readInvocation(at: index)
        case .main: if list.isSign("@", at: index - 1) { facts.isEntry = true }
        case .declaration where !isMember: readDeclaration(at: index)
        case .module: readModule(at: index)
        case .source: readSource(at: index)
        default: break
        }
    }

    private mutating func readImport(at index: Int) {
        guard list.isWord(at: index + 1) else { return }
        let kinds: Set = ["class", "struct", "enum", "protocol", "func", "let", "var", "typealias", "actor"]
        let isOfOne = kinds.contains(list.text(at: index + 1)) && list.isWord(at: index + 2)
        facts.imports.insert(list.text(at: isOfOne ? index + 2 : index + 1))
    }

    func line(at index: Int) -> UInt32 { UInt32(list[index].line) }

    /// The word at an index; empty if the token is no word.
    func word(at index: Int) -> String { list.isWord(at: index) ? list.text(at: index) : "" }
}
