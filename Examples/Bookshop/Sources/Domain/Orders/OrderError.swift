/// Why an order was not placed.
///
/// In each of these cases nothing has changed.
package enum OrderError: Error, Hashable {
    /// The validators found these problems.
    case rejected([OrderProblem])
    /// Another customer bought the last copies in the meantime.
    case outOfStock(Book.ID)
    /// The cart was changed, or ordered, in the meantime.
    case cartChanged
    /// It does not cost what the customer was shown.
    case priceChanged(expected: Money, now: Money)
    /// The key belongs to an order from another cart.
    case keyBelongsToAnotherCart
    /// The total is larger than the largest amount.
    case totalTooLarge
    case unknownOrder(OrderID)
}

/// What a validator finds wrong with an order.
package enum OrderProblem: Sendable, Hashable {
    case isEmpty
    case tooManyBooks(Int, allowed: Int)
    case quantity(Int, of: Book.ID, allowed: ClosedRange<Int>)
    case notEnoughStock(of: Book.ID, left: Int)
}
