@testable import Mailroom

struct SlowMailer: Mailer {
    let beginnings = AsyncStream.makeStream(of: Void.self)
    let permissions = AsyncStream.makeStream(of: Void.self)

    func send(_ letter: Letter, id: MessageID) async throws {
        beginnings.continuation.yield()
        for await _ in permissions.stream { break }
        try Task.checkCancellation()
    }
}
