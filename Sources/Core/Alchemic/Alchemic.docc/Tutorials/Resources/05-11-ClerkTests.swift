import AlchemicTesting
import Foundation
import Testing

@testable import Mailroom

@Suite(
    .container(App.module) {
        Singleton { MemoryOutbox(.chair, .lamp) }.as((any Outbox).self)
        Singleton { RecordingMailer() }.as((any Mailer).self)
        Value(Settings.discarding)
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

    @Test(.overriding { Value(Settings.temporary) }) func reportsEachLetterInOneLine() async throws {
        let journal = try Container.test.get(Settings.self).journal
        defer { try? FileManager.default.removeItem(atPath: journal) }
        _ = try await Container.test.get(Clerk.self).sendAll()

        let lines = try String(contentsOfFile: journal, encoding: .utf8).split(separator: "\n")
        #expect(
            lines == [
                "chair <1@mailroom>: taken, sent to ben@example.org",
                "lamp <2@mailroom>: taken, sent to ann@example.org",
            ])
    }
}
