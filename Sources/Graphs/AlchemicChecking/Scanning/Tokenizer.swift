/// Splits a source file into words, signs and literals, and skips comments.
///
/// The tokenizer knows only as much Swift as it needs to tell code from text that looks like code.
struct Tokenizer {
    private(set) var tokens: [Token] = []
    /// The lines that `// alchemic:ignore` excludes: the comment's own, and the next one if no code stands before the comment.
    private(set) var ignoredLines: Set<Int32> = []

    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    private var position = 0
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
            var tokenizer = Tokenizer(bytes: base, count: buffer.count)
            tokenizer.tokens.reserveCapacity(buffer.count / 6)
            tokenizer.run(untilClosed: false)
            return (tokenizer.tokens, tokenizer.ignoredLines)
        }
    }

    private init(bytes: UnsafePointer<UInt8>, count: Int) {
        self.bytes = bytes
        self.count = count
    }

    /// The byte at an offset from the current one; zero past the end.
    private func byte(_ offset: Int = 0) -> UInt8 { position + offset < count ? bytes[position + offset] : 0 }

    /// Reads to the end of the file, or to the parenthesis that closes an interpolation.
    private mutating func run(untilClosed: Bool) {
        var open = 0
        while position < count {
            let byte = bytes[position]
            switch byte {
            case 0x0A:
                position += 1
                startLine()
            case 0x20, 0x09, 0x0D: position += 1
            case 0x2F: readComment()
            case 0x22: readText(hashes: 0)
            case 0x23: readHash()
            case 0x60: readQuotedWord()
            case 0x30...0x39: readNumber()
            case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x24, 0x80...: readWord()
            case 0x2D where self.byte(1) == 0x3E:
                add(.sign, id: Token.arrow, from: position, to: position + 2)
                position += 2
            default:
                if untilClosed {
                    if byte == 0x28 { open += 1 }
                    if byte == 0x29 {
                        open -= 1
                        if open < 0 { return }
                    }
                }
                add(.sign, id: UInt64(byte), from: position, to: position + 1)
                position += 1
            }
        }
    }

    private mutating func startLine() {
        line += 1
        lineStart = position
    }

    private mutating func add(_ kind: Token.Kind, id: UInt64, from start: Int, to end: Int, line: Int32? = nil) {
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

    private mutating func readWord() {
        let start = position
        var id = Word.seed
        var next = position
        while next < count, Tokenizer.isWordByte(bytes[next]) {
            id = Word.adding(bytes[next], to: id)
            next += 1
        }
        position = next
        add(.word, id: id, from: start, to: next)
    }

    /// Reads a name in backticks, with an id that no keyword has.
    private mutating func readQuotedWord() {
        let start = position + 1
        var next = start
        while next < count, bytes[next] != 0x60, bytes[next] != 0x0A { next += 1 }
        position = min(next + 1, count)
        add(.word, id: 0, from: start, to: next)
        lastEnd = position
    }

    private mutating func readNumber() {
        let start = position
        while Tokenizer.isWordByte(byte()) || byte() == 0x2E && (0x30...0x39).contains(byte(1)) { position += 1 }
        add(.number, id: 0, from: start, to: position)
    }

    // MARK: Comments

    private mutating func readComment() {
        if byte(1) == 0x2F {
            let start = position
            while position < count, bytes[position] != 0x0A { position += 1 }
            noteIgnoredLines(ofCommentFrom: start, to: position)
        } else if byte(1) == 0x2A {
            skipBlockComment()
        } else if startsExpression, let end = endOfExpression(from: position + 1) {
            add(.expression, id: 0, from: position, to: end)
            position = end
        } else {
            add(.sign, id: UInt64(byte()), from: position, to: position + 1)
            position += 1
        }
    }

    private mutating func noteIgnoredLines(ofCommentFrom start: Int, to end: Int) {
        let mark: StaticString = "alchemic:ignore"
        let length = mark.utf8CodeUnitCount
        var next = start + 2
        while next < end, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        guard end - next >= length else { return }
        for offset in 0..<length where bytes[next + offset] != mark.utf8Start[offset] { return }
        ignoredLines.insert(line)
        if tokens.last?.line != line { ignoredLines.insert(line + 1) }
    }

    private mutating func skipBlockComment() {
        var open = 1
        position += 2
        while position < count, open > 0 {
            switch (bytes[position], byte(1)) {
            case (0x2F, 0x2A):
                open += 1
                position += 2
            case (0x2A, 0x2F):
                open -= 1
                position += 2
            case (0x0A, _):
                position += 1
                startLine()
            default: position += 1
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
    private mutating func readHash() {
        var hashes = 0
        while byte(hashes) == 0x23 { hashes += 1 }
        if byte(hashes) == 0x22 {
            position += hashes
            return readText(hashes: hashes)
        }
        if byte(hashes) == 0x2F, startsExpression { return readExtendedExpression(hashes: hashes) }
        add(.sign, id: 0x23, from: position, to: position + 1)
        position += 1
        let sign = tokens.count - 1
        guard Tokenizer.isWordByte(byte()) else { return }
        readWord()
        let last = tokens[tokens.count - 1]
        let isCondition = ["if", "elseif", "else", "endif"].contains { (word: Word) in last.isWord(word) }
        if isCondition {
            tokens.removeLast(tokens.count - sign)
            add(.directive, id: last.id, from: Int(last.start), to: Int(last.end))
        }
    }

    private mutating func readExtendedExpression(hashes: Int) {
        let start = position
        let firstLine = line
        position += hashes + 1
        while position < count {
            if bytes[position] == 0x2F {
                var found = 0
                while found < hashes, byte(1 + found) == 0x23 { found += 1 }
                if found == hashes {
                    position += 1 + hashes
                    break
                }
            }
            if bytes[position] == 0x0A {
                position += 1
                startLine()
            } else {
                position += 1
            }
        }
        add(.expression, id: 0, from: start, to: position, line: firstLine)
    }

    /// Reads a string from its quotation marks on; the tokens of each interpolation follow in parentheses.
    private mutating func readText(hashes: Int) {
        let isLong = byte(1) == 0x22 && byte(2) == 0x22
        let marks = isLong ? 3 : 1
        position += marks
        let start = position
        let number = tokens.count
        add(.text, id: 0, from: start, to: start)
        var isInterpolated = false
        var end = count
        reading: while position < count {
            switch bytes[position] {
            case 0x22:
                if closes(marks: marks, hashes: hashes) {
                    end = position
                    position += marks + hashes
                    break reading
                }
                position += 1
            case 0x5C:
                var found = 0
                while found < hashes, byte(1 + found) == 0x23 { found += 1 }
                if found < hashes {
                    position += 1
                } else if byte(1 + hashes) == 0x28 {
                    isInterpolated = true
                    position += 1 + hashes
                    guard readInterpolation() else { break reading }
                } else {
                    position += byte(1 + hashes) == 0x0A ? 1 + hashes : 2 + hashes
                }
            case 0x0A:
                // An unclosed single-line string ends with its line.
                if !isLong {
                    end = position
                    break reading
                }
                position += 1
                startLine()
            default: position += 1
            }
        }
        position = min(position, count)
        let first = tokens[number]
        tokens[number] = Token(
            kind: isInterpolated ? .interpolatedText : .text, id: 0, start: Int32(start), end: Int32(min(end, count)),
            line: first.line, column: first.column, isAdjacent: first.isAdjacent)
        lastEnd = position
    }

    private func closes(marks: Int, hashes: Int) -> Bool {
        for offset in 0..<marks where byte(offset) != 0x22 { return false }
        for offset in 0..<hashes where byte(marks + offset) != 0x23 { return false }
        return true
    }

    /// Reads the code of an interpolation, with its parentheses.
    ///
    /// Returns false if it is nested too deeply, or not closed.
    private mutating func readInterpolation() -> Bool {
        guard depth < Tokenizer.deepest else {
            position = count
            return false
        }
        depth += 1
        defer { depth -= 1 }
        add(.sign, id: 0x28, from: position, to: position + 1)
        position += 1
        run(untilClosed: true)
        guard position < count else { return false }
        add(.sign, id: 0x29, from: position, to: position + 1)
        position += 1
        return true
    }
}
