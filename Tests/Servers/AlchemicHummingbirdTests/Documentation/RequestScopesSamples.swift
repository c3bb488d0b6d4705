// swift-format-ignore-file
// Made from Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md by `swift run --package-path Workshop/Tools samples`; change it there.

#if Hummingbird
import AlchemicHummingbird
import Hummingbird
import HummingbirdTesting
import Logging
import StatementSupport

enum RequestScopesSamples {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md", line: 9)




struct RequestID: Sendable {
    let text: String
}
final class Cart: Sendable {
    let id: RequestID
    let logger: Logger
    init(id: RequestID, logger: Logger) { (self.id, self.logger) = (id, logger) }
    func add(_ book: String) { logger.info("added \(book)") }
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
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md", line: 47)



let shop = Module("Shop") {
    External(RequestID.self, in: .request)
    External(Logger.self, in: .request)
    Scoped(.request, Cart.init(id:logger:))
}

let container = try Container(shop)
let router = Router(context: BasicScopedRequestContext.self)
router.add(
    middleware: ScopeMiddleware(container, .request) { _, context in
        (RequestID(text: context.id), context.logger)
    })
router.post("cart/:book") { request, context in
    let cart = try context.scope.get(Cart.self)
    cart.add(try context.parameters.require("book"))
    return HTTPResponse.Status.accepted
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md", line: 69)
try await Application(router: router).test(.router) { client in
    try await client.execute(uri: "/cart/emma", method: .post) { expect($0.status == .accepted) }
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md", line: 77)
let web = Module("Web") {
    Singleton { (container: Container) in Application(router: Routes(container: container).router) }
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md", line: 81)
_ = try Graph(web)
#sourceLocation()
_ = shop
_ = container
_ = router
_ = web
}

@Sendable static func `A job, a message, a command`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md", line: 102)
let jobs = Module("Jobs") {
    External(Job.self, in: .job)
    Scoped(.job, JobRun.init(job:))
}
let container = try Container(jobs)

let result = try await container.scope(.job, with: Job(number: 7)) { scope in
    try await scope.get(JobRun.self).run()
}
#sourceLocation()
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md", line: 112)
expect(result == 7)
#sourceLocation()
_ = jobs
_ = container
_ = result
}

@Sendable static func `Loggers per consumer`() async throws {
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md", line: 120)
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
#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md", line: 134)
expect(cart.logger[metadataKey: "component"] == "Cart")
try await scope.stop()
#sourceLocation()
_ = logging
_ = container
_ = scope
_ = cart
}

static let all: [Sample] = [
    Sample("Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md", "Overview", `Overview`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md", "A job, a message, a command", `A job, a message, a command`),
    Sample("Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md", "Loggers per consumer", `Loggers per consumer`),
]
}

#sourceLocation(file: "Sources/Core/Alchemic/Alchemic.docc/RequestScopes.md", line: 36)
fileprivate extension Scope {
    static let job: Scope = "job"
}
#sourceLocation()
#endif
