/// A question for the end of a message: `; did you mean 'a' or 'b'?`, or nothing.
package func didYouMean(_ word: String, among words: some Sequence<String>) -> String {
    let near = suggestions(for: word, among: words)
    guard !near.isEmpty else { return "" }
    return "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
}

/// The nearest of several words.
package func nearest(to word: String, among words: some Sequence<String>) -> String? {
    suggestions(for: word, among: words, limit: 1).first
}
