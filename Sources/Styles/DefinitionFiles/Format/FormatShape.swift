internal import FileValues

/// The shape of a key's value.
package indirect enum FormatShape: Sendable {
    /// Any text; numbers and truth values are accepted as their written text.
    case text
    /// True or false.
    case boolean
    /// A whole number.
    case integer
    /// One of these words.
    case words([String])
    /// A text of a certain form, which the parser checks when it reads the value.
    case form(FormatText)
    /// An argument: a constant, a reference, a parameter, or a list or map of these.
    case argument
    /// Any value; the parser ignores it.
    case anything
    /// Nothing, as in `name:`.
    case nothing
    /// A list.
    case list(FormatShape)
    /// A list of two elements; the second may be missing unless `isWhole`.
    case pair(FormatShape, FormatShape, isWhole: Bool)
    /// A map with keys of the user's choice: the plural of what they name, their form if it matters, and the values' shape.
    case map(of: String, keys: FormatText? = nil, FormatShape)
    /// A map with the keys of a section.
    case section(FormatSection)
    /// Any of these.
    case any([FormatShape])

    /// The alternative shapes, flattened; the shape itself if there is no alternative.
    package var alternatives: [FormatShape] {
        if case .any(let shapes) = self { shapes.flatMap(\.alternatives) } else { [self] }
    }

    /// A description of the shape for messages.
    package var words: String {
        switch self {
        case .text: "a text"
        case .boolean: "true or false"
        case .integer: "a whole number"
        case .words(let words): words.map { "'\($0)'" }.joined(separator: " or ")
        case .form(let text): text.words
        case .argument: "a value"
        case .anything: "anything"
        case .nothing: "nothing"
        case .list(let element): "a list of " + element.plural
        case .pair(let first, let second, _): "a list of \(first.words) and \(second.words)"
        case .map(let names, _, _): "a map of \(names)"
        case .section(let section): "a map of the keys of \(section.name)"
        case .any(let shapes):
            shapes.dropLast().map(\.words).joined(separator: ", ") + " or " + (shapes.last?.words ?? "nothing")
        }
    }

    private var plural: String {
        switch self {
        case .text: "texts"
        case .argument: "values"
        case .any(let shapes): shapes.map(\.plural).joined(separator: " or ")
        case .section(let section): "maps of the keys of \(section.name)"
        default: words.hasPrefix("a ") ? String(words.dropFirst(2)) + "s" : "these: " + words
        }
    }

    /// Whether a value has this shape, apart from members of lists and maps, which the parser checks when it reads them.
    package func accepts(_ value: FileValue) -> Bool {
        switch (self, value.content) {
        case (.argument, _), (.anything, _), (.boolean, .scalar(.boolean)), (.integer, .scalar(.integer)): true
        // A null stands for an empty list or map, so that a key such as `Services:` may have no value yet.
        case (.nothing, .scalar(.null)), (.list, .scalar(.null)), (.map, .scalar(.null)): true
        case (.text, .scalar(let constant)): constant != .null
        case (.form, .scalar(.text)), (.words, .scalar(.text)), (.pair, .list): true
        case (.list, .list), (.map, .map), (.section, .map): true
        case (.any(let shapes), _): shapes.contains { $0.accepts(value) }
        default: false
        }
    }
}

/// A key of the format.
package struct FormatKey: Sendable {
    /// The key.
    package let name: String
    /// Alternative spellings.
    package let synonyms: [String]
    /// The shape of its value.
    package let shape: FormatShape
    /// An example, in one line of YAML.
    package let example: String

    /// Creates a key.
    package init(_ name: String, synonyms: [String] = [], shape: FormatShape, example: String) {
        self.name = name
        self.synonyms = synonyms
        self.shape = shape
        self.example = example
    }
}

/// A map with keys that the format defines.
package final class FormatSection: Sendable {
    /// The name in messages.
    package let name: String
    /// The keys, in the order in which they are documented and sorted.
    package let keys: [FormatKey]
    /// The keys that must be present.
    package let required: [String]
    /// The prefixes of keys that the user completes, such as `when@`, with the shapes of their values.
    package let prefixes: [FormatKey]
    private let byName: [String: FormatKey]

    /// Creates a section.
    package init(_ name: String, keys: [FormatKey], required: [String] = [], prefixes: [FormatKey] = []) {
        self.required = required
        self.name = name
        self.keys = keys
        self.prefixes = prefixes
        byName = Dictionary(
            keys.flatMap { key in ([key.name] + key.synonyms).map { ($0, key) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The key with this spelling; nil if the section has none.
    package func key(_ written: String) -> FormatKey? {
        byName[written] ?? prefixes.first { written.hasPrefix($0.name) && written.count > $0.name.count }
    }

    /// All spellings of all keys, sorted.
    package var spellings: [String] { byName.keys.sorted() }
}
