import Testing

@testable import words

@Suite struct WordsTests {
    private let vocabulary = Vocabulary(
        """
        # a comment
        mend, mends\tfix
        stand-in, stand-ins\tfake\tmodules
        at once\timmediately
        initial+ise, col+our\tAmerican
        # For readers
        ask, asks\tresolve
        """)

    private func findings(markdown text: String) -> [String] {
        vocabulary.findings(in: Prose.words(ofMarkdown: text)).map { "\($0.line) \($0.phrase)" }
    }

    @Test func `forms of words are found in any case`() {
        #expect(
            findings(markdown: "Mend it.\nIt mends the Initialisers and colours.") == [
                "1 mend", "2 mends", "2 initialisers", "2 colours",
            ])
        #expect(findings(markdown: "amend, mending, color, initializer") == [])
    }

    @Test func `phrase may go on in the next line but not in the next sentence`() {
        #expect(findings(markdown: "All at\nonce.") == ["1 at once"])
        #expect(findings(markdown: "What to look at. Once it is there") == [])
        #expect(findings(markdown: "Look at `x` once") == [])
    }

    @Test func `word that follows makes it right`() {
        #expect(findings(markdown: "stand-in modules, and a stand-in") == ["1 stand-in"])
    }

    @Test func `code links and comments are no prose`() {
        #expect(
            findings(
                markdown: """
                    `mend` and ``mend`` [fix](mend.md) <doc:mend>
                    <!-- mend
                    mend --> mend
                    ```swift
                    mend()
                    ```
                    mend
                    """) == ["3 mend", "7 mend"])
    }

    @Test func `comments and texts of sources are prose`() {
        let text = #"""
            /// Mends it at
            /// once.
            ///
            /// ```swift
            /// mend()
            /// ```
            func mend() {}    // mend
            let name = "mend"
            let message = "cannot mend `mend` in \(place)"
            let long = """
                mends
                """
            """#
        #expect(
            vocabulary.findings(in: Prose.words(ofSwift: text)).map { "\($0.line) \($0.phrase)" } == [
                "1 mends", "1 at once", "7 mend", "9 mend", "11 mends",
            ])
    }

    @Test func `what is for readers may stand in comments of sources`() {
        #expect(findings(markdown: "Ask it.") == ["1 ask"])
        let text = #"""
            /// Asks the runtime.
            let message = "it asks nothing"    // asks
            """#
        #expect(vocabulary.findings(in: Prose.words(ofSwift: text)).map { "\($0.line) \($0.phrase)" } == ["2 asks"])
    }
}
