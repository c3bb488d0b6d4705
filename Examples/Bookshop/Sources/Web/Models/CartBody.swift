package import Domain
package import Foundation
import Hummingbird

/// A cart as clients see it.
package struct CartBody: Sendable, Hashable, Codable, ResponseEncodable {
    package var id: UUID
    package var lines: [Line]

    package struct Line: Sendable, Hashable, Codable {
        package var book: String
        package var quantity: Int

        package init(book: String, quantity: Int) {
            self.book = book
            self.quantity = quantity
        }
    }

    package init(_ cart: Cart) {
        id = cart.id.value
        lines = cart.quantities.map { Line(book: $0.rawValue, quantity: $1) }.sorted { $0.book < $1.book }
    }
}

/// What a client sends to change a cart.
package struct QuantityBody: Sendable, Hashable, Codable {
    package var quantity: Int

    package init(quantity: Int) {
        self.quantity = quantity
    }
}
