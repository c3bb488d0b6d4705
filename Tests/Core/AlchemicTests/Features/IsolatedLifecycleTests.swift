import Alchemic
import Foundation
import TestSupport
import Testing

/// Conforms on the main actor, in every way, and is made anywhere.
@MainActor private final class Isolated: @MainActor InjectionAware, @MainActor Startable, @MainActor Stoppable {
    let journal: Journal
    nonisolated init(journal: Journal) { self.journal = journal }
    func didInjectDependencies() {
        MainActor.preconditionIsolated()
        journal.note("told")
    }
    func start() async {
        MainActor.preconditionIsolated()
        journal.note("started")
    }
    func stop() async {
        MainActor.preconditionIsolated()
        journal.note("stopped")
    }
}

/// Conforms everywhere, by functions that go to the main actor.
@MainActor private final class Server: Startable, Stoppable {
    let journal: Journal
    init(journal: Journal) async { self.journal = journal }
    func start() async {
        MainActor.preconditionIsolated()
        journal.note("started")
    }
    func stop() async {
        MainActor.preconditionIsolated()
        journal.note("stopped")
    }
}

private class Base: @unchecked Sendable {}
@MainActor private final class Derived: Base, @MainActor InjectionAware, @unchecked Sendable {
    nonisolated(unsafe) var isTold = false
    nonisolated override init() {}
    func didInjectDependencies() {
        MainActor.preconditionIsolated()
        isTold = true
    }
}

@Suite("A type of the main actor is told, started and stopped there")
struct IsolatedLifecycleTests {
    private func journal(_ make: (Journal) -> [ModuleElement]) async throws -> [String] {
        let journal = Journal()
        let elements = make(journal)
        let module = Module("m") {
            Singleton { journal }
            elements
        }
        // Away from the main actor, from the check on.
        try await Task.detached {
            let container = try Container(module)
            try await container.start()
            try await container.stop()
        }.value
        return journal.entries
    }

    @Test
    func `made by an initializer that runs anywhere`() async throws {
        #expect(
            try await journal { _ in Singleton(Isolated.init(journal:)).eager().contents } == [
                "told", "started", "stopped",
            ])
    }

    @Test
    func `made by one that is awaited`() async throws {
        #expect(
            try await journal { _ in
                Singleton({ (journal: Journal) async in Isolated(journal: journal) }).eager().contents
            }
                == ["told", "started", "stopped"])
        #expect(try await journal { _ in Singleton(Server.init(journal:)).eager().contents } == ["started", "stopped"])
    }

    @Test
    func `made there`() async throws {
        #expect(
            try await journal { _ in
                Singleton({ @MainActor (journal: Journal) in Isolated(journal: journal) }).eager().contents
            } == ["told", "started", "stopped"])
    }

    @Test
    func `declared as a class whose subclass it is`() async throws {
        let container = try Container { Singleton { Derived() as Base } }
        let isTold = try await Task.detached {
            try await (container.get(async: Base.self) as? Derived)?.isTold
        }.value
        #expect(isTold == true)
    }

    @Test
    func `requested where it cannot be told, is not handed out untold`() async throws {
        let container = try Container {
            Singleton { Journal() }
            Singleton(Isolated.init(journal:))
            Singleton { Derived() as Base }
        }
        await Task.detached {
            #expect(failure(of: try container.get(Isolated.self))?.id == .mainActorOnly)
            #expect(failure(of: try container.get(Base.self))?.id == .mainActorOnly)
        }.value
        _ = try await container.get(async: Isolated.self)
        _ = try container.get(Isolated.self)
        try await onMainActor { _ = try container.get(main: Base.self) }
    }
}
