import Domain
package import Hummingbird

/// An error as a client sees it.
package struct ErrorResponse: Sendable, Hashable {
    package var status: HTTPResponse.Status
    package var body: ErrorBody

    init(_ status: HTTPResponse.Status, _ code: String, _ message: String, problems: [String] = []) {
        self.status = status
        body = ErrorBody(code, message, problems: problems)
    }

    /// The response to an error of the domain, of Hummingbird, or of any other library.
    package init(_ error: any Error) {
        self =
            switch error {
            case let error as CatalogError: Self(error)
            case let error as CartError: Self(error)
            case let error as OrderError: Self(error)
            case is RateError:
                Self(.serviceUnavailable, "rates-unavailable", "There are no exchange rates at the moment. Try again.")
            case StoreError.busy, StoreError.full:
                Self(.serviceUnavailable, "store-unavailable", "The shop cannot write at the moment. Try again.")
            case let error as any HTTPResponseError: Self(error)
            default: .internalError
            }
    }

    /// What went wrong is the log's business.
    static let internalError = Self(.internalServerError, "internal-error", "The shop made a mistake.")
}

extension ErrorResponse {
    private init(_ error: CatalogError) {
        switch error {
        case .unknownBook(let id): self.init(.notFound, "unknown-book", "There is no book \(id.rawValue).")
        }
    }

    private init(_ error: CartError) {
        switch error {
        case .quantity(let quantity, let allowed):
            self.init(.unprocessableContent, "quantity", "\(quantity) copies are not \(allowed.text).")
        }
    }

    private init(_ error: OrderError) {
        switch error {
        case .rejected(let problems):
            self.init(
                .unprocessableContent, "order-rejected", "The order cannot be placed.", problems: problems.map(\.text))
        case .outOfStock(let id):
            self.init(.conflict, "out-of-stock", "Another customer bought the last copies of \(id.rawValue).")
        case .cartChanged:
            self.init(.conflict, "cart-changed", "The cart was changed or ordered meanwhile.")
        case .priceChanged(let expected, let now):
            self.init(.conflict, "price-changed", "The order costs \(now), and not \(expected).")
        case .keyBelongsToAnotherCart:
            self.init(.conflict, "key-used", "The idempotency key belongs to an order from another cart.")
        case .totalTooLarge:
            self.init(.unprocessableContent, "total-too-large", "The order costs more than the shop can compute.")
        case .unknownOrder(let id):
            self.init(.notFound, "unknown-order", "There is no order \(id.value).")
        }
    }

    private init(_ error: any HTTPResponseError) {
        let message = (error as? HTTPError)?.body
        switch error.status {
        case .badRequest: self.init(.badRequest, "malformed", message ?? "The request cannot be read.")
        case .contentTooLarge: self.init(.contentTooLarge, "too-large", "The request is too large.")
        case .notFound: self.init(.notFound, "not-found", message ?? "There is nothing here.")
        default: self.init(error.status, "http", message ?? error.status.reasonPhrase)
        }
    }
}

extension OrderProblem {
    fileprivate var text: String {
        switch self {
        case .isEmpty: "The cart is empty."
        case .tooManyBooks(let count, let allowed): "\(count) books are more than \(allowed)."
        case .quantity(let count, let id, let allowed): "\(count) copies of \(id.rawValue) are not \(allowed.text)."
        case .notEnoughStock(let id, let left): "There are \(left) copies left of \(id.rawValue)."
        }
    }
}

extension ClosedRange<Int> {
    fileprivate var text: String { "between \(lowerBound) and \(upperBound)" }
}
