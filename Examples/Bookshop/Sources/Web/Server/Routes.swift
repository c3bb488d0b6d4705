package import Alchemic
package import Hummingbird

/// What customers can request: the program's own code, which uses the typed container that its build writes.
package protocol Routes: Sendable {
    /// The routes, with a middleware that opens a scope for each request.
    func router(from container: Container, _ spans: Spans) throws -> Router<ShopContext>
}
