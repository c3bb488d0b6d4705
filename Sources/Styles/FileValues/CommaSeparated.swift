/// Reads a list of texts with commas between them, as Symfony's `csv` does: by the rules of PHP's `str_getcsv`, without an
/// escape character.
///
/// A text in quotes may hold commas and line ends, and a quote as two; white space before it is dropped, and what follows the
/// closing quote is added. One line end at the end is no part of the last text.
enum CommaSeparated {
    /// The texts; nothing at all is no text, and a line end alone is nothing.
    static func read(_ text: String) -> [FileConstant] {
        guard !text.isEmpty else { return [] }
        let bytes = Array(text.utf8)
        let line = withoutLineEnd(bytes[...])
        guard !line.isEmpty else { return [.null] }
        var fields: [FileConstant] = []
        var rest = line
        var endsWithComma = true
        while endsWithComma {
            let start = rest.drop { isSpace($0) }
            let field: [UInt8]
            if start.first == quote {
                (field, rest) = quoted(start.dropFirst(), lineEnd: bytes[line.endIndex...])
            } else {
                let plain = rest.prefix { $0 != comma }
                rest = rest[plain.endIndex...]
                field = Array(withoutLineEnd(plain))
            }
            fields.append(.text(String(decoding: field, as: UTF8.self)))
            endsWithComma = rest.first == comma
            rest = rest.dropFirst()
        }
        return fields
    }

    private static let comma = UInt8(ascii: ",")
    private static let quote = UInt8(ascii: "\"")

    /// A text behind its opening quote, and what comes after it.
    private static func quoted(
        _ bytes: ArraySlice<UInt8>, lineEnd: ArraySlice<UInt8>
    ) -> (field: [UInt8], rest: ArraySlice<UInt8>) {
        var field: [UInt8] = []
        var rest = bytes
        while true {
            let part = rest.prefix { $0 != quote }
            field += part
            rest = rest[part.endIndex...]
            // Without a closing quote, everything belongs to it.
            guard !rest.isEmpty else { return (field + lineEnd, rest) }
            rest = rest.dropFirst()
            guard rest.first == quote else { break }
            field.append(quote)
            rest = rest.dropFirst()
        }
        let part = rest.prefix { $0 != comma }
        return (field + part, rest[part.endIndex...])
    }

    private static func withoutLineEnd(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let last = bytes.last, last == 0x0A || last == 0x0D else { return bytes }
        let rest = bytes.dropLast()
        return last == 0x0A && rest.last == 0x0D ? rest.dropLast() : rest
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
