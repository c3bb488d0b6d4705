// swift-format-ignore-file
// Made from Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md by `swift run --package-path Workshop/Tools samples`; change it there.

#if Hummingbird
import AlchemicHummingbird
import Hummingbird
import HummingbirdTesting
import Logging
import StatementSupport

enum RequestScopesSamples {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 8)




struct RequestID: Sendable {
    let text: String
}
final class Cart: Sendable {
    let id: RequestID
    let logger: Logger
    init(id: RequestID, logger: Logger) { (self.id, self.logger) = (id, logger) }
    func add(_ book: String) { logger.info("added \(book)") }
}
struct User: Sendable {
    let name: String
}
final class Account: Sendable {
    let user: User
    init(user: User) { self.user = user }
}
struct Job: Sendable {
    let number: Int
}
final class JobRun: Sendable {
    let job: Job
    init(job: Job) { self.job = job }
    func run() async throws -> Int { job.number }
}
struct Routes {
    let container: Container
    var router: Router<BasicScopedRequestContext> { Router(context: BasicScopedRequestContext.self) }
}
#sourceLocation()

@Sendable static func `Overview`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 53)



let shop = Module("Shop") {
    External(RequestID.self, in: .request)
    External(Logger.self, in: .request)
    Scoped(.request, Cart.init(id:logger:))
}

let container = try Container(shop)
let router = Router(context: BasicScopedRequestContext.self)
router.add(
    middleware: try ScopeMiddleware(container, .request) { _, context in
        (RequestID(text: context.id), context.logger)
    })
router.post("cart/:book") { request, context in
    let cart = try context.scope.get(Cart.self)
    cart.add(try context.parameters.require("book"))
    return HTTPResponse.Status.accepted
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 75)
try await Application(router: router).test(.router) { client in
    try await client.execute(uri: "/cart/emma", method: .post) { expect($0.status == .accepted) }
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 83)
let web = Module("Web") {
    Singleton { (container: Container) in Application(router: Routes(container: container).router) }
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 87)
_ = try Graph(web)
#sourceLocation()
_ = shop
_ = container
_ = router
_ = web
}

@Sendable static func `When a value is missing`() async throws {
try await expectFailure({
#sourceLocation(file: "Shop.swift", line: 1)
let shop = Module("Shop") {
    External(RequestID.self, in: .request)
    External(Logger.self, in: .request)
    Scoped(.request, Cart.init(id:logger:))
}
let container = try Container(shop)
let router = Router(context: BasicScopedRequestContext.self)
router.add(middleware: try ScopeMiddleware(container, .request) { _, context in RequestID(text: context.id) })
#sourceLocation()
_ = shop
_ = container
_ = router
}, saying: #"""
Shop/Shop.swift:8:43: error: [scope-value] the values for the scope "request" do not match its externals
  missing: `Logger` (Shop/Shop.swift:3:13)
  help:    pass a value of `Logger`, or set it later and say so: `later: Logger.self`
  docs:    Troubleshooting#scope-value
"""#, on: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md")
}

@Sendable static func `A user for each group of routes`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 121)
let accounts = Module("Accounts") {
    External(User.self, in: .request)
    Scoped(.request, Account.init(user:))
}
let container = try Container(accounts)
let router = Router(context: BasicScopedRequestContext.self)

let customers = router.group("account").add(
    middleware: try ScopeMiddleware(container, .request) { request, _ -> User in
        guard let name = request.headers[.authorization] else { throw HTTPError(.unauthorized) }
        return User(name: name)
    })
let partners = router.group("partners").add(
    middleware: try ScopeMiddleware(container, .request) { request, _ -> User in
        guard let key = request.uri.queryParameters["key"] else { throw HTTPError(.forbidden) }
        return User(name: "partner \(key)")
    })
for group in [customers, partners] {
    group.get("name") { _, context in try context.scope.get(Account.self).user.name }
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 143)
try await Application(router: router).test(.router) { client in
    try await client.execute(uri: "/account/name", method: .get, headers: [.authorization: "Ann"]) { expect(String(buffer: $0.body) == "Ann") }
    try await client.execute(uri: "/partners/name?key=7", method: .get) { expect(String(buffer: $0.body) == "partner 7") }
    try await client.execute(uri: "/partners/name", method: .get) { expect($0.status == .forbidden) }
}
#sourceLocation()
do {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 154)
struct UserMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: BasicScopedRequestContext,
        next: (Request, BasicScopedRequestContext) async throws -> Response
    ) async throws -> Response {
        guard let name = request.headers[.authorization] else { throw HTTPError(.unauthorized) }
        try context.scope.container.set(User(name: name))
        return try await next(request, context)
    }
}

let accounts = Module("Accounts") {
    External(User.self, in: .request)
    Scoped(.request, Account.init(user:))
}
let container = try Container(accounts)
let router = Router(context: BasicScopedRequestContext.self)
router.add(middleware: try ScopeMiddleware(container, .request, later: User.self))
router.get("terms") { _, _ in "Pay in time." }
router.group("account").add(middleware: UserMiddleware()).get("name") { _, context in
    try context.scope.get(Account.self).user.name
}
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 178)
try await Application(router: router).test(.router) { client in
    try await client.execute(uri: "/account/name", method: .get, headers: [.authorization: "Ann"]) { expect(String(buffer: $0.body) == "Ann") }
    try await client.execute(uri: "/terms", method: .get) { expect($0.status == .ok) }
}
#sourceLocation()
_ = accounts
_ = container
_ = router
}
_ = accounts
_ = container
_ = router
_ = customers
_ = partners
}

@Sendable static func `A job, a message, a command`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 213)
let jobs = Module("Jobs") {
    External(Job.self, in: .job)
    Scoped(.job, JobRun.init(job:))
}
let container = try Container(jobs)

let result = try await container.scope(.job, with: Job(number: 7)) { try await $0.get(JobRun.self).run() }
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 221)
expect(result == 7)
#sourceLocation()
_ = jobs
_ = container
_ = result
}

@Sendable static func `Loggers per consumer`() async throws {
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 229)
let logging = Module("Logging") {
    Prototype { (site: InjectionSite) in
        var logger = Logger.current
        logger[metadataKey: "component"] = "\(site.consumer.map { "\($0)" } ?? "main")"
        return logger
    }
    External(RequestID.self, in: .request)
    Scoped(.request, Cart.init(id:logger:))
}
let container = try Container(logging)
let scope = try container.scope(.request, with: RequestID(text: "1"))
let cart = try scope.get(Cart.self)
#sourceLocation()
#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 243)
expect(cart.logger[metadataKey: "component"] == "Cart")
try await scope.stop()
#sourceLocation()
_ = logging
_ = container
_ = scope
_ = cart
}

static let all: [Sample] = [
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", "Overview", `Overview`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", "When a value is missing", `When a value is missing`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", "A user for each group of routes", `A user for each group of routes`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", "A job, a message, a command", `A job, a message, a command`),
    Sample("Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", "Loggers per consumer", `Loggers per consumer`),
]
}

#sourceLocation(file: "Sources/Servers/AlchemicServices/AlchemicServices.docc/RequestScopes.md", line: 42)
fileprivate extension Scope {
    static let job: Scope = "job"
}
#sourceLocation()
#endif
