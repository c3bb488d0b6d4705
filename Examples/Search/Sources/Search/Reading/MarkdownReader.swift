/// Reads Markdown: a passage is a heading and all up to the next one.
struct MarkdownReader: Reader {
    func takes(_ file: SourceFile) -> Bool { ["md", "markdown"].contains(file.ending) }

    func passages(of file: SourceFile, _ text: String) -> [Passage] {
        var passages: [Passage] = []
        var lines: [Line] = []
        var fence: Fence?
        for (offset, text) in text.split(separator: /\R/, omittingEmptySubsequences: false).enumerated() {
            if let mark = text.prefixMatch(of: /\s*(?:```|~~~)\s*(\w*)/) {
                fence = fence == nil ? Fence(language: mark.1) : nil
            } else if let fence {
                if !fence.isOfCommands { lines.append(Line(number: offset + 1, text: String(text), kind: .code)) }
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

    /// A block of lines that are not prose.
    private struct Fence {
        let language: Substring

        /// What is typed at a prompt explains nothing: among it are the searches of this very program.
        var isOfCommands: Bool { ["sh", "bash", "zsh", "console"].contains(language) }
    }
}
