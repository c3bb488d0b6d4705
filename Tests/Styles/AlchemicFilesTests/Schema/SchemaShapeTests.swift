#if Files
import DefinitionFiles
import FileValues
import Foundation
import Testing

/// The schema for editors says what the format says: what is wrong in shape for one is so for the other.
@Suite("The schema and the parser") struct SchemaShapeTests {
    private let schema: SchemaValidator

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        schema = try SchemaValidator(
            String(contentsOf: root.appending(path: "Documentation/definition-file.schema.json"), encoding: .utf8))
    }

    /// The kinds of problems that are about shapes.
    private static let kinds: Set<FileProblem.Kind> = [
        .unknownKey, .wrongShape, .unknownWord, .missingMethod, .missingAtSign, .badMethod, .badReference,
        .reservedName,
    ]

    /// Files whose shape is right for a schema, and why they are refused.
    private static let others = [
        "argument-with-text": "a schema sees no tags", "factory-is-a-number": "what a parameter holds",
        "factory-without-method": "a parent may name it",
        "factory-without-sign": "a service has this id", "method-in-another-spelling": "it depends on the language",
        "reference-to-the-inner-one": "nothing is decorated", "symfony-tags": "a schema sees no tags",
        "tagged-without-word": "a schema sees no tags", "yaml-tag-of-another-kind": "a schema sees no tags",
        "yaml-key-is-a-list": "JSON has no such keys", "yaml-merge-of-a-text": "merged before a schema sees it",
    ]

    private func read(_ text: String) -> FileValue? { FileValue.reading(Array(text.utf8), path: "file.yml").value }

    /// Files of the corpus that are wrong in shape.
    private static let wrongFiles = TestFiles.invalid.filter { name in
        let problems = ResolvedFiles.problems(of: ["\(name).yml"], TestFiles.access("invalid"))
        return problems.contains { kinds.contains($0.kind) && $0.severity == .error }
    }

    @Test("There are many files that are wrong in shape")
    func many() { #expect(SchemaShapeTests.wrongFiles.count >= 40) }

    @Test("What the parser refuses, the schema refuses", arguments: wrongFiles)
    func wrong(_ name: String) throws {
        let value = try #require(read(TestFiles.text(name, in: "invalid")))
        #expect(schema.accepts(value) == (SchemaShapeTests.others[name] != nil), "\(name)")
    }

    @Test("What the parser accepts, the schema accepts", arguments: TestFiles.allValid)
    func right(_ name: String) throws {
        guard let value = read(TestFiles.text(name, in: "valid")) else { return }
        #expect(schema.accepts(value), "\(name)")
    }

    @Test("Both know the same keys of each section, and no others, and the schema says what each is for")
    func keys() throws {
        #expect(schema.definitions.count == Format.sectionsThereAre.count + 1, "besides the value of an argument")
        for section in Format.sectionsThereAre {
            let own = try #require(schema.definition(of: section), "\(section.name)")
            let properties = try #require(own["properties"] as? [String: [String: Any]])
            #expect(properties.keys.sorted() == section.spellings)
            #expect(own["additionalProperties"] as? Bool == false)
            let prefixes = own["patternProperties"] as? [String: Any] ?? [:]
            #expect(Set(prefixes.keys) == Set(section.prefixes.map { "^\($0.name)." }))
            let required = section.keys.filter { section.required.contains($0.name) }
                .map { Set([$0.name] + $0.synonyms) }
            #expect(Set(schema.required(own)) == Set(required), "\(section.name)")
            for key in section.keys {
                for name in [key.name] + key.synonyms {
                    let text = properties[name]?["description"] as? String
                    #expect(text?.hasSuffix("\n\n" + key.example) == true && text != key.example, "\(name)")
                }
            }
        }
    }

    @Test("Both know the same shape behind each key, with the same texts of each form")
    func shapes() throws {
        var forms: [String: FormatText] = [:]
        for section in Format.sectionsThereAre {
            let own = try #require(schema.definition(of: section), "\(section.name)")
            for (written, key) in section.keys.flatMap({ key in ([key.name] + key.synonyms).map { ($0, key) } }) {
                let behind = (own["properties"] as? [String: Any])?[written] as? [String: Any] ?? [:]
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
        _ shape: FormatShape, _ written: [String: Any], _ place: String, _ forms: inout [String: FormatText]
    ) throws {
        // Beside a reference stands a description.
        let written = (written["allOf"] as? [[String: Any]])?.first ?? written
        func types(_ names: String...) {
            let own = written["type"] as? [String] ?? [written["type"] as? String ?? ""]
            #expect(Set(own).subtracting(["null"]) == Set(names), "\(place)")
        }
        func compareText(_ form: FormatText, _ pattern: Any?) throws {
            let pattern = try #require(pattern as? String, "\(place)")
            forms[pattern] = form
        }
        switch shape {
        case .text: types("string", "number", "boolean")
        case .boolean: types("boolean")
        case .integer: types("integer")
        case .nothing: #expect(written["type"] as? String == "null", "\(place)")
        case .words(let words): #expect(written["enum"] as? [String] == words, "\(place)")
        case .form(let form): try compareText(form, written["pattern"])
        case .argument:
            #expect(written["$ref"] as? String == "#/definitions/value", "\(place)")
            let alternatives = schema.definitions["value"]?["anyOf"] as? [[String: Any]] ?? []
            try compareText(.argument, alternatives.compactMap { $0["pattern"] }.first)
        case .list(let element):
            types("array")
            try compare(element, written["items"] as? [String: Any] ?? [:], place, &forms)
        case .pair(let first, let second, let isWhole):
            let members = written["items"] as? [[String: Any]] ?? []
            try #require(members.count == 2, "\(place)")
            try compare(first, members[0], place, &forms)
            try compare(second, members[1], place, &forms)
            #expect(written["minItems"] as? Int == (isWhole ? 2 : 1) && written["maxItems"] as? Int == 2, "\(place)")
        case .map(_, let keys, let element):
            types("object")
            if let keys { try compareText(keys, (written["propertyNames"] as? [String: Any])?["pattern"]) }
            try compare(element, written["additionalProperties"] as? [String: Any] ?? [:], place, &forms)
        case .section(let section):
            #expect(written["$ref"] as? String == "#/definitions/\(SchemaValidator.name(of: section))", "\(place)")
        case .any:
            let alternatives = written["anyOf"] as? [[String: Any]] ?? []
            try #require(alternatives.count == shape.alternatives.count, "\(place)")
            for (shape, written) in zip(shape.alternatives, alternatives) {
                try compare(shape, written, place, &forms)
            }
        }
    }

    @Test("It uses no keyword that these tests do not know")
    func keywords() { #expect(schema.unknownKeywords.isEmpty, "\(schema.unknownKeywords)") }
}
#endif
