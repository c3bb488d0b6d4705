/// Counts the words that DocC shows on written pages and in tutorials: prose, titles, tables and code.
///
/// Each word counts as often as it is shown; a word is what stands between spaces and has a letter or a digit.
struct ShownWords {
    /// What links to pages show, by the names of their files.
    private let titles: [Substring: String]

    /// - Parameter pages: The texts of all pages and tutorials, by the names of their files without the extension.
    init(pages: [(name: Substring, text: String)]) {
        titles = Dictionary(
            pages.map { name, text in
                let heading = text.split(separator: "\n").first { $0.hasPrefix("# ") }.map { String($0.dropFirst(2)) }
                return (name, heading ?? Self.value(of: "title", in: text[...]).map(String.init) ?? String(name))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The words of a page.
    func count(ofPage text: String) -> Int {
        var isCode = false
        return lines(of: text).reduce(0) { sum, line in
            let start = line.drop { $0 == " " }
            if start.hasPrefix("```") {
                isCode.toggle()
                return sum
            }
            if isCode { return sum + Self.words(in: line) }
            return isDirective(start) ? sum : sum + Self.words(in: linked(line))
        }
    }

    /// The words of a tutorial, with all lines of the files that its steps show.
    func count(ofTutorial text: String, file: (Substring) throws -> String) rethrows -> Int {
        try lines(of: text).reduce(0) { sum, line in
            guard isDirective(line.drop { $0 == " " }) else { return sum + Self.words(in: linked(line)) }
            var sum = sum
            if let title = Self.value(of: "title", in: line) { sum += Self.words(in: title) }
            if let name = Self.value(of: "file", in: line) { sum += 1 + Self.words(in: try file(name)) }
            return sum
        }
    }

    private func lines(of text: String) -> [Substring] {
        text.replacing(#/<!--.*?-->/#.dotMatchesNewlines(), with: "").split(separator: "\n")
    }

    private func isDirective(_ line: Substring) -> Bool {
        line == "}" || (line.hasPrefix("@") && line.dropFirst().first?.isLetter == true)
    }

    /// A line with what its links show.
    private func linked(_ line: Substring) -> String {
        String(line).replacing(#/<doc:([^#>]*)(?:#([^>]*))?>/#) { link in
            if let section = link.output.2 { return section.split(separator: "-").joined(separator: " ") }
            let name = link.output.1.split(separator: "/").last ?? ""
            return titles[name] ?? String(name)
        }.replacing(#/\]\([^)]*\)/#, with: "]")
    }

    /// What a directive says in quotes after a label.
    private static func value(of label: String, in text: Substring) -> Substring? {
        guard let start = text.firstRange(of: "\(label): \"")?.upperBound else { return nil }
        return text[start...].prefix { $0 != "\"" }
    }

    private static func words(in text: some StringProtocol) -> Int {
        text.split { $0.isWhitespace }.count { $0.contains { $0.isLetter || $0.isNumber } }
    }
}
