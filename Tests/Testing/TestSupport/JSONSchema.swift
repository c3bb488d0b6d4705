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

/// As much of JSON Schema as the schemas of documents use; a keyword it does not know is an error of the schema.
public struct JSONSchema {
    let root: JSONValue

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

    private static let remarks: Set<String> = ["$schema", "$defs", "title", "description"]

    private func problems(in value: JSONValue, _ schema: JSONValue, at place: String) -> [String] {
        var result: [String] = []
        for (keyword, rule) in schema.members where !JSONSchema.remarks.contains(keyword) {
            switch keyword {
            case "$ref":
                let name = rule.text?.split(separator: "/").last.map(String.init) ?? ""
                guard let target = root["$defs"]?[name] else {
                    result.append("\(place): the schema has no \(name)")
                    continue
                }
                result += problems(in: value, target, at: place)
            case "type":
                if rule.text != JSONSchema.type(of: value) { result.append("\(place): is no \(rule.text ?? "?")") }
            case "enum":
                if !rule.elements.contains(value) { result.append("\(place): \(value) is not one of the words") }
            case "minimum":
                if case .integer(let least) = rule, case .integer(let number) = value, number < least {
                    result.append("\(place): \(number) is below \(least)")
                }
            case "required":
                for key in rule.elements.compactMap(\.text) where value[key] == nil {
                    result.append("\(place): has no \(key)")
                }
            case "properties":
                for (key, member) in rule.members {
                    if let inside = value[key] { result += problems(in: inside, member, at: "\(place).\(key)") }
                }
            case "additionalProperties":
                let known = schema["properties"]?.members ?? [:]
                for key in value.members.keys where rule == .bool(false) && known[key] == nil {
                    result.append("\(place): has \(key)")
                }
            case "items":
                for (offset, element) in value.elements.enumerated() {
                    result += problems(in: element, rule, at: "\(place)[\(offset)]")
                }
            default: result.append("\(place): the keyword \(keyword) is not understood")
            }
        }
        return result
    }

    private static func type(of value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool: "boolean"
        case .integer: "integer"
        case .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }
}
