/// A source file of the tests that holds the code of one page, each section as a function.
struct SampleFile {
    let page: DocumentationPage

    /// The type that the page becomes.
    var typeName: String { page.name + "Samples" }
    /// The file's name.
    var name: String { typeName + ".swift" }

    /// The file as it should be.
    var text: String {
        let products = [page.product] + page.furtherProducts
        var imports = products.map { "import \($0.rawValue)" } + ["import TestSupport"]
        var body: [String] = []
        body += ["enum \(typeName) {"]
        for block in page.shared { body += code(block.static, in: page.path, &imports) }
        for form in DocumentationPage.Form.allCases {
            guard let blocks = page.forms[form] else { continue }
            body += ["", "enum \(form.namespace) {"]
            for block in blocks { body += code(block, in: page.path, &imports) }
            body += ["}"]
        }
        for section in page.sections {
            body += ["", "@Sendable static func `\(section.title)`() async throws {"]
            body += statements(of: section, &imports)
            body += ["}"]
        }
        body += ["", "static let all: [Sample] = ["]
        body += page.sections.map { "    Sample(\"\(page.path)\", \"\($0.title)\", `\($0.title)`)," }
        body += ["]", "}"]
        for block in page.outside { body += [""] + code(block, in: page.path, &imports) }
        let head = [
            "// swift-format-ignore-file",
            "// Made from \(page.path) by `swift run --package-path Workshop/Tools samples`; change it there.",
            "",
        ]
        // The list of all pages is there with the traits of the first product alone.
        let none =
            page.furtherProducts.isEmpty
            ? [] : ["import TestSupport", "", "enum \(typeName) { static let all: [Sample] = [] }"]
        let lines = Product.guarding(imports.sorted() + [""] + body, for: products, else: none)
        return (head + lines).joined(separator: "\n") + "\n"
    }

    /// The section's code, in order.
    ///
    /// A block that declares a name again begins a scope within what is there.
    private func statements(of section: DocumentationPage.Section, _ imports: inout [String]) -> [String] {
        var body: [String] = []
        var scopes: [[String]] = [[]]
        for part in section.parts {
            switch part {
            case .code(let block):
                let names = variables(of: block)
                if !Set(names).isDisjoint(with: scopes[scopes.count - 1]) {
                    body.append("do {")
                    scopes.append([])
                }
                body += code(block, in: page.path, &imports)
                scopes[scopes.count - 1] += names
            case .failure(let block, let text):
                body += ["try await expectFailure({"]
                body += code(DocumentationPage.Block(lines: block.lines, line: 1), in: "Shop.swift", &imports)
                if block.lines.last?.hasPrefix("throw ") != true { body += variables(of: block).map { "_ = \($0)" } }
                body += ["}, saying: " + literal(text) + ", on: \"\(page.path)\")"]
            }
        }
        for (depth, names) in scopes.enumerated().reversed() {
            body += names.map { "_ = \($0)" }
            if depth > 0 { body.append("}") }
        }
        return body
    }

    /// The block, so that the compiler's messages point into the page; what it imports moves to the top of the file.
    private func code(_ block: DocumentationPage.Block, in path: String, _ imports: inout [String]) -> [String] {
        var lines: [String] = []
        for line in block.lines {
            if line.hasPrefix("import ") {
                if !imports.contains(line) { imports.append(line) }
                lines.append("")
            } else {
                lines.append(line)
            }
        }
        return ["#sourceLocation(file: \"\(path)\", line: \(block.line))"] + lines + ["#sourceLocation()"]
    }

    /// The names that the block declares outermost: using them once keeps the compiler from calling them unused.
    private func variables(of block: DocumentationPage.Block) -> [String] {
        block.lines.compactMap { line in
            guard line.hasPrefix("let ") || line.hasPrefix("var ") else { return nil }
            return String(line.dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }.filter { !$0.isEmpty }
    }

    private func literal(_ text: String?) -> String {
        guard let text else { return "nil" }
        return "#\"\"\"\n\(text)\n\"\"\"#"
    }
}

/// The source file that lists the code of all pages for one product, and runs it.
///
/// The test is here, so that its target compiles where nobody has written these files yet.
struct SampleList {
    let product: Product
    let pages: [DocumentationPage]

    /// The file's name.
    let name = "AllSamples.swift"

    /// The file as it should be.
    var text: String {
        let head = [
            "// swift-format-ignore-file",
            "// Made by `swift run --package-path Workshop/Tools samples`.",
            "",
        ]
        let start = [
            "import TestSupport",
            "import Testing",
            "",
            "/// What the documentation shows is so: its code runs, and what it says of errors is what they say.",
            "@Suite struct DocumentationSampleTests {",
            "    @Test(arguments: documentationSamples)",
            "    func `the code of the documentation runs`(_ sample: Sample) async throws {",
            "        try await sample.run()",
            "    }",
            "}",
            "",
            "/// The code of all pages of the documentation, section by section.",
            "private let documentationSamples: [Sample] = [",
        ]
        let lines = pages.map { "    \(SampleFile(page: $0).typeName).all," }
        let guarded = Product.guarding(start + lines + ["].flatMap { $0 }"], for: [product])
        return (head + guarded).joined(separator: "\n") + "\n"
    }
}
