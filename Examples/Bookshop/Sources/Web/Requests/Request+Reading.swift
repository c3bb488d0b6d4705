package import Domain
import Foundation
import HTTPTypes
package import Hummingbird

extension Request {
    /// The cart that the client says it has; a new one if it says nothing.
    package var cartID: Cart.ID {
        get throws {
            guard let text = headers[.cartID] else { return Cart.ID() }
            guard let id = UUID(uuidString: text) else {
                throw HTTPError(.badRequest, message: "The header Cart-ID must be a UUID.")
            }
            return Cart.ID(id)
        }
    }

    /// The key of an order, which the client must give.
    package var idempotencyKey: IdempotencyKey {
        get throws {
            guard let key = headers[.idempotencyKey].flatMap(IdempotencyKey.init) else {
                let longest = IdempotencyKey.longest
                throw HTTPError(
                    .badRequest, message: "The header Idempotency-Key must be 1 to \(longest) visible ASCII characters."
                )
            }
            return key
        }
    }
}
