#if Configuration
import AlchemicConfiguration
import Configuration
import Foundation
import TestSupport
import Testing

/// What is said about a configuration that is not right.
@Suite("What is wrong with a configuration is a problem of the check") struct ConfigurationMessageTests {
    enum Level: String, CaseIterable { case low, high }
    struct Catalogue: Sendable { let port: Int }
    struct Store: Sendable {}
    struct Cellar: Sendable { let store: Store }

    struct Keychain: ExpressibleByConfigString {
        init?(configString: String) { nil }
        var description: String { "hunter2" }
    }

    private static let reader = ConfigReader(providers: [
        InMemoryProvider(name: "flags", values: ["log.level": "hunter2"]),
        InMemoryProvider(name: "file", values: ["http.timeout": "hunter2", "keychain": "hunter2"]),
    ])

    private func message(_ module: Module, by reader: ConfigReader = reader) -> String {
        do {
            _ = try Container(module.configured(by: reader))
            return "no problem"
        } catch {
            return "\(error)"
        }
    }

    @Test func missing() {
        let shop = Module("Shop") {
            Value(config: "http.port", of: Int.self, file: "Shop/Shop.swift", line: 3, column: 5)
            Singleton(Catalogue.init(port:))
        }
        expectGolden(message(shop), named: "missing-configuration")
    }

    @Test func missingInTheEnvironment() {
        let shop = Module("Shop") {
            Value(
                config: "auth.signingToken", of: String.self, isSecret: true, file: "Shop/Shop.swift", line: 3,
                column: 5)
            Singleton({ (token: String) in [token] }, file: "Shop/Shop.swift", line: 4, column: 5)
            Singleton({ (token: String) in Set([token]) }, file: "Shop/Shop.swift", line: 5, column: 5)
        }
        let environment = EnvironmentVariablesProvider(environmentVariables: [:])
        let reader = ConfigReader(providers: [InMemoryProvider(name: "flags", values: [:]), environment])
        expectGolden(message(shop, by: reader), named: "missing-configuration-environment")
        expectGolden(message(shop, by: reader.scoped(to: "shop")), named: "missing-configuration-environment-section")
        // What maps the keys says what the variable is called, and nobody asks it.
        let mapped = ConfigReader(provider: environment.mapKeys { $0 })
        #expect(!message(shop, by: mapped).contains("AUTH_SIGNING_TOKEN"))
    }

    @Test func missingSecret() {
        let shop = Module("Shop") {
            Value(
                config: "db.password", of: String.self, isSecret: true, file: "Shop/Shop.swift", line: 3, column: 5)
        }
        expectGolden(message(shop, by: Self.reader.scoped(to: "shop")), named: "missing-configuration-secret")
    }

    @Test func missingNearAnother() {
        let shop = Module("Shop") {
            Value(config: "http.port", default: 8080, file: "Shop/Shop.swift", line: 3, column: 5).named("port")
            Value(config: "http.prot", of: Int.self, file: "Shop/Shop.swift", line: 4, column: 5).named("typo")
        }
        expectGolden(message(shop), named: "missing-configuration-near")
    }

    @Test func invalid() {
        let shop = Module("Shop") {
            Value(config: "http.timeout", default: 30, file: "Shop/Shop.swift", line: 3, column: 5)
        }
        expectGolden(message(shop), named: "invalid-configuration")
    }

    @Test func invalidCase() {
        let shop = Module("Shop") {
            Value(config: "log.level", default: Level.low, file: "Shop/Shop.swift", line: 3, column: 5)
        }
        expectGolden(message(shop), named: "invalid-configuration-case")
    }

    @Test func invalidInTheEnvironment() {
        let shop = Module("Shop") {
            Value(config: "quota.limit", default: 30, file: "Shop/Shop.swift", line: 3, column: 5)
        }
        let environment = EnvironmentVariablesProvider(environmentVariables: ["SHOP_QUOTA_LIMIT": "hunter2"])
        expectGolden(
            message(shop, by: ConfigReader(provider: environment).scoped(to: "shop")),
            named: "invalid-configuration-environment")
    }

    @Test func allComeOutWithTheOtherProblemsOfTheGraph() {
        let shop = Module("Shop") {
            Value(config: "http.port", of: Int.self, file: "Shop/Shop.swift", line: 3, column: 5)
            Singleton(Cellar.init(store:), file: "Shop/Shop.swift", line: 4, column: 5)
            Module("Log") {
                Value(config: "log.level", of: Level.self, file: "Shop/Log.swift", line: 2, column: 5)
            }
        }
        expectGolden(message(shop), named: "configuration-and-graph")
    }

    @Test func whatDependsOnAMissingValueIsNoProblemOfItsOwn() throws {
        let shop = Module("Shop") {
            Value(config: "http.port", of: Int.self)
            Singleton(Catalogue.init(port:))
        }
        let error = try #require(throws: GraphError.self) { try Container(shop.configured(by: Self.reader)) }
        #expect(error.diagnostics.map(\.id) == [.missingConfiguration])
    }

    @Test func noMessageHoldsTheValue() throws {
        let shop = Module("Shop") {
            Value(config: "http.timeout", of: Int.self)
            Value(config: "http.timeout", of: [Double].self)
            Value(config: "keychain", of: Keychain.self)
            Value(config: "log.level", of: Level.self)
            Value(config: "http.timeout", of: Duration.self, isSecret: true)
        }
        for reader in [Self.reader, ConfigReader(provider: FailingProvider())] {
            let error = try #require(throws: GraphError.self) { try Container(shop.configured(by: reader)) }
            #expect(error.diagnostics.count == 5)
            #expect(Set(error.diagnostics.map(\.id)) == [.invalidConfiguration])
            #expect(!"\(error)".contains("hunter2"))
            #expect(!String(reflecting: error).contains("hunter2"))
        }
    }

    @Test func aDefaultIsNoReplacementForAWrongValue() throws {
        let shop = Module("Shop") { Value(config: "http.timeout", default: 30) }
        let error = try #require(throws: GraphError.self) { try Container(shop.configured(by: Self.reader)) }
        #expect(error.diagnostics.map(\.id) == [.invalidConfiguration])
    }

    @Test func everyIDHasItsSection() throws {
        let page = try DocumentationText.text(
            of: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md")
        for id in [Diagnostic.ID.missingConfiguration, .invalidConfiguration, .conflictingDefaults] {
            #expect(page.contains("\n### \(id)\n"))
        }
        #expect(
            try DocumentationText.text(of: "Sources/Core/Alchemic/Alchemic.docc/Problems/not-configured.md")
                .contains("[not-configured]"))
    }
}
#endif
