extension Message {
    /// A message of the table.
    fileprivate struct Parts {
        let id: Diagnostic.ID
        let severity: Diagnostic.Severity
        let headline: Template
        var help = Template("")

        /// Reads its first line: `name warning: [id] headline`, where a warning is called one.
        init(_ line: Substring) {
            let start = line.split(separator: "]", maxSplits: 1)
            let words = start[0].split(separator: "[")
            severity = words[0].hasSuffix("warning: ") ? .warning : .error
            id = Diagnostic.ID(rawValue: words.count > 1 ? String(words[1]) : "")
            headline = Template(start.count > 1 ? start[1].dropFirst() : "")
        }
    }

    /// What the table says, read once: a graph may have thousands of mistakes.
    private static let all: [String: Parts] = {
        var all: [String: Parts] = [:]
        var name = ""
        for line in messageTexts.split(separator: "\n") {
            if line.hasPrefix("  ") {
                all[name]?.help = Template(line.dropFirst(2))
            } else {
                name = String(line.prefix { $0 != " " })
                all[name] = Parts(line)
            }
        }
        return all
    }()

    fileprivate var parts: Parts {
        guard let parts = Self.all[rawValue] else { preconditionFailure(rawValue) }
        return parts
    }
}

/// A text with placeholders, taken apart.
private struct Template {
    /// A placeholder, and the text after it.
    struct Piece {
        let word: String
        let text: String
        /// Which of several texts it belongs to; nil if to none of them.
        let branch: Int?
    }

    private(set) var pieces: [Piece] = []

    init(_ text: Substring) {
        var branch: Int?
        for (number, piece) in text.split(separator: "%", omittingEmptySubsequences: false).enumerated() {
            var word = ""
            switch piece.utf8.first {
            case _ where number == 0: break
            case UInt8(ascii: "{"): branch = 0
            case UInt8(ascii: "|"): branch = branch.map { $0 + 1 }
            case UInt8(ascii: "}"): branch = nil
            default: word = String(piece.prefix { $0.isLetter })
            }
            let rest = piece.dropFirst(number == 0 ? 0 : max(word.count, 1))
            pieces.append(Piece(word: word, text: String(rest), branch: branch))
        }
    }
}

/// What the placeholders of a message stand for, each by its name.
package struct Values {
    /// Its label, or as `%kind` the type in its declaration.
    var node: Node?
    var other: Node?
    /// As it is written in code.
    var type: Any.Type?
    var name = ""
    var text = ""
    var count = 0
    /// Who wants something; with ` for ` before it `%for`, which is left out of an answer to a request.
    var asker: String?
    /// Which of the texts between `%{` and `%}` is meant.
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

    func fill(_ message: Message) -> String { fill(message.parts.help) }

    /// Fills in a text.
    fileprivate func fill(_ template: Template) -> String {
        var result = ""
        for piece in template.pieces where piece.branch == nil || piece.branch == choice {
            if !piece.word.isEmpty { result += value(piece.word) }
            result += piece.text
        }
        return result
    }

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
    /// A message at a location, which is that of the definition if nothing else is said, with the message's own help or
    /// another one.
    package init(
        _ message: Message, _ values: Values, severity: Severity? = nil,
        at location: Definition.SourceLocation?? = .none,
        path: [String] = [], notes: [Note] = [], help: String? = nil
    ) {
        let parts = message.parts
        let help = help ?? values.fill(parts.help)
        self.init(
            parts.id, severity: severity ?? parts.severity, values.fill(parts.headline),
            at: location ?? values.node?.definition.location, path: path,
            notes: notes,
            help: help.isEmpty ? nil : help)
    }
}

extension Diagnostic.Note {
    /// A definition as a candidate: what it is and where it stands.
    init(_ label: String, _ node: Node, _ reason: String = "") {
        self.init(label, Diagnostic.listed(node) + reason)
    }
}

extension Diagnostic {
    package static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

    package static func code(_ type: Any.Type) -> String { "`\(mention(of: type))`" }

    /// Two definitions of one name, of which the first may be met again.
    package static func duplicateName(_ name: String, _ node: Node, _ other: Node) -> Diagnostic {
        func note(_ label: String, _ node: Node) -> Note {
            Note(label, node, node.definition.name == name ? "" : " as an alias")
        }
        return Diagnostic(
            .duplicateName, Values(node: node, name: name, choice: areMetTwice([other, node]) ? 1 : 0),
            notes: [note("first", other), note("second", node)])
    }

    static func listed(_ node: Node) -> String { "`\(node.mention)` (\(node.definition.location))" }
}
