import Foundation
import Testing

@testable import Notes

/// What both stores promise, and that one of them outlives the program.
struct StoreTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID())")

    /// Both stores, without notes.
    enum Kind: CaseIterable {
        case memory
        case sqlite
    }

    private func makeStore(_ kind: Kind) throws -> any NoteStore {
        switch kind {
        case .memory: MemoryNoteStore()
        case .sqlite: try SQLiteNoteStore(file: DatabaseFile(folder.appending(path: "deep/notes.sqlite")))
        }
    }

    @Test(arguments: Kind.allCases)
    func keepsNotesInTheOrderInWhichTheyCame(_ kind: Kind) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try makeStore(kind)
        #expect(try await store.notes() == [])
        var first = Note(text: "first")
        let second = Note(text: "second, 'with' \"quotes\" and \u{1F338}")
        let third = Note()
        for note in [first, second, third] { try await store.save(note) }
        #expect(try await store.notes() == [first, second, third])

        first.text = "changed"
        try await store.save(first)
        try await store.remove(third.id)
        try await store.remove(UUID())
        #expect(try await store.notes() == [first, second])
    }

    @Test func databasesAreReadAgain() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let note = Note(text: "kept")
        try await makeStore(.sqlite).save(note)
        #expect(try await makeStore(.sqlite).notes() == [note])
    }

    @Test func aFileThatIsNoDatabaseIsAnError() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("this is not a database, but a text that is long enough".utf8).write(to: file)
        #expect(throws: (any Error).self) { try SQLiteNoteStore(file: DatabaseFile(file)) }
    }

    @Test(arguments: [("", "New note"), ("\n  \n Milk \nEggs", "Milk"), ("one", "one")])
    func titlesAreTheFirstLineThatSaysSomething(text: String, title: String) {
        #expect(Note(text: text).title == title)
    }
}
