import Foundation

protocol Outbox: Sendable {
    func letters() throws -> [Letter]
    func remove(_ letter: Letter) throws
}

/// A folder with a file for each letter: `recipient: text`.
final class FileOutbox: Outbox {
    private let folder: URL

    init(settings: Settings) throws {
        folder = URL(filePath: settings.outbox)
        guard FileManager.default.fileExists(atPath: folder.path) else { throw MissingFolder(path: settings.outbox) }
    }

    func letters() throws -> [Letter] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.filter { !$0.hasPrefix(".") }.sorted().map { name in
            let content = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            let parts = content.split(separator: ":", maxSplits: 1)
            return Letter(
                name: name, recipient: String(parts.first ?? ""),
                text: parts.dropFirst().joined().trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    func remove(_ letter: Letter) throws {
        try FileManager.default.removeItem(at: folder.appending(path: letter.name))
    }
}

/// There is no such folder.
struct MissingFolder: Error {
    let path: String
}
