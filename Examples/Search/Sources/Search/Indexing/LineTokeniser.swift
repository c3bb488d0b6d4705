/// Splits the lines of a file, each in the manner of its kind.
struct LineTokeniser: Sendable {
    private let prose: any Tokeniser
    private let code: any Tokeniser

    init(prose: any Tokeniser, code: any Tokeniser) {
        self.prose = prose
        self.code = code
    }

    func tokens(of line: Line) -> [String] {
        line.kind == .code ? code.tokens(of: line.text) : prose.tokens(of: line.text)
    }
}
