/// The content of a ``Query``, without the type that it is for.
///
/// A query holds one reference and nothing else: an enumeration with a payload in a parameter pack does not compile.
@usableFromInline
package final class ErasedQuery: Sendable {
    /// Types that every match must provide; they replace the parameter's own type in the search.
    package let types: [Any.Type]
    /// Names or aliases; the check reports more than one.
    package let names: [String]
    /// Tags that a match must all have.
    package let tags: [String]
    /// Passed instead of an object; the box is of the parameter's type.
    package let constant: ErasedBox?
    /// The configuration value that the constant comes from, if any.
    package let note: (any ConfigurationNote)?
    /// The queries for the members of a list or dictionary.
    package let parts: Parts?
    /// The least number of matches; above zero for lists and dictionaries only.
    package let atLeast: Int
    /// Whether a list leaves out other matches if any match is primary.
    package let prefersPrimary: Bool
    /// Whether the caller passes the argument.
    package let isArgument: Bool
    /// Compares the keys by which objects are kept; nil if the argument is no key.
    package let key: (any KeyType)?

    /// The members of a list or dictionary that is composed of queries.
    package struct Parts: Sendable {
        /// A list or a dictionary.
        package let form: FormKind
        /// One for each member, in order; the keys are empty in a list.
        package let queries: [(key: String, query: ErasedQuery)]

        package init(_ form: FormKind, of queries: [(key: String, query: ErasedQuery)]) {
            self.form = form
            self.queries = queries
        }

        package static func list(_ queries: [ErasedQuery]) -> Parts { Parts(.list, of: queries.map { ("", $0) }) }
    }

    package init(
        types: [Any.Type] = [], names: [String] = [], tags: [String] = [],
        constant: ErasedBox? = nil, note: (any ConfigurationNote)? = nil, parts: Parts? = nil, atLeast: Int = 0,
        prefersPrimary: Bool = false, isArgument: Bool = false, key: (any KeyType)? = nil
    ) {
        self.types = types
        self.names = names
        self.tags = tags
        self.constant = constant
        self.note = note
        self.parts = parts
        self.atLeast = atLeast
        self.prefersPrimary = prefersPrimary
        self.isArgument = isArgument
        self.key = key
    }

    /// The query of parameters without one; its identity tells it from ``all``, which has no parts either.
    @usableFromInline package static let auto = ErasedQuery()
    /// Every match; a collection may be empty, because the declaration says so.
    package static let all = ErasedQuery()
    /// An argument that is no key, for prototypes.
    package static let argument = ErasedQuery(isArgument: true)

    /// Whether the parameter's own type alone finds the dependency.
    package var isAuto: Bool {
        types.isEmpty && names.isEmpty && tags.isEmpty && constant == nil && parts == nil && !isArgument
    }

    /// The queries for the members of a list or dictionary; empty if there are none.
    package var members: [ErasedQuery] { parts?.queries.map(\.query) ?? [] }

    /// The combination of both queries; the check finds parts that exclude each other.
    package func merging(_ other: ErasedQuery) -> ErasedQuery {
        ErasedQuery(
            types: types + other.types, names: names + other.names, tags: tags + other.tags,
            constant: constant ?? other.constant, note: note ?? other.note, parts: parts ?? other.parts,
            atLeast: max(atLeast, other.atLeast),
            prefersPrimary: prefersPrimary || other.prefersPrimary, isArgument: isArgument || other.isArgument,
            key: key ?? other.key)
    }
}

extension ErasedQuery: CustomStringConvertible {
    @usableFromInline package var description: String { text { spelling(of: $0) } }
    /// The description as messages show it.
    package var mention: String { text { AlchemicGraph.mention(of: $0) } }

    /// The parts in words, with types as `word` writes them; empty for a query without parts.
    private func text(_ word: (Any.Type) -> String) -> String {
        var parts: [String] = []
        if isArgument { parts.append(key == nil ? "an argument" : "a key") }
        if let note {
            parts.append("\"\(note.keyName)\" of the configuration")
        } else if constant != nil {
            parts.append("a constant value")
        }
        if let composed = self.parts {
            let members = composed.queries.map { key, query in
                (composed.form == .list ? "" : "\"\(key)\": ") + query.partText(word)
            }
            parts.append("[\(members.joined(separator: ", "))]")
        }
        return (parts + requirements(word)).joined(separator: ", ")
    }

    /// The names, types and tags that a match must have, as messages show them.
    var requirements: [String] { requirements { AlchemicGraph.mention(of: $0) } }

    /// The names, types and tags that a match must have, in words.
    private func requirements(_ word: (Any.Type) -> String) -> [String] {
        names.map { "named \"\($0)\"" } + types.map { "of type `\(word($0))`" } + tags.map { "tagged \"\($0)\"" }
    }

    /// The query of one member of a list or dictionary, which may have no parts.
    private func partText(_ word: (Any.Type) -> String) -> String { isAuto ? "by type" : text(word) }

    /// The text that distinguishes queries for the same type: with names and tags, or with their number only.
    package func key(withWords isKnown: Bool) -> String {
        guard !isAuto || atLeast > 0 || prefersPrimary else { return "" }
        let types = types.map { String(UInt(bitPattern: ObjectIdentifier($0)), radix: 36) }
        let words = isKnown ? "\(names)\(tags)" : "\(names.count) \(tags.count)"
        return "\(words)\(types)\(atLeast)\(prefersPrimary)"
    }
}
