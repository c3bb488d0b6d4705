/// Sends letters.
protocol Mailer: Sendable {
    func send(_ letter: Letter) async throws
}

/// Prints letters, for a first look.
final class PrintingMailer: Mailer {
    func send(_ letter: Letter) {
        print("To \(letter.recipient): \(letter.text)")
    }
}
