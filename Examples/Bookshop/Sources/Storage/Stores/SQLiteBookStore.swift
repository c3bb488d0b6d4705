package import Domain
import GRDB

/// Books in the database.
package struct SQLiteBookStore: BookStore {
    private let database: ShopDatabase

    package init(database: ShopDatabase) {
        self.database = database
    }

    package func books(matching words: [String], page: Page) async throws -> [Book] {
        let conditions = words.map { _ in #"(title || ' ' || author) LIKE ? ESCAPE '\'"# }
        let filter = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
        let arguments = StatementArguments(words.map(\.likePattern)) + [page.size, page.offset]
        return try await database.read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM book \(filter) ORDER BY title, id LIMIT ? OFFSET ?", arguments: arguments
            ).map(Book.init(row:))
        }
    }

    package func books(_ ids: [Book.ID]) async throws -> [Book.ID: Book] {
        try await database.read { database in
            try Row.fetchAll(database, bookRows: ids).map(Book.init(row:)).reduce(into: [:]) { $0[$1.id] = $1 }
        }
    }

    package func stock(of ids: [Book.ID]) async throws -> [Book.ID: Int] {
        try await database.read { database in
            try Row.fetchAll(database, bookRows: ids).reduce(into: [:]) { stock, row in
                stock[Book.ID(rawValue: row["id"])] = row["stock"]
            }
        }
    }

    package func save(_ books: [StockedBook]) async throws {
        try await database.write { database in
            let statement = try database.makeStatement(
                sql: """
                    INSERT INTO book (id, title, author, price, currency, stock) VALUES (?, ?, ?, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET
                        title = excluded.title, author = excluded.author,
                        price = excluded.price, currency = excluded.currency
                    """)
            for stocked in books {
                let book = stocked.book
                try statement.execute(arguments: [
                    book.id.rawValue, book.title, book.author, book.price.minorUnits, book.price.currency.rawValue,
                    stocked.stock,
                ])
            }
        }
    }
}

extension Row {
    /// The rows of some books; ids that do not exist have none.
    fileprivate static func fetchAll(_ database: Database, bookRows ids: [Book.ID]) throws -> [Row] {
        let marks = databaseQuestionMarks(count: ids.count)
        return try fetchAll(
            database, sql: "SELECT * FROM book WHERE id IN (\(marks))",
            arguments: StatementArguments(ids.map(\.rawValue)))
    }
}

extension Book {
    fileprivate init(row: Row) throws {
        self.init(
            id: ID(rawValue: row["id"]), title: row["title"], author: row["author"],
            price: try Money(row: row, amount: "price"))
    }
}

extension String {
    /// A pattern for `LIKE` that finds this text anywhere, whatever characters it has.
    fileprivate var likePattern: String {
        var pattern = "%"
        for character in self {
            if #"\%_"#.contains(character) { pattern.append("\\") }
            pattern.append(character)
        }
        return pattern + "%"
    }
}
