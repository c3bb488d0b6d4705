import Testing

@testable import words

@Suite struct ShownWordsTests {
    private let counter = ShownWords(
        pages: [
            ("Lifecycle", "# Start, stop and release\n\nText."),
            ("01-Declare", "@Tutorial(time: 10) {\n    @Intro(title: \"Declare your objects\") {"),
        ])

    @Test func `prose tables and code count but not their marks`() {
        let page = """
            # Title of three

            @Options { @TopicsVisualStyle(hidden) }

            | a | b |
            | --- | --- |

            - one & two
            ```swift
            let shop = Module("Shop") { }
            ```
            """
        #expect(counter.count(ofPage: page) == 3 + 2 + 2 + 3)
    }

    @Test func `comments are not shown`() {
        #expect(counter.count(ofPage: "one <!-- hidden:\n```swift\nlet a = 1\n```\n--> two") == 2)
    }

    @Test func `link shows its text or the title of its page`() {
        #expect(counter.count(ofPage: "See <doc:Lifecycle>.") == 1 + 4)
        #expect(counter.count(ofPage: "See <doc:/Alchemic/Lifecycle#Avoid-retain-cycles>.") == 1 + 3)
        #expect(counter.count(ofPage: "[two words](<doc:Lifecycle#Cycles>) <doc:01-Declare>") == 2 + 3)
    }

    @Test func `each step of a tutorial shows its whole file`() throws {
        let tutorial = """
            @Section(title: "Create the package") {
                @Step {
                    Add a file.

                    @Code(name: "A.swift", file: "1.swift")
                }
                @Step {
                    Add a line.

                    @Code(name: "A.swift", file: "2.swift", previousFile: "1.swift")
                }
            }
            """
        let files: [Substring: String] = ["1.swift": "import Alchemic", "2.swift": "import Alchemic\nprint(1)"]
        let count = try counter.count(ofTutorial: tutorial) { try #require(files[$0]) }
        #expect(count == 3 + (3 + 1 + 2) + (3 + 1 + 3))
    }
}
