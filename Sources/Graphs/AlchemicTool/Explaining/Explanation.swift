#if CommandLine
internal import CEmbeddedTexts

/// A message's section of a documentation page, formatted for a terminal.
struct Explanation {
    /// A line, and whether it is code.
    struct Line: Hashable {
        let text: String
        let isCode: Bool
    }

    let id: String
    let page: String
    let lines: [Line]

    /// The first sentence.
    var summary: String {
        let text = lines.map(\.text).prefix { !$0.isEmpty }.joined(separator: " ")
        var previous: Character = " "
        for index in text.indices {
            if text[index] == " ", previous == "." { return String(text[..<index]) }
            previous = text[index]
        }
        return text
    }

    /// Every explanation, in the order of the compiled-in pages.
    static let all: [Explanation] = {
        var all: [Explanation] = []
        var page = alchemic_message_pages()
        while let name = page.pointee.name, let text = page.pointee.text {
            all += sections(of: String(cString: text), page: String(cString: name))
            page += 1
        }
        return all
    }()

    /// The sections of a page whose headings are ids; the whole page if its own heading is an id.
    private static func sections(of text: String, page: String) -> [Explanation] {
        var sections: [Explanation] = []
        var id: String?
        var lines: [Line] = []
        var isCode = false
        var isComment = false
        func end() {
            guard let id else { return }
            let isText = { (line: Line) in !line.text.isEmpty }
            let start = lines.firstIndex(where: isText) ?? lines.endIndex
            let end = lines.lastIndex(where: isText).map { $0 + 1 } ?? start
            sections.append(Explanation(id: id, page: page, lines: Array(lines[start..<end])))
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if isComment || line.hasPrefix("<!--") {
                // HTML comments are for the tests of the page.
                isComment = !line.hasSuffix("-->")
            } else if line.hasPrefix("```") {
                // An empty line keeps two adjacent code blocks apart.
                if !isCode, lines.last?.isCode == true { lines.append(Line(text: "", isCode: false)) }
                isCode.toggle()
            } else if !isCode, line.hasPrefix("#") {
                end()
                let heading = line.drop { $0 == "#" }.dropFirst()
                // The heading of a page about a single message is the id.
                let isID = line.hasPrefix("### ") || heading.allSatisfy { $0.isLowercase || $0 == "-" }
                id = isID ? String(heading) : nil
                lines = []
            } else if isCode || !(line.isEmpty && lines.last?.text.isEmpty == true) {
                lines.append(Line(text: isCode ? "    \(line)" : withoutLinks(line), isCode: isCode))
            }
        }
        end()
        return sections
    }

    /// A line with each link replaced by its name.
    private static func withoutLinks(_ line: Substring) -> String {
        var result = ""
        var rest = line
        while let start = rest.firstIndex(where: { $0 == "`" || $0 == "<" || $0 == "[" }) {
            result += rest[..<start]
            rest = rest[start...]
            if rest.hasPrefix("``"), let end = rest.dropFirst(2).firstIndex(of: "`") {
                let name = rest.dropFirst(2)[..<end].split(separator: "/").joined(separator: ".")
                result += "`\(name)`"
                rest = rest[end...].dropFirst(2)
            } else if rest.hasPrefix("<doc:"), let end = rest.firstIndex(of: ">") {
                result += "the page \(rest[..<end].dropFirst(5).split(separator: "/").last ?? "")"
                rest = rest[end...].dropFirst()
            } else if rest.hasPrefix("["), let end = rest.firstIndex(of: "]"),
                rest[end...].hasPrefix("]("), let close = rest[end...].firstIndex(of: ")")
            {
                result += rest[..<end].dropFirst()
                rest = rest[close...].dropFirst()
            } else if rest.hasPrefix("`"), let end = rest.dropFirst().firstIndex(of: "`") {
                result += rest[...end]
                rest = rest[end...].dropFirst()
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result + rest
    }
}
#endif
