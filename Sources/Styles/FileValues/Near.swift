/// A question for the end of a message: `; did you mean 'a' or 'b'?`, or nothing.
///
/// - Parameters:
///   - word: What is not there.
///   - words: What is there.
///   - own: The one of them that looks for it, which is never meant.
/// - Returns: The question.
package func didYouMean(_ word: String, among words: some Sequence<String>, besides own: String? = nil) -> String {
    let near = suggestions(for: word, among: words, limit: 4).filter { $0 != own }.prefix(3)
    guard !near.isEmpty else { return "" }
    return "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
}

/// The nearest of several words.
package func nearest(to word: String, among words: some Sequence<String>) -> String? {
    suggestions(for: word, among: words, limit: 1).first
}
