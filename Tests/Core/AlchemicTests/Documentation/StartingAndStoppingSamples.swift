// swift-format-ignore-file
// Made from Sources/Main/AlchemicMain/AlchemicMain.docc/StartingAndStopping.md by `swift run --package-path Workshop/Tools samples`; change it there.

import Alchemic
import AlchemicMain
import StatementSupport

enum StartingAndStoppingSamples {
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/StartingAndStopping.md", line: 6)

final class Database: Sendable, Stoppable {
    init() async throws {}
    func stop() async throws {}
}
final class Session: Sendable { init(user: String) {} }
final class Window: Sendable { init(database: Database, session: Session) {} }
final class Till: Sendable { init() {} }
#sourceLocation()

@Sendable static func `Configure`() async throws {
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/StartingAndStopping.md", line: 55)
final class ShopConfiguration: MainConfiguration {
    static func configure(_ settings: inout MainSettings) {
        settings.modules.append(Module("Payments") { Singleton(Till.init) })
        settings.purgesWhenMemoryIsShort = true
        settings.observe { event in
            if event.kind == .finished { print(event) }       // `finished the start in 0.012 seconds`
        }
    }
}
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/StartingAndStopping.md", line: 66)
let main = MainContainer(configuredBy: [ShopConfiguration.self])
try await main.start()
try await main.stop()
#sourceLocation()
do {
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/StartingAndStopping.md", line: 74)
let main = MainContainer(
    Module("Shop") {
        External(Session.self)
        Singleton(Database.init).eager()
        Singleton(Window.init(database:session:))
    })
try main.set(Session(user: "ada"))                              // kept until the start
main.whenStarted { print("shown") }
try await main.start()
let window = try main.get(Window.self)
try await main.stop()
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/StartingAndStopping.md", line: 86)
expect(main.container?.isEnded == true)
#sourceLocation()
_ = main
_ = window
}
_ = main
}

@Sendable static func `Libraries that are opened later`() async throws {
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/StartingAndStopping.md", line: 158)
let main = MainContainer(Module("Shop") { Value("apples").named("fruit") })
try await main.start()
try await main.add(Module("Discounts") { Value("pears").named("more fruit") })
let fruit = try main.all(of: String.self)                       // ["apples", "pears"]
#sourceLocation()
#sourceLocation(file: "Sources/Main/AlchemicMain/AlchemicMain.docc/StartingAndStopping.md", line: 163)
expect(fruit == ["apples", "pears"])
#sourceLocation()
_ = main
_ = fruit
}

static let all: [Sample] = [
    Sample("Sources/Main/AlchemicMain/AlchemicMain.docc/StartingAndStopping.md", "Configure", `Configure`),
    Sample("Sources/Main/AlchemicMain/AlchemicMain.docc/StartingAndStopping.md", "Libraries that are opened later", `Libraries that are opened later`),
]
}
