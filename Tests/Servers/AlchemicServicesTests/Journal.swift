#if Services
import AlchemicServices
import ServiceLifecycleTestKit

/// What happened, in order.
final class Journal: Sendable {
    private let lines = Guarded<[String]>([])

    func write(_ line: String) { lines.withLock { $0.append(line) } }
    var text: [String] { lines.withLock { $0 } }

    /// Waits until a line is there.
    func wait(for line: String) async {
        while !text.contains(line), !Task.isCancelled { await Task.yield() }
    }
}

/// A service that runs until it is asked to end.
final class Worker: Service {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
    }

    func run() async throws {
        journal.write("\(name) runs")
        do {
            try await gracefulShutdown()
        } catch {
            journal.write("\(name) is canceled")
            throw error
        }
        journal.write("\(name) ends")
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

    func start() async throws { journal.write("\(name) starts") }
    func stop() async throws { journal.write("\(name) stops") }
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
