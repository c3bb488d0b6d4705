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

/// A service that does what it is told.
final class Job: Service, Sendable {
    let body: @Sendable () async throws -> Void
    init(_ body: @escaping @Sendable () async throws -> Void) { self.body = body }
    func run() async throws { try await body() }
}

struct Refused: Error, CustomStringConvertible {
    var description: String { "refused" }
}

final class Database: Service, Sendable {
    let worker: Worker
    init(journal: Journal) { worker = Worker("database", journal) }
    func run() async throws { try await worker.run() }
}

/// Neither begins to start before the database runs, nor is a service.
final class Cache: Startable, Stoppable, Sendable {
    let part: Part
    init(database: Database, journal: Journal) { part = Part("cache", journal) }
    func start() async throws {
        await part.journal.wait(for: "database runs")
        try await part.start()
    }
    func stop() async throws { try await part.stop() }
}

final class Server: Service, Sendable {
    let worker: Worker
    init(cache: Cache, journal: Journal) { worker = Worker("server", journal) }
    func run() async throws { try await worker.run() }
}

/// Three that need one another.
func shop(_ journal: Journal) -> Module {
    Module("Shop") {
        Value(journal)
        Singleton(Server.init)
        Singleton(Cache.init)
        Singleton(Database.init)
    }
}

/// What they note from their begin to their end.
let orderOfShop = ["database runs", "cache starts", "server runs", "server ends", "cache stops", "database ends"]

/// Runs a service until it has written some lines, then shuts it down.
func run(
    _ service: ContainerService, until lines: String..., in journal: Journal, before end: () -> Void = {}
) async throws {
    try await run(service, until: lines, in: journal, before: end)
}

/// Runs a service until it has written some lines, then shuts it down.
func run(
    _ service: ContainerService, until lines: [String], in journal: Journal, before end: () -> Void = {}
) async throws {
    try await testGracefulShutdown { trigger in
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await service.run() }
            for line in lines { await journal.wait(for: line) }
            end()
            trigger.triggerGracefulShutdown()
            try await group.next()
        }
    }
}
#endif
