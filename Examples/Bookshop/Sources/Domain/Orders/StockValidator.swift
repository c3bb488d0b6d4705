/// Rejects an order for more copies than are left, and says so for all books at a time.
///
/// The store checks it again as it takes the copies, since others order too.
package struct StockValidator: OrderValidator {
    private let books: any BookStore

    package init(books: any BookStore) {
        self.books = books
    }

    package func problems(in draft: OrderDraft) async throws -> [OrderProblem] {
        let stock = try await books.stock(of: draft.lines.map(\.book.id))
        return draft.lines.compactMap { line in
            let left = stock[line.book.id] ?? 0
            return left < line.quantity ? .notEnoughStock(of: line.book.id, left: left) : nil
        }
    }
}
