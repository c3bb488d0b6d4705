/// The one shape of all errors: `{"error": {"code": "cart-changed", "message": "...", "problems": []}}`.
package struct ErrorBody: Sendable, Hashable, Codable {
    package var error: Content

    package struct Content: Sendable, Hashable, Codable {
        /// For programs: it stays the same when the message gets better.
        package var code: String
        /// For people.
        package var message: String
        /// Everything that is wrong with an order, if several things can be.
        package var problems: [String]
    }

    package init(_ code: String, _ message: String, problems: [String] = []) {
        error = Content(code: code, message: message, problems: problems)
    }
}
