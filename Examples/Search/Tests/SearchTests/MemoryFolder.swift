import Foundation
import Search

/// A folder without a disk: texts by path.
struct MemoryFolder: Folder {
    var path = "memory"
    var texts: [String: String]
    /// When each file was written; the others are as old as time.
    var dates: [String: Date] = [:]

    func files() -> [SourceFile] {
        texts.keys.sorted().map { SourceFile(path: $0, modified: dates[$0] ?? .distantPast) }
    }

    func text(of file: SourceFile) throws -> String {
        guard let text = texts[file.path] else { throw CocoaError(.fileNoSuchFile) }
        return text
    }
}
