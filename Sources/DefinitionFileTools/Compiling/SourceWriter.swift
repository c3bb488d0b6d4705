internal import DefinitionFiles

/// Lines of Swift, each of which can say which line of a definition file it comes from.
struct SourceWriter {
    private(set) var lines: [String] = []
    /// Where the compiler takes the next line to be: the file's path and the line there.
    private var position: (file: String, line: Int)?

    /// Adds a line that belongs to no file of definitions.
    mutating func write(_ line: String) {
        if position != nil {
            lines.append("#sourceLocation()")
            position = nil
        }
        lines.append(line)
    }

    /// Adds a line that a place in a file is the reason for: what the compiler says about it points there.
    mutating func write(_ line: String, from place: FilePlace) {
        if position.map({ $0.file == place.file && $0.line == place.line }) != true {
            lines.append("#sourceLocation(file: \(SwiftText.literal(place.file)), line: \(place.line))")
        }
        lines.append(line)
        position = (place.file, place.line + 1)
    }

    /// All of it.
    var text: String { lines.joined(separator: "\n") + "\n" }
}
