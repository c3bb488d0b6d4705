import Testing
import Toolkit

@testable import Notes

extension DisplayTests {
    /// The list's window.
    @MainActor struct ListTests {
        @Test func showsTheSavedNotes() async throws {
            let program = try TestProgram(MemoryNoteStore([Note(text: "Milk\nand eggs"), Note(text: "Letter")]))
            let list = try await program.openList()
            #expect(ScreenReader.windows == ["Notes"])
            #expect(ScreenReader.texts(inWindow: "Notes") == ["", "Milk", "Letter", "2 notes", "New note"])
            list.close()
            #expect(ScreenReader.windows == [])
        }

        @Test func showsWhatMatchesTheSearch() async throws {
            let program = try TestProgram(MemoryNoteStore([Note(text: "Milk\nand eggs"), Note(text: "Letter")]))
            let list = try await program.openList()
            let view = try #require(list.view)
            view.search.text = "EGGS"
            #expect(ScreenReader.texts(inWindow: "Notes") == ["EGGS", "Milk", "2 notes", "New note"])
            view.search.text = "nothing"
            #expect(ScreenReader.texts(inWindow: "Notes") == ["nothing", "2 notes", "New note"])
            view.search.text = ""
            #expect(ScreenReader.texts(inWindow: "Notes") == ["", "Milk", "Letter", "2 notes", "New note"])
            list.close()
        }

        @Test func opensWhatTheSearchHasFound() async throws {
            let program = try TestProgram(MemoryNoteStore([Note(text: "Milk"), Note(text: "Letter")]))
            let list = try await program.openList()
            list.view?.search.text = "letter"
            let editor = try await program.open("Letter", from: list)
            #expect(editor.view?.text.text == "Letter")
            editor.close()
            list.close()
        }

        @Test func saysWhatWentWrongWithTheStore() async throws {
            let program = try TestProgram(BrokenStore())
            let list = try await program.openList()
            let editor = try await program.open("old", from: list)
            editor.view?.text.text = "new"
            editor.close()
            try await until("the problem is shown") { list.view?.status.text == "not saved: DiskIsFull()" }
            #expect(ScreenReader.texts(inWindow: "Notes")?.contains("not saved: DiskIsFull()") == true)
            list.close()
        }

        @Test func readsTheNotesNoMoreWhenItIsHidden() async throws {
            let program = try TestProgram(MemoryNoteStore([Note(text: "Milk")]))
            let list = try await program.openList()
            let editor = try await program.open("Milk", from: list)
            list.hide()
            editor.view?.text.text = "Cheese"
            editor.close()
            #expect(list.view?.titles.lines == ["Milk"])
            list.open()
            try await until("the list is shown again") { list.isShown }
            #expect(ScreenReader.texts(inWindow: "Notes") == ["", "Cheese", "1 note", "New note"])
            list.close()
        }
    }
}
