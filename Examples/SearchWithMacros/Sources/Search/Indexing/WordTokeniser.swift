import AlchemicMacros

/// Splits prose: letters and digits make words, in lower case; the most common words are left out.
@Singleton(.lazy, .primary, as: (any Tokeniser).self, named: "prose")
struct WordTokeniser: Tokeniser {
    private let stopWords: StopWords

    func tokens(of text: String) -> [String] {
        text.lowercased()
            .split { !$0.isLetter && !$0.isNumber }
            .map(String.init)
            .filter { !stopWords.words.contains($0) }
    }
}
