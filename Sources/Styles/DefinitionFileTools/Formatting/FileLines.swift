/// The lines of a file, and what each is at first sight.
struct FileLines {
    private(set) var lines: [String]
    /// The spaces before each line's first letter.
    private(set) var indents: [Int]

    init(_ text: String) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        self.lines = lines
        indents = lines.map { $0.utf8.prefix { $0 == UInt8(ascii: " ") }.count }
    }

    var count: Int { lines.count }

    subscript(_ line: Int) -> String { lines[line] }

    func isBlank(_ line: Int) -> Bool { lines[line].allSatisfy(\.isWhitespace) }

    func isComment(_ line: Int) -> Bool { lines[line].dropFirst(indents[line]).first == "#" }

    /// Moves a line to another column.
    mutating func indent(_ line: Int, _ indent: Int) {
        lines[line] = String(repeating: " ", count: indent) + lines[line].dropFirst(indents[line])
        indents[line] = indent
    }

    /// Cuts off what is not seen at a line's end.
    mutating func trim(_ line: Int) {
        while let last = lines[line].last, last == " " || last == "\t" { lines[line].removeLast() }
    }
}
