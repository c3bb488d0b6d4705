import Alchemic
import TestSupport
import Testing

/// A member of a cycle whose last step ends after its scope.
private final class Session: Stoppable, Sendable {
    let store = Variable<Store?>(nil)
    let stops = Counter()
    func stop() async throws { stops.increment() }
}

private final class Store: Sendable {
    let session: Session

    init(session: Session) {
        self.session = session
    }
}

@Suite("A cycle that is complete only after its owner has stopped", .timeLimit(.minutes(5)))
struct EndedDuringStepTests {
    /// What happens around the step.
    private struct Stage {
        let isInStep = Gate()
        let mayGoOn = Gate()
        let made = Variable<Session?>(nil)

        func expectStopped(_ error: ResolutionError?) async {
            #expect(error?.id == .ended)
            let session = made.withLock { $0 }
            while session?.stops.count == 0 { await Task.yield() }
            #expect(session?.stops.count == 1)
            session?.store.withLock { $0 = nil }
        }
    }

    @Test("throws, and what was made is stopped once, where a step of the scope is awaited")
    func awaitedInScope() async throws {
        let stage = Stage()
        let container = try Container(
            Module("web") {
                Scoped("request") { Session() }.inject(async: "store") { (session: Session, store: Store) in
                    session.store.withLock { $0 = store }
                    stage.made.withLock { $0 = session }
                    stage.isInStep.open()
                    await stage.mayGoOn.pass()
                }
                Scoped("request") { (session: Session) in Store(session: session) }
            })
        let scope = try container.scope("request")
        let request = Task { try await failure(ofAsync: scope) }
        await stage.isInStep.pass()
        try await scope.stop()
        stage.mayGoOn.open()
        await stage.expectStopped(try await request.value)
    }

    @Test("throws, and what was made is stopped once, where a step of the container is awaited")
    func awaitedInContainer() async throws {
        let stage = Stage()
        let container = try Container(
            Module("web") {
                Singleton { Session() }.inject(async: "store") { (session: Session, store: Store) in
                    session.store.withLock { $0 = store }
                    stage.made.withLock { $0 = session }
                    stage.isInStep.open()
                    await stage.mayGoOn.pass()
                }
                Singleton { (session: Session) in Store(session: session) }
            })
        let request = Task { try await failure(ofAsync: container) }
        await stage.isInStep.pass()
        try await container.stop()
        stage.mayGoOn.open()
        await stage.expectStopped(try await request.value)
    }

    @Test("throws, and what was made is stopped once, where a thread runs the step")
    func onThread() async throws {
        let stage = Stage()
        let container = try Container(
            Module("web") {
                Scoped("request") { Session() }.inject(nonisolated: "store") { (session: Session, store: Store) in
                    session.store.withLock { $0 = store }
                    stage.made.withLock { $0 = session }
                    stage.isInStep.open()
                    stage.mayGoOn.passHere()
                }
                Scoped("request") { (session: Session) in Store(session: session) }
            })
        let scope = try container.scope("request")
        let request = OnThread { () -> ResolutionError? in
            do throws(ResolutionError) {
                _ = try scope.get(Session.self)
                return nil
            } catch {
                return error
            }
        }
        await stage.isInStep.pass()
        try await scope.stop()
        stage.mayGoOn.open()
        await stage.expectStopped(await request.value ?? nil)
    }
}

private func failure(ofAsync container: Container) async throws -> ResolutionError? {
    do throws(ResolutionError) {
        _ = try await container.get(async: Session.self)
        return nil
    } catch {
        return error
    }
}
