package import Alchemic

extension Scope {
    /// Lives as long as one request.
    package static let request: Scope = "request"
}
