import AlchemicMacros
import Foundation

/// Ranks by relevance, of which half is lost with every thirty days since the file was written.
@Singleton(.lazy, as: (any Ranker).self, named: "recent")
struct RecentRanker: Ranker {
    /// Resolved by its own type, and so without its decorator: scores are kept once, by the cache around this.
    private let relevance: BM25Ranker
    private let index: InvertedIndex
    private let clock: any TimeSource
    private let halfLife: TimeInterval = 30 * 24 * 60 * 60

    func scores(for words: [String]) -> [Score] {
        let now = clock.now()
        var values: [Int: Double] = [:]
        for score in relevance.scores(for: words) {
            let age = max(0, now.timeIntervalSince(index.passages[score.passage].file.modified))
            values[score.passage] = score.value * pow(0.5, age / halfLife)
        }
        return Score.best(of: values)
    }
}
