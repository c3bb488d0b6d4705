// Types of different modules or enclosing types may have the same name. Only a whole report shows whether it mentions several
// such types, so until then a text contains both spellings.

/// A type in a message: as it is written in code, qualified if the report mentions another type of the same name.
///
/// Asks the runtime for both spellings, which takes long for nested types: for messages only.
package func mention(of type: Any.Type) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(type)), radix: 36)
    let identity = isPrivateOrLocal(type) ? "private \(address)" : address
    let (plain, qualified) = (spelling(of: type), spelling(of: type, qualified: true))
    return "\(Mention.start)\(plain)\(Mention.divider)\(qualified)\(Mention.divider)\(identity)\(Mention.end)"
}

/// A type that a text mentions, between characters of the last private-use plane.
private struct Mention {
    static let (start, divider, end): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) = (
        "\u{10FFFA}", "\u{10FFFB}", "\u{10FFFC}"
    )

    /// The spelling in code.
    let plain: String
    /// The spelling with the modules and enclosing types of all names.
    let qualified: String
    /// An identifier that distinguishes types with the same module and name; it begins with `private` for private and local types.
    let identity: String

    /// The parts of a text in order: plain texts, and mentions of types.
    static func parts(of text: String) -> [(text: String, mention: Mention?)] {
        // The first byte of the marking characters is rare, and so a quick test.
        guard text.utf8.contains(0xF4), text.unicodeScalars.contains(start) else { return [(text, nil)] }
        // One function splits both: each type that it splits would have a copy of it.
        let pieces = text[...].unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: { $0 == start })
        var parts: [(text: String, mention: Mention?)] = [(String(pieces[0]), nil)]
        for piece in pieces.dropFirst() {
            let close = piece.firstIndex(of: end)
            let fields = piece[..<(close ?? piece.startIndex)].split { $0 == divider }.map { String($0) }
            if let close, fields.count == 3 {
                parts.append(("", Mention(plain: fields[0], qualified: fields[1], identity: fields[2])))
                parts.append((String(piece[close...].dropFirst()), nil))
            } else {
                // A text from outside may have the character by itself.
                parts.append(("\(start)\(piece)", nil))
            }
        }
        return parts
    }
}

/// The types that a report mentions, with the spelling of each in the report.
struct Mentions {
    /// The names to write qualified, because others end alike: `Orders.Manager` and `Billing.Manager`.
    private var ambiguousNames: Set<Substring> = []
    /// The number of the types with each qualified spelling that does not distinguish them.
    private var copies: [String: Int] = [:]

    /// Collects the types that texts mention.
    init(in texts: [String]) {
        var namesByEnd: [Substring: Set<Substring>] = [:]
        var identities: [String: Set<String>] = [:]
        for case (_, let mention?) in texts.flatMap(Mention.parts) {
            let isNew = identities[mention.qualified] == nil
            identities[mention.qualified, default: []].insert(mention.identity)
            guard isNew else { continue }
            for name in Mentions.names(in: mention.qualified) {
                namesByEnd[Mentions.last(of: name), default: []].insert(name)
            }
        }
        for names in namesByEnd.values where names.count > 1 { ambiguousNames.formUnion(names) }
        for (qualified, identities) in identities where identities.count > 1 {
            // Qualification does not help here, which is shown by qualified spellings.
            ambiguousNames.formUnion(Mentions.names(in: qualified))
            copies[qualified] = identities.count
        }
    }

    /// A text with the spelling of each type in this report.
    func text(_ marked: String) -> String {
        Mention.parts(of: marked).map { text, mention in mention.map(written) ?? text }.joined()
    }

    /// The spelling in this report, which qualifies only the ambiguous names.
    private func written(_ mention: Mention) -> String {
        if ambiguousNames.isEmpty { return mention.plain }
        let parts = Mentions.parts(of: mention.qualified)
        guard parts.contains(where: ambiguousNames.contains) else { return mention.plain }
        // A name that begins with a dot continues that of a generic type, such as `Outer<Int>.Inner`.
        return parts.map { part in
            String(ambiguousNames.contains(part) || part.first == "." ? part : Mentions.last(of: part))
        }.joined()
    }

    /// Notes on the types in some texts that no spelling distinguishes.
    func notes(on texts: [String]) -> [Diagnostic.Note] {
        if copies.isEmpty { return [] }
        var said: Set<String> = []
        return texts.flatMap(Mention.parts).compactMap { _, mention in
            guard let mention, let count = copies[mention.qualified], said.insert(mention.qualified).inserted
            else { return nil }
            let advice =
                mention.identity.hasPrefix("private")
                ? ", which are private or local: rename one of them"
                : ": its module is linked more than once; link it dynamically, and `AlchemicDynamic` for Alchemic: see second-copy"
            return Diagnostic.Note("copies", "`\(mention.qualified)` is \(count) types\(advice)")
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
        let mentions = Mentions(in: flatMap(\.marked.all))
        return map { diagnostic in
            var written = diagnostic
            written.marked = diagnostic.marked.mapped(mentions.text)
            written.marked.notes += mentions.notes(on: diagnostic.marked.all)
            return written
        }
    }
}

/// The texts of one report, with the spelling of each type in the report.
package func writtenTogether(_ texts: [String]) -> [String] { texts.map(Mentions(in: texts).text) }
