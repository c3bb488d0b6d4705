import Alchemic
import Foundation

protocol Mailer: Sendable {
    func send(_ letter: Letter, id: MessageID) async throws
}

actor FileMailer: Mailer, Stoppable {
    private let folder: URL
    private let journal: Journal
    private var count = 0

    init(settings: Settings, journal: Journal) throws {
        folder = URL(filePath: settings.sent)
        self.journal = journal
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func send(_ letter: Letter, id: MessageID) async throws {
        print("sending \(letter.name)")
        try await Task.sleep(for: .seconds(2))  // as long as a mail server takes
        let mail = "To: \(letter.recipient)\nMessage-ID: \(id.text)\n\n\(letter.text)\n"
        try mail.write(to: folder.appending(path: letter.name), atomically: true, encoding: .utf8)
        print("sent \(letter.name)")
        count += 1
    }

    func stop() async throws {
        try await journal.note("\(count) sent")
        print("mailer closed")
    }
}
