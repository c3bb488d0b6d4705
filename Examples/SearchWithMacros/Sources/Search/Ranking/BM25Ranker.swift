import AlchemicMacros
import Foundation

/// Ranks by the formula Okapi BM25: rare words count more than common ones, and short passages more than long ones.
@Singleton(.lazy, .primary, as: (any Ranker).self, named: "bm25")
struct BM25Ranker: Ranker {
    private let index: InvertedIndex
    /// How soon a word that is repeated counts no more.
    private let saturation = 1.2
    /// How much the length of a passage matters, from 0 to 1.
    private let lengthWeight = 0.75

    func scores(for words: [String]) -> [Score] {
        let averageLength = index.averageLength
        var values: [Int: Double] = [:]
        for word in words {
            let postings = index.postings(of: word)
            let found = Double(postings.count)
            let rarity = log(1 + (Double(index.passages.count) - found + 0.5) / (found + 0.5))
            for posting in postings {
                let count = Double(posting.count)
                let length = Double(index.lengths[posting.passage]) / averageLength
                let damping = saturation * (1 - lengthWeight + lengthWeight * length)
                values[posting.passage, default: 0] += rarity * count * (saturation + 1) / (count + damping)
            }
        }
        return Score.best(of: values)
    }
}
