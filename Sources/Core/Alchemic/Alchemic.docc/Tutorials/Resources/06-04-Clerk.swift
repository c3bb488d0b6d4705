import Alchemic

final class Clerk: Sendable {
    private let outbox: any Outbox
    private let container: Container

    init(outbox: any Outbox, container: Container) {
        self.outbox = outbox
        self.container = container
    }

    func work() async throws {
        while !Task.isCancelled {
            _ = try await sendAll()
            try? await Task.sleep(for: .milliseconds(100))
        }
    }

    func sendAll() async throws -> Int {
        var count = 0
        for letter in try outbox.letters() where !Task.isCancelled {
            // A task of its own is not canceled with this one: a letter in progress is still sent.
            try await Task { try await send(letter) }.value
            count += 1
        }
        return count
    }

    private func send(_ letter: Letter) async throws {
        try await container.scope(.letter, with: letter) { scope in
            try await scope.get(Delivery.self).run()
        }
        try outbox.remove(letter)
    }
}
