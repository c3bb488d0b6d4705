import Alchemic
import Testing
import Toolkit

@testable import Notes

extension DisplayTests {
    /// The window of a note: open, edit, close, open again.
    @MainActor struct EditorTests {
        private let store = MemoryNoteStore([Note(text: "Milk\nand eggs"), Note(text: "Letter")])
        private let program: TestProgram

        init() throws {
            program = try TestProgram(store)
        }

        @Test func opensEditsClosesAndOpensAgain() async throws {
            let list = try await program.openList()
            let editor = try await program.open("Milk", from: list)
            #expect(ScreenReader.windows == ["Notes", "Milk"])
            #expect(ScreenReader.texts(inWindow: "Milk") == ["Milk\nand eggs", "3 words", "Delete"])

            editor.view?.text.text = "Bread\nand butter and jam"
            #expect(ScreenReader.windows == ["Notes", "Bread"])
            #expect(ScreenReader.texts(inWindow: "Bread") == ["Bread\nand butter and jam", "5 words", "Delete"])
            // Saved as the window closes, and not before.
            #expect(ScreenReader.texts(inWindow: "Notes") == ["", "Milk", "Letter", "2 notes", "New note"])

            editor.close()
            #expect(ScreenReader.windows == ["Notes"])
            #expect(ScreenReader.texts(inWindow: "Notes") == ["", "Bread", "Letter", "2 notes", "New note"])
            try await program.finishWriting()
            #expect(await store.notes().map(\.text) == ["Bread\nand butter and jam", "Letter"])

            let again = try await program.open("Bread", from: list)
            #expect(again !== editor)
            #expect(ScreenReader.texts(inWindow: "Bread") == ["Bread\nand butter and jam", "5 words", "Delete"])
            again.close()
            list.close()
        }

        @Test func tellsItsHelpersWhatHappensInTheDocumentedOrder() async throws {
            let list = try await program.openList()
            #expect(program.events("list") == ["awake", "did load", "will appear", "did appear"])
            program.journal.clear()
            for _ in 1...2 {
                let editor = try await program.open("Milk", from: list)
                editor.view?.text.text += "!"
                editor.close()
                try await until("the window is gone") { !ScreenReader.windows.contains("Milk") }
                #expect(
                    program.events("editor")
                        == ["awake", "did load", "will appear", "did appear", "will disappear", "did disappear"])
                program.journal.clear()
            }
            #expect(program.events("list") == [])
            list.close()
            #expect(program.events("list") == ["will disappear", "did disappear"])
        }

        @Test func newNotesAreKeptOnceTheySaySomething() async throws {
            let list = try await program.openList()
            list.view?.newNote.click()
            try await until("the new note's window appears") { self.program.editor("New note")?.isShown == true }
            #expect(ScreenReader.texts(inWindow: "New note") == ["", "0 words", "Delete"])
            program.editor("New note")?.close()
            #expect(ScreenReader.texts(inWindow: "Notes") == ["", "Milk", "Letter", "2 notes", "New note"])

            list.view?.newNote.click()
            try await until("another new note's window appears") { self.program.editor("New note")?.isShown == true }
            program.editor("New note")?.view?.text.text = "Cheese"
            program.editor("Cheese")?.close()
            #expect(ScreenReader.texts(inWindow: "Notes") == ["", "Milk", "Letter", "Cheese", "3 notes", "New note"])
            try await program.finishWriting()
            #expect(await store.notes().map(\.text) == ["Milk\nand eggs", "Letter", "Cheese"])
            list.close()
        }

        @Test func deletedNotesAreGoneWithTheirWindow() async throws {
            let list = try await program.openList()
            let editor = try await program.open("Milk", from: list)
            editor.view?.text.text = "written before it was deleted"
            editor.view?.delete.click()
            #expect(ScreenReader.windows == ["Notes"])
            #expect(ScreenReader.texts(inWindow: "Notes") == ["", "Letter", "1 note", "New note"])
            try await program.finishWriting()
            #expect(await store.notes().map(\.text) == ["Letter"])
            list.close()
        }

        @Test func aNoteThatIsOpenComesToTheFront() async throws {
            let list = try await program.openList()
            let editor = try await program.open("Milk", from: list)
            list.view?.titles.activate(0)
            await Toolkit.settled()
            #expect(program.application.windows.count == 2)
            #expect(program.editor("Milk") === editor)
            editor.close()
            list.close()
        }
    }
}
