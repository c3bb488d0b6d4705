import AlchemicTesting
import Testing

@testable import Mailroom

@Suite(
    .container(App.module) {
        Singleton { MemoryOutbox(.chair, .lamp) }.as((any Outbox).self)
        Singleton { SlowMailer() }.as((any Mailer).self)
        Value(Settings.discarding)
    })
struct StopTests {
    @Test func theLetterInProgressIsStillSent() async throws {
        let clerk = try Container.test.get(Clerk.self)
        let mailer = try Container.test.get(SlowMailer.self)
        let work = Task { try await clerk.work() }

        for await _ in mailer.beginnings.stream { break }
        work.cancel()
        mailer.permissions.continuation.yield()
        try await work.value

        let outbox = try Container.test.get(MemoryOutbox.self)
        #expect(outbox.letters().map(\.name) == ["lamp"])
    }
}
