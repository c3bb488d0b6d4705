package import Alchemic
package import Hummingbird

/// What customers can request: the program's own code, which uses the typed container that its build writes.
package protocol Routes: Sendable {
    /// Adds the routes to a router that opens a scope for each request.
    func add(to router: Router<ShopContext>, from container: Container) throws
}
