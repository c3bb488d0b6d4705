import Foundation
import Testing
import Toolkit

@testable import Notes

extension DisplayTests {
    /// The whole program, over a database.
    @MainActor struct ProgramTests {
        private let folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID())")
        private var file: URL { folder.appending(path: "notes.sqlite") }

        @Test func notesOutliveTheProgram() async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let first = try TestProgram(file: file)
            let list = try await first.openList()
            #expect(ScreenReader.texts(inWindow: "Notes") == ["", "0 notes", "New note"])
            list.view?.newNote.click()
            try await until("the new note's window appears") { first.editor("New note")?.isShown == true }
            first.editor("New note")?.view?.text.text = "Milk\nand eggs"

            // It ends when the last window is closed, and everything is in the database by then.
            let run = Task { try await first.application.runUntilClosed() }
            list.close()
            await Toolkit.settled()
            #expect(ScreenReader.windows == ["Milk"])
            first.editor("Milk")?.close()
            try await run.value
            #expect(ScreenReader.windows == [])
            #expect(try await SQLiteNoteStore(file: DatabaseFile(file)).notes().map(\.text) == ["Milk\nand eggs"])

            let second = try TestProgram(file: file)
            let again = try await second.openList()
            #expect(ScreenReader.texts(inWindow: "Notes") == ["", "Milk", "1 note", "New note"])
            let editor = try await second.open("Milk", from: again)
            #expect(ScreenReader.texts(inWindow: "Milk") == ["Milk\nand eggs", "3 words", "Delete"])
            editor.close()
            again.close()
        }

        @Test func nothingOfTheProgramIsLeft() async throws {
            let journal = Journal()
            weak var application: NotesApplication?
            weak var list: ListController?
            do {
                let program = try TestProgram(MemoryNoteStore([Note(text: "Milk")]))
                application = program.application
                list = try await program.openList()
                let editor = try await program.open("Milk", from: try #require(list))
                editor.view?.text.text = "Bread"
                // Not closed: the windows go with the program.
                journal.write("\(program.application.windows.count) windows")
            }
            #expect(journal.lines == ["2 windows"])
            try await until("the program is gone") { application == nil && list == nil }
            #expect(ScreenReader.windows == [])
        }
    }
}
