package import Domain
import Foundation
import GRDB

/// Orders in the database.
package struct SQLiteOrderStore: OrderStore {
    private let database: ShopDatabase

    package init(database: ShopDatabase) {
        self.database = database
    }

    package func order(placedWith key: IdempotencyKey) async throws -> PlacedOrder? {
        try await database.read { try $0.order(where: "idempotencyKey", is: key.text) }
    }

    package func order(_ id: OrderID) async throws -> Order? {
        try await database.read { try $0.order(where: "id", is: id.value.uuidString)?.order }
    }

    package func place(_ placed: PlacedOrder, key: IdempotencyKey) async throws -> PlacedOrder {
        // One transaction, which waits for all others: between these lines no other one writes.
        try await database.write { database in
            if let earlier = try database.order(where: "idempotencyKey", is: key.text) { return earlier }
            try database.emptyCart(of: placed)
            for line in placed.order.lines { try database.takeFromStock(line) }
            try database.insert(placed, key: key)
            return placed
        }
    }
}

extension Database {
    fileprivate func order(where column: String, is value: String) throws -> PlacedOrder? {
        guard
            let row = try Row.fetchOne(
                self, sql: "SELECT * FROM customerOrder WHERE \(column) = ?", arguments: [value]),
            let id = UUID(uuidString: row["id"]), let cart = UUID(uuidString: row["cart"])
        else { return nil }
        let lines = try Row.fetchAll(
            self, sql: "SELECT * FROM orderLine WHERE customerOrder = ? ORDER BY book", arguments: [id.uuidString])
        let order = Order(
            id: OrderID(id), lines: try lines.map(Order.Line.init(row:)), total: try Money(row: row, amount: "total"),
            placedAt: Date(timeIntervalSinceReferenceDate: row["placedAt"]))
        return PlacedOrder(order, from: Cart.ID(cart))
    }

    fileprivate func emptyCart(of placed: PlacedOrder) throws {
        let ordered = placed.order.lines.reduce(into: [:]) { $0[$1.book] = $1.quantity }
        guard try cart(placed.cart).quantities == ordered else { throw OrderError.cartChanged }
        try execute(sql: "DELETE FROM cartLine WHERE cart = ?", arguments: [placed.cart.value.uuidString])
    }

    fileprivate func takeFromStock(_ line: Order.Line) throws {
        try execute(
            sql: "UPDATE book SET stock = stock - :quantity WHERE id = :book AND stock >= :quantity",
            arguments: ["quantity": line.quantity, "book": line.book.rawValue])
        if changesCount == 0 { throw OrderError.outOfStock(line.book) }
    }

    fileprivate func insert(_ placed: PlacedOrder, key: IdempotencyKey) throws {
        let order = placed.order
        try execute(
            sql: """
                INSERT INTO customerOrder (id, idempotencyKey, cart, total, currency, placedAt)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                order.id.value.uuidString, key.text, placed.cart.value.uuidString, order.total.minorUnits,
                order.total.currency.rawValue, order.placedAt.timeIntervalSinceReferenceDate,
            ])
        for line in order.lines {
            try execute(
                sql: """
                    INSERT INTO orderLine (customerOrder, book, quantity, price, currency) VALUES (?, ?, ?, ?, ?)
                    """,
                arguments: [
                    order.id.value.uuidString, line.book.rawValue, line.quantity, line.price.minorUnits,
                    line.price.currency.rawValue,
                ])
        }
    }
}

extension Order.Line {
    fileprivate init(row: Row) throws {
        self.init(
            book: Book.ID(rawValue: row["book"]), quantity: row["quantity"], price: try Money(row: row, amount: "price")
        )
    }
}
