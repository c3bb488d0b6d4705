#if Files
import DefinitionFiles
import FileValues
import Foundation
import TestSupport
import Testing

/// The schema for editors says what the format says: what is wrong in shape for one is so for the other.
@Suite("The schema and the parser") struct SchemaShapeTests {
    private let schema: JSONSchema
    private var definitions: [String: JSONValue] { schema.root["definitions"]?.members ?? [:] }

    init() throws { schema = try JSONSchema(published: "definition-file.schema.json") }

    /// The kinds of problems that are about shapes.
    private static let kinds: Set<FileProblem.Kind> = [
        .unknownKey, .wrongShape, .unknownWord, .missingMethod, .missingAtSign, .badMethod, .badReference,
        .reservedName,
    ]

    /// Files whose shape is right for a schema, and why they are refused.
    private static let others = [
        "argument-with-text": "a schema sees no tags", "key-with-text": "a schema sees no tags",
        "factory-is-a-number": "what a parameter holds",
        "factory-without-method": "a parent may name it",
        "factory-without-sign": "a service has this id", "method-in-another-spelling": "it depends on the language",
        "reference-to-the-inner-one": "nothing is decorated", "symfony-tags": "a schema sees no tags",
        "written-names": "one id is wrong whatever its case, others refer to nothing",
        "tagged-without-word": "a schema sees no tags", "yaml-tag-of-another-kind": "a schema sees no tags",
        "yaml-key-is-a-list": "JSON has no such keys", "yaml-merge-of-a-text": "merged before a schema sees it",
    ]

    private func read(_ text: String) -> FileValue? { FileValue.reading(Array(text.utf8), path: "file.yml").value }

    /// Files of the corpus that are wrong in shape.
    private static let wrongFiles = TestFiles.invalid.filter { name in
        let problems = ResolvedFiles.problems(of: ["\(name).yml"], through: TestFiles.access("invalid"))
        return problems.contains { kinds.contains($0.kind) && $0.severity == .error }
    }

    @Test
    func `there are many files that are wrong in shape`() { #expect(SchemaShapeTests.wrongFiles.count >= 40) }

    @Test(arguments: wrongFiles)
    func `what the parser refuses, the schema refuses`(_ name: String) throws {
        let value = try #require(read(TestFiles.text(name, in: "invalid")))
        #expect(schema.problems(in: value.json).isEmpty == (SchemaShapeTests.others[name] != nil), "\(name)")
    }

    @Test(arguments: TestFiles.allValid)
    func `what the parser accepts, the schema accepts`(_ name: String) throws {
        guard let value = read(TestFiles.text(name, in: "valid")) else { return }
        #expect(schema.problems(in: value.json) == [], "\(name)")
    }

    @Test
    func `both know the same keys of each section, and no others, and the schema says what each is for`() throws {
        #expect(definitions.count == Format.sectionsThereAre.count + 1, "besides the value of an argument")
        for section in Format.sectionsThereAre {
            let own = try #require(definitions[section.nameInSchema], "\(section.name)")
            let properties = try #require(own["properties"]?.members)
            #expect(properties.keys.sorted() == section.spellings)
            #expect(own["additionalProperties"] == .bool(false))
            let prefixes = own["patternProperties"]?.members ?? [:]
            #expect(Set(prefixes.keys) == Set(section.prefixes.map { "^\($0.name)." }))
            let required = (own["allOf"]?.elements ?? []).map { one in
                Set((one["anyOf"]?.elements ?? [one]).flatMap { $0["required"]?.elements ?? [] }.compactMap(\.text))
            }
            let keys = section.keys.filter { section.required.contains($0.name) }
            #expect(Set(required) == Set(keys.map { Set([$0.name] + $0.synonyms) }), "\(section.name)")
            for key in section.keys {
                for name in [key.name] + key.synonyms {
                    let text = properties[name]?["description"]?.text
                    #expect(text?.hasSuffix("\n\n" + key.example) == true && text != key.example, "\(name)")
                }
            }
        }
    }

    @Test
    func `both know the same shape behind each key, with the same texts of each form`() throws {
        var forms: [String: FormatText] = [:]
        for section in Format.sectionsThereAre {
            let own = try #require(definitions[section.nameInSchema], "\(section.name)")
            for (written, key) in section.keys.flatMap({ key in ([key.name] + key.synonyms).map { ($0, key) } }) {
                let behind = own["properties"]?[written] ?? .null
                try compare(key.shape, behind, "\(section.name): \(written)", &forms)
            }
        }
        #expect(forms.count >= 9, "\(forms.keys)")
        let parts = [
            "", "@", "@@", "@?", "@=", "%", "a", "Z_", "9", "_", ":", "(", ")", " ", ".", "-", "_defaults",
            "service_container", "é", "Method",
        ]
        for (pattern, form) in forms {
            let expression = try NSRegularExpression(pattern: pattern)
            for first in parts {
                for second in parts {
                    for third in parts {
                        let text = first + second + third
                        let range = NSRange(text.startIndex..., in: text)
                        let isMatch = expression.firstMatch(in: text, range: range) != nil
                        #expect(isMatch == form.accepts(text), "\(form.words): '\(text)'")
                    }
                }
            }
        }
    }

    /// Compares a shape with what the schema says of it, and notes the patterns of forms.
    private func compare(
        _ shape: FormatShape, _ written: JSONValue, _ place: String, _ forms: inout [String: FormatText]
    ) throws {
        // Beside a reference stands a description.
        let written = written["allOf"]?[0] ?? written
        func types(_ names: String...) {
            let own = written["type"]?.text.map { [$0] } ?? written["type"]?.elements.compactMap(\.text) ?? []
            #expect(Set(own).subtracting(["null"]) == Set(names), "\(place)")
        }
        func compareText(_ form: FormatText, _ pattern: JSONValue?) throws {
            forms[try #require(pattern?.text, "\(place)")] = form
        }
        switch shape {
        case .text: types("string", "number", "boolean")
        case .boolean: types("boolean")
        case .integer: types("integer")
        case .anything: #expect(Set(written.members.keys).subtracting(["description"]).isEmpty, "\(place)")
        case .nothing: #expect(written["type"]?.text == "null", "\(place)")
        case .words(let words): #expect(written["enum"]?.elements.compactMap(\.text) == words, "\(place)")
        case .form(let form): try compareText(form, written["pattern"])
        case .argument:
            #expect(written["$ref"]?.text == "#/definitions/value", "\(place)")
            try compareText(.argument, definitions["value"]?["anyOf"]?.elements.compactMap { $0["pattern"] }.first)
        case .list(let element):
            types("array")
            try compare(element, written["items"] ?? .null, place, &forms)
        case .pair(let first, let second, let isWhole):
            let members = written["items"]?.elements ?? []
            try #require(members.count == 2, "\(place)")
            try compare(first, members[0], place, &forms)
            try compare(second, members[1], place, &forms)
            let counts = [written["minItems"], written["maxItems"]]
            #expect(counts == [.integer(isWhole ? 2 : 1), .integer(2)], "\(place)")
        case .map(_, let keys, let element):
            types("object")
            if let keys { try compareText(keys, written["propertyNames"]?["pattern"]) }
            try compare(element, written["additionalProperties"] ?? .null, place, &forms)
        case .section(let section):
            #expect(written["$ref"]?.text == "#/definitions/\(section.nameInSchema)", "\(place)")
        case .any:
            let alternatives = written["anyOf"]?.elements ?? []
            try #require(alternatives.count == shape.alternatives.count, "\(place)")
            for (shape, written) in zip(shape.alternatives, alternatives) {
                try compare(shape, written, place, &forms)
            }
        }
    }

    @Test
    func `it uses no keyword that these tests do not know`() {
        func keywords(_ schema: JSONValue) -> [String] {
            schema.elements.flatMap(keywords)
                + schema.members.flatMap { key, value in
                    let named = ["properties", "patternProperties", "definitions"].contains(key)
                    return [key] + (named ? value.members.values.flatMap(keywords) : keywords(value))
                }
        }
        #expect(Set(keywords(schema.root)).filter { !JSONSchema.understands($0) } == [])
    }
}

extension FormatSection {
    /// Its name in the schema.
    fileprivate var nameInSchema: String {
        name.filter { $0.isLetter || $0 == " " }.split(separator: " ")
            .filter { !["a", "an"].contains($0) }.joined(separator: "-").lowercased()
    }
}

extension FileValue {
    /// What a schema sees of it: all but tags.
    fileprivate var json: JSONValue {
        switch content {
        case .scalar(.boolean(let value, _)): .bool(value)
        case .scalar(.integer(let value, _)): .integer(value)
        case .scalar(.number(let value, _)): .number(value)
        case .scalar(.text(let value)): .string(value)
        case .scalar: .null
        case .list(let members): .array(members.map(\.json))
        case .map(let entries): .object(Dictionary(entries.map { ($0.key, $0.value.json) }) { $1 })
        }
    }
}
#endif
