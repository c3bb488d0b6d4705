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

    @Test func formsOfWordsAreFoundInAnyCase() {
        #expect(
            findings(markdown: "Mend it.\nIt mends the Initialisers and colours.") == [
                "1 mend", "2 mends", "2 initialisers", "2 colours",
            ])
        #expect(findings(markdown: "amend, mending, color, initializer") == [])
    }

    @Test func phraseMayGoOnInTheNextLineButNotInTheNextSentence() {
        #expect(findings(markdown: "All at\nonce.") == ["1 at once"])
        #expect(findings(markdown: "What to look at. Once it is there") == [])
        #expect(findings(markdown: "Look at `x` once") == [])
    }

    @Test func wordThatFollowsMakesItRight() {
        #expect(findings(markdown: "stand-in modules, and a stand-in") == ["1 stand-in"])
    }

    @Test func codeLinksAndCommentsAreNoProse() {
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

    @Test func commentsAndTextsOfSourcesAreProse() {
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

    @Test func whatIsForReadersMayStandInCommentsOfSources() {
        #expect(findings(markdown: "Ask it.") == ["1 ask"])
        let text = #"""
            /// Asks the runtime.
            let message = "it asks nothing"    // asks
            """#
        #expect(vocabulary.findings(in: Prose.words(ofSwift: text)).map { "\($0.line) \($0.phrase)" } == ["2 asks"])
    }
}
