import HTTPTypes

extension HTTPField.Name {
    static let cartID = known("Cart-ID")
    static let idempotencyKey = known("Idempotency-Key")
    static let requestID = known("X-Request-ID")

    private static func known(_ name: String) -> Self {
        guard let name = Self(name) else { preconditionFailure("\(name) is not the name of a header") }
        return name
    }
}
