extension String {
    /// The text with escapes for what a terminal would act on, and for what would end a line or turn it around.
    ///
    /// Names and errors may come from anywhere; in a message they must not look like another one.
    package var printable: String {
        // Plain ASCII, and the parts of other characters.
        let isPlain = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { 0x20..<0x7F ~= $0 } }
        guard isPlain != true else { return self }
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.isPrintable {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                }
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether a text shows it, and nothing but it.
    package var isPrintable: Bool {
        if value < 0x7F { return value >= 0x20 }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        // What joins letters belongs to words of some languages, and to pictures of several people.
        case .format: value == 0x200C || value == 0x200D
        default: true
        }
    }
}
