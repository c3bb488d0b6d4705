#if Configuration
import AlchemicConfiguration
import Configuration
import Foundation
import Testing

/// Reads every key that swift-configuration knows how to read.
@Suite("A value of the configuration is a value like any other") struct ValueTests {
    enum Level: String, CaseIterable { case low, high }
    enum Size: Int {
        case small = 1
        case large
    }
    /// Three ways lead here: the one that the type says itself wins over its raw value.
    struct Color: RawRepresentable, ExpressibleByConfigString, Equatable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = "raw \(rawValue)" }
        init?(configString: String) { rawValue = configString }
        var description: String { rawValue }
    }

    private func get<Wanted: Sendable>(_ value: Value<Wanted>, from content: ConfigContent?) throws -> Wanted {
        let values: [AbsoluteConfigKey: ConfigValue] = content.map { ["key": ConfigValue($0, isSecret: false)] } ?? [:]
        return try Container(Module("Settings") { value }.configured(by: reader(values))).get(Wanted.self)
    }

    @Test func `it is of each type that a reader gives`() throws {
        #expect(try get(Value(config: "key", of: String.self), from: .string("abc")) == "abc")
        #expect(try get(Value(config: "key", of: Int.self), from: .int(8)) == 8)
        #expect(try get(Value(config: "key", of: Double.self), from: .double(0.5)) == 0.5)
        #expect(try get(Value(config: "key", of: Bool.self), from: .bool(true)))
        #expect(try get(Value(config: "key", of: [UInt8].self), from: .bytes([1, 2])) == [1, 2])
        #expect(try get(Value(config: "key", of: [String].self), from: .stringArray(["a", "b"])) == ["a", "b"])
        #expect(try get(Value(config: "key", of: [Int].self), from: .intArray([1, 2])) == [1, 2])
        #expect(try get(Value(config: "key", of: [Double].self), from: .doubleArray([0.5])) == [0.5])
        #expect(try get(Value(config: "key", of: [Bool].self), from: .boolArray([true])) == [true])
    }

    @Test func `it is made of text or of a whole number`() throws {
        #expect(try get(Value(config: "key", of: Level.self), from: .string("high")) == .high)
        #expect(try get(Value(config: "key", of: Size.self), from: .int(2)) == .large)
        #expect(try get(Value(config: "key", of: Duration.self), from: .int(30)) == .seconds(30))
        let address = try #require(URL(string: "https://example.org"))
        #expect(try get(Value(config: "key", of: URL.self), from: .string("https://example.org")) == address)
        #expect(try get(Value(config: "key", of: Color.self), from: .string("red")).rawValue == "red")
    }

    @Test func `the default says the type`() throws {
        #expect(try get(Value(config: "key", default: 8080), from: nil) == 8080)
        #expect(try get(Value(config: "key", default: "abc"), from: nil) == "abc")
        #expect(try get(Value(config: "key", default: 0.5), from: nil) == 0.5)
        #expect(try get(Value(config: "key", default: false), from: nil) == false)
        #expect(try get(Value(config: "key", default: ["a"]), from: nil) == ["a"])
        #expect(try get(Value(config: "key", default: Level.low), from: nil) == .low)
        #expect(try get(Value(config: "key", default: Duration.seconds(5)), from: nil) == .seconds(5))
    }

    @Test func `a provider's value wins over the default`() throws {
        #expect(try get(Value(config: "key", default: 8080), from: .int(80)) == 80)
        #expect(try get(Value(config: "key", default: Level.low), from: .string("high")) == .high)
    }

    @Test func `it is found by its type name tag and alias`() throws {
        struct Server: Sendable {
            let port: Int
            let host: String
        }
        let shop = Module("Shop") {
            Value(config: "http.port", default: 8080)
            Value(config: "http.host", of: String.self).named("host").alias("address").tagged("text")
            Value("other").named("other")
            Singleton(Server.init(port:host:), .auto, .named("address"))
        }
        let container = try Container(shop.configured(by: reader(["http.host": "localhost"])))
        let server = try container.get(Server.self)
        #expect(server.port == 8080)
        #expect(server.host == "localhost")
        #expect(try container.all(of: String.self, .tagged("text")) == ["localhost"])
    }

    @Test func `it is a constant in the graph`() throws {
        let shop = Module("Shop") { Value(config: "port", default: 8080) }
        #expect(try Graph(shop).definitions.map(\.lifetime) == [.value])
        #expect(try Graph(shop.configured(by: reader())).definitions.map(\.lifetime) == [.value])
    }

    @Test func `a section is a reader of its keys`() throws {
        struct Server: Sendable {
            let port: Int
            init(settings: ConfigReader) { port = settings.int(forKey: "port", default: 0) }
        }
        let shop = Module("Shop") {
            Value(configSection: "http")
            Singleton(Server.init(settings:))
        }
        #expect(try Container(shop.configured(by: reader(["http.port": 80]))).get(Server.self).port == 80)
    }

    @Test func `each is read once however often its module is included`() throws {
        let settings = Module("Settings") { Value(config: "port", default: 8080) }
        let shop = Module("Shop") {
            settings
            Module("Inner") { settings }
        }
        let log = AccessLog()
        let reader = reader(["port": 80], log: log)
        let configured = shop.configured(by: reader)
        let container = try Container(configured)
        #expect(try container.get(Int.self) == 80)
        #expect(try container.get(Int.self) == 80)
        #expect(log.keys == ["port"])
        // What is there stays.
        _ = configured.configured(by: reader)
        #expect(log.keys == ["port"])
    }

    @Test func `the readers log says where the key is declared`() throws {
        let line = UInt(#line + 1)
        let shop = Module("Shop") { Value(config: "port", default: 8080, isSecret: true) }
        let log = AccessLog()
        _ = shop.configured(by: reader(["port": 80], log: log))
        let event = try #require(log.events.first)
        #expect(event.metadata.sourceLocation.line == line)
        #expect(event.metadata.sourceLocation.fileID == #fileID)
        #expect(try event.result.get()?.isSecret == true)
    }

    @Test func `what a source declares is read too`() throws {
        struct Source: DefinitionSource {
            let name = "Source"
            func definitions() throws -> [Definition] { [Value(config: "port", default: 8080).definition] }
        }
        let shop = Module("Shop") { Source() }
        #expect(try Container(shop.configured(by: reader(["port": 80]))).get(Int.self) == 80)
    }
}
#endif
