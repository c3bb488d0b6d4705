/// Words that are in nearly every text, and so say nothing about any.
struct StopWords: Sendable {
    let words: Set<String>

    static let english = StopWords(
        words: [
            "a", "an", "and", "are", "as", "at", "be", "but", "by", "for", "from", "has", "have", "if", "in", "is",
            "it",
            "its", "of", "on", "or", "so", "that", "the", "then", "there", "they", "this", "to", "was", "which", "with",
        ])
}
