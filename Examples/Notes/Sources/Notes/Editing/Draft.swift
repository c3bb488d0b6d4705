/// The text of a note while it is edited: one for each window, which its helpers share.
@MainActor package final class Draft {
    private let book: NoteBook
    private var saved: Note
    private var isDiscarded = false

    package var text: String

    init(note: Note, book: NoteBook) {
        self.book = book
        saved = note
        text = note.text
    }

    /// The note as it stands.
    var note: Note { Note(id: saved.id, text: text) }

    /// Keeps the text, if it has changed.
    func save() {
        guard !isDiscarded, note != saved else { return }
        saved = note
        book.save(saved)
    }

    /// Forgets the note.
    func discard() {
        isDiscarded = true
        book.remove(saved.id)
    }
}
