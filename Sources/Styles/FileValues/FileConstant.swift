/// A value of a definition file that contains no references.
///
/// Numbers and Booleans keep their spelling if Swift's own differs: `1.10`, `0x1F`, `True`.
package indirect enum FileConstant: Sendable, Hashable {
    case null
    case boolean(Bool, written: String? = nil)
    case integer(Int, written: String? = nil)
    case number(Double, written: String? = nil)
    case text(String)
    case list([FileConstant])
    case map([Entry])

    /// An entry of a map.
    package struct Entry: Sendable, Hashable {
        /// The key.
        package let key: String
        /// The value of the key.
        package let value: FileConstant

        /// Creates an entry.
        package init(_ key: String, value: FileConstant) {
            self.key = key
            self.value = value
        }
    }

    /// The text of a scalar as a file spells it; nil for null, lists and maps.
    package var written: String? {
        switch self {
        case .boolean(let boolean, let written): written ?? String(boolean)
        case .integer(let integer, let written): written ?? String(integer)
        case .number(let number, let written): written ?? String(number)
        case .text(let text): text
        case .null, .list, .map: nil
        }
    }

    /// The text to insert into another text; nil unless the constant is a text or a number.
    package var embedded: String? {
        if case .boolean = self { nil } else { written }
    }

    /// The size, in values and bytes of text.
    package var weight: Int {
        switch self {
        case .null: 1
        case .boolean(_, let written), .integer(_, let written), .number(_, let written):
            1 + (written?.utf8.count ?? 0)
        case .text(let text): 1 + text.utf8.count
        case .list(let members): members.reduce(1) { $0 + $1.weight }
        case .map(let entries): entries.reduce(1) { $0 + $1.key.utf8.count + $1.value.weight }
        }
    }

    /// The word for the constant's kind, in messages.
    package var word: String {
        switch self {
        case .null: "nothing"
        case .boolean: "true or false"
        case .integer: "a whole number"
        case .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .map: "a map"
        }
    }

    /// Creates the constant that a file would contain for a value of the program; nil if no file can contain the value.
    package init?(_ value: Any) {
        switch value {
        case let boolean as Bool: self = .boolean(boolean)
        case let integer as Int: self = .integer(integer)
        case let number as Double: self = .number(number)
        case let text as String: self = .text(text)
        case let members as [any Sendable]:
            var list: [FileConstant] = []
            for member in members {
                guard let constant = FileConstant(member) else { return nil }
                list.append(constant)
            }
            self = .list(list)
        case let members as [String: any Sendable]:
            var entries: [Entry] = []
            for (key, member) in members.sorted(by: { $0.key < $1.key }) {
                guard let constant = FileConstant(member) else { return nil }
                entries.append(Entry(key, value: constant))
            }
            self = .map(entries)
        default: return nil
        }
    }
}
