import Testing

@testable import samples

@Suite struct SamplesTests {
    private func page(_ text: String, path: String = "A/GettingStarted.md") throws -> DocumentationPage {
        try DocumentationPage(parsing: text, path: path)
    }

    @Test(arguments: [
        ("README.md", "Readme"), ("A/GettingStarted.md", "GettingStarted"), ("D/0001-a-page.md", "Page0001APage"),
    ])
    func `type is named after the page`(path: String, name: String) throws {
        #expect(try page("", path: path).name == name)
    }

    @Test func `blocks of a section are in order and know their lines`() throws {
        let page = try page(
            """
            # A page
            ## One
            ```swift
            let a = 1
            ```
            <!-- hidden: let b = 2 -->
            <!-- hidden:
            let c = 3
            -->
            ### `Two`
            ```sh
            swift test
            ```
            ## Three
            ```swift
            let d = 4
            ```
            """)
        #expect(page.sections.map(\.title) == ["One", "Three"])
        #expect(
            page.sections[0].parts == [
                .code(.init(lines: ["let a = 1"], line: 4)),
                .code(.init(lines: ["let b = 2"], line: 6)),
                .code(.init(lines: ["let c = 3"], line: 8)),
            ])
    }

    @Test func `blocks from a whole file on are no samples`() throws {
        let page = try page(
            """
            ## One
            ```swift
            let a = 1
            ```
            <!-- file: Sources/App/main.swift -->
            ```swift
            let b = 2
            ```
            ## Two
            ```swift
            let c = 3
            ```
            <!-- hidden: let d = 4 -->
            """)
        #expect(
            page.sections.map(\.parts) == [
                [.code(.init(lines: ["let a = 1"], line: 3))], [.code(.init(lines: ["let d = 4"], line: 13))],
            ])
    }

    @Test func `text after code that throws is what the error says`() throws {
        let page = try page(
            """
            ## One
            <!-- throws -->
            ```swift
            try a()
            ```
            ```text
            no
            ```
            ```text
            something else
            ```
            """)
        #expect(page.sections[0].parts == [.failure(.init(lines: ["try a()"], line: 4), text: "no")])
    }

    @Test func `shared code and code that is left out are in no section`() throws {
        let page = try page(
            """
            <!-- shared -->
            ```swift
            struct A {}
            ```
            <!-- shared: struct B {} -->
            <!-- not compiled: it is planned -->
            ```swift
            nonsense
            ```
            <!-- figures -->
            """)
        #expect(page.shared.map(\.lines) == [["struct A {}"], ["struct B {}"]])
        #expect(page.sections == [])
    }

    @Test func `shared constants and functions belong to the page`() throws {
        let page = try page("<!-- shared:\nlet a = 1\nstruct B {\n    let c = 2\n}\nfunc d() {}\n-->")
        let lines = SampleFile(page: page).text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(lines[5...9] == ["static let a = 1", "struct B {", "    let c = 2", "}", "static func d() {}"])
    }

    @Test func `shared extension stands at the top of the file for this page only`() throws {
        let page = try page(
            """
            <!-- shared -->
            ```swift
            extension A {
                static let b = 1
            }
            ```
            """)
        let lines = SampleFile(page: page).text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(page.shared == [])
        #expect(lines.suffix(4) == ["}", "fileprivate extension A {", "    static let b = 1", "}"])
    }

    @Test(arguments: [
        ("## A\n```swift\nlet a = 1", 2, "the block does not end"),
        ("<!-- hidden:\nlet a = 1", 1, "the comment does not end"),
        (
            "<!-- hidden:\n@MainActor let a = 1\n-->", 2,
            "DocC takes a line that begins with @ for a directive; indent it by four spaces"
        ),
        ("1. A list\n   ```swift\n", 2, "a block of Swift has to begin at the line's beginning"),
        ("## A\n```swift\n```\n## A", 4, "another section with code is called 'A'"),
        (
            "## A\n## B\n<!-- macros -->\n```swift\n```\n<!-- hidden: try expectSameGraph(a, b) -->", 2,
            "a section has both forms, and compares them with `expectSameGraph`"
        ),
        (
            "## A\n<!-- macros -->\n```swift\n```\n<!-- plain: let a = 1 -->", 1,
            "a section has both forms, and compares them with `expectSameGraph`"
        ),
        (
            "# A\n<!-- product: Alchemist -->", 2,
            "there is no product 'Alchemist' with tests of its own: Alchemic, AlchemicMacros, "
                + "AlchemicFiles, AlchemicServices, AlchemicHummingbird, AlchemicConfiguration, AlchemicObservability, "
                + "AlchemicTesting"
        ),
    ])
    func `malformed page is an error`(text: String, line: Int, reason: String) {
        #expect(throws: MalformedPage(path: "A/GettingStarted.md", line: line, reason: reason)) { try page(text) }
    }

    @Test func `file holds the code with its place and its imports`() throws {
        let page = try page(
            """
            ## One
            ```swift
            import Synchronization

            let a = Mutex(1)
            ```
            <!-- throws: try b() -->
            ```text
            no "b"
            ```
            """)
        #expect(
            SampleFile(page: page).text == """
                // swift-format-ignore-file
                // Made from A/GettingStarted.md by `swift run --package-path Workshop/Tools samples`; change it there.

                import Alchemic
                import Synchronization
                import TestSupport

                enum GettingStartedSamples {

                @Sendable static func `One`() async throws {
                #sourceLocation(file: "A/GettingStarted.md", line: 3)


                let a = Mutex(1)
                #sourceLocation()
                try await expectFailure({
                #sourceLocation(file: "Shop.swift", line: 1)
                try b()
                #sourceLocation()
                }, saying: #\"""
                no "b"
                \"""#, on: "A/GettingStarted.md")
                _ = a
                }

                static let all: [Sample] = [
                    Sample("A/GettingStarted.md", "One", `One`),
                ]
                }

                """)
    }

    @Test func `page of another product is behind its trait`() throws {
        let page = try page("<!-- product: AlchemicMacros -->\n## One\n```swift\na()\n```\n")
        #expect(page.product.folder == "Tests/Styles/AlchemicMacrosTests/Documentation/Samples")
        let lines = SampleFile(page: page).text.split(separator: "\n").filter { !$0.hasPrefix("//") }
        #expect(lines.prefix(3) == ["#if Macros", "import AlchemicMacros", "import TestSupport"])
        #expect(lines.last == "#endif")
        #expect(SampleList(product: .macros, pages: [page]).text.contains("#if Macros"))
    }

    @Test func `page of several products is empty without all traits`() throws {
        let page = try page("<!-- product: AlchemicMacros, AlchemicFiles -->\n## One\n```swift\na()\n```\n")
        #expect(page.product == .macros && page.furtherProducts == [.files])
        let lines = SampleFile(page: page).text.split(separator: "\n").filter { !$0.hasPrefix("//") }
        #expect(lines.prefix(3) == ["#if Macros && Files", "import AlchemicFiles", "import AlchemicMacros"])
        #expect(
            lines.suffix(4) == [
                "#else", "import TestSupport", "enum GettingStartedSamples { static let all: [Sample] = [] }",
                "#endif",
            ])
    }

    @Test func `block from a file is not compiled but compared`() throws {
        let page = try page("## One\n<!-- from: Examples/A.swift -->\n```swift\nlet a = 1\n```\n")
        #expect(page.sections == [])
        #expect(page.quotes == [Quote(file: "Examples/A.swift", block: .init(lines: ["let a = 1"], line: 4))])
    }

    @Test func `text from a file is compared too`() throws {
        let page = try page("<!-- from: Tests/A.swift -->\n```text\nno\n```\n```swift\nlet a = 1\n```\n")
        #expect(page.quotes.map(\.block.lines) == [["no"]])
        #expect(page.sections.count == 1)
    }

    @Test(arguments: [
        ("let a = 1\nlet b = 2", true),
        ("let b = 2    // why", true),
        ("func c() {\n    d()\n}", true),
        ("let a = 1\n…\nd()", true),
        ("func c() {\n    …\n}", true),
        ("let b = 2\n…\nlet a = 1", false),
        ("let a = 1\nfunc c() {", false),
        ("func c() {\nd()\n}", false),
        ("let a = 2", false),
    ])
    func `quote stands in a text`(quote: String, stands: Bool) {
        let text = """
            struct E {
                // What it is.
                let a = 1

                let b = 2
                func c() {
                    d()  // now
                }
            }
            """
        let block = DocumentationPage.Block(lines: quote.split(separator: "\n").map(String.init), line: 1)
        #expect(Quote(file: "E.swift", block: block).stands(in: text) == stands)
    }

    @Test func `two forms are namespaces of the page`() throws {
        let page = try page(
            """
            ## One
            <!-- macros -->
            ```swift
            @Singleton struct A {}
            ```
            <!-- plain -->
            ```swift
            struct A {}
            ```
            <!-- plain: static let list = [A()] -->
            <!-- macros outside -->
            ```swift
            extension A {}
            ```
            <!-- hidden: try expectSameGraph(a, b) -->
            """)
        let lines = SampleFile(page: page).text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        let code = lines.drop { $0 != "enum Macros {" }.prefix { !$0.hasPrefix("static let all") }
        #expect(lines.suffix(3) == ["]", "}", "extension A {}"])
        #expect(
            code == [
                "enum Macros {", "@Singleton struct A {}", "}",
                "enum Plain {", "struct A {}", "static let list = [A()]", "}",
                "@Sendable static func `One`() async throws {", "try expectSameGraph(a, b)", "}",
            ])
    }

    @Test func `block that declares a name again has a scope of its own`() throws {
        let page = try page(
            """
            ## One
            ```swift
            let a = 1
            ```
            ```swift
            let b = a
            ```
            ```swift
            let a = 2
            ```
            """)
        let lines = SampleFile(page: page).text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        let code = lines.drop { $0 != "let a = 1" }.prefix { !$0.hasPrefix("static") }
        #expect(code == ["let a = 1", "let b = a", "do {", "let a = 2", "_ = a", "}", "_ = a", "_ = b", "}"])
    }
}
