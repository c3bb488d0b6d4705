/// A JSON value to be written: without Foundation, and with an object's members in the order that the code gives.
package enum JSON {
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([JSON])
    case object([(key: String, value: JSON)])

    /// An object without the members that have no value.
    package static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
        .object(members.compactMap { key, value in value.map { (key, $0) } })
    }

    /// An array of texts.
    package static func strings(_ strings: [String]) -> JSON { .array(strings.map(JSON.string)) }

    /// The JSON text, indented by two spaces per level, without a line break at its end.
    package var text: String {
        var text = ""
        write(to: &text, indentation: 0)
        return text
    }

    private func write(to text: inout String, indentation: Int) {
        switch self {
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += String(value)
        case .string(let value): JSON.quote(value, to: &text)
        case .array(let elements):
            JSON.write(elements, between: ("[", "]"), to: &text, indentation: indentation) { element, text in
                element.write(to: &text, indentation: indentation + 1)
            }
        case .object(let members):
            JSON.write(members, between: ("{", "}"), to: &text, indentation: indentation) { member, text in
                JSON.quote(member.key, to: &text)
                text += ": "
                member.value.write(to: &text, indentation: indentation + 1)
            }
        }
    }

    /// Writes one element per line.
    private static func write<Element>(
        _ elements: [Element], between brackets: (open: String, close: String), to text: inout String,
        indentation: Int, each writeElement: (Element, inout String) -> Void
    ) {
        text += brackets.open
        for (offset, element) in elements.enumerated() {
            text += (offset == 0 ? "\n" : ",\n") + String(repeating: "  ", count: indentation + 1)
            writeElement(element, &text)
        }
        if !elements.isEmpty { text += "\n" + String(repeating: "  ", count: indentation) }
        text += brackets.close
    }

    private static func quote(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where !scalar.isPrintable:
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
