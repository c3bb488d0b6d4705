package import Domain
import Foundation
import GRDB

/// Carts in the database.
package struct SQLiteCartStore: CartStore {
    private let database: ShopDatabase

    package init(database: ShopDatabase) {
        self.database = database
    }

    package func cart(_ id: Cart.ID) async throws -> Cart {
        try await database.read { try $0.cart(id) }
    }

    package func setQuantity(_ quantity: Int, of book: Book.ID, in cart: Cart.ID) async throws {
        try await database.write { database in
            if quantity == 0 {
                try database.execute(
                    sql: "DELETE FROM cartLine WHERE cart = ? AND book = ?",
                    arguments: [cart.value.uuidString, book.rawValue])
                return
            }
            let isKnown =
                try Row.fetchOne(
                    database, sql: "SELECT 1 FROM book WHERE id = ?", arguments: [book.rawValue]) != nil
            guard isKnown else { throw CatalogError.unknownBook(book) }
            try database.execute(
                sql: """
                    INSERT INTO cartLine (cart, book, quantity) VALUES (?, ?, ?)
                    ON CONFLICT (cart, book) DO UPDATE SET quantity = excluded.quantity
                    """,
                arguments: [cart.value.uuidString, book.rawValue, quantity])
        }
    }
}

extension Database {
    /// Reads a cart, in the transaction that is open.
    func cart(_ id: Cart.ID) throws -> Cart {
        let rows = try Row.fetchAll(
            self, sql: "SELECT book, quantity FROM cartLine WHERE cart = ?", arguments: [id.value.uuidString])
        return Cart(id: id, quantities: rows.reduce(into: [:]) { $0[Book.ID(rawValue: $1["book"])] = $1["quantity"] })
    }
}
