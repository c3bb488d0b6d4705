import Foundation

protocol Mailer: Sendable {
    func send(_ letter: Letter) async throws
}

final class PrintingMailer: Mailer {
    func send(_ letter: Letter) {
        print("To \(letter.recipient): \(letter.text)")
    }
}

final class FileMailer: Mailer {
    private let folder: URL
    private let journal: Journal

    init(settings: Settings, journal: Journal) throws {
        folder = URL(filePath: settings.sent)
        self.journal = journal
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func send(_ letter: Letter) async throws {
        let mail = "To: \(letter.recipient)\n\n\(letter.text)\n"
        try mail.write(to: folder.appending(path: letter.name), atomically: true, encoding: .utf8)
        try await journal.note("\(letter.name) sent to \(letter.recipient)")
    }
}
