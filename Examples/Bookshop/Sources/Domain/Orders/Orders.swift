/// Places orders, each once.
package struct Orders: Sendable {
    private let store: any OrderStore
    private let carts: any CartStore
    private let books: any BookStore
    private let validators: [any OrderValidator]
    private let prices: PriceCheck
    private let clock: any WallClock

    package init(
        store: any OrderStore, carts: any CartStore, books: any BookStore, validators: [any OrderValidator],
        prices: PriceCheck, clock: any WallClock
    ) {
        self.store = store
        self.carts = carts
        self.books = books
        self.validators = validators
        self.prices = prices
        self.clock = clock
    }

    /// Orders what is in a cart.
    ///
    /// With a key that was used before, returns the order that was placed then.
    ///
    /// - Throws: ``OrderError``, ``RateError``, or ``StoreError``
    package func place(_ request: OrderRequest) async throws -> Order {
        if let earlier = try await order(placedWith: request) { return earlier }
        do {
            return try await placeNew(request)
        } catch {
            // The same request may have arrived twice, and its twin may have emptied the cart meanwhile.
            guard let earlier = try await order(placedWith: request) else { throw error }
            return earlier
        }
    }

    /// Returns an order.
    ///
    /// - Throws: ``OrderError/unknownOrder(_:)``
    package func order(_ id: OrderID) async throws -> Order {
        guard let order = try await store.order(id) else { throw OrderError.unknownOrder(id) }
        return order
    }

    private func order(placedWith request: OrderRequest) async throws -> Order? {
        guard let placed = try await store.order(placedWith: request.key) else { return nil }
        return try order(of: placed, for: request)
    }

    private func order(of placed: PlacedOrder, for request: OrderRequest) throws -> Order {
        guard placed.cart == request.cart else { throw OrderError.keyBelongsToAnotherCart }
        return placed.order
    }

    private func placeNew(_ request: OrderRequest) async throws -> Order {
        let draft = try await draft(of: request.cart)
        try await validate(draft)
        let order = Order(
            id: OrderID(),
            lines: draft.lines.map { Order.Line(book: $0.book.id, quantity: $0.quantity, price: $0.book.price) },
            total: try await total(of: draft, for: request), placedAt: clock.now)
        let placed = try await store.place(PlacedOrder(order, from: request.cart), key: request.key)
        return try self.order(of: placed, for: request)
    }

    private func draft(of id: Cart.ID) async throws -> OrderDraft {
        let cart = try await carts.cart(id)
        let books = try await books.books(Array(cart.quantities.keys))
        let lines = try cart.quantities.map { id, quantity in
            guard let book = books[id] else { throw CatalogError.unknownBook(id) }
            return DraftLine(book, quantity: quantity)
        }
        return OrderDraft(cart: id, lines: lines.sorted { $0.book.id.rawValue < $1.book.id.rawValue })
    }

    private func validate(_ draft: OrderDraft) async throws {
        var problems: [OrderProblem] = []
        for validator in validators { problems += try await validator.problems(in: draft) }
        if !problems.isEmpty { throw OrderError.rejected(problems) }
    }

    private func total(of draft: OrderDraft, for request: OrderRequest) async throws -> Money {
        let total = try await prices.total(of: draft.lines, in: request.currency)
        if let expected = request.expectedTotal, expected != total {
            throw OrderError.priceChanged(expected: expected, now: total)
        }
        return total
    }
}
