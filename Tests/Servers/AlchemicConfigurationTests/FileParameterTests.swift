#if Configuration && Files
import AlchemicConfiguration
import AlchemicFiles
import Configuration
import Foundation
import TestSupport
import Testing

/// A definition file that refers to keys of the configuration, as it would stand beside a program.
@Suite("Definition files take parameters from the configuration") struct FileParameterTests {
    struct Server: Sendable {
        let port: Int
        let hosts: [String]
        let greeting: String
    }

    private static let settings = Module("Settings") {
        Value(config: "http.port", default: 8080, file: "Shop/Shop.swift", line: 3, column: 5)
        Value(config: "http.hosts", of: [String].self, file: "Shop/Shop.swift", line: 4, column: 5)
        Value(config: "shop.name", of: String.self, file: "Shop/Shop.swift", line: 5, column: 5).named("name")
    }

    private func container(_ reader: ConfigReader) throws -> Container {
        var types = FileTypes()
        types.add(Server.self, named: "Server") {
            $0.initializer("init(port:hosts:greeting:)", Server.init(port:hosts:greeting:))
        }
        var fileSettings = FileSettings()
        fileSettings.parameters = try Self.settings.configured(by: reader).configurationValues()
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Files/server.alchemic.yml")
        return try Container(Module("Shop") { DefinitionFile(file.path(), types: types, settings: fileSettings) })
    }

    @Test func `a parameter is the value of its key`() throws {
        let reader = reader([
            "http.port": 80, "http.hosts": .init(.stringArray(["a", "b"]), isSecret: false), "shop.name": "Tea",
        ])
        let server = try container(reader).get(Server.self, .named("server"))
        #expect(server.port == 80)
        #expect(server.hosts == ["a", "b"])
        #expect(server.greeting == "Welcome to Tea, on port 80")
    }

    @Test func `what is missing is said before the file is read`() throws {
        let error = try #require(throws: GraphError.self) { try container(reader()) }
        expectGolden("\(error)", named: "file-parameters")
    }

    @Test func `what has not been read has no values`() throws {
        let error = try #require(throws: GraphError.self) { try Self.settings.configurationValues() }
        expectGolden("\(error)", named: "values-not-configured")
    }
}
#endif
