public import Alchemic
import Synchronization
public import Testing

/// Expects an adapter to open one scope for each piece of work, and to end the scope.
///
/// The function is for the tests of code that connects the container to a framework. `run` must pass a piece of work to the
/// adapter as the framework would: as the handler of a request, of a message or of a job. It may throw the work's error, or
/// turn the error into a response.
///
/// ```swift
/// @Test func theQueueOpensAScopeForEachMessage() async {
///     await expectScopeAdapterConformance(of: container, scope: .message) { work in
///         try await queue.handle(Message()) { _ in try await work() }
///     }
/// }
/// ```
///
/// Within the work, `Container.current` must be a scope of its own of this name, in child tasks as well; after it, the scope
/// must have ended, whether the work returned, threw or was canceled.
///
/// - Parameters:
///   - container: The container whose scopes the adapter opens.
///   - scope: The scope that the adapter opens.
///   - location: The source location of the issues.
///   - run: Passes work to the adapter, and returns when the adapter is done with it.
public func expectScopeAdapterConformance(
    of container: Container, scope: Scope, at location: SourceLocation = #_sourceLocation,
    run: @escaping @Sendable (_ work: @escaping @Sendable () async throws -> Void) async throws -> Void
) async {
    let conformance = ScopeAdapterConformance(container: container, scope: scope, location: location, run: run)
    await conformance.checkWork(that: "returns") {}
    await conformance.checkWork(that: "throws") { throw ScopeAdapterConformance.Failure() }
    await conformance.checkCancellation()
    await conformance.checkConcurrency()
}

/// The rules for an adapter, one by one.
private struct ScopeAdapterConformance: Sendable {
    struct Failure: Error {}

    let container: Container
    let scope: Scope
    let location: SourceLocation
    let run: @Sendable (@escaping @Sendable () async throws -> Void) async throws -> Void

    func fail(_ rule: String) {
        Issue.record(
            "the adapter of the scope \"\(scope.name)\" breaks its contract: \(rule)", sourceLocation: location)
    }

    /// Runs one piece of work.
    func checkWork(that way: String, _ work: @escaping @Sendable () async throws -> Void) async {
        let seen = Scopes()
        try? await run { [self] in
            guard let current = open() else { return }
            seen.append(current)
            async let inChild = Container.current
            if await inChild !== current { fail("a child task of the work does not see the scope") }
            try await work()
        }
        let scopes = seen.all
        if scopes.count != 1 { fail("work that \(way) ran \(scopes.count) times within the scope, instead of once") }
        for scope in scopes where !scope.isEnded { fail("the scope has not ended after work that \(way)") }
    }

    /// Cancels the task of a piece of work that is still running.
    func checkCancellation() async {
        let seen = Scopes()
        let (started, announce) = AsyncStream<Void>.makeStream()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [self] in
                try? await run { [self] in
                    if let current = open() { seen.append(current) }
                    announce.finish()
                    try await Task.sleep(for: .seconds(60))
                }
                announce.finish()
            }
            for await _ in started {}
            group.cancelAll()
        }
        if let scope = seen.all.first, !scope.isEnded { fail("the scope has not ended after canceled work") }
    }

    /// Runs many pieces of work at the same time.
    func checkConcurrency() async {
        let seen = Scopes()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 {
                group.addTask { [self] in
                    try? await run { [self] in
                        guard let current = open() else { return }
                        await Task.yield()
                        if Container.current !== current { fail("the scope changes within one piece of work") }
                        seen.append(current)
                    }
                }
            }
        }
        let scopes = seen.all
        if Set(scopes.map(ObjectIdentifier.init)).count != scopes.count {
            fail("two pieces of work share one scope")
        }
        for scope in scopes where !scope.isEnded { return fail("a scope has not ended after concurrent work") }
    }

    /// The scope that the work runs in.
    private func open() -> Container? {
        guard let current = Container.current, current.openScope == scope else {
            fail("`Container.current` is no such scope within the work")
            return nil
        }
        if current.isEnded { fail("the scope has ended before its work") }
        return current
    }
}

/// The scopes that pieces of work have run in.
private final class Scopes: Sendable {
    private let scopes = Mutex<[Container]>([])
    var all: [Container] { scopes.withLock { $0 } }
    func append(_ scope: Container) { scopes.withLock { $0.append(scope) } }
}
