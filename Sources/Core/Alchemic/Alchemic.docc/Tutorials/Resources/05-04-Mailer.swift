import Foundation

protocol Mailer: Sendable {
    func send(_ letter: Letter, id: MessageID) async throws
}

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
