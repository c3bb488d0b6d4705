/// Reads plain text: a passage ends at an empty line.
struct PlainTextReader: Reader {
    func takes(_ file: SourceFile) -> Bool { ["txt", "text"].contains(file.ending) }

    func passages(of file: SourceFile, _ text: String) -> [Passage] {
        var passages: [Passage] = []
        var lines: [Line] = []
        for (offset, text) in text.split(separator: /\R/, omittingEmptySubsequences: false).enumerated() {
            if text.allSatisfy(\.isWhitespace) {
                if !lines.isEmpty { passages.append(Passage(file: file, lines: lines)) }
                lines = []
            } else {
                lines.append(Line(number: offset + 1, text: String(text), kind: .prose))
            }
        }
        if !lines.isEmpty { passages.append(Passage(file: file, lines: lines)) }
        return passages
    }
}
