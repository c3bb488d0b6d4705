import Alchemic
import Testing

@testable import Mailroom

@Test func theLetterInProgressIsStillSent() async throws {
    let outbox = MemoryOutbox(
        Letter(name: "chair", recipient: "ben@example.org", text: "Your chair has left."),
        Letter(name: "lamp", recipient: "ann@example.org", text: "Your lamp is ready."))
    let mailer = SlowMailer()
    let container = try Container(App.module)

    try await container.withOverrides {
        Singleton { outbox }.as((any Outbox).self)
        Singleton { mailer }.as((any Mailer).self)
        Value(Settings(journal: "/dev/null"))
    } operation: {
        let clerk = try container.get(Clerk.self)
        let work = Task { try await clerk.work() }
        for await _ in mailer.beginnings.stream { break }
        work.cancel()
        mailer.permissions.continuation.yield()
        try await work.value
    }

    #expect(outbox.letters().map(\.name) == ["lamp"])
}
