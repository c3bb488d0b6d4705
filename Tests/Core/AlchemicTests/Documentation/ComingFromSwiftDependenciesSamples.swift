// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ComingFromSwiftDependenciesSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 22)
struct RatesClient: Sendable {
    var rate: @Sendable (String) async throws -> Int
    var names: @Sendable () async -> [String]
    static let live = RatesClient(rate: { _ in 2 }, names: { ["EUR"] })
    static let failing = RatesClient(rate: { _ in throw Unexpected() }, names: { [] })
}
struct Unexpected: Error {}
struct Now: Sendable {
    let hour: @Sendable () -> Int
    init(_ hour: @escaping @Sendable () -> Int) { self.hour = hour }
}
final class ConverterModel: Sendable {
    let rates: RatesClient
    let now: Now
    init(rates: RatesClient, now: Now) { self.rates = rates; self.now = now }
    func convert(_ amount: Int) async throws -> String { "\(try await rates.rate("EUR") * amount) at hour \(now.hour())" }
}
final class AppModel: Sendable {
    let converters: Provider<ConverterModel>
    init(converters: Provider<ConverterModel>) { self.converters = converters }
    func open() throws -> ConverterModel { try converters.get() }
}
final class RowModel: Sendable {
    let currency: String
    let rates: RatesClient
    init(currency: String, rates: RatesClient) { self.currency = currency; self.rates = rates }
    func convert(_ amount: Int) async throws -> Int { try await rates.rate(currency) * amount }
}
final class ListModel: Sendable {
    let rows: Provider<RowModel, String>
    init(rows: Provider<RowModel, String>) { self.rows = rows }
    func row(_ currency: String) throws -> RowModel { try rows(currency) }
}
final class Poller: Sendable {
    let clock: any Clock<Duration>
    init(clock: any Clock<Duration>) { self.clock = clock }
}
struct Visitor: Sendable { let name: String }
final class Page: Sendable {
    let visitor: Visitor
    let rates: RatesClient
    init(visitor: Visitor, rates: RatesClient) { self.visitor = visitor; self.rates = rates }
}
enum App {
    static let module = Module("App") {
        Value(RatesClient.live)
        Value(Now { 20 })
        Prototype(ConverterModel.init(rates:now:))
        Singleton(AppModel.init(converters:))
    }
    static let container = Container(orExit: module)
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 11)
let app = Module("App") {
    Value(RatesClient.live)                        // RatesClient: DependencyKey { static let liveValue = … }
    Value(Now { 20 })                              // \.date.now
    Prototype(ConverterModel.init(rates:now:))     // @Dependency(\.rates) var rates, @Dependency(\.now) var now
}
let container = Container(orExit: app)
let model = try container.get(ConverterModel.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 19)
expect(try await model.convert(10) == "20 at hour 20")
#sourceLocation()
_ = app
_ = container
_ = model
}

@Sendable static func `Using and registering dependencies`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 93)
let app = Module("App") {
    Value(ContinuousClock()).as((any Clock<Duration>).self) { $0 }
    Singleton(Poller.init(clock:))
}
let poller = try Container(app).get(Poller.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 99)
expect(poller.clock is ContinuousClock)
#sourceLocation()
_ = app
_ = poller
}

@Sendable static func `Live, preview and test values`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 106)
let preview = Module("Preview") {
    App.module
    Value(RatesClient(rate: { _ in 3 }, names: { [] })).overriding(RatesClient.self)
}
let model = try Container(preview).get(ConverterModel.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 112)
expect(try await model.convert(1) == "3 at hour 20")
#sourceLocation()
_ = preview
_ = model
}

@Sendable static func `Designing dependencies`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 126)
var client = RatesClient.failing
client.rate = { _ in 5 }
let fake = client
let text = try await App.container.withOverrides {
    Value(fake)
} operation: {
    try await App.container.get(ConverterModel.self).convert(2)
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 135)
expect(text == "10 at hour 20")
#sourceLocation()
_ = client
_ = fake
_ = text
}

@Sendable static func `Overriding and testing`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 145)
let model = try App.container.withOverrides {
    Value(Now { 3 })
} synchronously: {
    try App.container.get(ConverterModel.self)
}
let later = try await model.convert(1)       // still at hour 3
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 152)
expect(later == "2 at hour 3")
#sourceLocation()
_ = model
_ = later
}

@Sendable static func `Lifetimes and single entry points`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 160)
let app = try App.container.get(AppModel.self)
let first = try app.open()
let second = try app.open()
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 164)
expect(first !== second)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 170)
let rows = Module("Rows") {
    App.module
    Prototype(RowModel.init(currency:rates:), .argument, .auto)
    Singleton(ListModel.init(rows:))
}
let container = Container(orExit: rows)
let row = try container.get(ListModel.self).row("EUR")      // in `ListModel`: try rows(currency)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 178)
expect(try await row.convert(3) == 6)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 183)
let overridden = try App.container.withOverrides {
    Value(Now { 3 })
} synchronously: {
    try App.container.get(AppModel.self)
}
expect((try? overridden.open()) == nil)
#sourceLocation()
do {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 201)
let site = Module("Site") {
    Value(RatesClient.live)
    External(Visitor.self, in: .request)
    Scoped(.request, Page.init(visitor:rates:))
}
let container = Container(orExit: site)
let name = try await container.scope(.request, with: Visitor(name: "Ann")) { request in
    try request.get(Page.self).visitor.name
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 211)
expect(name == "Ann")
#sourceLocation()
_ = site
_ = container
_ = name
}
_ = app
_ = first
_ = second
_ = rows
_ = container
_ = row
_ = overridden
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", "Overview", `Overview`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", "Using and registering dependencies", `Using and registering dependencies`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", "Live, preview and test values", `Live, preview and test values`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", "Designing dependencies", `Designing dependencies`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", "Overriding and testing", `Overriding and testing`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", "Lifetimes and single entry points", `Lifetimes and single entry points`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/ComingFromSwiftDependencies.md", line: 195)
fileprivate extension Scope {
    static let request: Scope = "request"
}
#sourceLocation()
