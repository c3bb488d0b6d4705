#if Hummingbird
import AlchemicHummingbird
import Hummingbird
import Logging
import TestSupport
import Testing

private typealias Middleware = ScopeMiddleware<BasicScopedRequestContext>

/// The seam between a scope's externals and what a middleware opens it with: it is checked before anything listens.
@Suite struct ScopeValueTests {
    private class Animal: @unchecked Sendable {}
    private final class Cat: Animal, @unchecked Sendable {}

    private static let module = Module("Shop") {
        External(RequestID.self, in: .request)
        External(Logger.self, in: .request)
        Scoped(.request) { (id: RequestID, logger: Logger) in [id.text, logger.label] }
    }

    private let id = RequestID(text: "1")
    private let container: Container

    init() throws { container = try Container(Self.module) }

    /// Expects an error, whose text is recorded, where a middleware is made.
    private func expectError(
        _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ make: @autoclosure () throws -> Middleware
    ) {
        expectGolden(failure(of: try make())?.description ?? "none", named: name, sourceLocation: sourceLocation)
    }

    @Test func `a value that is missing, or one too many, is an error where the middleware is made`() {
        expectError("scope-value-missing", try Middleware(container, .request) { _, _ in id })
        expectError("scope-values-missing", try Middleware(container, .request))
        expectError(
            "scope-value-surplus", try Middleware(container, .request) { _, context in (id, context.logger, 5) })
        expectError("scope-values-do-not-match", try Middleware(container, .request) { _, _ in (id, 5, id) })
    }

    @Test func `a scope that nothing belongs to is an error where the middleware is made`() {
        expectError("scope-unknown", try Middleware(container, "reqest"))
    }

    @Test func `what is set later is named`() throws {
        _ = try Middleware(container, .request, later: Logger.self) { _, _ in id }
        _ = try Middleware(container, .request, later: Logger.self, RequestID.self)
        expectError(
            "scope-value-later",
            try Middleware(container, .request, later: Int.self, RequestID.self) { _, context in (id, context.logger) })
    }

    @Test func `values with names are checked by type and number`() throws {
        let container = try Container(
            Module("Shop") {
                External(String.self, in: .request).named("buyer")
                External(String.self, in: .request).named("seller")
                Scoped(.request) { [1] }
            })
        let (buyer, seller) = (ScopeValue("a", named: "buyer"), ScopeValue("b", named: "seller"))
        _ = try Middleware(container, .request) { _, _ in (buyer, seller) }
        _ = try Middleware(container, .request, later: String.self) { _, _ in buyer }
        expectError("scope-value-ambiguous", try Middleware(container, .request) { _, _ in (buyer, "b") })
        expectError("scope-value-named", try Middleware(container, .request) { _, _ in (buyer, seller, buyer) })
        #expect(throws: ResolutionError.self) {
            try Middleware(container, .request) { _, _ in (ScopeValue(1, named: "buyer"), seller) }
        }
    }

    @Test func `a value with a name is for an external of its type, and no other`() throws {
        let container = try Container(
            Module("Zoo") {
                External(Animal.self, in: .request).named("fed")
                External(String.self, in: .request).named("keeper")
                Scoped(.request) { [1] }
            })
        let (animal, keeper) = (ScopeValue(Animal(), named: "fed"), ScopeValue("Ann", named: "keeper"))
        _ = try Middleware(container, .request) { _, _ in (keeper, animal) }
        let missing = failure(of: try Middleware(container, .request) { _, _ in keeper })?.description
        #expect(missing?.contains("missing: `Animal \"fed\"`") == true)
        #expect(missing?.contains("keeper") == false)
        let both = failure(of: try Middleware(container, .request) { _, _ in (keeper, 5) })?.description
        #expect(both?.contains("pass a value of `Animal`") == true)
        #expect(both?.contains("remove `Int` here") == true)
    }

    @Test func `only what the scope has an external for, and gets no value, is set later`() throws {
        _ = try Middleware(container, .request, later: Logger.self) { _, _ in id }
        let withValue = failure(
            of: try Middleware(container, .request, later: Logger.self) { _, context in (id, context.logger) })
        #expect(withValue?.description.contains("is to be set later, but has a value") == true)
        let withoutExternal = failure(
            of: try Middleware(container, .request, later: Int.self) { _, context in (id, context.logger) })
        #expect(withoutExternal?.description.contains("is to be set later, but is no external of the scope") == true)
        let twice = failure(of: try Middleware(container, .request) { _, context in (id, context.logger, id) })
        #expect(twice?.description.contains("is passed twice") == true)
    }

    @Test func `a value of a subclass fits`() throws {
        let container = try Container(
            Module("Zoo") {
                External(Animal.self, in: .request)
                Scoped(.request) { (animal: Animal) in [animal] }
            })
        _ = try Middleware(container, .request) { _, _ in Cat() }
    }

    @Test func `a server whose values do not fit does not listen`() async throws {
        let module = Module("Web") {
            Self.module
            Singleton { (container: Container) in
                let router = Router(context: BasicScopedRequestContext.self)
                router.add(middleware: try ScopeMiddleware(container, .request) { _, context in context.logger })
                return Application(router: router)
            }.eager()
        }
        let error = await #expect(throws: StartError.self) { try await Container(module).start() }
        #expect("\(try #require(error))".contains("[scope-value]"))
    }
}
#endif
