#if Hummingbird
import AlchemicHummingbird
import Hummingbird
import HummingbirdTesting
import Logging
import TestSupport
import Testing

/// The seam between a scope's externals and what a middleware opens it with: it is checked before anything listens.
@Suite struct ScopeValueTests {
    private class Animal: @unchecked Sendable {}
    private final class Cat: Animal, @unchecked Sendable {}

    private static let module = Module("Shop") {
        External(RequestID.self, in: .request)
        External(Logger.self, in: .request)
        Scoped(.request) { (id: RequestID, logger: Logger) in [id.text, logger.label] }
    }

    private func error(_ create: () throws(ResolutionError) -> ScopeMiddleware<BasicScopedRequestContext>) -> String {
        do throws(ResolutionError) {
            _ = try create()
            return "none"
        } catch { return error.description }
    }

    @Test func aValueThatIsMissingIsAnErrorWhereTheMiddlewareIsMade() throws {
        let container = try Container(Self.module)
        expectGolden(
            error { () throws(ResolutionError) in
                try ScopeMiddleware(container, .request) { _, _ in RequestID(text: "1") }
            }, named: "scope-value-missing")
        expectGolden(
            error { () throws(ResolutionError) in try ScopeMiddleware(container, .request) },
            named: "scope-values-missing")
    }

    @Test func aValueTooManyIsAnErrorWhereTheMiddlewareIsMade() throws {
        let container = try Container(Self.module)
        expectGolden(
            error { () throws(ResolutionError) in
                try ScopeMiddleware(container, .request) { _, context in (RequestID(text: "1"), context.logger, 5) }
            }, named: "scope-value-surplus")
        expectGolden(
            error { () throws(ResolutionError) in
                try ScopeMiddleware(container, .request) { _, _ in (RequestID(text: "1"), 5, RequestID(text: "2")) }
            }, named: "scope-values-do-not-match")
    }

    @Test func aScopeThatNothingBelongsToIsAnErrorWhereTheMiddlewareIsMade() throws {
        let container = try Container(Self.module)
        expectGolden(
            error { () throws(ResolutionError) in try ScopeMiddleware(container, "reqest") },
            named: "scope-unknown")
    }

    @Test func whatIsSetLaterIsNamed() throws {
        let container = try Container(Self.module)
        _ = try ScopeMiddleware<BasicScopedRequestContext>(container, .request, later: Logger.self) { _, _ in
            RequestID(text: "1")
        }
        _ = try ScopeMiddleware<BasicScopedRequestContext>(container, .request, later: Logger.self, RequestID.self)
        expectGolden(
            error { () throws(ResolutionError) in
                try ScopeMiddleware(container, .request, later: Int.self, RequestID.self) { _, context in
                    (RequestID(text: "1"), context.logger)
                }
            }, named: "scope-value-later")
    }

    @Test func valuesWithNamesAreCheckedByTypeAndNumber() throws {
        let container = try Container(
            Module("Shop") {
                External(String.self, in: .request).named("buyer")
                External(String.self, in: .request).named("seller")
                Scoped(.request) { [1] }
            })
        typealias Middleware = ScopeMiddleware<BasicScopedRequestContext>
        _ = try Middleware(container, .request) { _, _ in
            (ScopeValue("a", named: "buyer"), ScopeValue("b", named: "seller"))
        }
        _ = try Middleware(container, .request, later: String.self) { _, _ in ScopeValue("a", named: "buyer") }
        expectGolden(
            error { () throws(ResolutionError) in
                try ScopeMiddleware(container, .request) { _, _ in (ScopeValue("a", named: "buyer"), "b") }
            }, named: "scope-value-ambiguous")
        expectGolden(
            error { () throws(ResolutionError) in
                try ScopeMiddleware(container, .request) { _, _ in
                    (
                        ScopeValue("a", named: "buyer"), ScopeValue("b", named: "seller"),
                        ScopeValue("c", named: "buyer")
                    )
                }
            }, named: "scope-value-named")
        #expect(throws: ResolutionError.self) {
            try Middleware(container, .request) { _, _ in
                (ScopeValue(1, named: "buyer"), ScopeValue("b", named: "seller"))
            }
        }
    }

    @Test func aValueOfASubclassFits() throws {
        let container = try Container(
            Module("Zoo") {
                External(Animal.self, in: .request)
                Scoped(.request) { (animal: Animal) in [animal] }
            })
        _ = try ScopeMiddleware<BasicScopedRequestContext>(container, .request) { _, _ in Cat() }
    }

    @Test func aServerWhoseValuesDoNotFitDoesNotListen() async throws {
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
