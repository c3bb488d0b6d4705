internal import FileValues

/// What may stand behind a key.
package indirect enum FormatShape: Sendable {
    /// Any text; numbers and truth values count as text where no other is meant.
    case text
    /// True or false.
    case boolean
    /// A whole number.
    case integer
    /// One of these words.
    case words([String])
    /// A text of one form, which is looked at when it is read.
    case form(FormatText)
    /// Anything that can be an argument: constants, references, parameters, lists and maps of these.
    case argument
    /// Anything at all, which is not looked at.
    case anything
    /// Nothing, as in `name:`.
    case nothing
    /// A list.
    case list(FormatShape)
    /// A list of two; the second may be missing, or not.
    case pair(FormatShape, FormatShape, isWhole: Bool)
    /// A map whose keys are the user's own: what they name, their form if it matters, and what stands behind them.
    case map(of: String, keys: FormatText? = nil, FormatShape)
    /// A map with the keys of a section.
    case section(FormatSection)
    /// Any of these.
    case any([FormatShape])

    /// The shapes it may be, one by one.
    package var alternatives: [FormatShape] {
        if case .any(let shapes) = self { shapes.flatMap(\.alternatives) } else { [self] }
    }

    /// What is wanted, in words for a message.
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

    /// Whether a value has this shape, seen from outside: what is inside a list or map is looked at when it is read.
    package func accepts(_ value: FileValue) -> Bool {
        switch (self, value.content) {
        case (.argument, _), (.anything, _), (.boolean, .scalar(.boolean)), (.integer, .scalar(.integer)): true
        // `.list` and `.map`: a section, a list or a map that says nothing yet.
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
    /// Other spellings that are read.
    package let synonyms: [String]
    /// What stands behind it.
    package let shape: FormatShape
    /// What to write, in one line of YAML.
    package let example: String

    /// Makes a key.
    package init(_ name: String, _ synonyms: [String] = [], _ shape: FormatShape, _ example: String) {
        self.name = name
        self.synonyms = synonyms
        self.shape = shape
        self.example = example
    }
}

/// A map of which the format says the keys.
package final class FormatSection: Sendable {
    /// What it is called in messages.
    package let name: String
    /// The keys, in the order in which they are documented and sorted.
    package let keys: [FormatKey]
    /// The keys without which it says nothing.
    package let required: [String]
    /// How keys begin that the user completes, such as `when@`, and what stands behind them.
    package let prefixes: [FormatKey]
    private let byName: [String: FormatKey]

    /// Makes a section.
    package init(_ name: String, _ keys: [FormatKey], required: [String] = [], prefixes: [FormatKey] = []) {
        self.required = required
        self.name = name
        self.keys = keys
        self.prefixes = prefixes
        byName = Dictionary(
            keys.flatMap { key in ([key.name] + key.synonyms).map { ($0, key) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The key that is written so.
    package func key(_ written: String) -> FormatKey? {
        byName[written] ?? prefixes.first { written.hasPrefix($0.name) && written.count > $0.name.count }
    }

    /// Every way to write a key.
    package var spellings: [String] { byName.keys.sorted() }
}
