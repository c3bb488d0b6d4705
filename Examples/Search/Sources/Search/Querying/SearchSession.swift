import Alchemic

/// Answers one question.
package struct SearchSession: Sendable {
    private let question: Question
    private let terms: Terms
    private let rankers: RankerChoice
    private let index: InvertedIndex
    private let snippets: Provider<SnippetMaker>

    /// Takes the stopwatch first, since it starts when it is made.
    init(
        stopwatch: Stopwatch, question: Question, terms: Terms, rankers: RankerChoice, index: InvertedIndex,
        snippets: Provider<SnippetMaker>
    ) {
        self.question = question
        self.terms = terms
        self.rankers = rankers
        self.index = index
        self.snippets = snippets
    }

    package func hits() throws -> [Hit] {
        let scores = try rankers.ranker(named: question.ranker).scores(for: terms.words)
        return try scores.prefix(question.limit).compactMap(hit)
    }

    private func hit(for score: Score) throws -> Hit? {
        let passage = index.passages[score.passage]
        let snippet = try snippets.get()
        for line in passage.lines { snippet.consider(line) }
        return snippet.line.map { line in
            Hit(
                file: passage.file.path, line: line.number, score: score.value,
                context: line.text.trimmingPrefix(while: \.isWhitespace).description)
        }
    }
}
