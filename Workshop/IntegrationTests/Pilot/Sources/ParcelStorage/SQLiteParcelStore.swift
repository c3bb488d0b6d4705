import GRDB
package import Parcels

/// Parcels in a file of SQLite.
package final class SQLiteParcelStore: ParcelStore {
    private let database: DatabaseQueue

    package init(path: String) throws {
        database = try DatabaseQueue(path: path)
        try database.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS parcel (
                        id TEXT PRIMARY KEY, user TEXT NOT NULL, carrier TEXT NOT NULL, status TEXT NOT NULL)
                    """)
        }
    }

    package func close() throws { try database.close() }

    package func parcels(of user: User) async throws -> [Parcel] {
        try await database.read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM parcel WHERE user = ? ORDER BY id", arguments: [user.name]
            ).map(Parcel.init)
        }
    }

    package func parcel(_ id: String, of user: User) async throws -> Parcel? {
        try await database.read { database in
            try Row.fetchOne(
                database, sql: "SELECT * FROM parcel WHERE id = ? AND user = ?", arguments: [id, user.name]
            ).map(Parcel.init)
        }
    }

    package func add(_ parcel: Parcel, of user: User) async throws {
        try await database.write { database in
            try database.execute(
                sql: "INSERT OR REPLACE INTO parcel (id, user, carrier, status) VALUES (?, ?, ?, ?)",
                arguments: [parcel.id, user.name, parcel.carrier, parcel.status.rawValue])
        }
    }

    package func moving() async throws -> [Parcel] {
        try await database.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM parcel WHERE status <> 'delivered' ORDER BY id").map(
                Parcel.init)
        }
    }

    package func set(_ status: Parcel.Status, of id: String) async throws {
        try await database.write { database in
            try database.execute(
                sql: "UPDATE parcel SET status = ? WHERE id = ?", arguments: [status.rawValue, id])
        }
    }
}

extension Parcel {
    fileprivate init(_ row: Row) {
        self.init(id: row["id"], carrier: row["carrier"], status: Status(rawValue: row["status"]) ?? .announced)
    }
}
