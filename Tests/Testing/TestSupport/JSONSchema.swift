internal import Foundation

/// A JSON text read as what it says, numbers and truth values kept apart.
public enum JSONValue: Codable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// Reads whatever is there.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Writes the same again.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let elements): try container.encode(elements)
        case .object(let members): try container.encode(members)
        }
    }

    /// Reads a text.
    public init(parsing text: String) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    /// A member of an object.
    public subscript(key: String) -> JSONValue? {
        get { if case .object(let members) = self { members[key] } else { nil } }
        set {
            guard case .object(var members) = self else { return }
            members[key] = newValue
            self = .object(members)
        }
    }

    /// An element of an array.
    public subscript(index: Int) -> JSONValue {
        get { if case .array(let elements) = self, elements.indices.contains(index) { elements[index] } else { .null } }
        set {
            guard case .array(var elements) = self, elements.indices.contains(index) else { return }
            elements[index] = newValue
            self = .array(elements)
        }
    }

    /// A string's text.
    public var text: String? { if case .string(let text) = self { text } else { nil } }
    /// The elements of an array; none of anything else.
    public var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
    /// The members of an object; none of anything else.
    public var members: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }
}

/// As much of JSON Schema as the schemas of this repository use; a keyword it does not know is an error of the schema.
public struct JSONSchema {
    /// What it says, as it is written.
    public let root: JSONValue

    /// Takes a schema that has been read.
    public init(root: JSONValue) { self.root = root }

    /// Reads a schema of the repository, by its file's name in `Documentation`.
    public init(published name: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appending(path: "Documentation/\(name)")
        self.init(root: try JSONValue(parsing: String(contentsOf: file, encoding: .utf8)))
    }

    /// What in a value does not follow the schema, each with its place.
    public func problems(in value: JSONValue) -> [String] { problems(in: value, root, at: "$") }

    /// Whether this reads a keyword; a schema with another one would be validated in part only.
    public static func understands(_ keyword: String) -> Bool {
        JSONSchema(root: .object([keyword: .null])).problems(in: .null).allSatisfy { !$0.contains("is not understood") }
    }

    private static let remarks: Set<String> = ["$schema", "$defs", "definitions", "title", "description"]

    private func problems(in value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
        if schema == .bool(false) { return ["\(place): nothing may stand there"] }
        var result: [String] = []
        func require(_ condition: Bool, _ problem: @autoclosure () -> String) {
            if !condition { result.append("\(place): \(problem())") }
        }
        for (keyword, rule) in schema.members where !JSONSchema.remarks.contains(keyword) {
            switch keyword {
            case "$ref":
                let name = rule.text?.split(separator: "/").last.map(String.init) ?? ""
                let target = root["$defs"]?[name] ?? root["definitions"]?[name]
                require(target != nil, "the schema has no \(name)")
                if let target { result += problems(in: value, target, at: place) }
            case "allOf": for part in rule.elements { result += problems(in: value, part, at: place) }
            case "anyOf":
                require(
                    rule.elements.contains { problems(in: value, $0, at: place).isEmpty }, "is none of the alternatives"
                )
            case "not": require(!problems(in: value, rule, at: place).isEmpty, "is what it must not be")
            case "type":
                let names = rule.text.map { [$0] } ?? rule.elements.compactMap(\.text)
                require(
                    !JSONSchema.types(of: value).isDisjoint(with: names), "is no \(names.joined(separator: " or "))")
            case "enum": require(rule.elements.contains(value), "\(value) is not one of the words")
            case "minimum":
                if case .integer(let least) = rule, case .integer(let number) = value {
                    require(number >= least, "\(number) is below \(least)")
                }
            case "minLength":
                if case .integer(let least) = rule, let text = value.text {
                    require(text.unicodeScalars.count >= least, "'\(text)' is too short")
                }
            case "pattern": if let text = value.text { require(matches(text, rule.text), "'\(text)' is no such text") }
            case "required":
                guard case .object = value else { continue }
                for key in rule.elements.compactMap(\.text) { require(value[key] != nil, "has no \(key)") }
            case "properties":
                for (key, member) in rule.members {
                    if let inside = value[key] { result += problems(in: inside, member, at: "\(place).\(key)") }
                }
            case "patternProperties":
                for (pattern, member) in rule.members {
                    for (key, inside) in value.members where matches(key, pattern) {
                        result += problems(in: inside, member, at: "\(place).\(key)")
                    }
                }
            case "additionalProperties":
                let known = schema["properties"]?.members ?? [:]
                let patterns = schema["patternProperties"]?.members ?? [:]
                for (key, inside) in value.members
                where known[key] == nil && !patterns.keys.contains(where: { matches(key, $0) }) {
                    require(rule != .bool(false), "has \(key)")
                    if rule != .bool(false) { result += problems(in: inside, rule, at: "\(place).\(key)") }
                }
            case "propertyNames":
                for key in value.members.keys { result += problems(in: .string(key), rule, at: "\(place).\(key)") }
            case "items":
                for (offset, element) in value.elements.enumerated() {
                    if case .array(let rules) = rule {
                        guard offset < rules.count else { break }
                        result += problems(in: element, rules[offset], at: "\(place)[\(offset)]")
                    } else {
                        result += problems(in: element, rule, at: "\(place)[\(offset)]")
                    }
                }
            case "minItems":
                if case .integer(let least) = rule, case .array(let elements) = value {
                    require(elements.count >= least, "is too short")
                }
            case "maxItems":
                if case .integer(let most) = rule { require(value.elements.count <= most, "is too long") }
            default: require(false, "the keyword \(keyword) is not understood")
            }
        }
        return result
    }

    private func matches(_ text: String, _ pattern: String?) -> Bool {
        guard let expression = try? NSRegularExpression(pattern: pattern ?? "") else { return false }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private static func types(of value: JSONValue) -> Set<String> {
        switch value {
        case .null: ["null"]
        case .bool: ["boolean"]
        case .integer: ["integer", "number"]
        case .number: ["number"]
        case .string: ["string"]
        case .array: ["array"]
        case .object: ["object"]
        }
    }
}
