// swift-format-ignore-file
// Made from Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md by `swift run --package-path Workshop/Tools samples`; change it there.

#if Configuration
import AlchemicConfiguration
import AlchemicFiles
import Configuration
import StatementSupport

enum ConfiguringSamples {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", line: 7)



final class Server: Sendable {
    let port: Int
    let password: String
    init(port: Int, password: String, level: LogLevel) { (self.port, self.password) = (port, password) }
}
enum LogLevel: String, CaseIterable { case quiet, loud }
final class Client: Sendable {
    let timeout: Int
    init(settings: ConfigReader) { timeout = settings.int(forKey: "timeout", default: 30) }
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", line: 27)



let shop = Module("Shop") {
    Singleton(
        Server.init(port:password:level:), .config("http.port", default: 8080),
        .config("db.password", isSecret: true), .config("log.level", default: .quiet))
}

let reader = ConfigReader(provider: InMemoryProvider(values: ["db.password": "swordfish"]))
let container = try Container(shop.configured(by: reader))
let server = try container.get(Server.self)
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", line: 41)
expect(server.port == 8080)
expect(server.password == "swordfish")
#sourceLocation()
do {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", line: 51)
let shop = Module("Shop") {
    Value(config: "http.port", default: 8080)
    Value(config: "db.password", of: String.self, isSecret: true).named("password")
    Value(config: "log.level", default: LogLevel.quiet)
    Singleton(Server.init(port:password:level:), .auto, .named("password"), .auto)
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", line: 59)
let reader = ConfigReader(provider: InMemoryProvider(values: ["db.password": "swordfish"]))
expect(try Container(shop.configured(by: reader)).get(Server.self).password == "swordfish")
#sourceLocation()
_ = shop
_ = reader
}
_ = shop
_ = reader
_ = container
_ = server
}

@Sendable static func `Sections`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", line: 80)
let shop = Module("Shop") {
    Value(configSection: "http")
    Singleton(Client.init(settings:))       // its "timeout" is "http.timeout"
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", line: 86)
let reader = ConfigReader(provider: InMemoryProvider(values: ["http.timeout": 5]))
expect(try Container(shop.configured(by: reader)).get(Client.self).timeout == 5)
#sourceLocation()
_ = shop
_ = reader
}

@Sendable static func `List the keys`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", line: 95)
let shop = Module("Shop") {
    Value(config: "http.port", default: 8080)
    Value(config: "db.password", of: String.self, isSecret: true)
}
for key in shop.configurationKeys { print(key) }
// http.port: Int = 8080 (Shop/Shop.swift:2:10)
// db.password: String, required, secret (Shop/Shop.swift:3:10)
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", line: 103)
expect(shop.configurationKeys.map(\.isRequired) == [false, true])
#sourceLocation()
_ = shop
}

@Sendable static func `Parameters of definition files`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", line: 113)


let settings = Module("Settings") {
    Value(config: "http.port", default: 8080)
}
let reader = ConfigReader(provider: InMemoryProvider(values: [:]))
var fileSettings = FileSettings()
fileSettings.parameters = try settings.configured(by: reader).configurationValues()
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", line: 122)
expect(fileSettings.parameters["http.port"] as? Int == 8080)
#sourceLocation()
_ = settings
_ = reader
_ = fileSettings
}

@Sendable static func `missing-configuration`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Value(config: "http.port", default: 8080).named("port")
    Value(config: "http.prot", of: Int.self).named("admin port")
}
let reader = ConfigReader(provider: InMemoryProvider(name: "flags", values: ["http.port": 80]))
let container = try Container(shop.configured(by: reader))
#sourceLocation()
_ = shop
_ = reader
_ = container
}, saying: #"""
Shop/Shop.swift:3:10: error: [missing-configuration] the configuration has no value for "http.prot", which is required
  type:    `Int`
  reader:  ConfigReader[providers: InMemoryProvider[flags]]
  similar: "http.port": `Int` (Shop/Shop.swift:2:10)
  help:    set "http.prot" in one of the providers, or declare a default
  docs:    Configuring#missing-configuration
"""#, on: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md")
}

@Sendable static func `conflicting-defaults`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Value(config: "http.port", default: 8080)
    Singleton({ (port: Int) in [port] }, .config("http.port", default: 9090))
}
let graph = try Graph(shop)
#sourceLocation()
_ = shop
_ = graph
}, saying: #"""
Shop/Shop.swift:3:49: error: [conflicting-defaults] the key "http.port" has different defaults
  first:  8080 (Shop/Shop.swift:2:10)
  second: 9090 (Shop/Shop.swift:3:49)
  help:   write the same default in both places, or declare the key once and take it by its name: `Value(config: "http.port", default: ...).named("http.port")`
  docs:   Configuring#conflicting-defaults
"""#, on: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md")
}

@Sendable static func `invalid-configuration`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    Value(config: "log.level", default: LogLevel.quiet)
}
let reader = ConfigReader(provider: InMemoryProvider(name: "flags", values: ["log.level": "shrill"]))
let container = try Container(shop.configured(by: reader))
#sourceLocation()
_ = shop
_ = reader
_ = container
}, saying: #"""
Shop/Shop.swift:2:10: error: [invalid-configuration] the configuration's value for "log.level" cannot be read as `LogLevel`
  reader:  ConfigReader[providers: InMemoryProvider[flags]]
  thrown:  `ConfigError.configValueFailedToCast`; its text is left out because it may contain the value
  allowed: quiet, loud
  help:    fix the value, or declare its type
  docs:    Configuring#invalid-configuration
"""#, on: "Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md")
}

static let all: [Sample] = [
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", "Overview", `Overview`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", "Sections", `Sections`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", "List the keys", `List the keys`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", "Parameters of definition files", `Parameters of definition files`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", "missing-configuration", `missing-configuration`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", "conflicting-defaults", `conflicting-defaults`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/Configuring.md", "invalid-configuration", `invalid-configuration`),
]
}
#endif
