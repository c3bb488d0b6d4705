/// A word, a sign or a literal of a source file.
struct Token {
    enum Kind: UInt8 {
        /// An identifier or a keyword.
        case word
        /// One of Swift's signs; `->` is one.
        case sign
        /// A literal text without interpolations; what stands in one with interpolations follows it in parentheses.
        case text, interpolatedText
        case number
        /// A literal regular expression.
        case expression
        /// `#if`, `#elseif`, `#else` and `#endif`.
        case directive
    }

    let kind: Kind
    /// The number of a word, which equal words share, or the sign.
    let id: UInt64
    /// The bytes; those of a text without its delimiters, and of a word without backticks.
    let start: Int32
    let end: Int32
    let line: Int32
    let column: Int32
    /// Whether nothing stands between it and the token before.
    let isAdjacent: Bool

    /// The sign `->`.
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
    /// Numbers words as FNV-1a does.
    @inline(__always)
    static func adding(_ byte: UInt8, to id: UInt64) -> UInt64 { (id ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
