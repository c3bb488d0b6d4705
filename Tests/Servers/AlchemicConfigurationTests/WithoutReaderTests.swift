#if Configuration
import AlchemicConfiguration
import Configuration
import TestSupport
import Testing

@Suite("Without a reader nothing is read") struct WithoutReaderTests {
    struct Catalogue: Sendable { let port: Int }

    private static let shop = Module("Shop") {
        Value(config: "http.port", of: Int.self, file: "Shop/Shop.swift", line: 3, column: 5)
        Value(config: "http.host", default: "localhost", file: "Shop/Shop.swift", line: 4, column: 5)
        Value(configSection: "http", file: "Shop/Shop.swift", line: 5, column: 5)
        Singleton(Catalogue.init(port:), file: "Shop/Shop.swift", line: 6, column: 5)
    }

    @Test func theCheckPasses() throws {
        #expect(try Graph(Self.shop, strict: true).warnings.isEmpty)
    }

    @Test func aRequestSaysHowToReadIt() throws {
        let container = try Container(Self.shop)
        let error = try #require(throws: ResolutionError.self) {
            try container.get(Catalogue.self, file: "Shop/Report.swift", line: 2)
        }
        expectGolden("\(error)", named: "not-configured")
        #expect(error.id == .notConfigured)
    }

    /// A default that is used because somebody forgot the reader would hide the mistake.
    @Test func aDefaultIsNotUsed() throws {
        let container = try Container(Self.shop)
        #expect(throws: ResolutionError.self) { try container.get(String.self) }
    }

    @Test func aSectionIsNotReadEither() throws {
        let container = try Container(Self.shop)
        let error = try #require(throws: ResolutionError.self) {
            try container.get(ConfigReader.self, file: "Shop/Report.swift", line: 2)
        }
        expectGolden("\(error)", named: "not-configured-section")
    }

    @Test func noHandleIsMadeOfWhatCanFail() throws {
        let container = try Container(Self.shop)
        #expect(throws: ResolutionError.self) { try container.handle(for: Int.self) }
        let reader = ConfigReader(provider: InMemoryProvider(values: ["http.port": 80]))
        #expect(try Container(Self.shop.configured(by: reader)).handle(for: Int.self)() == 80)
    }
}
#endif
