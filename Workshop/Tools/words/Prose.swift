/// The words of a text that are prose: no code, no links, no comments of Markdown.
struct Prose {
    struct Word: Equatable {
        /// In lower case.
        let text: Substring
        /// Counted from 1.
        let line: Int
    }

    /// The words of a Markdown page.
    static func words(ofMarkdown text: String) -> [Word] {
        var reader = Prose()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            reader.take(line, number: index + 1)
        }
        return reader.words
    }

    /// The words of a Swift file's documentation comments.
    static func words(ofSwift text: String) -> [Word] {
        var reader = Prose()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let comment = line.drop { $0 == " " }
            if comment.hasPrefix("///") {
                reader.take(comment.dropFirst(3).drop { $0 == " " }, number: index + 1)
            } else {
                reader.isCode = false
            }
        }
        return reader.words
    }

    private var words: [Word] = []
    /// Within a block of code.
    private var isCode = false
    /// Within a comment of Markdown.
    private var isComment = false

    private mutating func take(_ line: Substring, number: Int) {
        if line.drop(while: { $0 == " " }).hasPrefix("```") {
            isCode.toggle()
            return
        }
        guard !isCode else { return }
        var rest = line[...]
        var word = Substring()
        func lowercased(_ word: Substring) -> Substring { Substring(word.lowercased()) }
        while let character = rest.first {
            if isComment {
                guard rest.hasPrefix("-->") else {
                    rest.removeFirst()
                    continue
                }
                isComment = false
                rest.removeFirst(3)
            } else if rest.hasPrefix("<!--") {
                isComment = true
            } else if character == "`" {
                let fence = rest.prefix { $0 == "`" }
                rest.removeFirst(fence.count)
                rest = rest.range(of: fence).map { rest[$0.upperBound...] } ?? ""
                // What stood there is a word of its own, so that those around it are no phrase.
                words.append(Word(text: "`", line: number))
            } else if rest.hasPrefix("](") {
                rest = rest.firstIndex(of: ")").map { rest[$0...] } ?? ""
            } else if rest.hasPrefix("<doc:") || rest.hasPrefix("<http") {
                rest = rest.firstIndex(of: ">").map { rest[$0...] } ?? ""
            } else if character.isLetter {
                word = rest.prefix { $0.isLetter || $0 == "-" || $0 == "'" || $0 == "’" }
                words.append(Word(text: lowercased(word), line: number))
                rest.removeFirst(word.count)
            } else {
                if ".;:?!|".contains(character) { words.append(Word(text: ".", line: number)) }
                rest.removeFirst()
            }
        }
    }
}

extension Substring {
    /// Where a text stands first.
    fileprivate func range(of text: Substring) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
