/// How well a passage answers.
struct Score: Sendable, Equatable {
    /// The passage's place in the index.
    let passage: Int
    let value: Double

    /// The best first; of equals, the one that comes first in the index.
    static func best(of values: [Int: Double]) -> [Score] {
        values.map { Score(passage: $0.key, value: $0.value) }
            .sorted { ($1.value, $0.passage) < ($0.value, $1.passage) }
    }
}
