package import Alchemic

/// What names a request in logs and in its answer.
package struct RequestID: Sendable, Hashable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }
}

extension Scope {
    /// Lives as long as one request.
    package static let request: Scope = "request"
}
