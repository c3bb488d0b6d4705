/// Drops the endings of what another `Tokeniser` finds, so that "dependencies" is found by "dependency".
struct StemmingTokeniser: Tokeniser {
    private let inner: any Tokeniser

    init(_ inner: any Tokeniser) {
        self.inner = inner
    }

    func tokens(of text: String) -> [String] { inner.tokens(of: text).map(stem) }

    private func stem(_ word: String) -> String {
        guard word.count > 3 else { return word }
        if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if word.hasSuffix("ss") || word.hasSuffix("us") { return word }
        return word.hasSuffix("s") ? String(word.dropLast()) : word
    }
}
