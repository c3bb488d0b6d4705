@testable import Notes

/// A store whose disk is full.
struct BrokenStore: NoteStore {
    struct DiskIsFull: Error {}

    func notes() async throws -> [Note] { [Note(text: "old")] }
    func save(_ note: Note) async throws { throw DiskIsFull() }
    func remove(_ id: Note.ID) async throws { throw DiskIsFull() }
}
