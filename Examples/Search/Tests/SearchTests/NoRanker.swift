@testable import Search

/// Finds nothing.
struct NoRanker: Ranker {
    func scores(for words: [String]) -> [Score] { [] }
}
