/// Finds the passages that hold words, the best first.
protocol Ranker: Sendable {
    func scores(for words: [String]) -> [Score]
}
