import Alchemic

final class Clerk: Sendable {
    private let outbox: any Outbox
    private let container: Container

    init(outbox: any Outbox, container: Container) {
        self.outbox = outbox
        self.container = container
    }

    func sendAll() async throws -> Int {
        let letters = try outbox.letters()
        for letter in letters {
            try await container.scope(.letter, with: letter) { scope in
                try await scope.get(Delivery.self).run()
            }
            try outbox.remove(letter)
        }
        return letters.count
    }
}
