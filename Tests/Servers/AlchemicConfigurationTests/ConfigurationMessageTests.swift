#if Configuration
import AlchemicConfiguration
import Configuration
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

    private func error(_ module: Module, by reader: ConfigReader = reader) throws -> GraphError {
        try #require(throws: GraphError.self) { try Container(module.configured(by: reader)) }
    }

    /// What is recorded, and the module that it is said of.
    private static let messages: KeyValuePairs = [
        "missing-configuration": Module("Shop") {
            Value(config: "http.port", of: Int.self, file: "Shop/Shop.swift", line: 3, column: 5)
            Singleton(Catalogue.init(port:), file: "Shop/Shop.swift", line: 4, column: 5)
        },
        "missing-configuration-near": Module("Shop") {
            Value(config: "http.port", default: 8080, file: "Shop/Shop.swift", line: 3, column: 5).named("port")
            Value(config: "http.prot", of: Int.self, file: "Shop/Shop.swift", line: 4, column: 5).named("typo")
        },
        "invalid-configuration": Module("Shop") {
            Value(config: "http.timeout", default: 30, file: "Shop/Shop.swift", line: 3, column: 5)
        },
        "invalid-configuration-case": Module("Shop") {
            Value(config: "log.level", default: Level.low, file: "Shop/Shop.swift", line: 3, column: 5)
        },
        // All come out with the other problems of the graph.
        "configuration-and-graph": Module("Shop") {
            Value(config: "http.port", of: Int.self, file: "Shop/Shop.swift", line: 3, column: 5)
            Singleton(Cellar.init(store:), file: "Shop/Shop.swift", line: 4, column: 5)
            Module("Log") {
                Value(config: "log.level", of: Level.self, file: "Shop/Log.swift", line: 2, column: 5)
            }
        },
    ]

    @Test func `says what is missing or invalid`() throws {
        for (name, module) in Self.messages { expectGolden("\(try error(module))", named: name) }
    }

    @Test func `says what is missing in the environment or in a section`() throws {
        let shop = Module("Shop") {
            Value(
                config: "auth.signingToken", of: String.self, isSecret: true, file: "Shop/Shop.swift", line: 3,
                column: 5)
            Singleton({ (token: String) in [token] }, file: "Shop/Shop.swift", line: 4, column: 5)
            Singleton({ (token: String) in Set([token]) }, file: "Shop/Shop.swift", line: 5, column: 5)
        }
        let environment = EnvironmentVariablesProvider(environmentVariables: [:])
        let reader = ConfigReader(providers: [InMemoryProvider(name: "flags", values: [:]), environment])
        expectGolden("\(try error(shop, by: reader))", named: "missing-configuration-environment")
        let section = reader.scoped(to: "shop")
        expectGolden("\(try error(shop, by: section))", named: "missing-configuration-environment-section")
        // What maps the keys says what the variable is called, and nobody asks it.
        let mapped = ConfigReader(provider: environment.mapKeys { $0 })
        #expect(!"\(try error(shop, by: mapped))".contains("AUTH_SIGNING_TOKEN"))
        let secret = Module("Shop") {
            Value(
                config: "db.password", of: String.self, isSecret: true, file: "Shop/Shop.swift", line: 3, column: 5)
        }
        expectGolden(
            "\(try error(secret, by: Self.reader.scoped(to: "shop")))", named: "missing-configuration-secret")
    }

    @Test func `says how durations are written`() throws {
        let shop = Module("Shop") {
            Value(
                config: "http.timeout", default: Duration.seconds(30), file: "Shop/Shop.swift", line: 3, column: 5)
        }
        let environment = EnvironmentVariablesProvider(environmentVariables: ["HTTP_TIMEOUT": "PT5S"])
        expectGolden(
            "\(try error(shop, by: ConfigReader(provider: environment)))", named: "invalid-configuration-duration")
    }

    @Test func `says what is invalid in the environment`() throws {
        let shop = Module("Shop") {
            Value(config: "quota.limit", default: 30, file: "Shop/Shop.swift", line: 3, column: 5)
        }
        let environment = EnvironmentVariablesProvider(environmentVariables: ["SHOP_QUOTA_LIMIT": "hunter2"])
        let reader = ConfigReader(provider: environment).scoped(to: "shop")
        expectGolden("\(try error(shop, by: reader))", named: "invalid-configuration-environment")
    }

    @Test func `what depends on a missing value is no problem of its own`() throws {
        let shop = Module("Shop") {
            Value(config: "http.port", of: Int.self)
            Singleton(Catalogue.init(port:))
        }
        #expect(try error(shop).diagnostics.map(\.id) == [.missingConfiguration])
    }

    @Test func `no message holds the value`() throws {
        let shop = Module("Shop") {
            Value(config: "http.timeout", of: Int.self)
            Value(config: "http.timeout", of: [Double].self)
            Value(config: "keychain", of: Keychain.self)
            Value(config: "log.level", of: Level.self)
            Value(config: "http.timeout", of: Duration.self, isSecret: true)
        }
        for reader in [Self.reader, ConfigReader(provider: FailingProvider())] {
            let error = try error(shop, by: reader)
            #expect(error.diagnostics.count == 5)
            #expect(Set(error.diagnostics.map(\.id)) == [.invalidConfiguration])
            #expect(!"\(error)".contains("hunter2"))
            #expect(!String(reflecting: error).contains("hunter2"))
        }
    }

    @Test func `a default is no replacement for a wrong value`() throws {
        let shop = Module("Shop") { Value(config: "http.timeout", default: 30) }
        #expect(try error(shop).diagnostics.map(\.id) == [.invalidConfiguration])
    }

    @Test func `every ID has its section`() throws {
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
