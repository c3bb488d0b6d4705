final class Clerk: Sendable {
    private let outbox: any Outbox
    private let mailer: any Mailer

    init(outbox: any Outbox, mailer: any Mailer) {
        self.outbox = outbox
        self.mailer = mailer
    }

    func sendAll() async throws -> Int {
        let letters = try outbox.letters()
        for letter in letters {
            try await mailer.send(letter)
            try outbox.remove(letter)
        }
        return letters.count
    }
}
