extension FileConstant {
    /// Reads an unquoted YAML word by the core schema of YAML 1.2, in which `yes` and `on` are texts.
    ///
    /// The result is nil for a number that is too large for Swift's `Int` or `Double`.
    package init?(unquoted word: String) {
        var utf8 = Array(word.utf8)[...]
        guard let first = utf8.first else {
            self = .null
            return
        }
        switch first {
        case UInt8(ascii: "~") where utf8.count == 1: self = .null
        case UInt8(ascii: "n"), UInt8(ascii: "N"):
            self = ["null", "Null", "NULL"].contains(word) ? .null : .text(word)
        case UInt8(ascii: "t"), UInt8(ascii: "T"):
            self =
                ["true", "True", "TRUE"].contains(word)
                ? .boolean(true, written: word == "true" ? nil : word) : .text(word)
        case UInt8(ascii: "f"), UInt8(ascii: "F"):
            self =
                ["false", "False", "FALSE"].contains(word)
                ? .boolean(false, written: word == "false" ? nil : word) : .text(word)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            guard let number = FileConstant.number(word, digits: &utf8) else { return nil }
            self = number
        default: self = .text(word)
        }
    }

    /// The standard YAML tags that may precede the constant.
    package var tags: [String] {
        switch self {
        case .null: ["null"]
        case .boolean: ["bool"]
        case .integer: ["int", "float"]
        case .number: ["float"]
        case .text, .list, .map: []
        }
    }

    private static func number(_ word: String, digits utf8: inout ArraySlice<UInt8>) -> FileConstant? {
        if word.hasPrefix("0x") { return based(word, radix: 16) }
        if word.hasPrefix("0o") { return based(word, radix: 8) }
        let isNegative = utf8.first == UInt8(ascii: "-")
        if isNegative || utf8.first == UInt8(ascii: "+") { utf8.removeFirst() }
        let rest = String(decoding: utf8, as: UTF8.self)
        if [".inf", ".Inf", ".INF"].contains(rest) {
            return .number(isNegative ? -.infinity : .infinity, written: word)
        }
        if [".nan", ".NaN", ".NAN"].contains(word) { return .number(.nan, written: word) }
        guard isNumber(utf8) else { return .text(word) }
        if utf8.allSatisfy(isDigit) { return integer(Int(word), word: word) }
        guard let number = Double(word), number.isFinite else { return nil }
        return .number(number, written: String(number) == word ? nil : word)
    }

    private static func based(_ word: String, radix: Int) -> FileConstant? {
        let digits = word.dropFirst(2)
        guard !digits.isEmpty, digits.allSatisfy({ $0.isHexDigit && $0.hexDigitValue ?? 16 < radix }) else {
            return .text(word)
        }
        return integer(Int(digits, radix: radix), word: word)
    }

    private static func integer(_ integer: Int?, word: String) -> FileConstant? {
        integer.map { .integer($0, written: String($0) == word ? nil : word) }
    }

    /// Whether the bytes are digits with at most one point, and perhaps an exponent.
    private static func isNumber(_ utf8: ArraySlice<UInt8>) -> Bool {
        var digits = 0
        var points = 0
        var rest = utf8
        while let next = rest.first, isDigit(next) || next == UInt8(ascii: ".") {
            if next == UInt8(ascii: ".") { points += 1 } else { digits += 1 }
            rest.removeFirst()
        }
        guard digits > 0, points <= 1 else { return false }
        guard let exponent = rest.first else { return true }
        guard exponent == UInt8(ascii: "e") || exponent == UInt8(ascii: "E") else { return false }
        rest.removeFirst()
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        return !rest.isEmpty && rest.allSatisfy(isDigit)
    }

    private static func isDigit(_ letter: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letter) }
}
