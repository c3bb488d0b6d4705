protocol Mailer: Sendable {
    func send(_ letter: Letter) async throws
}

final class PrintingMailer: Mailer {
    func send(_ letter: Letter) {
        print("To \(letter.recipient): \(letter.text)")
    }
}
