import Alchemic
import TestSupport
import Testing

/// Starting where an overlay is in force.
struct OverlayStartTests {
    private struct Address: Sendable {
        let text: String
    }

    private struct Connection: Stoppable, Sendable {
        let address: Address
        let journal: Journal

        init(address: Address, journal: Journal) {
            self.address = address
            self.journal = journal
            journal.note("opened \(address.text)")
        }

        func stop() { journal.note("closed \(address.text)") }
    }

    @Test func `what is there already waits for no external`() async throws {
        let container = try Container {
            External(Address.self)
            Value(Journal())
            Singleton(Connection.init(address:journal:))
            Singleton { (connection: Connection) in [connection.address.text] }.eager()
        }
        try container.set(Connection(address: Address(text: "set"), journal: Journal()))
        try await container.start()
        #expect(try container.isBuilt([String].self))
    }

    @Test func `starting in an overlay builds the stand ins and nothing else`() async throws {
        let journal = Journal()
        let container = try Container {
            Value(journal)
            Value(Address(text: "real"))
            Singleton(Connection.init(address:journal:)).eager()
        }
        try await container.withOverrides {
            Value(Address(text: "stand-in"))
        } operation: {
            try await container.start()
            let text = try container.get(Connection.self).address.text
            #expect(text == "stand-in")
        }
        #expect(journal.entries == ["opened stand-in", "closed stand-in"])
        try await container.start()
        #expect(journal.entries == ["opened stand-in", "closed stand-in", "opened real"])
    }
}
