#if Hummingbird
import AlchemicHummingbird
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import TestSupport
import Testing

private struct Unused: Sendable {}

/// What becomes of requests that fail because of the wiring: over HTTP, as an operator sees it.
@Suite struct WiringFailureTests {
    private static let module = Module("Shop") {
        External(RequestID.self, in: .request)
        External(User.self, in: .request)
        Scoped(.request, Account.init(user:))
        Scoped(.request) { () throws -> [Int] in throw Broken() }
        Prototype { () throws -> Set<Int> in throw CancellationError() }
    }

    private let lines = LogLines()
    private let container: Container
    private let router = Router(context: BasicScopedRequestContext.self)

    init() throws { container = try Container(Self.module) }

    /// Sends one request to a real server.
    private func status(_ path: String) async throws -> HTTPResponse.Status {
        try await answer(of: router, path, logger: lines.logger).status
    }

    private func addScope(_ router: some RouterMethods<BasicScopedRequestContext>) throws {
        _ = router.add(
            middleware: try ScopeMiddleware(container, .request, later: User.self) { _, context in
                RequestID(text: context.id)
            })
    }

    /// What is logged as a handler, which is in a scope, answers with an error.
    private func logged(
        _ handler: @escaping @Sendable (Request, BasicScopedRequestContext) async throws -> String
    ) async throws -> [LogLines.Line] {
        try addScope(router)
        router.get("path", use: handler)
        #expect(try await status("/path") == .internalServerError)
        return lines.all
    }

    @Test func `what comes while requests are drained is turned away and not logged`() async throws {
        try addScope(router)
        router.get("path") { _, _ in "answer" }
        let open = try container.scope(.request)
        let stop = Task { [container] in try await container.stop(draining: .request) }
        while failure(of: try container.scope(.request))?.id != .draining { await Task.yield() }
        #expect(try await status("/path") == .serviceUnavailable)
        try await open.stop()
        #expect(try await stop.value == 0)
        #expect(lines.all.isEmpty)
    }

    @Test func `an external that nobody set is logged once with its path and the request`() async throws {
        let lines = try await logged { _, context in try context.scope.get(Account.self).user.name }
        let line = try #require(lines.first)
        #expect(lines.count == 1)
        #expect(line.message == "A request failed because of the wiring")
        #expect(line.metadata["error.id"] == "external-not-set")
        #expect(line.metadata["error.path"] == "Account -> User")
        #expect(line.metadata["error"] == "the external `User` has not been set")
        #expect(line.metadata["hb.request.id"]?.isEmpty == false)
    }

    @Test func `a type that nobody declares is logged with the line that resolves it`() async throws {
        let lines = try await logged { _, context in "\(try context.scope.get(Unused.self))" }
        let place = try #require(lines.first?.metadata["error.location"])
        #expect(place.contains("WiringFailureTests.swift:\(#line - 2)"), "\(place)")
    }

    @Test func `an error that leaves two scopes is logged once`() async throws {
        try addScope(router)
        let group = router.group("inner")
        try addScope(group)
        group.get { _, context in try context.scope.get(Account.self).user.name }
        #expect(try await status("/inner") == .internalServerError)
        #expect(lines.all.map { $0.metadata["error.id"] } == ["external-not-set"])
    }

    @Test func `what a type throws while it is built is logged`() async throws {
        let lines = try await logged { _, context in "\(try context.scope.get([Int].self))" }
        #expect(lines.map { $0.metadata["error.id"] } == ["construction-failed"])
    }

    @Test func `a body that cannot be written because of the wiring is logged`() async throws {
        try addScope(router)
        router.get("stream") { _, context in
            let scope = try context.scope.container
            return streamed { try await $0.write(ByteBuffer(string: try scope.get(Account.self).user.name)) }
        }
        _ = try? await status("/stream")
        #expect(lines.all.contains { $0.metadata["error.id"] == "external-not-set" })
    }

    @Test func `an override that adds an external is found when the scope opens`() async throws {
        try addScope(router)
        router.get("id") { _, context in try context.scope.get(RequestID.self).text }
        try await container.withOverrides {
            External(Unused.self, in: .request)
        } operation: {
            // In the task of the test, which sees the override.
            let result = try await answer(of: router, "/id", logger: lines.logger, in: .router)
            #expect(result.status == .internalServerError)
        }
        #expect(lines.all.map { $0.metadata["error.id"] } == ["scope-value"])
        #expect(lines.all.first?.metadata["hb.request.id"]?.isEmpty == false)
    }

    @Test func `a log handler that drops metadata is enough`() async throws {
        // What makes the values asks for no id either: a context without one cannot say it.
        router.add(
            middleware: try ScopeMiddleware(container, .request, later: User.self) { _, _ in RequestID(text: "1") })
        router.get("id") { _, context in try context.scope.get(RequestID.self).text }
        router.get("account") { _, context in try context.scope.get(Account.self).user.name }
        let logger = Logger(label: "nowhere") { _ in SwiftLogNoOpLogHandler() }
        for (path, status) in [("/id", .ok), ("/account", .internalServerError)] as [(String, HTTPResponse.Status)] {
            #expect(try await answer(of: router, path, logger: logger).status == status)
        }
    }

    @Test func `an answer of the program's own is not logged`() async throws {
        try addScope(router)
        router.get("gone") { _, _ -> String in throw HTTPError(.gone) }
        #expect(try await status("/gone") == .gone)
        #expect(lines.all.isEmpty)
    }

    @Test func `cancellations are not logged`() async throws {
        #expect(try await logged { _, context in "\(try context.scope.get(Set<Int>.self))" }.isEmpty)
    }

    @Test func `a request after the end of the container is logged once`() async throws {
        try await container.stop()
        let lines = try await logged { _, context in try context.scope.get(Account.self).user.name }
        #expect(lines.map { $0.metadata["error"] } == ["the container has ended"])
    }

    @Test func `a request in a session that has ended is logged once and one that ends it is not`() async throws {
        struct Visit: TypedScope { let container: Container }
        let container = try Container(
            Module("Shop") {
                External(User.self, in: "session")
                Scoped("session", Account.init(user:))
                External(RequestID.self, in: .request)
            })
        let session = try container.scope("session", with: User(name: "Ann"))
        router.add(
            middleware: ScopeMiddleware { _, context in
                Visit(container: try session.scope(.request, with: RequestID(text: context.id)))
            })
        router.get("logout") { _, context in
            try await session.stop()
            return try context.scope.get(Account.self).user.name
        }
        #expect(try await status("/logout") == .internalServerError)
        #expect(lines.all.isEmpty)
        #expect(try await status("/logout") == .internalServerError)
        #expect(lines.all.map { $0.metadata["error.id"] } == ["ended"])
        #expect(lines.all.first?.metadata["error"] == "the scope \"session\" has ended")
        #expect(lines.all.first?.metadata["hb.request.id"]?.isEmpty == false)
    }
}
#endif
