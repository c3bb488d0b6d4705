extension String {
    /// The text with escapes for control characters, line ends, and characters that change the direction of text.
    ///
    /// Names and errors may come from anywhere. In a message, they must not control the terminal or imitate another message.
    package var printable: String {
        // The bytes of other characters are not in this range either.
        let isPlain = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20..<0x7F ~= $0 } }
        guard isPlain != true else { return self }
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.isPrintable: result.unicodeScalars.append(scalar)
            default: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is visible and changes nothing else in a text.
    package var isPrintable: Bool {
        if value < 0x7F { return value >= 0x20 }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        // Some languages join letters with these two characters, and so do emoji of several people.
        case .format: value == 0x200C || value == 0x200D
        default: true
        }
    }
}
