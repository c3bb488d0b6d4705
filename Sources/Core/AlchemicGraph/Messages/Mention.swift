// Types of several modules, or of several enclosing types, may have one name. Only the whole report shows whether they are mentioned
// together: until then, a text holds both spellings.

/// A type in a message: as it is written in code, with modules and enclosing types if the report mentions another one of that name.
package func mention(of type: Any.Type) -> String { Mention(type).text }

/// Both spellings of a type, between characters that no text has: they are for private use, at the end of all characters.
private struct Mention {
    private static let (start, divider, end): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) = (
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
        text.utf8.contains(0xF4) && text.unicodeScalars.contains(start)
    }

    /// The texts and the types in a text, in order.
    static func parts(of text: String) -> [(text: Substring, mention: Mention?)] {
        var parts: [(Substring, Mention?)] = []
        var rest = text[...]
        while let first = rest.unicodeScalars.firstIndex(of: start),
            let last = rest.unicodeScalars[first...].firstIndex(of: end)
        {
            parts.append((rest[..<first], nil))
            let fields = rest.unicodeScalars[first..<last].dropFirst()
                .split(separator: divider, omittingEmptySubsequences: false)
            if fields.count == 3 { parts.append(("", Mention(fields.map(Substring.init)))) }
            rest = Substring(rest.unicodeScalars[last...].dropFirst())
        }
        return parts + [(rest, nil)]
    }

    private init(_ fields: [Substring]) {
        (plain, qualified, identity) = (String(fields[0]), String(fields[1]), String(fields[2]))
    }
}

/// The types that a report mentions, and how each is written there.
struct Mentions {
    /// The qualified names that are written as they are, since another one ends alike: `Orders.Manager` and `Billing.Manager`.
    private var ambiguousNames: Set<Substring> = []
    /// The types by their qualified spellings.
    private var types: [String: Set<String>] = [:]

    /// Collects what texts mention; nil if they mention nothing.
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
            // Qualifying does not tell them apart, but shows that it has been done.
            ambiguousNames.formUnion(Mentions.names(in: qualified))
        }
    }

    /// A text with each type as it is written in this report.
    func text(_ marked: String) -> String {
        guard Mention.isIn(marked) else { return marked }
        return Mention.parts(of: marked).map { text, mention in mention.map(written) ?? String(text) }.joined()
    }

    private func written(_ mention: Mention) -> String {
        guard !ambiguousNames.isEmpty, Mentions.names(in: mention.qualified).contains(where: ambiguousNames.contains)
        else { return mention.plain }
        return Mentions.parts(of: mention.qualified)
            .map { String(ambiguousNames.contains($0) ? $0 : Mentions.last(of: $0)) }.joined()
    }

    /// What is said of the types in texts that no spelling tells apart.
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

    /// The names with their modules and enclosing types in a spelling, and what stands between them.
    private static func parts(of spelling: String) -> [Substring] {
        var parts: [Substring] = []
        let bytes = spelling.utf8
        var start = bytes.startIndex
        var isName = false
        for index in bytes.indices {
            let belongs = isPartOfName(bytes[index])
            if belongs != isName {
                if start < index { parts.append(spelling[start..<index]) }
                (start, isName) = (index, belongs)
            }
        }
        return parts + [spelling[start...]]
    }

    /// Whether a byte of a spelling belongs to a name: all that is not ASCII does, since punctuation between names is.
    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: byte >= 0x80
        }
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
