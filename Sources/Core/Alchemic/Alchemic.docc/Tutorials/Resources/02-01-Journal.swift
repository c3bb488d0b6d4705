import Foundation

/// A file with a line for each thing that happened.
actor Journal {
    private let file: FileHandle

    init(settings: Settings) throws {
        if !FileManager.default.fileExists(atPath: settings.journal) {
            try Data().write(to: URL(filePath: settings.journal))
        }
        file = try FileHandle(forWritingTo: URL(filePath: settings.journal))
        try file.seekToEnd()
    }

    func note(_ line: String) throws {
        try file.write(contentsOf: Data("\(line)\n".utf8))
    }
}
