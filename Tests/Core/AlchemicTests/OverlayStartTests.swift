import Alchemic
import Synchronization
import Testing

/// Starting where an overlay is in force.
struct OverlayStartTests {
    private final class Log: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func note(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private struct Address: Sendable {
        let text: String
    }

    private struct Connection: Stoppable, Sendable {
        let address: Address
        let log: Log

        init(address: Address, log: Log) {
            self.address = address
            self.log = log
            log.note("opened \(address.text)")
        }

        func stop() { log.note("closed \(address.text)") }
    }

    @Test func whatIsThereAlreadyWaitsForNoExternal() async throws {
        let container = try Container(
            Module("M") {
                External(Address.self)
                Value(Log())
                Singleton(Connection.init(address:log:))
                Singleton { (connection: Connection) in [connection.address.text] }.eager()
            })
        try container.set(Connection(address: Address(text: "set"), log: Log()))
        try await container.start()
        #expect(try container.isBuilt([String].self))
    }

    @Test func startingInAnOverlayBuildsTheStandInsAndNothingElse() async throws {
        let log = Log()
        let container = try Container(
            Module("M") {
                Value(log)
                Value(Address(text: "real"))
                Singleton(Connection.init(address:log:)).eager()
            })
        try await container.withOverrides {
            Value(Address(text: "stand-in"))
        } operation: {
            try await container.start()
            let text = try container.get(Connection.self).address.text
            #expect(text == "stand-in")
        }
        #expect(log.all == ["opened stand-in", "closed stand-in"])
        try await container.start()
        #expect(log.all == ["opened stand-in", "closed stand-in", "opened real"])
    }
}
