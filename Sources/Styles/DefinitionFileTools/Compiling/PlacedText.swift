internal import DefinitionFiles

/// A statement of Swift, with the places in a definition file that parts of it come from.
///
/// The compiler's messages about such a part have the line and the column of the file.
struct PlacedText {
    /// A part of the statement.
    struct Part {
        let text: String
        /// Where it stands; nil for what follows the part before.
        let place: FilePlace?

        /// What no file says.
        static func text(_ text: String) -> Part { Part(text: text, place: nil) }

        /// What a file says.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - place: Where the file says it.
        ///   - lead: How much of the text comes before what the compiler points to.
        static func at(_ place: FilePlace, _ text: String, lead: Int = 0) -> Part {
            let column = max(1, place.column - lead)
            return Part(text: text, place: FilePlace(file: place.file, line: place.line, column: column))
        }

        /// A member of what comes before: the compiler points to its name.
        static func member(_ name: String, at place: FilePlace) -> Part { at(place, ".\(name)", lead: 1) }
    }

    private(set) var parts: [Part]
    /// What the whole is there for.
    let place: FilePlace

    init(_ parts: [Part], at place: FilePlace) {
        self.parts = parts
        self.place = place
    }

    /// All of it on one line.
    var text: String { parts.map(\.text).joined() }

    /// What tells it from another one.
    var key: String { parts.map { "\($0.text) \($0.place.map(\.description) ?? "")" }.joined() + " \(place)" }

    /// The line of the file to which the compiler takes its end to belong.
    private var end: (file: String, line: Int) {
        let last = parts.last { $0.place != nil }?.place ?? place
        return (last.file, last.line)
    }

    /// Adds a statement on the same line, if that is the one from which it comes.
    mutating func append(_ statement: String, at place: FilePlace) -> Bool {
        guard end == (place.file, place.line) else { return false }
        parts.append(.text("; " + statement))
        return true
    }
}
