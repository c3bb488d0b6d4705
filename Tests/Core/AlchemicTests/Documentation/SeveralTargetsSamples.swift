// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/SeveralTargets.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import StatementSupport

enum SeveralTargetsSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/SeveralTargets.md", line: 6)
protocol Store: Sendable {}
final class SQLStore: Store { init(path: Path) {} }
final class Catalogue: Sendable { init(store: any Store) {} }
struct Path: Sendable { let text: String }
protocol Probe: Sendable { var name: String { get } }
struct DiskProbe: Probe { let name = "disk" }
struct PortProbe: Probe { let name = "port" }
final class Health: Sendable {
    let probes: [any Probe]
    init(probes: [any Probe]) { self.probes = probes }
}
#sourceLocation()

@Sendable static func `Needs are a contract`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/SeveralTargets.md", line: 96)
let alone = try Graph(
    Module("Storage, alone") {
        Singleton(SQLStore.init(path:)).as((any Store).self)
        External(Path.self)
        External(Health.self)
    }, roots: [(any Store).self])
expect(alone.warnings.map(\.id) == [.unused])
#sourceLocation()
_ = alone
}

@Sendable static func `Names and tags are shared`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let storage = Module("Storage") {
    Value("shop.db").named("path")
}
let web = Module("Web") {
    Value("/index.html").named("path")
}
let container = try Container(storage, web)
#sourceLocation()
_ = storage
_ = web
_ = container
}, saying: #"""
Shop/Shop.swift:5:10: error: [duplicate-name] two definitions have the name "path"
  first:  `String "path"` (Shop/Shop.swift:2:10)
  second: `String "path"` (Shop/Shop.swift:5:10)
  help:   rename one of them, or replace the first with `.overriding(named: "path")`
  docs:   Troubleshooting#duplicate-name
"""#, on: "Sources/Core/Alchemic/Alchemic.docc/SeveralTargets.md")
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/SeveralTargets.md", line: 157)
let storage = Module("Storage") {
    Singleton { DiskProbe() }.tagged("health")
}
let web = Module("Web") {
    Singleton { PortProbe() }.tagged("health")
    Singleton(Health.init(probes:), .tagged("health"))
}
let container = try Container(web, storage)
let health = try container.get(Health.self)
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/SeveralTargets.md", line: 167)
expect(health.probes.map(\.name) == ["port", "disk"])
#sourceLocation()
_ = storage
_ = web
_ = container
_ = health
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/SeveralTargets.md", "Needs are a contract", `Needs are a contract`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/SeveralTargets.md", "Names and tags are shared", `Names and tags are shared`),
]
}
