// swift-format-ignore-file
// Made from Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md by `swift run --package-path Workshop/Tools samples`; change it there.

import AlchemicTesting
import StatementSupport
import Testing

enum TestingSamples {
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 7)
protocol Clock: Sendable { func hour() -> Int }
struct SystemClock: Clock { func hour() -> Int { 12 } }
struct FixedClock: Clock {
    let fixed: Int
    init(hour: Int) { fixed = hour }
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
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 37)



struct GreeterTests {
    @Test(
        .container(App.module) {
            Singleton { FixedClock(hour: 8) }.as((any Clock).self)
        })
    func greetsInTheMorning() throws {
        let greeter = try Container.test.get(Greeter.self)
        #expect(greeter.greeting() == "Good morning")
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 73)
struct VisitTests {
    static let module = Module("Visits") {
        External(String.self, in: "visit")
        Scoped("visit") { (name: String) in [name] }
    }

    @Test(.container(Self.module)) func eachVisitHasItsGuest() async throws {
        let guests = try await Container.test.scope("visit", with: "Ann") { try $0.get([String].self) }
        #expect(guests == ["Ann"])
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 112)
struct SharedGreeterTests {
    @Test(
        .overriding(App.container) {
            Value(FixedClock(hour: 8)).as((any Clock).self)
        })
    func greetsInTheMorning() throws {
        let greeter = try App.container.get(Greeter.self)
        #expect(greeter.greeting() == "Good morning")
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 137)
@Suite(.container(App.module))
struct MorningTests {
    @Test(.overriding { Value(FixedClock(hour: 8)).as((any Clock).self) })
    func greetsInTheMorning() throws {
        let greeter = try Container.test.get(Greeter.self)
        #expect(greeter.greeting() == "Good morning")
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 156)
final class Mailer: Sendable { init() {} }
final class Orders: Sendable { init(mailer: Mailer) {} }
enum Shop {
    static let module = Module("Shop") {
        Singleton(Mailer.init).live()
        Singleton(Orders.init(mailer:))
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 183)
struct MailerTests {
    @Test(.container(Shop.module).allowing(Mailer.self)) func theServerAnswers() throws {
        _ = try Container.test.get(Orders.self)
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 199)
struct Weather: UnimplementedProviding {
    var temperature: @Sendable (String) async throws -> Int
    var unit: @Sendable () -> String

    static var unimplemented: Self {
        Self(
            temperature: AlchemicTesting.unimplemented("Weather.temperature"),
            unit: AlchemicTesting.unimplemented("Weather.unit", returning: "°C"))
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 219)
struct BuildingTests {
    @Test(.container(App.module)) func greetersShareOneClock() throws {
        _ = try Container.test.get(Greeter.self)
        _ = try Container.test.get(Greeter.self)
        let recorder = try EventRecorder.test
        #expect(recorder.isBuiltOnce(Greeter.self))
        #expect(recorder.labels(of: .built) == ["SystemClock", "Greeter"])
        #expect(recorder.happened(.built, to: SystemClock.self, before: Greeter.self))
    }
}
#sourceLocation()

@Sendable static func `Keep tests away from the network`() async throws {
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 166)
try await withKnownIssue {
    try await withTestContainer(Shop.module) { _ = try $0.get(Orders.self) }
} matching: { issue in
    expect("\(issue.error.map { "\($0)" } ?? "")".contains("`Mailer` is live, and this test does not allow it"))
    return true
}
#sourceLocation()
}

@Sendable static func `Test the wiring`() async throws {
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 240)
#expect(App.module.problems().isEmpty)
#sourceLocation()
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 246)
let greetings = Module("Greetings") {
    Singleton(Greeter.init(clock:))
}
#expect(greetings.problems(given: (any Clock).self).isEmpty)
#expect(App.module.problems(requesting: [Greeter.self], strict: true).map(\.id) == [.unused])
#sourceLocation()
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 256)
let container = try Container(App.module)
#expect(container.resolves(Greeter.self))
#expect(await container.buildsOnce(Greeter.self))
#sourceLocation()
_ = greetings
_ = container
}

@Sendable static func `Without traits`() async throws {
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 277)
try await withTestContainer(App.module) {
    Singleton { FixedClock(hour: 8) }.as((any Clock).self)
} operation: { container in
    let greeter = try container.get(Greeter.self)
    #expect(greeter.greeting() == "Good morning")
}
#sourceLocation()
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 288)
let greeting = try await App.container.withOverrides {
    Singleton { FixedClock(hour: 8) }.as((any Clock).self)
} operation: {
    try App.container.get(Greeter.self).greeting()
}
let usual = try App.container.get(Greeter.self).greeting()
#sourceLocation()
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 295)
expect(greeting == "Good morning" && usual == "Good day")
#sourceLocation()
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 303)
try await App.container.withOverrides {
    Singleton { FixedClock(hour: 8) }.as((any Clock).self)
} operation: {
    try #expect(App.container.get(Greeter.self).greeting() == "Good morning")
}
let visits = try Container(VisitTests.module)
try await visits.scope("visit", with: "Ann") { visit in
    try #expect(visit.get([String].self) == ["Ann"])
}
#sourceLocation()
_ = greeting
_ = usual
_ = visits
}

@Sendable static func `Test your own sources and adapters`() async throws {
#sourceLocation(file: "Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", line: 339)
let jobs = try Container(Module("Jobs") { Scoped("job", Greeter.init(clock:)); Singleton { SystemClock() } })
await expectScopeAdapterConformance(of: jobs, scope: "job") { work in
    try await jobs.scope("job") { _ in try await work() }
}
#sourceLocation()
_ = jobs
}

static let all: [Sample] = [
    Sample("Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", "Keep tests away from the network", `Keep tests away from the network`),
    Sample("Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", "Test the wiring", `Test the wiring`),
    Sample("Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", "Without traits", `Without traits`),
    Sample("Sources/Testing/AlchemicTesting/AlchemicTesting.docc/Testing.md", "Test your own sources and adapters", `Test your own sources and adapters`),
]
}
