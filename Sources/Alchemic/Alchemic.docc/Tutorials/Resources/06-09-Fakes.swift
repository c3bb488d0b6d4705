import Synchronization

@testable import Mailroom

/// An outbox without files.
final class MemoryOutbox: Outbox {
    private let waiting: Mutex<[Letter]>

    init(_ letters: Letter...) {
        waiting = Mutex(letters)
    }

    func letters() -> [Letter] {
        waiting.withLock { $0 }
    }

    func remove(_ letter: Letter) {
        waiting.withLock { letters in letters.removeAll { $0.name == letter.name } }
    }
}

/// A mailer that sends nothing, and remembers what it was given.
actor RecordingMailer: Mailer {
    private(set) var recipients: [String] = []

    func send(_ letter: Letter, id: MessageID) {
        recipients.append(letter.recipient)
    }
}

/// A mailer that says when it has begun to send, and ends when it may.
struct SlowMailer: Mailer {
    let begun = AsyncStream.makeStream(of: Void.self)
    let mayEnd = AsyncStream.makeStream(of: Void.self)

    func send(_ letter: Letter, id: MessageID) async throws {
        begun.continuation.yield()
        for await _ in mayEnd.stream { break }
        try Task.checkCancellation()
    }
}
