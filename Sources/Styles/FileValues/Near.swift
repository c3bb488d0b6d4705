/// A question for the end of a message, `; did you mean 'a' or 'b'?`, or an empty text if no word is near.
///
/// - Parameters:
///   - word: The unknown word.
///   - words: The known words.
///   - own: The known word that the message is about, which is never suggested.
/// - Returns: The question.
package func didYouMean(_ word: String, among words: some Sequence<String>, besides own: String? = nil) -> String {
    let near = suggestions(for: word, among: Array(words), limit: 4).filter { $0 != own }.prefix(3)
    guard !near.isEmpty else { return "" }
    return "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
}

/// The nearest of several words; nil if none is near.
package func nearest(to word: String, among words: some Sequence<String>) -> String? {
    suggestions(for: word, among: Array(words), limit: 1).first
}
