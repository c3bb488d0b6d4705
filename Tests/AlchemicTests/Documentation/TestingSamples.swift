// swift-format-ignore-file
// Made from Sources/Alchemic/Alchemic.docc/Testing.md by `swift run --package-path Tools samples`; change it there.

import Alchemic
import StatementSupport

enum TestingSamples {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Testing.md", line: 6)
protocol Clock: Sendable { func hour() -> Int }
struct SystemClock: Clock { func hour() -> Int { 12 } }
struct FixedClock: Clock {
    let fixed: Int
    func hour() -> Int { fixed }
}
final class Greeter: Sendable {
    let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
    func greeting() -> String { clock.hour() < 11 ? "Good morning" : "Good day" }
}
final class Log: Sendable {}
enum App {
    static let module = Module("App") {
        Singleton { SystemClock() }
        Singleton(Greeter.init(clock:))
        Singleton { Log() }
    }
    static let container = Container(orExit: module)
}
#sourceLocation()

@Sendable static func `Replace something for one test`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Testing.md", line: 39)
let greeting = try await App.container.withOverrides {
    Singleton { FixedClock(fixed: 8) }.as((any Clock).self)
} operation: {
    try App.container.get(Greeter.self).greeting()
}
let usual = try App.container.get(Greeter.self).greeting()
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Testing.md", line: 46)
expect(greeting == "Good morning" && usual == "Good day")
#sourceLocation()
_ = greeting
_ = usual
}

@Sendable static func `Create a container for a test`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Testing.md", line: 74)
let module = Module("Test") {
    App.module
    Singleton { FixedClock(fixed: 8) }.overriding(SystemClock.self)
}
let greeter = try Container(module).get(Greeter.self)
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Testing.md", line: 80)
expect(greeter.greeting() == "Good morning")
#sourceLocation()
_ = module
_ = greeter
}

@Sendable static func `Test the wiring`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Testing.md", line: 89)
let graph = try Graph(App.module, roots: [Greeter.self])
for warning in graph.warnings { print(warning.text()) }
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Testing.md", line: 92)
expect(graph.warnings.map(\.id) == [.unused])
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/Testing.md", line: 100)
let greetings = Module("Greetings") {
    Singleton(Greeter.init(clock:))
}
let alone = try Graph(
    Module("Greetings, alone") {
        greetings
        External((any Clock).self)
    })
#sourceLocation()
_ = graph
_ = greetings
_ = alone
}

static let all: [Sample] = [
    Sample("Sources/Alchemic/Alchemic.docc/Testing.md", "Replace something for one test", `Replace something for one test`),
    Sample("Sources/Alchemic/Alchemic.docc/Testing.md", "Create a container for a test", `Create a container for a test`),
    Sample("Sources/Alchemic/Alchemic.docc/Testing.md", "Test the wiring", `Test the wiring`),
]
}
