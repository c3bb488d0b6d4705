import AlchemicTesting
import Testing

@testable import Mailroom

@Suite(
    .container(App.module) {
        Singleton { MemoryOutbox(.chair, .lamp) }.as((any Outbox).self)
        Singleton { RecordingMailer() }.as((any Mailer).self)
    })
struct ClerkTests {
    @Test func sendsAndRemovesEveryLetter() async throws {
        let count = try await Container.test.get(Clerk.self).sendAll()
        #expect(count == 2)

        let mailer = try Container.test.get(RecordingMailer.self)
        #expect(await mailer.recipients == ["ben@example.org", "ann@example.org"])

        let outbox = try Container.test.get(MemoryOutbox.self)
        #expect(outbox.letters().isEmpty)
    }
}
