internal import DefinitionFiles

/// Writes lines of Swift with `#sourceLocation` directives that point to lines of definition files.
struct SourceWriter {
    private(set) var lines: [String] = []
    /// The location that the compiler assigns to the next line; nil for the Swift file itself.
    private var position: (file: String, line: Int)?

    /// Adds a line that belongs to no definition file.
    mutating func write(_ line: String) {
        if position != nil {
            lines.append("#sourceLocation()")
            position = nil
        }
        lines.append(line)
    }

    /// Adds a line that comes from a position in a file, which the compiler's messages point to.
    mutating func write(_ line: String, from place: FilePlace) { write(line, file: place.file, line: place.line) }

    private mutating func write(_ line: String, file: String, line number: Int) {
        if position.map({ $0.file == file && $0.line == number }) != true {
            lines.append("#sourceLocation(file: \(SwiftText.literal(file)), line: \(number))")
        }
        lines.append(line)
        position = (file, number + 1)
    }

    /// Adds a statement with its parts at their lines and columns in the file, as far as there is room.
    ///
    /// A statement may span lines, but no directive may occur inside it. Generated text before the first part goes to the line
    /// above if there is no room before the part.
    mutating func write(_ statement: PlacedText, indentation: Int) {
        guard let first = statement.parts.first(where: { $0.place != nil })?.place else {
            return write(String(repeating: " ", count: indentation) + statement.text, from: statement.place)
        }
        let before = statement.parts.prefix { $0.place == nil }.reduce(0) { $0 + $1.text.utf8.count }
        let hasRoom = before < first.column
        var number = hasRoom || first.line == 1 ? first.line : first.line - 1
        let columns = hasRoom ? first.column - 1 - before : first.line == 1 ? 0 : indentation
        var line = String(repeating: " ", count: columns)
        for part in statement.parts {
            if let place = part.place, place.file == first.file {
                if (1...Self.longestGap).contains(place.line - number) {
                    while line.hasSuffix(" ") { line.removeLast() }
                    for _ in number..<place.line {
                        write(line, file: first.file, line: number)
                        line = ""
                        number += 1
                    }
                }
                if number == place.line {
                    line += String(repeating: " ", count: max(0, place.column - 1 - line.utf8.count))
                }
            }
            line += part.text
        }
        write(line, file: first.file, line: number)
    }

    /// The maximum number of lines between two parts of a statement.
    private static let longestGap = 50

    /// The whole text.
    var text: String { lines.joined(separator: "\n") + "\n" }
}
