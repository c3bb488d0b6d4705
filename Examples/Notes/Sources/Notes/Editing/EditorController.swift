/// The window of one note.
@MainActor package final class EditorController: WindowController {
    /// Which note.
    package let note: Note.ID

    init(note: Note) {
        self.note = note.id
        super.init(title: note.title)
    }
}
