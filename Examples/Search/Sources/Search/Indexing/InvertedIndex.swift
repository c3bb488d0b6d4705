/// Which passages hold which words, and how often.
struct InvertedIndex: Sendable {
    /// How often a word is in a passage.
    struct Posting: Sendable {
        let passage: Int
        let count: Int
    }

    let passages: [Passage]
    /// The number of words of each passage.
    let lengths: [Int]
    private let postings: [String: [Posting]]

    init(passages: [Passage], counts: [[String: Int]]) {
        self.passages = passages
        lengths = counts.map { $0.values.reduce(0, +) }
        var postings: [String: [Posting]] = [:]
        for (passage, words) in counts.enumerated() {
            for (word, count) in words { postings[word, default: []].append(Posting(passage: passage, count: count)) }
        }
        self.postings = postings
    }

    /// Where a word is, in the order of the passages.
    func postings(of word: String) -> [Posting] { postings[word] ?? [] }

    var averageLength: Double {
        lengths.isEmpty ? 0 : Double(lengths.reduce(0, +)) / Double(lengths.count)
    }
}
