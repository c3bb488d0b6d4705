import Alchemic
import AlchemicScenes
import Foundation
import Testing
import Toolkit

@testable import Notes

/// The program over a store of the test's own, on the virtual display.
@MainActor final class TestProgram {
    let journal = Journal()
    let application: NotesApplication

    /// The program over a store in memory.
    init(_ store: some NoteStore) throws {
        try VirtualDisplay.use()
        let events = journal
        let file = DatabaseFile(URL(filePath: "/dev/null"))
        application = NotesApplication(
            Module("Test") {
                notesModule(file: file, journal: events)
                Value(store).as((any NoteStore).self).overriding(SQLiteNoteStore.self)
            })
    }

    /// The program as it is, over a file.
    init(file: URL) throws {
        try VirtualDisplay.use()
        application = NotesApplication(notesModule(file: DatabaseFile(file), journal: journal))
    }

    /// Starts it, and waits until its list is shown.
    func openList() async throws -> ListController {
        try await application.start()
        let list = try application.openList()
        try await until("the list's window appears") { list.isShown }
        return list
    }

    /// Opens a note from the list, as the user does, and waits until its window is shown.
    func open(_ title: String, from list: ListController) async throws -> EditorController {
        let lines = list.view?.titles.lines ?? []
        list.view?.titles.activate(lines.firstIndex(of: title) ?? -1)
        try await until("the window of '\(title)' appears") { self.editor(title)?.isShown == true }
        return try #require(editor(title))
    }

    /// Waits until the store has everything.
    func finishWriting() async throws {
        let container = try #require(application.boundContainer?.container)
        try await container.get(main: NoteBook.self).finishWriting()
    }

    func editor(_ title: String) -> EditorController? {
        application.windows.lazy.compactMap { $0.controller as? EditorController }.first { $0.title == title }
    }

    /// What the journal says of one kind of window, without its layout, which comes as often as the toolkit likes.
    func events(_ scene: String) -> [String] {
        journal.lines.filter { $0.hasPrefix("\(scene): ") && !$0.hasSuffix("lay out subviews") }
            .map { String($0.dropFirst(scene.count + 2)) }
    }
}

extension ListController {
    var view: ListView? { isSceneViewLoaded ? sceneView as? ListView : nil }
}

extension EditorController {
    var view: EditorView? { isSceneViewLoaded ? sceneView as? EditorView : nil }
}
