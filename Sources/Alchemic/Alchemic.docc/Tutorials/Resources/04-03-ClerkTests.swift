import Alchemic
import Testing

@testable import Mailroom

@Test func everyLetterIsSentAndRemoved() async throws {
    let outbox = MemoryOutbox(
        Letter(name: "chair", recipient: "ben@example.org", text: "Your chair has left."),
        Letter(name: "lamp", recipient: "ann@example.org", text: "Your lamp is ready."))
    let mailer = RecordingMailer()
    let container = try Container(App.module)

    let count = try await container.withOverrides {
        Singleton { outbox }.as((any Outbox).self)
        Singleton { mailer }.as((any Mailer).self)
    } operation: {
        try await container.get(Clerk.self).sendAll()
    }

    #expect(count == 2)
    #expect(await mailer.recipients == ["ben@example.org", "ann@example.org"])
    #expect(outbox.letters().isEmpty)
}
