#if Services
import AlchemicServices
import ServiceLifecycleTestKit
import TestSupport

/// A service that runs until it is asked to end.
final class Worker: Service {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
    }

    func run() async throws {
        journal.note("\(name) runs")
        do {
            try await gracefulShutdown()
        } catch {
            journal.note("\(name) is canceled")
            throw error
        }
        journal.note("\(name) ends")
    }
}

/// Something that is started and stopped, and no service.
final class Part: Startable, Stoppable, Sendable {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
    }

    func start() async throws { journal.note("\(name) starts") }
    func stop() async throws { journal.note("\(name) stops") }
}

struct Refused: Error, CustomStringConvertible {
    var description: String { "refused" }
}

/// Runs a service until it has written some lines, then shuts it down.
func run(_ service: ContainerService, until lines: String..., in journal: Journal) async throws {
    try await run(service, until: lines, in: journal)
}

/// Runs a service until it has written some lines, then shuts it down.
func run(_ service: ContainerService, until lines: [String], in journal: Journal) async throws {
    try await testGracefulShutdown { trigger in
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await service.run() }
            for line in lines { await journal.wait(for: line) }
            trigger.triggerGracefulShutdown()
            try await group.next()
        }
    }
}
#endif
