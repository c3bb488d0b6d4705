import AlchemicScenes

/// Opens a note in a window of its own: asks whoever the list's window belongs to.
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
