/// Splits a source file into words, signs and literals, and skips comments.
///
/// The tokenizer knows only as much Swift as it needs to tell code from text that looks like code.
struct Tokenizer {
    private(set) var tokens: [Token] = []
    /// The lines that `// alchemic:ignore` excludes: the comment's own, and the next one if no code stands before the comment.
    private(set) var ignoredLines: Set<Int32> = []

    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    private var place = 0
    private var line: Int32 = 1
    private var lineStart = 0
    private var lastEnd = -1
    private var depth = 0

    /// The limit of nested interpolations, far above what code has.
    private static let deepest = 64

    /// Splits bytes into tokens.
    static func tokens(of bytes: [UInt8]) -> (tokens: [Token], ignoredLines: Set<Int32>) {
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return ([], []) }
            var tokenizer = Tokenizer(base, buffer.count)
            tokenizer.tokens.reserveCapacity(buffer.count / 6)
            tokenizer.run(untilClosed: false)
            return (tokenizer.tokens, tokenizer.ignoredLines)
        }
    }

    private init(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        self.bytes = bytes
        self.count = count
    }

    /// The byte at an offset from the current one; zero past the end.
    private func byte(_ offset: Int = 0) -> UInt8 { place + offset < count ? bytes[place + offset] : 0 }

    /// Reads to the end of the file, or to the parenthesis that closes an interpolation.
    private mutating func run(untilClosed: Bool) {
        var open = 0
        while place < count {
            let byte = bytes[place]
            switch byte {
            case 0x0A:
                place += 1
                startLine()
            case 0x20, 0x09, 0x0D: place += 1
            case 0x2F: comment()
            case 0x22: text(hashes: 0)
            case 0x23: hash()
            case 0x60: quotedWord()
            case 0x30...0x39: number()
            case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x24, 0x80...: word()
            case 0x2D where self.byte(1) == 0x3E:
                add(.sign, Token.arrow, from: place, to: place + 2)
                place += 2
            default:
                if untilClosed {
                    if byte == 0x28 { open += 1 }
                    if byte == 0x29 {
                        open -= 1
                        if open < 0 { return }
                    }
                }
                add(.sign, UInt64(byte), from: place, to: place + 1)
                place += 1
            }
        }
    }

    private mutating func startLine() {
        line += 1
        lineStart = place
    }

    private mutating func add(_ kind: Token.Kind, _ id: UInt64, from start: Int, to end: Int, line: Int32? = nil) {
        tokens.append(
            Token(
                kind: kind, id: id, start: Int32(start), end: Int32(end), line: line ?? self.line,
                column: Int32(start - lineStart + 1), isAdjacent: start == lastEnd))
        lastEnd = end
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x61...0x7A, 0x41...0x5A, 0x5F, 0x24, 0x80...: true
        default: false
        }
    }

    private mutating func word() {
        let start = place
        var id = Word.seed
        var next = place
        while next < count, Tokenizer.isWordByte(bytes[next]) {
            id = Word.adding(bytes[next], to: id)
            next += 1
        }
        place = next
        add(.word, id, from: start, to: next)
    }

    /// Reads a name in backticks, with an id that no keyword has.
    private mutating func quotedWord() {
        let start = place + 1
        var next = start
        while next < count, bytes[next] != 0x60, bytes[next] != 0x0A { next += 1 }
        place = min(next + 1, count)
        add(.word, 0, from: start, to: next)
        lastEnd = place
    }

    private mutating func number() {
        let start = place
        while Tokenizer.isWordByte(byte()) || byte() == 0x2E && (0x30...0x39).contains(byte(1)) { place += 1 }
        add(.number, 0, from: start, to: place)
    }

    // MARK: Comments

    private mutating func comment() {
        if byte(1) == 0x2F {
            let start = place
            while place < count, bytes[place] != 0x0A { place += 1 }
            noteIgnored(start, place)
        } else if byte(1) == 0x2A {
            blockComment()
        } else if startsExpression, let end = endOfExpression(from: place + 1) {
            add(.expression, 0, from: place, to: end)
            place = end
        } else {
            add(.sign, UInt64(byte()), from: place, to: place + 1)
            place += 1
        }
    }

    private mutating func noteIgnored(_ start: Int, _ end: Int) {
        let mark: StaticString = "alchemic:ignore"
        let length = mark.utf8CodeUnitCount
        var next = start + 2
        while next < end, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        guard end - next >= length else { return }
        for offset in 0..<length where bytes[next + offset] != mark.utf8Start[offset] { return }
        ignoredLines.insert(line)
        if tokens.last?.line != line { ignoredLines.insert(line + 1) }
    }

    private mutating func blockComment() {
        var open = 1
        place += 2
        while place < count, open > 0 {
            switch (bytes[place], byte(1)) {
            case (0x2F, 0x2A):
                open += 1
                place += 2
            case (0x2A, 0x2F):
                open -= 1
                place += 2
            case (0x0A, _):
                place += 1
                startLine()
            default: place += 1
            }
        }
    }

    // MARK: Regular expressions

    /// Whether a slash begins a regular expression here: no operand stands before it.
    private var startsExpression: Bool {
        guard byte(1) != 0x20, byte(1) != 0x09, byte(1) != 0x0A, byte(1) != 0x29 else { return false }
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .number, .text, .interpolatedText, .expression: return false
        case .word: return last.isWord("return") || last.isWord("in") || last.isWord("case") || last.isWord("try")
        case .directive: return true
        case .sign: return !(last.isSign(")") || last.isSign("]") || last.isSign("}") || last.isSign("/"))
        }
    }

    /// The index after the slash that ends a regular expression on its line; nil if there is none.
    private func endOfExpression(from start: Int) -> Int? {
        var next = start
        while next < count, bytes[next] != 0x0A {
            if bytes[next] == 0x5C {
                next += 2
                continue
            }
            if bytes[next] == 0x2F { return next + 1 }
            next += 1
        }
        return nil
    }

    // MARK: Texts

    /// Reads a raw string, an extended regular expression, a directive, or only the sign `#`.
    private mutating func hash() {
        var hashes = 0
        while byte(hashes) == 0x23 { hashes += 1 }
        if byte(hashes) == 0x22 {
            place += hashes
            return text(hashes: hashes)
        }
        if byte(hashes) == 0x2F, startsExpression { return extendedExpression(hashes) }
        add(.sign, 0x23, from: place, to: place + 1)
        place += 1
        let sign = tokens.count - 1
        guard Tokenizer.isWordByte(byte()) else { return }
        word()
        let last = tokens[tokens.count - 1]
        let isCondition = ["if", "elseif", "else", "endif"].contains { (word: Word) in last.isWord(word) }
        if isCondition {
            tokens.removeLast(tokens.count - sign)
            add(.directive, last.id, from: Int(last.start), to: Int(last.end))
        }
    }

    private mutating func extendedExpression(_ hashes: Int) {
        let start = place
        let firstLine = line
        place += hashes + 1
        while place < count {
            if bytes[place] == 0x2F {
                var found = 0
                while found < hashes, byte(1 + found) == 0x23 { found += 1 }
                if found == hashes {
                    place += 1 + hashes
                    break
                }
            }
            if bytes[place] == 0x0A {
                place += 1
                startLine()
            } else {
                place += 1
            }
        }
        add(.expression, 0, from: start, to: place, line: firstLine)
    }

    /// Reads a string from its quotation marks on; the tokens of each interpolation follow in parentheses.
    private mutating func text(hashes: Int) {
        let isLong = byte(1) == 0x22 && byte(2) == 0x22
        let marks = isLong ? 3 : 1
        place += marks
        let start = place
        let number = tokens.count
        add(.text, 0, from: start, to: start)
        var isInterpolated = false
        var end = count
        reading: while place < count {
            switch bytes[place] {
            case 0x22:
                if closes(marks: marks, hashes: hashes) {
                    end = place
                    place += marks + hashes
                    break reading
                }
                place += 1
            case 0x5C:
                var found = 0
                while found < hashes, byte(1 + found) == 0x23 { found += 1 }
                if found < hashes {
                    place += 1
                } else if byte(1 + hashes) == 0x28 {
                    isInterpolated = true
                    place += 1 + hashes
                    guard interpolation() else { break reading }
                } else {
                    place += byte(1 + hashes) == 0x0A ? 1 + hashes : 2 + hashes
                }
            case 0x0A:
                // An unclosed single-line string ends with its line.
                if !isLong {
                    end = place
                    break reading
                }
                place += 1
                startLine()
            default: place += 1
            }
        }
        place = min(place, count)
        let first = tokens[number]
        tokens[number] = Token(
            kind: isInterpolated ? .interpolatedText : .text, id: 0, start: Int32(start), end: Int32(min(end, count)),
            line: first.line, column: first.column, isAdjacent: first.isAdjacent)
        lastEnd = place
    }

    private func closes(marks: Int, hashes: Int) -> Bool {
        for offset in 0..<marks where byte(offset) != 0x22 { return false }
        for offset in 0..<hashes where byte(marks + offset) != 0x23 { return false }
        return true
    }

    /// Reads the code of an interpolation, with its parentheses.
    ///
    /// Returns false if it is nested too deeply, or not closed.
    private mutating func interpolation() -> Bool {
        guard depth < Tokenizer.deepest else {
            place = count
            return false
        }
        depth += 1
        defer { depth -= 1 }
        add(.sign, 0x28, from: place, to: place + 1)
        place += 1
        run(untilClosed: true)
        guard place < count else { return false }
        add(.sign, 0x29, from: place, to: place + 1)
        place += 1
        return true
    }
}
