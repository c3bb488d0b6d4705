/// The tokens of a source file, with its text.
struct TokenList {
    let tokens: [Token]
    /// The UTF-8 text of the file, to which the tokens' ranges refer.
    private let bytes: [UInt8]
    /// The index of each bracket's counterpart; for any other token, its own index.
    let partner: [Int]

    init(_ tokens: [Token], of bytes: [UInt8]) {
        self.tokens = tokens
        self.bytes = bytes
        var partner = Array(tokens.indices)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .sign {
            switch token.id {
            case 0x28, 0x5B, 0x7B: open.append(index)
            case 0x29, 0x5D, 0x7D:
                // A bracket without an opening one, as in a branch of `#if`, closes nothing.
                let opening: UInt64 = token.id == 0x29 ? 0x28 : token.id - 2
                guard let last = open.lastIndex(where: { tokens[$0].id == opening }) else { continue }
                partner[index] = open[last]
                partner[open[last]] = index
                open.removeSubrange(last...)
            default: break
            }
        }
        self.partner = partner
    }

    var count: Int { tokens.count }
    subscript(index: Int) -> Token { tokens[index] }

    func text(at index: Int) -> String {
        String(decoding: bytes[Int(tokens[index].start)..<Int(tokens[index].end)], as: UTF8.self)
    }

    /// The source text of a range of tokens.
    func text(in range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        return String(
            decoding: bytes[Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)],
            as: UTF8.self)
    }

    /// Whether the sign stands at an index; false for an index out of bounds, as with all `is` methods here.
    func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
        index >= 0 && index < count && tokens[index].isSign(sign)
    }
    func isWord(_ word: Word, at index: Int) -> Bool { index >= 0 && index < count && tokens[index].isWord(word) }
    func isWord(at index: Int) -> Bool { index >= 0 && index < count && tokens[index].kind == .word }
    func isArrow(at index: Int) -> Bool {
        index >= 0 && index < count && tokens[index].kind == .sign && tokens[index].id == Token.arrow
    }

    /// Whether a word begins with a capital letter, as types do.
    func isCapitalized(at index: Int) -> Bool {
        guard isWord(at: index), tokens[index].start < tokens[index].end else { return false }
        return (0x41...0x5A).contains(bytes[Int(tokens[index].start)])
    }

    /// The index after the bracket that closes the one at `index`; the end of the list if nothing does.
    func end(of index: Int) -> Int { partner[index] > index ? partner[index] + 1 : count }

    /// The index after the `>` that closes the `<` at `index`; nil if the `<` opens no arguments, as in a comparison.
    func endOfGenerics(at index: Int) -> Int? {
        var open = 0
        var next = index
        while next < count {
            let token = tokens[next]
            if token.kind == .sign {
                switch token.id {
                case 0x3C: open += 1
                case 0x3E:
                    open -= 1
                    if open == 0 { return next + 1 }
                case 0x28, 0x5B:
                    next = end(of: next)
                    continue
                case 0x7B, 0x7D, 0x29, 0x5D, 0x3B: return nil
                default: break
                }
            }
            next += 1
        }
        return nil
    }

    /// The parts of a range between separators, commas by default; separators inside of brackets do not count.
    func parts(of range: Range<Int>, separatedBy sign: Unicode.Scalar = ",") -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var next = start
        while next < range.upperBound {
            let token = tokens[next]
            if token.isSign(sign) {
                parts.append(start..<next)
                start = next + 1
            } else if token.kind == .sign, token.id == 0x28 || token.id == 0x5B || token.id == 0x7B {
                next = min(end(of: next), range.upperBound)
                continue
            } else if token.isSign("<"), token.isAdjacent, next > 0, isWord(at: next - 1),
                let end = endOfGenerics(at: next),
                end <= range.upperBound
            {
                next = end
                continue
            }
            next += 1
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }
}

/// One argument of a call.
struct Argument {
    /// The label; empty if the argument has none.
    let label: String
    let range: Range<Int>
}

extension TokenList {
    /// The arguments in the parentheses that open at an index.
    func arguments(at index: Int) -> [Argument] {
        let inside = (index + 1)..<max(index + 1, end(of: index) - 1)
        return parts(of: inside).map { part in
            isWord(at: part.lowerBound) && isSign(":", at: part.lowerBound + 1) && part.count > 2
                ? Argument(label: text(at: part.lowerBound), range: (part.lowerBound + 2)..<part.upperBound)
                : Argument(label: "", range: part)
        }
    }

    /// The type in an expression such as `Store.self`; nil for any other expression.
    func metatype(in range: Range<Int>) -> WrittenType? {
        guard range.count > 2, isWord("self", at: range.upperBound - 1), isSign(".", at: range.upperBound - 2) else {
            return nil
        }
        let type = WrittenType(range.lowerBound..<(range.upperBound - 2), in: self)
        if case .other = type { return nil }
        return type
    }

    /// The text of a string literal; nil for an expression of any other kind, and with interpolations or escapes.
    func literal(in range: Range<Int>) -> String? {
        guard range.count == 1, tokens[range.lowerBound].kind == .text else { return nil }
        let text = text(at: range.lowerBound)
        return text.contains("\\") ? nil : text
    }
}
