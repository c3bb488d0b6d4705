import Foundation

/// Sends letters.
protocol Mailer: Sendable {
    func send(_ letter: Letter, id: MessageID) async throws
}

/// Writes letters into a folder, where a mail server collects them.
final class FileMailer: Mailer {
    private let folder: URL

    init(settings: Settings) throws {
        folder = URL(filePath: settings.sent)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func send(_ letter: Letter, id: MessageID) async throws {
        let mail = "To: \(letter.recipient)\nMessage-ID: \(id.text)\n\n\(letter.text)\n"
        try mail.write(to: folder.appending(path: letter.name), atomically: true, encoding: .utf8)
    }
}
