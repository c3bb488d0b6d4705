extension Message {
    /// Its id and headline, and what helps.
    fileprivate typealias Lines = (headline: Substring, help: Substring)

    /// What the table says, read once: a graph may have thousands of mistakes.
    private static let all: [Substring: Lines] = {
        var all: [Substring: Lines] = [:]
        var name: Substring = ""
        for line in messageTexts.split(separator: "\n") {
            if line.hasPrefix("  ") {
                all[name]?.help = line.dropFirst(2)
            } else {
                name = line.prefix { $0 != " " }
                all[name] = (line.dropFirst(name.count + 1), "")
            }
        }
        return all
    }()

    fileprivate var lines: Lines {
        guard let lines = Self.all[rawValue[...]] else { preconditionFailure(rawValue) }
        return lines
    }
}

/// What the placeholders of a message stand for, each by its name.
struct Values {
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

    func fill(_ message: Message) -> String { fill(message.lines.help) }

    /// Fills in a text.
    func fill(_ template: Substring) -> String {
        var result = ""
        var branch: Int?
        for (number, piece) in template.split(separator: "%", omittingEmptySubsequences: false).enumerated() {
            var rest = piece
            var word = ""
            switch rest.utf8.first {
            case _ where number == 0: break
            case UInt8(ascii: "{"): branch = 0
            case UInt8(ascii: "|"): branch = branch.map { $0 + 1 }
            case UInt8(ascii: "}"): branch = nil
            default: word = String(rest.prefix { $0.isLetter })
            }
            rest = rest.dropFirst(number == 0 ? 0 : max(word.count, 1))
            guard branch == nil || branch == choice else { continue }
            if !word.isEmpty { result += value(word) }
            result += rest
        }
        return result
    }

    private func value(_ word: String) -> String {
        switch word {
        case "node": node?.label ?? ""
        case "kind": node.map { spelling(of: $0.type) } ?? ""
        case "other": other?.label ?? ""
        case "type": type.map { spelling(of: $0) } ?? ""
        case "name": name
        case "text": text
        case "count": "\(count)"
        case "asker": asker ?? "the request"
        case "for": asker.map { " for " + $0 } ?? ""
        default: preconditionFailure(word)
        }
    }
}

extension Diagnostic {
    /// A message at a location, which is that of the definition if nothing else is said, with the message's own help or
    /// another one.
    init(
        _ message: Message, _ values: Values, severity: Severity? = nil,
        at location: Definition.SourceLocation?? = .none,
        path: [String] = [], notes: [Note] = [], help: String? = nil
    ) {
        let lines = message.lines
        let isWarning = lines.headline.hasPrefix("warning: ")
        let parts = lines.headline.dropFirst(isWarning ? 10 : 1).split(separator: "]", maxSplits: 1)
        let help = help ?? values.fill(lines.help)
        self.init(
            ID(rawValue: String(parts[0])), severity: severity ?? (isWarning ? .warning : .error),
            values.fill(parts[1].dropFirst()), at: location ?? values.node?.definition.location, path: path,
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
    static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

    static func code(_ type: Any.Type) -> String { "`\(spelling(of: type))`" }

    /// Two definitions of one name, of which the first may be met again.
    static func duplicateName(_ name: String, _ node: Node, _ other: Node) -> Diagnostic {
        func note(_ label: String, _ node: Node) -> Note {
            Note(label, node, node.definition.name == name ? "" : " as an alias")
        }
        return Diagnostic(
            .duplicateName, Values(node: node, name: name, choice: areMetTwice([other, node]) ? 1 : 0),
            notes: [note("first", other), note("second", node)])
    }

    static func listed(_ node: Node) -> String { "`\(node.label)` (\(node.definition.location))" }
}
