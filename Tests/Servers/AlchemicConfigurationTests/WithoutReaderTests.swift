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

    @Test func `the check passes, and a request says how to read it`() throws {
        #expect(try Graph(Self.shop, strict: true).warnings.isEmpty)
        let container = try Container(Self.shop)
        let error = failure(of: try container.get(Catalogue.self, file: "Shop/Report.swift", line: 2))
        expectGolden("\(try #require(error))", named: "not-configured")
        #expect(error?.id == .notConfigured)
        let section = failure(of: try container.get(ConfigReader.self, file: "Shop/Report.swift", line: 2))
        expectGolden("\(try #require(section))", named: "not-configured-section")
        // A default that is used because somebody forgot the reader would hide the mistake.
        #expect(throws: ResolutionError.self) { try container.get(String.self) }
    }
}
#endif
