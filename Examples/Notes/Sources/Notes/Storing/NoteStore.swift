/// Where notes are kept.
package protocol NoteStore: Sendable {
    /// All notes, the oldest first.
    func notes() async throws -> [Note]
    /// Keeps a note, instead of the one that it had of the same identity.
    func save(_ note: Note) async throws
    /// Forgets a note.
    func remove(_ id: Note.ID) async throws
}
