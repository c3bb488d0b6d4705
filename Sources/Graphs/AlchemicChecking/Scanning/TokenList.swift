/// The tokens of a source file, with its text.
struct TokenList {
    let tokens: [Token]
    private let bytes: [UInt8]
    /// The index of each bracket's counterpart; for any other token, its own index.
    let partner: [Int]

    init(_ tokens: [Token], of bytes: [UInt8]) {
        self.tokens = tokens
        self.bytes = bytes
        var partner = Array(tokens.indices)
        var open: [Int] = []
        for (place, token) in tokens.enumerated() where token.kind == .sign {
            switch token.id {
            case 0x28, 0x5B, 0x7B: open.append(place)
            case 0x29, 0x5D, 0x7D:
                // A bracket without an opening one, as in a branch of `#if`, closes nothing.
                let opening: UInt64 = token.id == 0x29 ? 0x28 : token.id - 2
                guard let last = open.lastIndex(where: { tokens[$0].id == opening }) else { continue }
                partner[place] = open[last]
                partner[open[last]] = place
                open.removeSubrange(last...)
            default: break
            }
        }
        self.partner = partner
    }

    var count: Int { tokens.count }
    subscript(place: Int) -> Token { tokens[place] }

    func text(_ place: Int) -> String {
        String(decoding: bytes[Int(tokens[place].start)..<Int(tokens[place].end)], as: UTF8.self)
    }

    /// The source text of a range of tokens.
    func text(_ places: Range<Int>) -> String {
        guard !places.isEmpty else { return "" }
        return String(
            decoding: bytes[Int(tokens[places.lowerBound].start)..<Int(tokens[places.upperBound - 1].end)],
            as: UTF8.self)
    }

    func isSign(_ sign: Unicode.Scalar, _ place: Int) -> Bool {
        place >= 0 && place < count && tokens[place].isSign(sign)
    }
    func isWord(_ word: Word, _ place: Int) -> Bool { place >= 0 && place < count && tokens[place].isWord(word) }
    func isWord(_ place: Int) -> Bool { place >= 0 && place < count && tokens[place].kind == .word }
    func isArrow(_ place: Int) -> Bool {
        place >= 0 && place < count && tokens[place].kind == .sign && tokens[place].id == Token.arrow
    }

    /// Whether a word begins with a capital letter, as types do.
    func isCapitalized(_ place: Int) -> Bool {
        guard isWord(place), tokens[place].start < tokens[place].end else { return false }
        return (0x41...0x5A).contains(bytes[Int(tokens[place].start)])
    }

    /// The index after the bracket that closes the one at `place`; the end of the list if nothing does.
    func end(of place: Int) -> Int { partner[place] > place ? partner[place] + 1 : count }

    /// The index after the `>` that closes the `<` at `place`; nil if the `<` opens no arguments, as in a comparison.
    func endOfGenerics(_ place: Int) -> Int? {
        var open = 0
        var next = place
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
    func parts(_ places: Range<Int>, separatedBy sign: Unicode.Scalar = ",") -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = places.lowerBound
        var next = start
        while next < places.upperBound {
            let token = tokens[next]
            if token.isSign(sign) {
                parts.append(start..<next)
                start = next + 1
            } else if token.kind == .sign, token.id == 0x28 || token.id == 0x5B || token.id == 0x7B {
                next = min(end(of: next), places.upperBound)
                continue
            } else if token.isSign("<"), token.isAdjacent, next > 0, isWord(next - 1), let end = endOfGenerics(next),
                end <= places.upperBound
            {
                next = end
                continue
            }
            next += 1
        }
        if start < places.upperBound { parts.append(start..<places.upperBound) }
        return parts
    }
}

/// One argument of a call.
struct Argument {
    /// The label; empty if the argument has none.
    let label: String
    let places: Range<Int>
}

extension TokenList {
    /// The arguments in the parentheses that open at a place.
    func arguments(_ place: Int) -> [Argument] {
        let inside = (place + 1)..<max(place + 1, end(of: place) - 1)
        return parts(inside).map { part in
            isWord(part.lowerBound) && isSign(":", part.lowerBound + 1) && part.count > 2
                ? Argument(label: text(part.lowerBound), places: (part.lowerBound + 2)..<part.upperBound)
                : Argument(label: "", places: part)
        }
    }

    /// The type in an expression such as `Store.self`; nil for any other expression.
    func metatype(_ places: Range<Int>) -> WrittenType? {
        guard places.count > 2, isWord("self", places.upperBound - 1), isSign(".", places.upperBound - 2) else {
            return nil
        }
        let type = WrittenType(places.lowerBound..<(places.upperBound - 2), self)
        if case .other = type { return nil }
        return type
    }

    /// The text of a string literal; nil for an expression of any other kind, and with interpolations or escapes.
    func literal(_ places: Range<Int>) -> String? {
        guard places.count == 1, tokens[places.lowerBound].kind == .text else { return nil }
        let text = text(places.lowerBound)
        return text.contains("\\") ? nil : text
    }
}
