import Alchemic
import TestSupport
import Testing

private final class Session: Sendable {}

private final class Client: Sendable {
    let session: Session

    init(session: Session) {
        self.session = session
    }
}

private final class Mailbox: Sendable {
    let client: Client

    init(client: Client, journal: Journal) {
        journal.note("mailbox")
        self.client = client
    }
}

private final class Badge: Sendable {
    let session = Variable<Session?>()

    init(journal: Journal) {
        journal.note("badge")
    }
}

private final class Clock: Sendable {
    init(journal: Journal) {
        journal.note("clock")
    }
}

@Suite struct StartingTests {
    private static let mail = Module("Mail") {
        External(Session.self)
        Singleton { Journal() }
        Prototype(Client.init(session:))
        Singleton(Mailbox.init(client:journal:)).eager()
        Singleton(Badge.init(journal:)).eager().inject(\.session.value)
        Singleton(Clock.init(journal:)).eager()
    }

    @Test(.statement("A66", "T29")) func `what reaches an unset external waits without an error`() async throws {
        let events = Journal()
        let container = try Container(Self.mail) { event in
            if event.kind == .waiting { events.note(event.label) }
        }
        try await container.start()
        #expect(try container.get(Journal.self).entries == ["clock"])
        #expect(events.entries.sorted() == ["Badge for Session", "Mailbox for Session"])

        let error = #expect(throws: ResolutionError.self) { try container.get(Mailbox.self) }
        #expect(error?.id == .externalNotSet)
    }
}
