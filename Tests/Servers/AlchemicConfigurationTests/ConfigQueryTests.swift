#if Configuration
import AlchemicConfiguration
import AlchemicGraphDocument
import Configuration
import Foundation
import TestSupport
import Testing

@Suite("A parameter may be read from the configuration") struct ConfigQueryTests {
    enum Level: String, CaseIterable { case low, high }
    enum Size: Int {
        case small = 1
        case large
    }
    struct Server: Sendable, Equatable {
        let host: String
        let port: Int
    }
    final class Client: @unchecked Sendable {
        var timeout = Duration.seconds(1)
        var hosts: [String] = []
    }
    /// Takes one value of each type.
    struct Everything: Sendable {
        let text: String
        let bytes: [UInt8]
        let numbers: [Double]
        let isOn: Bool
        let level: Level
        let size: Size
        let timeout: Duration
        let address: URL
    }

    // Literals of other types than their own are not found in a parameter pack.
    private static let host: Query<String> = .config("http.host", file: "Shop/Shop.swift", line: 3, column: 35)
    private static let port: Query<Int> = .config(
        "http.port", default: 8080, file: "Shop/Shop.swift", line: 3, column: 58)

    private let shop = Module("Shop") {
        Singleton(Server.init(host:port:), host, port, file: "Shop/Shop.swift", line: 3, column: 5)
    }

    @Test func `it is read where it is needed`() throws {
        let container = try Container(shop.configured(by: reader(["http.host": "localhost"])))
        #expect(try container.get(Server.self) == Server(host: "localhost", port: 8080))
        let other = try Container(shop.configured(by: reader(["http.host": "a", "http.port": 9])))
        #expect(try other.get(Server.self) == Server(host: "a", port: 9))
        // It is no definition.
        #expect(container.graph.definitions.count == 1)
        #expect(!container.isDeclared(Int.self))
        #expect(!container.isDeclared(String.self))
    }

    @Test func `it is of each type that values are`() throws {
        let module = Module("Shop") {
            Singleton(
                Everything.init(text:bytes:numbers:isOn:level:size:timeout:address:), .config("text"),
                .config("bytes"), .config("numbers"), .config("on"), .config("level"), .config("size"),
                .config("timeout", default: .seconds(30)), .config("address"))
        }
        let values: [AbsoluteConfigKey: ConfigValue] = [
            "text": "abc", "bytes": .init(.bytes([1, 2]), isSecret: false),
            "numbers": .init(.doubleArray([0.5]), isSecret: false), "on": true, "level": "high", "size": 2,
            "address": "https://example.org",
        ]
        let all = try Container(module.configured(by: reader(values))).get(Everything.self)
        #expect(all.text == "abc" && all.bytes == [1, 2] && all.numbers == [0.5] && all.isOn)
        #expect(all.level == .high && all.size == .large && all.timeout == .seconds(30))
        #expect(all.address.absoluteString == "https://example.org")
    }

    @Test func `injection points and members of lists take it too`() throws {
        let module = Module("Shop") {
            Prototype { Client() }
                .inject(\.timeout, .config("timeout", default: .seconds(5)))
                .inject(\.hosts, .list(.config("first"), .config("second", default: "b")))
        }
        let client = try Container(module.configured(by: reader(["first": "a"]))).get(Client.self)
        #expect(client.timeout == .seconds(5))
        #expect(client.hosts == ["a", "b"])
        #expect(module.configurationKeys.map { "\($0.key)" } == ["timeout", "first", "second"])
    }

    @Test func `a section is a reader of its keys`() throws {
        struct Settings: Sendable {
            let port: Int
            init(settings: ConfigReader) { port = settings.int(forKey: "port", default: 0) }
        }
        let module = Module("Shop") { Singleton(Settings.init(settings:), .configSection("http")) }
        #expect(try Container(module.configured(by: reader(["http.port": 80]))).get(Settings.self).port == 80)
    }

    @Test func `without a reader the check passes and a request fails`() throws {
        #expect(try Graph(shop, strict: true).warnings.isEmpty)
        let container = try Container(shop)
        let error = failure(of: try container.get(Server.self, file: "Shop/Report.swift", line: 2))
        expectGolden("\(try #require(error))", named: "not-configured-parameter")
        #expect(throws: ResolutionError.self) { try container.get(Int.self, .config("http.port", default: 1)) }
    }

    @Test func `what is missing or wrong says who needs it`() throws {
        let error = try #require(throws: GraphError.self) {
            try Container(shop.configured(by: reader(["http.port": "hunter2"])))
        }
        expectGolden("\(error)", named: "configuration-of-parameters")
        #expect(!"\(error)".contains("hunter2"))
    }

    @Test func `a check of the wiring notes what is missing`() throws {
        for (reader, severities) in [(reader(), ["note"]), (reader(["http.port": "hunter2"]), ["error", "note"])] {
            let document = GraphDocument(checking: [shop.configured(by: reader)])
            #expect(Set(document.problems.map(\.severity)) == [.error])
            // What is wrong stays an error, and no strictness makes one of a note.
            #expect(document.ofWiring.strict.problems.map(\.severity.rawValue).sorted() == severities)
            #expect(document.strict.ofWiring.problems.map(\.severity.rawValue).sorted() == severities)
        }
    }

    @Test func `an override needs no configuration`() throws {
        let module = Module("Shop") {
            shop
            Value(Server(host: "fake", port: 0)).overriding(Server.self)
        }
        #expect(try Container(module.configured(by: reader())).get(Server.self).host == "fake")
    }

    @Test func `one key has one default`() throws {
        func module(_ first: Int, _ second: Int?, isSecret: Bool = false) -> Module {
            let query: Query<Int> = .config(
                "http.port", default: second, isSecret: isSecret, file: "Shop/Shop.swift", line: 3, column: 40)
            return Module("Shop") {
                Value(
                    config: "http.port", default: first, isSecret: isSecret, file: "Shop/Shop.swift", line: 2, column: 5
                )
                Singleton({ (port: Int) in [port] }, query)
            }
        }
        for checked in [module(8080, 9090), module(8080, 9090).configured(by: reader(["http.port": 1]))] {
            let error = try #require(throws: GraphError.self) { try Graph(checked) }
            expectGolden("\(error)", named: "conflicting-defaults")
        }
        let error = try #require(throws: GraphError.self) { try Graph(module(8080, 9090, isSecret: true)) }
        expectGolden("\(error)", named: "conflicting-defaults-secret")
        // The same, or none, is no contradiction, and one thing to configure.
        #expect(try Graph(module(8080, 8080)).configurationKeys.map(\.default) == ["8080"])
        #expect(try Graph(module(8080, nil)).configurationKeys.map(\.isRequired) == [true])
    }

    @Test func `documents have its key`() throws {
        for module in [shop, shop.configured(by: reader(["http.host": "swordfish"]))] {
            let document = GraphDocument(checking: [module])
            let keys = document.definitions.flatMap(\.dependencies).compactMap(\.configuration)
            #expect(keys.map(\.key) == ["http.host", "http.port"])
            #expect(keys.map(\.isRequired) == [true, false])
            #expect(keys.map(\.default) == [nil, "8080"])
            try expectWhole(document, without: "swordfish")
            #expect(document.outline.contains("from configuration key http.port = 8080 = constant"))
        }
    }

    @Test func `its value is a parameter of files`() throws {
        let values = try shop.configured(by: reader(["http.host": "a"])).configurationValues()
        #expect(values["http.host"] as? String == "a")
        #expect(values["http.port"] as? Int == 8080)
    }
}
#endif
