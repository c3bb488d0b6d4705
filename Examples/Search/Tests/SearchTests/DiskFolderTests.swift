import Foundation
import Search
import Searching
import Testing

struct DiskFolderTests {
    /// A folder with these files, for the length of a closure.
    private func withFolder<Result>(
        _ texts: [String: String], _ body: (String) async throws -> sending Result
    ) async throws -> sending Result {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for (path, text) in texts {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try await body(root.path(percentEncoded: false))
    }

    @Test func filesInFoldersWithinAreFoundInOrder() async throws {
        try await withFolder(["b.md": "", "a/c.md": "", "a/d.txt": "", ".build/hidden.md": ""]) { path in
            let all = try DiskFolder(path: path).files()
            #expect(all.map(\.path) == ["a/c.md", "a/d.txt", "b.md"])
            let pages = try DiskFolder(path: path, endings: ["md"]).files()
            #expect(pages.map(\.path) == ["a/c.md", "b.md"])
        }
    }

    @Test func whatIsOnTheDiskIsFound() async throws {
        try await withFolder(["notes.md": "# Scopes\r\n\r\nThey end.\r\n", "picture.png": "scopes"]) { path in
            let engine = try SearchEngine(DiskFolder(path: path), clock: SystemTime())
            try await engine.start()
            let hits = try await engine.hits(for: Question("end"))
            #expect(hits.map { "\($0.file):\($0.line) \($0.context)" } == ["notes.md:3 They end."])
        }
    }

    @Test func aFolderThatIsNotThereIsAProblem() async throws {
        let engine = try SearchEngine(DiskFolder(path: "no/such/folder"), clock: SystemTime())
        await #expect(throws: SearchProblem.noSuchFolder("no/such/folder")) { try await engine.start() }
    }

    @Test func aFolderWithNothingToReadIsAProblem() async throws {
        try await withFolder(["picture.png": ""]) { path in
            let engine = try SearchEngine(DiskFolder(path: path), clock: SystemTime())
            await #expect(throws: SearchProblem.nothingToRead(path)) { try await engine.start() }
        }
    }
}
