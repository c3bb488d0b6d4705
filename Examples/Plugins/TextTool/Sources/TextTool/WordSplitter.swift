/// Tells the words of a text; the program has one, and libraries may ask for it.
public protocol WordSplitter: Sendable {
    /// Splits a text.
    ///
    /// - Parameter text: The text.
    /// - Returns: Its words, in order.
    func words(in text: String) -> [String]
}
