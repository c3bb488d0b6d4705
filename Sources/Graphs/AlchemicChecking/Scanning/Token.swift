/// A word, a sign or a literal of a source file.
struct Token {
    enum Kind: UInt8 {
        /// An identifier or a keyword.
        case word
        /// One of Swift's signs; `->` is a single sign.
        case sign
        /// A string literal. After an interpolated one, the tokens of each interpolation follow in parentheses.
        case text, interpolatedText
        case number
        /// A literal regular expression.
        case expression
        /// `#if`, `#elseif`, `#else` and `#endif`.
        case directive
    }

    let kind: Kind
    /// The hash of a word, which equal words share, or the number of a sign.
    let id: UInt64
    /// The range of bytes, without the delimiters of a string and the backticks of a word.
    let start: Int32
    let end: Int32
    let line: Int32
    let column: Int32
    /// Whether nothing stands between this token and the one before.
    let isAdjacent: Bool

    /// The number of the sign `->`.
    static let arrow: UInt64 = 1

    func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign && id == UInt64(sign.value) }
    func isWord(_ word: Word) -> Bool { kind == .word && id == word.id }
}

/// A word to compare tokens with.
struct Word: ExpressibleByStringLiteral {
    let id: UInt64

    init(stringLiteral word: StaticString) {
        var id = Word.seed
        for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
            id = Word.adding(byte, to: id)
        }
        self.id = id
    }

    static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
    /// One step of the FNV-1a hash.
    @inline(__always)
    static func adding(_ byte: UInt8, to id: UInt64) -> UInt64 { (id ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
