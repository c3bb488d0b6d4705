internal import DefinitionFiles

/// A Swift statement, with positions in a definition file for the parts that come from there.
///
/// The Swift compiler's messages about such a part show the line and column in the file.
struct PlacedText {
    /// A part of the statement.
    struct Part {
        let text: String
        /// The part's position in the file; nil for generated text, which follows the previous part.
        let place: FilePlace?

        /// A generated part.
        static func text(_ text: String) -> Part { Part(text: text, place: nil) }

        /// A part that comes from a file.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - place: The position in the file.
        ///   - lead: The length of the text before the token that the compiler points to.
        static func at(_ place: FilePlace, text: String, lead: Int = 0) -> Part {
            let column = max(1, place.column - lead)
            return Part(text: text, place: FilePlace(file: place.file, line: place.line, column: column))
        }

        /// A member of the expression before, at the position of its name, to which the compiler points.
        static func member(_ name: String, at place: FilePlace) -> Part { at(place, text: ".\(name)", lead: 1) }
    }

    private(set) var parts: [Part]
    /// The position of the declaration that the statement belongs to.
    let place: FilePlace

    init(_ parts: [Part], at place: FilePlace) {
        self.parts = parts
        self.place = place
    }

    /// The statement on one line.
    var text: String { parts.map(\.text).joined() }

    /// A key that is equal only for statements with the same parts at the same positions.
    var key: String { parts.map { "\($0.text) \($0.place.map(\.description) ?? "")" }.joined() + " \(place)" }

    /// The line of the file that the statement ends on, by the generated source locations.
    private var end: (file: String, line: Int) {
        let last = parts.last { $0.place != nil }?.place ?? place
        return (last.file, last.line)
    }

    /// Appends another statement if it comes from the line that this one ends on; returns whether it does.
    mutating func append(_ statement: String, at place: FilePlace) -> Bool {
        guard end == (place.file, place.line) else { return false }
        parts.append(.text("; " + statement))
        return true
    }
}
