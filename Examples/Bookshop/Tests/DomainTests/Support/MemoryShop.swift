import Domain

/// All stores in one, in memory: what a store has to do, in the fewest lines.
actor MemoryShop: BookStore, CartStore, OrderStore {
    private var books: [Book.ID: Book] = [:]
    private var stock: [Book.ID: Int] = [:]
    private var carts: [Cart.ID: Cart] = [:]
    private var orders: [IdempotencyKey: PlacedOrder] = [:]

    /// Called before an order is placed, so that a test can let something happen in between.
    private var beforePlacing: (@Sendable () async throws -> Void)?

    init(_ books: StockedBook...) {
        for stocked in books {
            self.books[stocked.book.id] = stocked.book
            stock[stocked.book.id] = stocked.stock
        }
    }

    func beforePlacing(_ action: @escaping @Sendable () async throws -> Void) {
        beforePlacing = action
    }

    func books(matching words: [String], page: Page) -> [Book] {
        let matches = books.values.filter { book in
            words.allSatisfy { "\(book.title) \(book.author)".lowercased().contains($0) }
        }
        return Array(matches.sorted { $0.title < $1.title }.dropFirst(page.offset).prefix(page.size))
    }

    func books(_ ids: [Book.ID]) -> [Book.ID: Book] { books.filter { ids.contains($0.key) } }

    func stock(of ids: [Book.ID]) -> [Book.ID: Int] { stock.filter { ids.contains($0.key) } }

    func save(_ books: [StockedBook]) {
        for stocked in books { self.books[stocked.book.id] = stocked.book }
    }

    func cart(_ id: Cart.ID) -> Cart { carts[id] ?? Cart(id: id) }

    func setQuantity(_ quantity: Int, of book: Book.ID, in cart: Cart.ID) throws {
        guard books[book] != nil else { throw CatalogError.unknownBook(book) }
        carts[cart, default: Cart(id: cart)].quantities[book] = quantity == 0 ? nil : quantity
    }

    func order(placedWith key: IdempotencyKey) -> PlacedOrder? { orders[key] }

    func order(_ id: OrderID) -> Order? { orders.values.first { $0.order.id == id }?.order }

    func place(_ order: PlacedOrder, key: IdempotencyKey) async throws -> PlacedOrder {
        let action = beforePlacing
        beforePlacing = nil
        try await action?()
        if let earlier = orders[key] { return earlier }
        let ordered = order.order.lines.reduce(into: [:]) { $0[$1.book] = $1.quantity }
        guard cart(order.cart).quantities == ordered else { throw OrderError.cartChanged }
        for line in order.order.lines where stock[line.book, default: 0] < line.quantity {
            throw OrderError.outOfStock(line.book)
        }
        for line in order.order.lines { stock[line.book, default: 0] -= line.quantity }
        carts[order.cart] = nil
        orders[key] = order
        return order
    }
}
