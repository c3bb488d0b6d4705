/// Splits a text into words; the program has one, and libraries may resolve it.
public protocol WordSplitter: Sendable {
    /// Splits a text.
    ///
    /// - Parameter text: The text.
    /// - Returns: Its words, in order.
    func words(in text: String) -> [String]
}
