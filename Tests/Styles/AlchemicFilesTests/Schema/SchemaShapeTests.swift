#if Files
import DefinitionFileTools
import DefinitionFiles
import FileValues
import Foundation
import Testing

/// The schema for editors and the parser are made from one table: what is wrong in shape for one is so for the other.
@Suite("The schema and the parser") struct SchemaShapeTests {
    private let schema: SchemaValidator

    init() throws { schema = try SchemaValidator(FileSchema.text) }

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

    @Test("Both know the same texts of each form", arguments: FormatText.all.indices)
    func forms(_ number: Int) throws {
        let form = FormatText.all[number]
        let expression = try NSRegularExpression(pattern: form.pattern)
        let parts = [
            "", "@", "@@", "@?", "@=", "%", "a", "Z_", "9", "_", ":", "(", ")", " ", ".", "-", "_defaults",
            "service_container", "é", "Method",
        ]
        for first in parts {
            for second in parts {
                for third in parts {
                    let text = first + second + third
                    let isMatch = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
                    #expect(isMatch == form.accepts(text), "\(form.words): '\(text)'")
                }
            }
        }
    }

    @Test("It uses no keyword that these tests do not know")
    func keywords() { #expect(schema.unknownKeywords.isEmpty, "\(schema.unknownKeywords)") }
}
#endif
