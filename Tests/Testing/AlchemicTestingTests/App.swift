import AlchemicTesting

protocol Clock: Sendable { func hour() -> Int }
struct SystemClock: Clock { func hour() -> Int { 12 } }
struct FixedClock: Clock {
    let fixed: Int
    func hour() -> Int { fixed }
}
final class Log: Sendable {}
final class Greeter: Sendable {
    let clock: any Clock
    let log: Log
    init(clock: any Clock, log: Log) {
        self.clock = clock
        self.log = log
    }
    func greeting() -> String { clock.hour() < 11 ? "Good morning" : "Good day" }
}
enum App {
    static let module = Module("App") {
        Singleton { SystemClock() }
        Singleton(Greeter.init(clock:log:))
        Singleton { Log() }
    }
    static let container = Container(orExit: module)
}
