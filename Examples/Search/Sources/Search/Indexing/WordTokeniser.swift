/// Splits prose: letters and digits make words, in lower case; the most common words are left out.
struct WordTokeniser: Tokeniser {
    private let stopWords: StopWords

    init(stopWords: StopWords) {
        self.stopWords = stopWords
    }

    func tokens(of text: String) -> [String] {
        text.lowercased()
            .split { !$0.isLetter && !$0.isNumber }
            .map(String.init)
            .filter { !stopWords.words.contains($0) }
    }
}
