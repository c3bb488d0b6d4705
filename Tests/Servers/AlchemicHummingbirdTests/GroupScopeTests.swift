#if Hummingbird
import AlchemicHummingbird
import HTTPTypes
import Hummingbird
import Testing

/// Knows the user by a header, in a scope that is open already.
private struct UserMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: BasicScopedRequestContext,
        next: (Request, BasicScopedRequestContext) async throws -> Response
    ) async throws -> Response {
        guard let name = request.headers[.authorization] else { throw HTTPError(.unauthorized) }
        try context.scope.container.set(User(name: name))
        return try await next(request, context)
    }
}

/// What a check would write for the module: its functions return scopes of one class.
private final class AccountsContainer: Sendable {
    let container: Container
    init(_ container: Container) { self.container = container }
    func request(user: User) throws(ResolutionError) -> Scoped { Scoped(try container.scope("request", with: user)) }

    final class Scoped: TypedScope {
        let container: Container
        init(_ container: Container) { self.container = container }
    }
}

@Suite struct GroupScopeTests {
    private let container: Container
    private let router = Router(context: BasicScopedRequestContext.self)

    init() throws {
        container = try Container(
            Module("Accounts") {
                External(User.self, in: .request)
                Scoped(.request, Account.init(user:))
            })
    }

    private func answer(_ path: String, _ headers: HTTPFields = [:]) async throws -> String {
        let (status, text) = try await AlchemicHummingbirdTests.answer(of: router, path, headers: headers)
        return status == .ok ? text : "\(status.code)"
    }

    private func addName(to group: RouterGroup<BasicScopedRequestContext>) {
        group.get("name") { _, context in try context.scope.get(Account.self).user.name }
    }

    @Test func `each group authenticates on its own`() async throws {
        let users = router.group("users")
        users.add(
            middleware: try ScopeMiddleware(container, .request) { request, _ -> User in
                guard let name = request.headers[.authorization] else { throw HTTPError(.unauthorized) }
                return User(name: name)
            })
        addName(to: users)
        let robots = router.group("robots")
        robots.add(
            middleware: try ScopeMiddleware(container, .request) { request, _ -> User in
                guard let key = request.uri.queryParameters["key"] else { throw HTTPError(.forbidden) }
                return User(name: "robot \(key)")
            })
        addName(to: robots)
        #expect(try await answer("/users/name", [.authorization: "Ann"]) == "Ann")
        #expect(try await answer("/users/name?key=7") == "401")
        #expect(try await answer("/robots/name?key=7") == "robot 7")
        #expect(try await answer("/robots/name", [.authorization: "Ann"]) == "403")
    }

    @Test func `a group's middleware sets what was left for later`() async throws {
        router.add(middleware: try ScopeMiddleware(container, .request, later: User.self))
        router.get("open") { _, _ in "open" }
        addName(to: router.group("users").add(middleware: UserMiddleware()))
        #expect(try await answer("/open") == "open")
        #expect(try await answer("/users/name", [.authorization: "Ben"]) == "Ben")
        #expect(try await answer("/users/name") == "401")
    }

    @Test func `a scope is opened by the function of a typed container`() async throws {
        let shop = AccountsContainer(container)
        router.add(
            middleware: ScopeMiddleware { request, _ in
                try shop.request(user: User(name: request.headers[.authorization] ?? "guest"))
            })
        addName(to: router.group("users"))
        #expect(try await answer("/users/name", [.authorization: "Cid"]) == "Cid")
        #expect(try await answer("/users/name") == "guest")
    }
}
#endif
