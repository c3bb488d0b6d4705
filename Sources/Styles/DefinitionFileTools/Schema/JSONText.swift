/// A value of JSON, whose objects keep the order of their keys.
indirect enum JSONText {
    case text(String)
    case boolean(Bool)
    case number(Int)
    case list([JSONText])
    case object([(key: String, value: JSONText)])

    /// The value as text, two spaces for each level.
    func text(indent: Int = 0) -> String {
        let inner = String(repeating: " ", count: indent + 2)
        let outer = String(repeating: " ", count: indent)
        switch self {
        case .text(let text): return JSONText.quoted(text)
        case .boolean(let boolean): return "\(boolean)"
        case .number(let number): return "\(number)"
        case .list(let members):
            let texts = members.map { $0.text(indent: indent + 2) }
            let line = "[\(texts.joined(separator: ", "))]"
            if line.count + indent < 100, !line.contains("\n") { return line }
            return "[\n\(texts.map { inner + $0 }.joined(separator: ",\n"))\n\(outer)]"
        case .object(let entries):
            if entries.isEmpty { return "{}" }
            let texts = entries.map { "\(inner)\(JSONText.quoted($0.key)): \($0.value.text(indent: indent + 2))" }
            return "{\n\(texts.joined(separator: ",\n"))\n\(outer)}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default:
                if scalar.value < 0x20 {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
