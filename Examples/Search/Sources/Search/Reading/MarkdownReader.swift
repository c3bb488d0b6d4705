/// Reads Markdown: a passage is a heading and all up to the next one.
struct MarkdownReader: Reader {
    func takes(_ file: SourceFile) -> Bool { ["md", "markdown"].contains(file.ending) }

    func passages(of file: SourceFile, _ text: String) -> [Passage] {
        var passages: [Passage] = []
        var lines: [Line] = []
        var isInCode = false
        for (offset, text) in text.split(separator: /\R/, omittingEmptySubsequences: false).enumerated() {
            if text.prefixMatch(of: /\s*(```|~~~)/) != nil {
                isInCode.toggle()
            } else if isInCode {
                lines.append(Line(number: offset + 1, text: String(text), kind: .code))
            } else if let heading = text.prefixMatch(of: /#{1,6}\s+/) {
                if !lines.isEmpty { passages.append(Passage(file: file, lines: lines)) }
                lines = [
                    Line(number: offset + 1, text: withoutLinks(text[heading.range.upperBound...]), kind: .heading)
                ]
            } else if !text.allSatisfy(\.isWhitespace) {
                lines.append(Line(number: offset + 1, text: withoutLinks(text), kind: .prose))
            }
        }
        if !lines.isEmpty { passages.append(Passage(file: file, lines: lines)) }
        return passages
    }

    /// A link is known by its words; where it leads is nothing to search for.
    private func withoutLinks(_ text: Substring) -> String {
        String(text.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 })
    }
}
