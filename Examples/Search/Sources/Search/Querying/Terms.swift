/// The words to search for: those of the question, each once.
struct Terms: Sendable {
    let words: [String]

    init(question: Question, tokeniser: any Tokeniser) throws {
        var seen: Set<String> = []
        words = tokeniser.tokens(of: question.text).filter { seen.insert($0).inserted }
        if words.isEmpty { throw SearchProblem.emptyQuery(question.text) }
    }
}
