import Foundation

protocol Mailer: Sendable {
    func send(_ letter: Letter) async throws
}

final class FileMailer: Mailer {
    private let folder: URL
    private let journal: Journal
    private let messageID: MessageID

    init(settings: Settings, journal: Journal, messageID: MessageID) throws {
        folder = URL(filePath: settings.sent)
        self.journal = journal
        self.messageID = messageID
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func send(_ letter: Letter) async throws {
        let mail = "To: \(letter.recipient)\nMessage-ID: \(messageID.text)\n\n\(letter.text)\n"
        try mail.write(to: folder.appending(path: letter.name), atomically: true, encoding: .utf8)
        try await journal.note("\(letter.name) sent to \(letter.recipient)")
    }
}
