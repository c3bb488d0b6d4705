import AlchemicMacros

/// Counts: what holds the words most often comes first.
@Singleton(.lazy, as: (any Ranker).self, named: "frequency")
struct FrequencyRanker: Ranker {
    private let index: InvertedIndex

    func scores(for words: [String]) -> [Score] {
        var values: [Int: Double] = [:]
        for posting in words.flatMap(index.postings) { values[posting.passage, default: 0] += Double(posting.count) }
        return Score.best(of: values)
    }
}
