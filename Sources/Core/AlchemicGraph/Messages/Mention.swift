// Types of different modules or enclosing types may have the same name. Only a whole report shows whether it mentions several
// such types, so until then a text contains both spellings.

/// A type in a message: as it is written in code, qualified if the report mentions another type of the same name.
package func mention(of type: Any.Type) -> String { Mention(type).text }

/// Both spellings of a type, between characters of the last private-use plane, which no text contains.
private struct Mention {
    private static let (start, divider, end): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) = (
        "\u{10FFFA}", "\u{10FFFB}", "\u{10FFFC}"
    )

    /// The spelling in code.
    let plain: String
    /// The spelling with the modules and enclosing types of all names.
    let qualified: String
    /// An identifier that distinguishes types with the same module and name.
    let identity: String

    /// Asks the runtime for both spellings, which takes long for nested types: for messages only.
    init(_ type: Any.Type) {
        plain = spelling(of: type)
        qualified = spelling(of: type, qualified: true)
        let address = String(UInt(bitPattern: ObjectIdentifier(type)), radix: 36)
        identity = isPrivateOrLocal(type) ? "private \(address)" : address
    }

    /// The form in which texts contain the mention until a report spells it.
    var text: String {
        "\(Mention.start)\(plain)\(Mention.divider)\(qualified)\(Mention.divider)\(identity)\(Mention.end)"
    }

    /// Whether several types may have the qualified spelling in one program.
    var isPrivate: Bool { identity.hasPrefix("private") }

    static func isIn(_ text: String) -> Bool {
        // The first byte of the marking characters is rare, and so a quick test.
        text.utf8.contains(0xF4) && text.unicodeScalars.contains(start)
    }

    /// The parts of a text in order: plain texts, and mentions of types.
    static func parts(of text: String) -> [(text: Substring, mention: Mention?)] {
        text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == start || $0 == end }.map { part in
            let fields = part.split(separator: divider).map(Substring.init)
            return fields.count == 3 ? ("", Mention(fields)) : (Substring(part), nil)
        }
    }

    /// Reads the three fields of a mention in a text.
    private init(_ fields: [Substring]) {
        (plain, qualified, identity) = (String(fields[0]), String(fields[1]), String(fields[2]))
    }
}

/// The types that a report mentions, with the spelling of each in the report.
struct Mentions {
    /// The names to write qualified, because others end alike: `Orders.Manager` and `Billing.Manager`.
    private var ambiguousNames: Set<Substring> = []
    /// The identities of the types with each qualified spelling.
    private var types: [String: Set<String>] = [:]

    /// Collects the types that texts mention; nil if there are none.
    init?(in texts: some Sequence<String>) {
        var namesByEnd: [Substring: Set<Substring>] = [:]
        for text in texts where Mention.isIn(text) {
            for case (_, let mention?) in Mention.parts(of: text) {
                let isNew = types[mention.qualified] == nil
                types[mention.qualified, default: []].insert(mention.identity)
                guard isNew else { continue }
                for name in Mentions.names(in: mention.qualified) {
                    namesByEnd[Mentions.last(of: name), default: []].insert(name)
                }
            }
        }
        if types.isEmpty { return nil }
        for names in namesByEnd.values where names.count > 1 { ambiguousNames.formUnion(names) }
        for (qualified, identities) in types where identities.count > 1 {
            // Qualified spellings do not distinguish these types, but show that qualification does not help.
            ambiguousNames.formUnion(Mentions.names(in: qualified))
        }
    }

    /// A text with the spelling of each type in this report.
    func text(_ marked: String) -> String {
        guard Mention.isIn(marked) else { return marked }
        return Mention.parts(of: marked).map { text, mention in mention.map(written) ?? String(text) }.joined()
    }

    /// The spelling in this report, which qualifies only the ambiguous names.
    private func written(_ mention: Mention) -> String {
        guard !ambiguousNames.isEmpty, Mentions.names(in: mention.qualified).contains(where: ambiguousNames.contains)
        else { return mention.plain }
        return Mentions.parts(of: mention.qualified)
            .map { String(ambiguousNames.contains($0) ? $0 : Mentions.last(of: $0)) }.joined()
    }

    /// Notes on the types in some texts that no spelling distinguishes.
    func notes(on texts: some Sequence<String>) -> [Diagnostic.Note] {
        var said: Set<String> = []
        guard types.values.contains(where: { $0.count > 1 }) else { return [] }
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

    /// The qualified names in a spelling, and the texts between them.
    private static func parts(of spelling: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = spelling[...]
        while let first = rest.first {
            let isName = isPartOfName(first)
            let part = rest.prefix { isPartOfName($0) == isName }
            parts.append(part)
            rest = rest[part.endIndex...]
        }
        return parts
    }

    /// Whether a character of a spelling belongs to a name, as all that are not ASCII do: the punctuation is ASCII.
    private static func isPartOfName(_ character: Character) -> Bool {
        !character.isASCII || character.isLetter || character.isNumber || character == "_" || character == "."
    }

    /// The qualified names in a spelling, such as both types of a dictionary.
    private static func names(in spelling: String) -> [Substring] { parts(of: spelling).filter { $0.contains(".") } }

    /// A name without its module and enclosing types.
    private static func last(of name: Substring) -> Substring {
        name.lastIndex(of: ".").map { name[$0...].dropFirst() } ?? name
    }
}

extension Sequence<Diagnostic> {
    /// The diagnostics as one report, in which types that are spelled alike are qualified everywhere.
    package var asOneReport: [Diagnostic] {
        guard let mentions = Mentions(in: lazy.flatMap(\.marked.all)) else { return Array(self) }
        return map { $0.written(by: mentions) }
    }
}

/// The texts of one report, with the spelling of each type in the report.
package func writtenTogether(_ texts: [String]) -> [String] {
    Mentions(in: texts).map { mentions in texts.map(mentions.text) } ?? texts
}
