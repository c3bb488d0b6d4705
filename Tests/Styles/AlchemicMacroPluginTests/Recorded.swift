#if Macros
internal import Foundation
internal import Testing

/// Sources with what the macros make of them, as the folder `Goldens` keeps them.
enum Recorded {
    /// A source, and what is made of it.
    struct Case {
        let source: String
        /// The line between them: it tells what the source alone does not.
        let divider: String
        let result: String

        /// The source as the macros expand it.
        var expansion: Expansion {
            Expansion(source, inheritsConformances: divider.hasSuffix("where the type conforms already"))
        }

        /// The same source with another result.
        func with(_ result: String) -> String { [source, divider, result].joined(separator: "\n") }
    }

    /// What stands between two cases of a table.
    static let gap = "\n\n===\n\n"

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

    /// The names of the files that begin with a word.
    static func names(_ prefix: String) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return files.filter { $0.hasPrefix(prefix) }.map { String($0.dropLast(".txt".count)) }.sorted()
    }

    /// The cases of a file.
    static func cases(_ name: String) throws -> [Case] {
        let text = try String(contentsOf: folder.appending(path: name + ".txt"), encoding: .utf8)
        return try text.components(separatedBy: gap).map { written in
            let lines = written.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
            let divider = try #require(lines.firstIndex { $0.hasPrefix("---") }, "\(name): \(written)")
            return Case(
                source: lines[..<divider].joined(separator: "\n"), divider: lines[divider],
                result: lines[(divider + 1)...].joined(separator: "\n"))
        }
    }
}
#endif
