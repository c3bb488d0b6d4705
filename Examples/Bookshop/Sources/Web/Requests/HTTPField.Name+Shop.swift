package import HTTPTypes

extension HTTPField.Name {
    package static let cartID = known("Cart-ID")
    package static let idempotencyKey = known("Idempotency-Key")
    package static let requestID = known("X-Request-ID")

    private static func known(_ name: String) -> Self {
        guard let name = Self(name) else { preconditionFailure("\(name) is not the name of a header") }
        return name
    }
}
