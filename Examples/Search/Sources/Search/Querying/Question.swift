/// What the user asks.
package struct Question: Sendable {
    package let text: String
    /// The ranker's name; nil leaves it to the wiring.
    package let ranker: String?
    /// How many hits are wanted at most.
    package let limit: Int

    package init(_ text: String, ranker: String? = nil, limit: Int = 10) {
        self.text = text
        self.ranker = ranker
        self.limit = limit
    }
}
