/// Reads a page line by line: headings, blocks of code, and the comments that concern them.
struct PageReader {
    /// What is done with a block of code.
    enum Role: Equatable {
        case code, throwing, shared, leftOut
        case form(DocumentationPage.Form)
        /// Of a form, and at the top of the file: an extension.
        case outside(DocumentationPage.Form)
        /// Of a file.
        case quoted(String)

        var isQuoted: Bool { if case .quoted = self { true } else { false } }
    }

    enum Element {
        case heading(String, line: Int)
        /// What the next block is.
        case role(Role)
        /// The next block is a whole file of a reader's package.
        case file
        /// What the code of the page imports; at least one.
        case products([Product])
        /// Code in a comment.
        case code(DocumentationPage.Block, Role)
        /// A block, with its language.
        case fence(String, DocumentationPage.Block)
    }

    struct Problem: Error {
        let line: Int
        let reason: String
    }

    private let lines: [Substring]
    private var position = 0

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The next element that matters; nil at the end.
    mutating func next() throws(Problem) -> Element? {
        while position < lines.count {
            let line = lines[position]
            position += 1
            if line.hasPrefix("```") { return try fence(String(line.dropFirst(3))) }
            if line.hasPrefix("<!--") {
                if let element = try comment() { return element }
            } else if line.hasPrefix("## ") || line.hasPrefix("### ") || line.hasPrefix("#### ") {
                let title = line.drop { $0 == "#" }.dropFirst().filter { $0 != "`" && $0 != "\\" }
                return .heading(String(title), line: position)
            } else if line.contains("```swift") {
                throw Problem(line: position, reason: "a block of Swift has to begin at the line's beginning")
            }
        }
        return nil
    }

    private mutating func fence(_ language: String) throws(Problem) -> Element {
        let opening = position
        var block = DocumentationPage.Block(lines: [], line: position + 1)
        while position < lines.count {
            let line = lines[position]
            position += 1
            if line == "```" { return .fence(language, block) }
            block.lines.append(String(line))
        }
        throw Problem(line: opening, reason: "the block does not end")
    }

    /// A comment from its first line to the one with its end; nil if it is none of ours.
    private mutating func comment() throws(Problem) -> Element? {
        let opening = position
        var content = [lines[opening - 1].dropFirst(4)]
        while !content[content.count - 1].contains("-->") {
            guard position < lines.count else { throw Problem(line: opening, reason: "the comment does not end") }
            content.append(lines[position])
            position += 1
        }
        let last = content.count - 1
        while !content[last].hasSuffix("-->") { content[last].removeLast() }
        content[last].removeLast(3)
        if last > 0, content[last].isEmpty { content.removeLast() }

        if let line = content.firstIndex(where: { $0.prefix(4).trimming().hasPrefix("@") }) {
            throw Problem(
                line: opening + line,
                reason: "DocC takes a line that begins with @ for a directive; indent it by four spaces")
        }

        let first = content[0].trimming()
        let roles: KeyValuePairs<String, Role> = [
            "hidden": .code, "shared": .shared, "throws": .throwing, "macros": .form(.macros), "plain": .form(.plain),
            "macros outside": .outside(.macros), "plain outside": .outside(.plain),
        ]
        if first.hasPrefix("not compiled:") { return .role(.leftOut) }
        if first.hasPrefix("file:") { return .file }
        if first.hasPrefix("from:") { return .role(.quoted(String(first.dropFirst("from:".count).trimming()))) }
        if first.hasPrefix("product:") {
            var products: [Product] = []
            for name in first.dropFirst("product:".count).split(separator: ",").map({ String($0.trimming()) }) {
                guard let product = Product(rawValue: name) else {
                    let known = Product.allCases.map(\.rawValue).joined(separator: ", ")
                    throw Problem(
                        line: opening, reason: "there is no product '\(name)' with tests of its own: \(known)")
                }
                products.append(product)
            }
            guard !products.isEmpty else { throw Problem(line: opening, reason: "no product is named") }
            return .products(products)
        }
        for (word, role) in roles {
            if first == word, last == 0 { return .role(role) }
            guard first.hasPrefix(word + ":") else { continue }
            let code = [first.dropFirst(word.count + 1).trimming()] + content.dropFirst()
            let isOneLine = last == 0
            return .code(
                DocumentationPage.Block(
                    lines: (isOneLine ? code[...] : code.dropFirst()).map(String.init),
                    line: isOneLine ? opening : opening + 1),
                role)
        }
        return nil
    }
}

extension Substring {
    func trimming() -> Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
