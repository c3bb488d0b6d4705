#if Configuration
import AlchemicConfiguration
import AlchemicGraphDocument
import Configuration
import Foundation
import TestSupport
import Testing

/// A reader of these values.
func reader(_ values: [AbsoluteConfigKey: ConfigValue] = [:], log: AccessLog? = nil) -> ConfigReader {
    ConfigReader(provider: InMemoryProvider(name: "flags", values: values), accessReporter: log)
}

/// What a reader was asked for.
final class AccessLog: AccessReporter {
    private let storage = Variable<[AccessEvent]>([])

    var events: [AccessEvent] { storage.value }
    var keys: [String] { events.map { "\($0.metadata.key)" } }

    func report(_ event: AccessEvent) { storage.append(event) }
}

/// Expects a document to follow the schema, to be read as it was written, and to hold none of some texts.
func expectWhole(_ document: GraphDocument, without secrets: String...) throws {
    let text = document.json()
    for secret in secrets { #expect(!text.contains(secret)) }
    let schema = try JSONSchema(published: "graph-document.schema.json")
    #expect(schema.problems(in: try JSONValue(parsing: text)) == [])
    #expect(try JSONDecoder().decode(GraphDocument.self, from: Data(text.utf8)) == document)
}
#endif
