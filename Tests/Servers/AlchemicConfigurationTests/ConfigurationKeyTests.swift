#if Configuration
import AlchemicConfiguration
import AlchemicGraphDocument
import Configuration
import Foundation
import TestSupport
import Testing

@Suite("A module lists what can be configured") struct ConfigurationKeyTests {
    enum Level: String { case low, high }

    private static let log = Module("Log") {
        Value(config: "log.level", default: Level.low, file: "Shop/Log.swift", line: 3, column: 5)
    }
    private static let shop = Module("Shop") {
        Value(config: "http.port", default: 8080, file: "Shop/Shop.swift", line: 3, column: 5)
        log
        Value(config: "db.password", of: String.self, isSecret: true, file: "Shop/Shop.swift", line: 5, column: 5)
        Value(
            config: "db.token", default: "hunter2", isSecret: true, file: "Shop/Shop.swift", line: 6, column: 5
        ).named("token")
        Value(config: "hosts", default: ["a", "b"], file: "Shop/Shop.swift", line: 7, column: 5)
        Value(config: "timeout", default: Duration.seconds(30), file: "Shop/Shop.swift", line: 8, column: 5)
        Module("Again") { log }
        Value(configSection: "db")
    }

    @Test func `in order of declaration as data and each on one line`() {
        let keys = Self.shop.configurationKeys
        expectGolden(keys.map(\.description).joined(separator: "\n"), named: "keys")
        #expect(keys.map(\.isRequired) == [false, false, true, false, false, false])
        #expect(keys.map(\.isSecret) == [false, false, true, true, false, false])
        #expect(keys.map(\.default) == ["8080", "low", nil, nil, "a,b", "30s"])
        #expect(keys.map(\.type) == ["Int", "Level", "String", "String", "[String]", "Duration"])
        #expect(Set(keys).count == 6)
    }

    @Test func `read or not the list is the same and so is the graphs`() throws {
        let configured = Self.shop.configured(by: reader(["db.password": "hunter2"]))
        #expect(configured.configurationKeys == Self.shop.configurationKeys)
        #expect(try Graph(configured).configurationKeys == Self.shop.configurationKeys)
        #expect(try Graph(Self.shop).configurationKeys == Self.shop.configurationKeys)
    }

    @Test func `documents have the keys and no secret`() throws {
        let unread = GraphDocument(checking: [Self.shop])
        let reader = reader(["db.password": .init(.string("swordfish"), isSecret: true), "http.port": 1])
        // A container that has read its values is described in the same words.
        for document in [unread, GraphDocument(checking: [Self.shop.configured(by: reader)])] {
            let keys = document.definitions.compactMap(\.configuration)
            #expect(keys.map(\.key) == ["http.port", "log.level", "db.password", "db.token", "hosts", "timeout", "db"])
            #expect(keys.map(\.default) == ["8080", "low", nil, nil, "a,b", "30s", nil])
            #expect(keys.map(\.isSecret) == [false, false, true, true, false, false, false])
            #expect(keys.filter(\.isRequired).map(\.key) == ["db.password"])
            #expect(keys.filter(\.isSection).map(\.key) == ["db"])
            try expectWhole(document, without: "hunter2", "swordfish")
        }
        #expect(unread.outline.contains("from configuration key db.token, secret"))
        #expect(unread.outline.contains("from configuration key http.port = 8080"))
    }

    @Test func `documents of before have none`() throws {
        let earlier = GraphDocument(checking: [Self.shop]).json().replacing(#""configuration""#, with: #""unknown""#)
        let read = try JSONDecoder().decode(GraphDocument.self, from: Data(earlier.utf8))
        #expect(read.definitions.allSatisfy { $0.configuration == nil })
    }
}
#endif
