#if Files
import DefinitionFileTools
import Foundation
import Testing

@Suite("The schema for editors") struct SchemaTests {
    private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    @Test("is the one in the repository")
    func current() throws {
        let path = root.appending(path: "Documentation/definition-file.schema.json")
        if ProcessInfo.processInfo.environment["ALCHEMIC_RECORD"] == "1" {
            try Data(FileSchema.text.utf8).write(to: path)
        }
        let text = try String(contentsOf: path, encoding: .utf8)
        #expect(text == FileSchema.text, "make it anew: swift run --traits Files alchemic-files schema")
    }

    @Test("is JSON, names every key with its synonyms, and says what each is for")
    func keys() throws {
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(FileSchema.text.utf8)) as? [String: Any])
        let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
        let service = try #require(definitions["service"]?["properties"] as? [String: [String: Any]])
        for key in ["Class", "Selector", "Initializer", "Setters", "Properties", "Tags", "Decorates"] {
            #expect(
                (service[key]?["description"] as? String)?.contains(". ") == true
                    || service[key]?["description"] is String)
        }
        // Besides the value of an argument, which may be anything to any depth.
        #expect(definitions.allSatisfy { $0.key == "value" || $0.value["additionalProperties"] as? Bool == false })
    }
}
#endif
