/// The words of a text that are prose: no code, no links, no comments of Markdown.
struct Prose {
    struct Word: Equatable {
        /// In lower case.
        let text: Substring
        /// Counted from 1.
        let line: Int
        /// Whether it stands in a comment of a source, and not in what a program prints.
        var isComment = false
    }

    /// The words of a Markdown page.
    static func words(ofMarkdown text: String) -> [Word] {
        var reader = Prose()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            reader.take(line, number: index + 1)
        }
        return reader.words
    }

    /// The words of a Swift file's comments and of the texts in it.
    static func words(ofSwift text: String) -> [Word] {
        var reader = Prose()
        var isText = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.drop { $0 == " " }
            if isText || line.hasSuffix("\"\"\"") {
                // A text of several lines begins and ends with a line of its own.
                if line.contains("\"\"\"") { isText.toggle() }
                reader.end()
                if isText { reader.take(withoutValues(line), number: index + 1) }
            } else if line.hasPrefix("//") {
                reader.takeComment(line.drop { $0 == "/" }.drop { $0 == " " }, number: index + 1)
            } else {
                reader.end()
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                for (number, part) in parts.enumerated() where number % 2 == 1 {
                    // What is one word is a key or a name, and no sentence; what closes more than it opens is code between texts.
                    let text = withoutValues(part)
                    let isCode = text.count { $0 == ")" } > text.count { $0 == "(" }
                    if text.contains(" "), !isCode { reader.take(text, number: index + 1) }
                    reader.end()
                }
                if let comment = parts.last?.firstRange(of: "// "), parts.count % 2 == 1 {
                    reader.takeComment(parts[parts.count - 1][comment.upperBound...], number: index + 1)
                }
                reader.end()
            }
        }
        return reader.words
    }

    /// Ends what came before: the words that follow are no phrase with it.
    private mutating func end() {
        isCode = false
        isComment = false
        if let last = words.last, last.text != "." { words.append(Word(text: ".", line: last.line)) }
    }

    /// A text with a mark in place of each value that is put into it.
    private static func withoutValues(_ text: Substring) -> Substring {
        text.replacing(/\\\([^()]*(\([^()]*\)[^()]*)*\)?/, with: "`")
    }

    private mutating func takeComment(_ line: Substring, number: Int) {
        let count = words.count
        take(line, number: number)
        for index in count..<words.count { words[index].isComment = true }
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
