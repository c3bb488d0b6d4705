/// Notes that are gone when the program is.
package actor MemoryNoteStore: NoteStore {
    private var kept: [Note]

    /// A store that keeps these notes.
    package init(_ notes: [Note] = []) {
        kept = notes
    }

    package func notes() -> [Note] { kept }

    package func save(_ note: Note) {
        if let place = kept.firstIndex(where: { $0.id == note.id }) {
            kept[place] = note
        } else {
            kept.append(note)
        }
    }

    package func remove(_ id: Note.ID) {
        kept.removeAll { $0.id == id }
    }
}
