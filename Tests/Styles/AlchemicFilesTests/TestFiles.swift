#if Files
import FileValues
import Alchemic
import AlchemicFiles
import DefinitionFiles
import Foundation

/// The files in the folder `Files`.
enum TestFiles {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Files")

    /// Files that are right, without their ending.
    static let valid = names(in: "valid")
    /// Files that are wrong, without their ending.
    static let invalid = names(in: "invalid")

    /// Those that others import, too.
    static let allValid = valid + ["parts/first", "parts/second", "parts/test/only", "parts/harbour/boats"]

    private static func names(in kind: String) -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(kind).path)) ?? []
        return all.filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// All that is said about the files that are wrong.
    static var recordedMessages: String {
        invalid.map { name in
            (try? String(contentsOf: folder.appendingPathComponent("invalid/\(name).txt"), encoding: .utf8)) ?? ""
        }.joined()
    }

    /// A golden text.
    static func golden(_ name: String) throws -> String {
        let goldens = folder.deletingLastPathComponent().appendingPathComponent("Goldens")
        return try String(contentsOf: goldens.appendingPathComponent("\(name).txt"), encoding: .utf8)
    }

    /// What came of loading files: a container, or messages, or both.
    struct Loaded {
        let container: Container?
        let messages: String
    }

    static var settings: FileSettings {
        var settings = FileSettings()
        settings.environment = [
            "WORD": "blue", "NUMBER": "8", "YES": "true", "LIST": "a,b", "DATA": #"{"a": {"b": 2}}"#,
        ]
        return settings
    }

    /// The text of a file.
    static func text(_ name: String, in kind: String) -> String {
        (try? String(contentsOf: folder.appendingPathComponent("\(kind)/\(name).yml"), encoding: .utf8)) ?? ""
    }

    /// Access to a folder, under names that are the same on every machine.
    static func access(_ kind: String) -> FileAccess {
        let root = folder.appendingPathComponent(kind).path
        return FileAccess(
            read: { path, limit throws(FileFailure) in try FileAccess.disk.read("\(root)/\(path)", limit) },
            list: { path in FileAccess.disk.list(path.isEmpty ? root : "\(root)/\(path)") })
    }

    /// Loads files of a folder.
    static func load(_ files: [String], in kind: String, settings: FileSettings = settings) -> Loaded {
        do {
            let container = try Container(
                Module("Garage") {
                    DefinitionFile(
                        files, through: access(kind), types: kind == "valid" ? .waterworks : .garage, settings: settings
                    )
                })
            return Loaded(container: container, messages: container.graph.warnings.text())
        } catch {
            return Loaded(container: nil, messages: error.description)
        }
    }
}
#endif
