final class Delivery: Sendable {
    private let letter: Letter
    private let messageID: MessageID
    private let report: Report
    private let mailer: any Mailer

    init(letter: Letter, messageID: MessageID, report: Report, mailer: any Mailer) {
        self.letter = letter
        self.messageID = messageID
        self.report = report
        self.mailer = mailer
    }

    func run() async throws {
        await report.add("taken")
        try await mailer.send(letter, id: messageID)
        await report.add("sent to \(letter.recipient)")
    }
}
