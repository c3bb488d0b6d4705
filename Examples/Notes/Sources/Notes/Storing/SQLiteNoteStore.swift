import Foundation
import GRDB

/// Notes in a SQLite database.
package final class SQLiteNoteStore: NoteStore {
    private let database: DatabaseQueue

    /// Opens the database, or makes one.
    ///
    /// - Throws: What SQLite says if it cannot.
    package init(file: DatabaseFile) throws {
        try FileManager.default.createDirectory(
            at: file.place.deletingLastPathComponent(), withIntermediateDirectories: true)
        database = try DatabaseQueue(path: file.place.path)
        var migrator = DatabaseMigrator()
        migrator.registerMigration("notes") { database in
            // Rows are numbered as they are inserted, which keeps the notes in order.
            try database.execute(
                sql: "CREATE TABLE note (number INTEGER PRIMARY KEY, id TEXT UNIQUE NOT NULL, text TEXT NOT NULL)")
        }
        try migrator.migrate(database)
    }

    package func notes() async throws -> [Note] {
        try await database.read { database in
            try Row.fetchAll(database, sql: "SELECT id, text FROM note ORDER BY number").compactMap { row in
                UUID(uuidString: row["id"]).map { Note(id: $0, text: row["text"]) }
            }
        }
    }

    package func save(_ note: Note) async throws {
        try await database.write { database in
            try database.execute(
                sql: "INSERT INTO note (id, text) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET text = excluded.text",
                arguments: [note.id.uuidString, note.text])
        }
    }

    package func remove(_ id: Note.ID) async throws {
        try await database.write { database in
            try database.execute(sql: "DELETE FROM note WHERE id = ?", arguments: [id.uuidString])
        }
    }
}
