import AlchemicMacros

/// Splits code: an identifier is found as a whole and by its parts, `ResolutionError` by "error" as well.
@Singleton(.lazy, as: (any Tokeniser).self, named: "code")
struct CodeTokeniser: Tokeniser {
    private let words: WordTokeniser

    func tokens(of text: String) -> [String] {
        let parts = text.replacing(/([a-z0-9])([A-Z])/) { "\($0.1) \($0.2)" }
        return words.tokens(of: text) + (parts == text ? [] : words.tokens(of: parts))
    }
}
