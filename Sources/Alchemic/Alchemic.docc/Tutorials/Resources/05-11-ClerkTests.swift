import Alchemic
import Foundation
import Testing

@testable import Mailroom

@Test func everyLetterIsSentReportedAndRemoved() async throws {
    let outbox = MemoryOutbox(
        Letter(name: "chair", recipient: "ben@example.org", text: "Your chair has left."),
        Letter(name: "lamp", recipient: "ann@example.org", text: "Your lamp is ready."))
    let mailer = RecordingMailer()
    let journal = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: journal) }
    let container = try Container(App.module)

    let count = try await container.withOverrides {
        Singleton { outbox }.as((any Outbox).self)
        Singleton { mailer }.as((any Mailer).self)
        Value(Settings(journal: journal.path))
    } operation: {
        try await container.get(Clerk.self).sendAll()
    }

    #expect(count == 2)
    #expect(await mailer.recipients == ["ben@example.org", "ann@example.org"])
    #expect(outbox.letters().isEmpty)
    let report = try String(contentsOf: journal, encoding: .utf8)
    #expect(
        report == """
            chair <1@mailroom>: taken, sent to ben@example.org
            lamp <2@mailroom>: taken, sent to ann@example.org

            """)
}
