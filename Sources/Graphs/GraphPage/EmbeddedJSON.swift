/// JSON for a `<script>` element.
enum EmbeddedJSON {
    /// A JSON text without whitespace between its parts, and without the character that could close the element.
    ///
    /// JSON has `<` only within strings, where an escape is valid: every `<` can be escaped.
    static func compact(_ json: String) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.utf8.count)
        var isInString = false
        var isEscaped = false
        for byte in json.utf8 {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
            } else if byte == UInt8(ascii: "\"") {
                isInString = true
            } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
                continue
            }
            if byte == UInt8(ascii: "<") {
                bytes += "\\u003c".utf8
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A JSON string literal.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "<", "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
