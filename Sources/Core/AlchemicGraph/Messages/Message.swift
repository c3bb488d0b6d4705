extension Message {
    /// The parts of a message in the table.
    fileprivate struct Parts {
        /// Empty for texts that are only the help of another message.
        let id: Diagnostic.ID
        /// An error, unless the table says `warning:`.
        let severity: Diagnostic.Severity
        /// With placeholders, as the help.
        let headline: Substring
        /// Empty where no edit is suggested, or where the caller words it.
        var help: Substring = ""

        /// Reads the first line of a message, `name [id] headline` or `name warning: [id] headline`.
        init(_ line: Substring) {
            let start = line.prefix { $0 != "[" }
            let word = line[start.endIndex...].dropFirst().prefix { $0 != "]" }
            severity = start.hasSuffix("warning: ") ? .warning : .error
            id = Diagnostic.ID(rawValue: String(word))
            headline = line[word.endIndex...].dropFirst(2)
        }
    }

    /// The messages by name, read once, because a graph may have thousands of mistakes.
    private static let all: [String: Parts] = {
        var all: [String: Parts] = [:]
        var name = ""
        for line in messageTexts.split(separator: "\n") {
            if line.hasPrefix("  ") {
                all[name]?.help = line.dropFirst(2)
            } else {
                name = String(line.prefix { $0 != " " })
                all[name] = Parts(line)
            }
        }
        return all
    }()

    /// Traps if the table lacks the message.
    fileprivate var parts: Parts {
        guard let parts = Self.all[rawValue] else { preconditionFailure(rawValue) }
        return parts
    }
}

/// The values of a message's placeholders.
package struct Values {
    /// A definition: its mention as `%node`, or only its type as `%kind`.
    var node: Node?
    /// The second definition of a problem of two, as `%other`.
    var other: Node?
    /// A type, as messages mention it.
    var type: Any.Type?
    /// Any text, as `%name`, not only a definition's name.
    var name = ""
    /// Any text, as `%text`; callers add the backquotes.
    var text = ""
    /// A number, as `%count`; the message decides on the plural.
    var count = 0
    /// The consumer: as `%asker`, or as `%for` with ` for ` before it.
    ///
    /// For a request, `%for` is empty.
    var asker: String?
    /// The number of the alternative to take between `%{` and `%}`.
    var choice = 0

    package init(
        node: Node? = nil, other: Node? = nil, type: Any.Type? = nil, name: String = "", text: String = "",
        count: Int = 0, asker: String? = nil, choice: Int = 0
    ) {
        self.node = node
        self.other = other
        self.type = type
        self.name = name
        self.text = text
        self.count = count
        self.asker = asker
        self.choice = choice
    }

    /// The help text of a message alone, for advice that is added to another message.
    func fill(_ message: Message) -> String { fill(message.parts.help) }

    /// A text of the table, with values for placeholders; alternatives are not nested.
    fileprivate func fill(_ text: Substring) -> String {
        let pieces = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).map(Substring.init)
        var result = String(pieces[0])
        // The alternative that a piece belongs to; nil outside of alternatives.
        var branch: Int?
        for piece in pieces.dropFirst() {
            switch piece.first {
            case "{": branch = 0
            case "|": branch = branch.map { $0 + 1 }
            case "}": branch = nil
            default: break
            }
            guard branch == nil || branch == choice else { continue }
            let word = piece.prefix(while: \.isLetter)
            if !word.isEmpty { result += value(String(word)) }
            result += piece.dropFirst(max(word.count, 1))
        }
        return result
    }

    /// Traps on an unknown placeholder, which is a mistake in the table.
    private func value(_ word: String) -> String {
        switch word {
        case "node": node?.mention ?? ""
        case "kind": node.map { AlchemicGraph.mention(of: $0.type) } ?? ""
        case "other": other?.mention ?? ""
        case "type": type.map { AlchemicGraph.mention(of: $0) } ?? ""
        case "name": name
        case "text": text
        case "count": "\(count)"
        case "asker": asker ?? "the call"
        case "for": asker.map { " for " + $0 } ?? ""
        default: preconditionFailure(word)
        }
    }
}

extension Diagnostic {
    /// Creates a diagnostic from a message of the table.
    ///
    /// The location defaults to that of the definition in `values`, and the help to the message's own.
    package init(
        _ message: Message, with values: Values, at location: Definition.SourceLocation? = nil, path: [String] = [],
        notes: [Note] = [], help: String? = nil
    ) {
        let parts = message.parts
        let help = help ?? values.fill(parts.help)
        self.init(
            parts.id, severity: parts.severity, values.fill(parts.headline),
            at: location ?? values.node?.definition.location, path: path, notes: notes,
            help: help.isEmpty ? nil : help)
    }

    /// For nouns with a plural in `s` only.
    package static func counted(_ count: Int, of noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// The type as messages mention it, in backquotes.
    package static func code(_ type: Any.Type) -> String { "`\(mention(of: type))`" }

    /// Two definitions have one name, or one declaration is included twice.
    package static func duplicateName(_ name: String, of node: Node, and other: Node) -> Diagnostic {
        func note(_ label: String, on node: Node) -> Note {
            Note(label, on: node, adding: node.definition.name == name ? "" : " as an alias")
        }
        return Diagnostic(
            .duplicateName, with: Values(node: node, name: name, choice: areMetTwice([other, node]) ? 1 : 0),
            notes: [note("first", on: other), note("second", on: node)])
    }

    /// The definition with its location, as notes list it.
    static func listed(_ node: Node) -> String { "`\(node.mention)` (\(node.definition.location))" }
}

extension Diagnostic.Note {
    /// A note on a definition, with its location.
    package init(_ label: String, on node: Node, adding detail: String = "") {
        self.init(label, Diagnostic.listed(node) + detail)
    }
}
