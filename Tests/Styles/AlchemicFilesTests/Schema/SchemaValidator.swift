#if Files
import DefinitionFiles
import FileValues
import Foundation

/// Validates what a file says by a JSON Schema, as an editor does: the keywords that the schema of definition files uses.
struct SchemaValidator {
    private let root: [String: Any]

    /// Reads a schema.
    init(_ text: String) throws {
        root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }

    /// Whether a value is one that the schema describes.
    func accepts(_ value: FileValue) -> Bool { accepts(value, root) }

    /// The keywords that it knows; a schema with others would be validated in part only.
    static let keywords: Set = [
        "$schema", "$ref", "title", "description", "definitions", "allOf", "anyOf", "type", "enum", "pattern",
        "properties",
        "patternProperties", "additionalProperties", "propertyNames", "required", "items", "minItems", "maxItems",
        "additionalItems", "minLength", "not",
    ]

    /// The keywords of the schema that it does not know.
    var unknownKeywords: [String] {
        func keywords(_ schema: Any) -> [String] {
            guard let schema = schema as? [String: Any] else { return [] }
            return schema.flatMap { key, value -> [String] in
                let inner: [String]
                switch key {
                case "properties", "patternProperties", "definitions":
                    inner = (value as? [String: Any] ?? [:]).values.flatMap { keywords($0) }
                case "allOf", "anyOf": inner = (value as? [Any] ?? []).flatMap { keywords($0) }
                case "items": inner = (value as? [Any])?.flatMap { keywords($0) } ?? keywords(value)
                default: inner = keywords(value)
                }
                return (SchemaValidator.keywords.contains(key) ? [] : [key]) + inner
            }
        }
        return keywords(root)
    }

    private func accepts(_ value: FileValue, _ schema: Any) -> Bool {
        if let truth = schema as? Bool { return truth }
        guard let schema = schema as? [String: Any] else { return false }
        return schema.allSatisfy { keyword, argument in accepts(value, keyword, argument, schema) }
    }

    private func accepts(_ value: FileValue, _ keyword: String, _ argument: Any, _ schema: [String: Any]) -> Bool {
        switch (keyword, value.content) {
        case ("$ref", _): return accepts(value, definition(argument as? String ?? ""))
        case ("allOf", _): return (argument as? [Any] ?? []).allSatisfy { accepts(value, $0) }
        case ("anyOf", _): return (argument as? [Any] ?? []).contains { accepts(value, $0) }
        case ("not", _): return !accepts(value, argument)
        case ("type", _):
            return (argument as? [String] ?? [argument as? String ?? ""]).contains { types(of: value).contains($0) }
        case ("enum", _): return (argument as? [String] ?? []).contains { value.text == $0 }
        case ("pattern", .scalar(.text(let text))): return matches(text, argument)
        case ("minLength", .scalar(.text(let text))): return text.unicodeScalars.count >= argument as? Int ?? 0
        case ("required", .map(let entries)):
            return (argument as? [String] ?? []).allSatisfy { key in entries.contains { $0.key == key } }
        case ("propertyNames", .map(let entries)):
            return entries.allSatisfy { accepts(FileValue(.text($0.key), at: $0.place), argument) }
        case ("properties", .map(let entries)):
            let properties = argument as? [String: Any] ?? [:]
            return entries.allSatisfy { entry in properties[entry.key].map { accepts(entry.value, $0) } ?? true }
        case ("patternProperties", .map(let entries)):
            let patterns = argument as? [String: Any] ?? [:]
            return entries.allSatisfy { entry in
                patterns.allSatisfy { !matches(entry.key, $0.key) || accepts(entry.value, $0.value) }
            }
        case ("additionalProperties", .map(let entries)):
            let properties = schema["properties"] as? [String: Any] ?? [:]
            let patterns = schema["patternProperties"] as? [String: Any] ?? [:]
            return entries.allSatisfy { entry in
                properties[entry.key] != nil || patterns.keys.contains { matches(entry.key, $0) }
                    || accepts(entry.value, argument)
            }
        case ("items", .list(let members)):
            guard let schemas = argument as? [Any] else { return members.allSatisfy { accepts($0, argument) } }
            return zip(members, schemas).allSatisfy { accepts($0, $1) }
        case ("minItems", .list(let members)): return members.count >= argument as? Int ?? 0
        case ("maxItems", .list(let members)): return members.count <= argument as? Int ?? .max
        default: return true
        }
    }

    private func definition(_ path: String) -> Any {
        definitions[String(path.dropFirst("#/definitions/".count))] ?? false
    }

    /// What the schema says of each section, by its name in the schema.
    var definitions: [String: [String: Any]] { root["definitions"] as? [String: [String: Any]] ?? [:] }

    /// What the schema says of a section.
    func definition(of section: FormatSection) -> [String: Any]? { definitions[SchemaValidator.name(of: section)] }

    /// The name of a section in the schema.
    static func name(of section: FormatSection) -> String {
        section.name.filter { $0.isLetter || $0 == " " }.split(separator: " ")
            .filter { !["a", "an"].contains($0) }.joined(separator: "-").lowercased()
    }

    /// The keys that a definition requires, each with its synonyms.
    func required(_ definition: [String: Any]) -> [Set<String>] {
        (definition["allOf"] as? [[String: Any]] ?? []).map { one in
            Set((one["anyOf"] as? [[String: Any]] ?? [one]).flatMap { $0["required"] as? [String] ?? [] })
        }
    }

    private func types(of value: FileValue) -> [String] {
        // A tag is nothing that a schema sees.
        switch value.content {
        case .scalar(.null): ["null"]
        case .scalar(.boolean): ["boolean"]
        case .scalar(.integer): ["integer", "number"]
        case .scalar(.number): ["number"]
        case .scalar: ["string"]
        case .list: ["array"]
        case .map: ["object"]
        }
    }

    private func matches(_ text: String, _ pattern: Any) -> Bool {
        guard let pattern = pattern as? String, let expression = try? NSRegularExpression(pattern: pattern) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
#endif
