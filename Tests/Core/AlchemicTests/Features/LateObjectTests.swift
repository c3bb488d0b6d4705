import Alchemic
import Synchronization
import TestSupport
import Testing

/// Counts what is stopped, and lets one wait for it.
private final class Stops: Sendable {
    let count = Mutex(0)
    private let (news, signal) = AsyncStream<Void>.makeStream()

    func note() {
        count.withLock { $0 += 1 }
        signal.yield()
    }

    func next() async {
        var iterator = news.makeAsyncIterator()
        _ = await iterator.next()
    }
}

/// Lets a maker wait, and one who waits for the maker know.
private final class Gate: Sendable {
    private let (begun, hasBegun) = AsyncStream<Void>.makeStream()
    private let (opened, open) = AsyncStream<Void>.makeStream()

    func pass() async {
        hasBegun.yield()
        var iterator = opened.makeAsyncIterator()
        _ = await iterator.next()
    }

    func reached() async {
        var iterator = begun.makeAsyncIterator()
        _ = await iterator.next()
    }

    func release() { open.yield() }
}

private final class Socket: Stoppable, Sendable {
    let stops: Stops
    init(_ stops: Stops) { self.stops = stops }
    func stop() async throws { stops.note() }
}

@Suite("An object that wants to be stopped")
struct LateObjectTests {
    @Test("is stopped if it is complete only after its container has ended, and its request says so")
    func afterTheEnd() async throws {
        let stops = Stops()
        let gate = Gate()
        let container = try Container(
            Module("App") {
                Singleton({ () -> Socket in
                    await gate.pass()
                    return Socket(stops)
                })
            })
        let request = Task { () -> Diagnostic.ID? in
            do throws(ResolutionError) {
                _ = try await container.get(async: Socket.self)
                return nil
            } catch {
                return error.id
            }
        }
        await gate.reached()
        try await container.stop()
        gate.release()
        #expect(await request.value == .ended)
        await stops.next()
        #expect(stops.count.withLock { $0 } == 1)
    }

    @Test("is stopped too if steps were left when its scope ended")
    func scopedWithSteps() async throws {
        let stops = Stops()
        let gate = Gate()
        let container = try Container(
            Module("App") {
                Scoped("request") { Socket(stops) }.call(async: { _ in await gate.pass() })
            })
        let scope = try container.scope("request")
        let request = Task { () -> Diagnostic.ID? in
            do throws(ResolutionError) {
                _ = try await scope.get(async: Socket.self)
                return nil
            } catch {
                return error.id
            }
        }
        await gate.reached()
        try await scope.stop()
        gate.release()
        #expect(await request.value == .ended)
        await stops.next()
        #expect(stops.count.withLock { $0 } == 1)
    }

    @Test("is stopped if a start that was ended has built it")
    func duringAStart() async throws {
        let stops = Stops()
        let gate = Gate()
        let container = try Container(
            Module("App") {
                Singleton({ () -> Socket in
                    await gate.pass()
                    return Socket(stops)
                }).eager()
            })
        let start = Task { try await container.start() }
        await gate.reached()
        try await container.stop()
        gate.release()
        await #expect(throws: (any Error).self) { try await start.value }
        await stops.next()
        #expect(stops.count.withLock { $0 } == 1)
    }
}
