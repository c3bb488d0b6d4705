import AlchemicScenes

/// Opens a note in a window of its own, through the owner of the list's window.
@MainActor final class NoteOpener {
    private let journal: Journal

    weak var controller: WindowController?

    init(journal: Journal) {
        self.journal = journal
    }

    func open(_ note: Note) {
        var owner = controller?.owningObject
        while let asked = owner {
            if let application = asked as? NotesApplication {
                do {
                    try application.openEditor(for: note)
                } catch {
                    journal.write("\(error)")
                }
                return
            }
            owner = (asked as? any Owned)?.owningObject
        }
    }
}
