/// Looks for the line that shows best why a passage was found.
///
/// It remembers the best line so far, so that each hit has one of its own.
final class SnippetMaker {
    private let words: Set<String>
    private let tokeniser: LineTokeniser
    private var best: (line: Line, rank: Int)?

    init(terms: Terms, tokeniser: LineTokeniser) {
        words = Set(terms.words)
        self.tokeniser = tokeniser
    }

    /// Takes a line into account: the more words it holds the better, and of equals the prose.
    func consider(_ line: Line) {
        let found = words.intersection(tokeniser.tokens(of: line)).count
        let rank = 2 * found + (line.kind == .prose ? 1 : 0)
        if best.map({ rank > $0.rank }) ?? true { best = (line, rank) }
    }

    /// The best of all lines considered.
    var line: Line? { best?.line }
}
