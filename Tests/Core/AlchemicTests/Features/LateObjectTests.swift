import Alchemic
import TestSupport
import Testing

private final class Socket: Stoppable, Sendable {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func stop() async throws { journal.note("stopped") }
}

@Suite("An object that wants to be stopped")
struct LateObjectTests {
    private let journal = Journal()
    private let begun = Gate()
    private let opened = Gate()

    /// Ends a container while a request in it has begun, which then goes on.
    private func end<Value: Sendable>(
        _ container: Container, during request: @escaping @Sendable () async throws -> Value
    ) async throws -> (any Error)? {
        let task = Task { try await request() }
        await begun.pass()
        try await container.stop()
        opened.open()
        let error = await #expect(throws: (any Error).self) { try await task.value }
        await journal.wait(for: "stopped")
        #expect(journal.count == 1)
        return error
    }

    @Test
    func `is stopped if it is complete only after its container has ended, and its request says so`() async throws {
        let (journal, begun, opened) = (journal, begun, opened)
        let container = try Container {
            Singleton { () async -> Socket in
                begun.open()
                await opened.pass()
                return Socket(journal)
            }
        }
        let error = try await end(container) { try await container.get(async: Socket.self) }
        #expect((error as? ResolutionError)?.id == .ended)
    }

    @Test
    func `an object that wants to be stopped is stopped too if steps were left when its scope ended`() async throws {
        let (journal, begun, opened) = (journal, begun, opened)
        let container = try Container {
            Scoped("request") { Socket(journal) }.call(async: { _ in
                begun.open()
                await opened.pass()
            })
        }
        let scope = try container.scope("request")
        let error = try await end(scope) { try await scope.get(async: Socket.self) }
        #expect((error as? ResolutionError)?.id == .ended)
    }

    @Test
    func `an object that wants to be stopped is stopped if a start that was ended has built it`() async throws {
        let (journal, begun) = (journal, begun)
        let container = try Container {
            Singleton { () async -> Socket in
                begun.open()
                // Until the start is canceled.
                try? await Task.sleep(for: .seconds(3600))
                return Socket(journal)
            }.eager()
        }
        _ = try await end(container) { try await container.start() }
    }
}
