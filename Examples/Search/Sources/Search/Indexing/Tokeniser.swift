/// Splits text into the words by which it is found.
protocol Tokeniser: Sendable {
    func tokens(of text: String) -> [String]
}
