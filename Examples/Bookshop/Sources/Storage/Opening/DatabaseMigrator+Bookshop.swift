import GRDB

extension DatabaseMigrator {
    /// All schemas that the shop has had.
    ///
    /// Append to them, and never change one that has been released.
    static var bookshop: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("books") { database in
            try database.execute(
                sql: """
                    CREATE TABLE book (
                        id TEXT PRIMARY KEY NOT NULL,
                        title TEXT NOT NULL,
                        author TEXT NOT NULL,
                        price INTEGER NOT NULL CHECK (price > 0),
                        currency TEXT NOT NULL,
                        stock INTEGER NOT NULL CHECK (stock >= 0)
                    ) WITHOUT ROWID;
                    CREATE INDEX bookByTitle ON book (title, id);
                    """)
        }
        migrator.registerMigration("carts and orders") { database in
            try database.execute(
                sql: """
                    CREATE TABLE cartLine (
                        cart TEXT NOT NULL,
                        book TEXT NOT NULL REFERENCES book (id),
                        quantity INTEGER NOT NULL CHECK (quantity > 0),
                        PRIMARY KEY (cart, book)
                    ) WITHOUT ROWID;
                    CREATE TABLE customerOrder (
                        id TEXT PRIMARY KEY NOT NULL,
                        idempotencyKey TEXT NOT NULL UNIQUE,
                        cart TEXT NOT NULL,
                        total INTEGER NOT NULL,
                        currency TEXT NOT NULL,
                        placedAt REAL NOT NULL
                    ) WITHOUT ROWID;
                    CREATE TABLE orderLine (
                        customerOrder TEXT NOT NULL REFERENCES customerOrder (id),
                        book TEXT NOT NULL REFERENCES book (id),
                        quantity INTEGER NOT NULL CHECK (quantity > 0),
                        price INTEGER NOT NULL,
                        currency TEXT NOT NULL,
                        PRIMARY KEY (customerOrder, book)
                    ) WITHOUT ROWID;
                    """)
        }
        return migrator
    }
}
