// Types of several modules, or of several enclosing types, may have one name. Only the whole report shows whether they are mentioned
// together: until then, a text holds both spellings.

/// A type in a message: as it is written in code, with modules and enclosing types if the report mentions another one of that name.
package func mention(of type: Any.Type) -> String { Mention(type).text }

/// Both spellings of a type, between characters that no text has: they are for private use, at the end of all characters.
private struct Mention {
    private static let (start, divider, end): (Character, Character, Character) = (
        "\u{10FFFA}", "\u{10FFFB}", "\u{10FFFC}"
    )

    /// As it is written in code.
    let plain: String
    /// With the modules and enclosing types of all names in it.
    let qualified: String
    /// What tells the type from another one of the same module and name.
    let identity: String

    init(_ type: Any.Type) {
        plain = spelling(of: type)
        qualified = spelling(of: type, qualified: true)
        let address = String(UInt(bitPattern: ObjectIdentifier(type)), radix: 36)
        identity = isPrivateOrLocal(type) ? "private \(address)" : address
    }

    var text: String {
        "\(Mention.start)\(plain)\(Mention.divider)\(qualified)\(Mention.divider)\(identity)\(Mention.end)"
    }

    var isPrivate: Bool { identity.hasPrefix("private") }

    /// Whether a text may hold one.
    static func isIn(_ text: String) -> Bool {
        // The first byte of its characters, which hardly a text has.
        text.utf8.contains(0xF4) && text.contains(start)
    }

    /// The texts and the types in a text, in order.
    static func parts(of text: String) -> [(text: Substring, mention: Mention?)] {
        var parts: [(Substring, Mention?)] = []
        var rest = text[...]
        while let first = rest.firstIndex(of: start), let last = rest[first...].firstIndex(of: end) {
            parts.append((rest[..<first], nil))
            let fields = rest[first..<last].dropFirst().split(separator: divider, omittingEmptySubsequences: false)
            if fields.count == 3 { parts.append(("", Mention(fields))) }
            rest = rest[last...].dropFirst()
        }
        return parts + [(rest, nil)]
    }

    private init(_ fields: [Substring]) {
        (plain, qualified, identity) = (String(fields[0]), String(fields[1]), String(fields[2]))
    }
}

/// The types that a report mentions, and how each is written there.
struct Mentions {
    /// The qualified names by the names themselves: `Orders.Manager` and `Billing.Manager` by `Manager`.
    private var names: [Substring: Set<Substring>] = [:]
    /// The types by their qualified spellings.
    private var types: [String: Set<String>] = [:]

    /// Collects what texts mention; nil if they mention nothing.
    init?(in texts: some Sequence<String>) {
        for text in texts where Mention.isIn(text) {
            for case (_, let mention?) in Mention.parts(of: text) {
                types[mention.qualified, default: []].insert(mention.identity)
                for name in Mentions.names(in: mention.qualified) {
                    names[Mentions.last(of: name), default: []].insert(name)
                }
            }
        }
        if types.isEmpty { return nil }
        for (qualified, identities) in types where identities.count > 1 {
            // Qualifying does not tell them apart, but shows that it has been done.
            for name in Mentions.names(in: qualified) { names[Mentions.last(of: name), default: []].insert("") }
        }
    }

    /// A text with each type as it is written in this report.
    func text(_ marked: String) -> String {
        guard Mention.isIn(marked) else { return marked }
        return Mention.parts(of: marked).map { text, mention in mention.map(written) ?? String(text) }.joined()
    }

    private func written(_ mention: Mention) -> String {
        let clashing = Mentions.names(in: mention.qualified).filter {
            names[Mentions.last(of: $0)].map(\.count) ?? 0 > 1
        }
        guard !clashing.isEmpty else { return mention.plain }
        return Mentions.parts(of: mention.qualified)
            .map { String(clashing.contains($0) ? $0 : Mentions.last(of: $0)) }.joined()
    }

    /// What is said of the types in texts that no spelling tells apart.
    func notes(on texts: some Sequence<String>) -> [Diagnostic.Note] {
        var said: Set<String> = []
        return texts.filter(Mention.isIn).flatMap { Mention.parts(of: $0) }.compactMap { _, mention in
            guard let mention, let all = types[mention.qualified], all.count > 1,
                said.insert(mention.qualified).inserted
            else { return nil }
            let count = "`\(mention.qualified)` is \(all.count) types"
            return Diagnostic.Note(
                "copies",
                mention.isPrivate
                    ? "\(count), which are private or local: rename one of them"
                    : "\(count): its module is linked more than once; link it dynamically, and `AlchemicDynamic` for Alchemic: see second-copy"
            )
        }
    }

    // MARK: Names

    /// The names with their modules and enclosing types in a spelling, and what stands between them.
    private static func parts(of spelling: String) -> [Substring] {
        var parts: [Substring] = []
        var start = spelling.startIndex
        var isName = false
        for index in spelling.indices {
            let character = spelling[index]
            let belongs = character.isLetter || character.isNumber || character == "_" || character == "."
            if belongs != isName {
                if start < index { parts.append(spelling[start..<index]) }
                (start, isName) = (index, belongs)
            }
        }
        return parts + [spelling[start...]]
    }

    private static func names(in spelling: String) -> [Substring] { parts(of: spelling).filter { $0.contains(".") } }

    /// A name without its module and enclosing types.
    private static func last(of name: Substring) -> Substring {
        name.lastIndex(of: ".").map { name[$0...].dropFirst() } ?? name
    }
}

extension Sequence<Diagnostic> {
    /// The diagnostics as one report: types that are spelled alike are written with their modules and enclosing types in all of
    /// them.
    package var asOneReport: [Diagnostic] {
        guard let mentions = Mentions(in: lazy.flatMap(\.markedTexts)) else { return Array(self) }
        return map { $0.written(by: mentions) }
    }
}

/// Texts of one report, with each type as it is written there.
package func writtenTogether(_ texts: [String]) -> [String] {
    Mentions(in: texts).map { mentions in texts.map(mentions.text) } ?? texts
}
