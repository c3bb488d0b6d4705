import Alchemic
import TestSupport
import Testing

@globalActor private actor DaemonActor {
    static let shared = DaemonActor()
}

private final class Ledger: Sendable {}

/// A class on an actor of the program's own; nothing isolates its end.
@DaemonActor private final class Daemon {
    let ledger: Ledger
    let journal: Journal?
    var rounds = 0
    init(ledger: Ledger, journal: Journal? = nil) { (self.ledger, self.journal) = (ledger, journal) }
    func run() { rounds += 1 }
    deinit { journal?.note("end") }
}

private actor Account {
    let ledger: Ledger
    init(ledger: Ledger) { self.ledger = ledger }
}

private actor Vault {
    var isOpen = false
    init(ledger: Ledger) async { isOpen = true }
}

@Suite("What lives on an actor")
struct ActorTests {
    @Test
    func `of the program's own is awaited by the factory, and resolved by awaiting`() async throws {
        let journal = Journal()
        do {
            let container = try Container {
                Singleton(Ledger.init)
                Singleton { (ledger: Ledger) async in await Daemon(ledger: ledger, journal: journal) }
            }
            let daemon = try await container.get(async: Daemon.self)
            await daemon.run()
            #expect(await daemon.rounds == 1)
            #expect(try daemon.ledger === container.get(Ledger.self))
            #expect(try await container.get(async: Daemon.self) === daemon)
            let unbuilt = try Container {
                Singleton { () async in await Daemon(ledger: Ledger()) }
            }
            #expect(failure(of: try unbuilt.get(Daemon.self))?.id == .asynchronousOnly)
        }
        #expect(journal.entries == ["end"])
    }

    @Test
    func `as an actor is declared by its initializer, which is awaited where it is isolated`() async throws {
        let container = try Container {
            Singleton(Ledger.init)
            Singleton(Account.init(ledger:))
            Singleton(Vault.init(ledger:))
        }
        let account = try container.get(Account.self)
        #expect(try account.ledger === container.get(Ledger.self))
        #expect(failure(of: try container.get(Vault.self))?.id == .asynchronousOnly)
        let vault = try await container.get(async: Vault.self)
        #expect(await vault.isOpen)
    }
}
