import Synchronization

@testable import Mailroom

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

actor RecordingMailer: Mailer {
    private(set) var recipients: [String] = []

    func send(_ letter: Letter) {
        recipients.append(letter.recipient)
    }
}

extension Letter {
    static let chair = Letter(name: "chair", recipient: "ben@example.org", text: "Your chair has left.")
    static let lamp = Letter(name: "lamp", recipient: "ann@example.org", text: "Your lamp is ready.")
}
