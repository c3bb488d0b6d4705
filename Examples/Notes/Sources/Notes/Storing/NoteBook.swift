/// The notes as the windows see them: immediately, while the store is still writing.
@MainActor package final class NoteBook {
    private let store: any NoteStore
    private var readers: [Reader] = []
    private var writing: Task<Void, Never>?

    package private(set) var notes: [Note] = []
    /// What went wrong with the store last, in words.
    package private(set) var problem: String?

    package init(store: any NoteStore) {
        self.store = store
    }

    /// Reads what the store keeps.
    package func load() async throws {
        notes = try await store.notes()
        tellReaders()
    }

    package func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

    /// Keeps a note: here immediately, in the store soon.
    package func save(_ note: Note) {
        if let place = notes.firstIndex(where: { $0.id == note.id }) {
            notes[place] = note
        } else {
            notes.append(note)
        }
        tellReaders()
        write { try await $0.save(note) }
    }

    /// Removes a note: here immediately, in the store soon.
    package func remove(_ id: Note.ID) {
        notes.removeAll { $0.id == id }
        tellReaders()
        write { try await $0.remove(id) }
    }

    /// Waits until the store has everything.
    package func finishWriting() async {
        await writing?.value
    }

    /// Tells a reader of each change, as long as the reader is there.
    package func add(_ reader: any NoteBookReader) {
        readers.append(Reader(object: reader))
    }

    /// Does not tell the reader any more.
    package func remove(_ reader: any NoteBookReader) {
        readers.removeAll { $0.object == nil || $0.object === reader }
    }

    /// Writes after what is being written, so that the last text of a note wins.
    private func write(_ operation: @escaping @Sendable (any NoteStore) async throws -> Void) {
        writing = Task { [store, writing] in
            await writing?.value
            do {
                try await operation(store)
            } catch {
                problem = "not saved: \(error)"
                tellReaders()
            }
        }
    }

    private func tellReaders() {
        for reader in readers { reader.object?.notesChanged() }
    }

    private struct Reader {
        weak var object: (any NoteBookReader)?
    }
}

/// A window that shows notes.
@MainActor package protocol NoteBookReader: AnyObject {
    /// A note was added, changed or removed, or could not be saved.
    func notesChanged()
}
