internal import FileValues

/// Literals and names in Swift's syntax.
enum SwiftText {
    /// A text as a single-line literal.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                // Control characters, and characters that are invisible or change the direction of text in an editor.
                if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                    || (0x200B...0x200F).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value)
                    || (0x2066...0x2069).contains(scalar.value) || scalar.value == 0xFEFF
                {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// A number as a literal that is a `Double` unless the context requires another type.
    static func literal(_ number: Double) -> String {
        if number.isNaN { return "Double.nan" }
        if number.isInfinite { return number < 0 ? "-Double.infinity" : "Double.infinity" }
        return "\(number)"
    }

    /// A constant as a literal.
    static func literal(_ constant: FileConstant) -> String {
        switch constant {
        case .null: "nil"
        case .boolean(let boolean, _): "\(boolean)"
        case .integer(let integer, _): "\(integer)"
        case .number(let number, _): literal(number)
        case .text(let text): literal(text)
        case .list(let members): "[\(members.map(literal).joined(separator: ", "))]"
        case .map(let entries):
            entries.isEmpty
                ? "[:]" : "[\(entries.map { "\(literal($0.key)): \(literal($0.value))" }.joined(separator: ", "))]"
        }
    }

    /// A constant as a literal that keeps the spelling of numbers and truth values, since it may become part of a text.
    static func written(_ constant: FileConstant) -> String {
        switch constant {
        case .boolean(_, let text?), .integer(_, let text?), .number(_, let text?): ".written(\(literal(text)))"
        case .list(let members): "[\(members.map(written).joined(separator: ", "))]"
        case .map(let entries) where !entries.isEmpty:
            "[\(entries.map { "\(literal($0.key)): \(written($0.value))" }.joined(separator: ", "))]"
        case .null, .boolean, .integer, .number, .text, .map: literal(constant)
        }
    }

    /// Whether a text consists only of characters that can occur in a type, so that no other code can be in it.
    static func isType(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first == "_" || first == "[" || first.properties.isXIDStart else {
            return false
        }
        return text.unicodeScalars.allSatisfy {
            $0.properties.isXIDContinue || ".<>,:[]?& ".unicodeScalars.contains($0)
        }
    }

    /// An expression for a type: `Engine.self`, `(any Motor).self`.
    static func metatype(_ type: String) -> String {
        let isPath = type.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "." }
        return isPath ? "\(type).self" : "(\(type)).self"
    }

    /// The possible modules in a type's name: the first name of each dotted path.
    static func modules(in type: String) -> [String] {
        type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
            .compactMap { path in path.firstIndex(of: ".").map { String(path[..<$0]) } }
            .filter(isName)
    }

    /// A Swift name for a name in a file: `carFactoryClass` for `car_factory.class`.
    static func constantName(_ name: String) -> String {
        var result = ""
        var startsWord = false
        for scalar in name.unicodeScalars {
            guard scalar.properties.isXIDContinue, scalar != "_" else {
                startsWord = true
                continue
            }
            result += startsWord && !result.isEmpty ? String(scalar).uppercased() : String(scalar)
            startsWord = false
        }
        guard let first = result.unicodeScalars.first else { return "_" }
        if !first.properties.isXIDStart { return "_" + result }
        let lower = String(first).lowercased() + result.dropFirst()
        return escaped(lower)
    }

    /// A name, in backticks if it is a keyword.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Whether a text is a single name.
    static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return text.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
