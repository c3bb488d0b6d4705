#if Services
import AlchemicServices
import ServiceLifecycleTestKit
import TestSupport
import Testing

private final class Import: FinishingService, Sendable {
    let journal: Journal
    init(journal: Journal) { self.journal = journal }
    func run() async throws { journal.note("imported") }
}

private final class Store: Sendable {
    let feed: Job
    init(feed: Job) { self.feed = feed }
}
private final class Front: Sendable {
    let store: Store
    init(store: Store) { self.store = store }
}

@Suite struct ServiceFailureTests {
    private let journal = Journal()

    private func service(@ModuleBuilder _ contents: () -> [ModuleElement]) throws -> ContainerService {
        try ContainerService(Module("Shop", contents))
    }

    /// What the run of some services ends with.
    private func failure(@ModuleBuilder of contents: () -> [ModuleElement]) async throws -> ServiceError {
        let service = try service(contents)
        return try await #require(throws: ServiceError.self) { try await service.run() }
    }

    @Test func `a service that fails stops the others in order`() async throws {
        let error = try await failure {
            Value(journal)
            Singleton { Part("first", journal) }.named("first").eager()
            Singleton { Worker("second", journal) }.named("second")
            Singleton(Front.init)
            Singleton(Store.init)
            Singleton {
                Job {
                    await journal.wait(for: "second runs")
                    await journal.wait(for: "first starts")
                    throw Refused()
                }
            }
        }
        #expect(error.failures.map(\.label) == ["Job"])
        #expect(error.failures.first?.path == ["Front", "Store", "Job"])
        #expect(error.failures.first?.error is Refused)
        #expect(error.stopFailures.isEmpty)
        #expect(Set(journal.entries.suffix(2)) == ["second ends", "first stops"])
    }

    @Test func `a service that returns stops the others`() async throws {
        let error = try await failure {
            Singleton { Worker("worker", journal) }
            Singleton { Job { await journal.wait(for: "worker runs") } }
        }
        #expect(error.failures.map(\.label) == ["Job"])
        #expect(error.failures.first?.error == nil)
        #expect(journal.entries == ["worker runs", "worker ends"])
    }

    @Test func `work that comes to an end lets the others go on`() async throws {
        let service = try service {
            Value(journal)
            Singleton(Import.init)
            Singleton { Worker("worker", journal) }
        }
        try await run(service, until: "imported", "worker runs", in: journal) { #expect(!service.container.isEnded) }
        #expect(journal.entries.last == "worker ends")
    }

    @Test func `nothing but work that comes to an end ends the container`() async throws {
        let service = try service {
            Value(journal)
            Singleton { Part("part", journal) }.eager()
            Singleton(Import.init)
        }
        try await service.run()
        #expect(Set(journal.entries) == ["part starts", "imported", "part stops"])
    }

    @Test func `a start that fails in the fifth service stops the four before it`() async throws {
        final class Link: Startable, Service, Sendable {
            let number: Int
            let journal: Journal
            init(_ number: Int, _ journal: Journal) {
                self.number = number
                self.journal = journal
            }
            func start() async throws {
                if number == 5 { throw Refused() }
            }
            func run() async throws { try await Worker("\(number)", journal).run() }
        }
        let service = try service {
            Singleton { Link(1, journal) }.named("1")
            for number in 2...5 {
                Singleton(
                    { (_: Link) async -> Link in
                        await journal.wait(for: "\(number - 1) runs")
                        return Link(number, journal)
                    }, .named("\(number - 1)")
                ).named("\(number)")
            }
        }
        let error = await #expect(throws: StartError.self) { try await service.run() }
        #expect(error?.failures.map(\.label) == ["Link \"5\""])
        #expect(error?.failures.first?.underlying is Refused)
        #expect(
            journal.entries == ["1 runs", "2 runs", "3 runs", "4 runs", "4 ends", "3 ends", "2 ends", "1 ends"])
    }

    @Test func `a service that fails ends a start that goes on`() async throws {
        let error = try await failure {
            Singleton { Job { throw Refused() } }.named("fails")
            Singleton {
                try await gracefulShutdown()
                return Part("never", journal)
            }.eager()
        }
        #expect(error.failures.map(\.label) == ["Job \"fails\""])
        #expect(journal.entries.isEmpty)
    }

    @Test func `cancellation cancels the services and stops the rest`() async throws {
        let service = try service {
            Singleton { Part("part", journal) }.eager()
            Singleton { Worker("worker", journal) }
        }
        let task = Task { try await service.run() }
        await journal.wait(for: "worker runs")
        await journal.wait(for: "part starts")
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(Set(journal.entries.suffix(2)) == ["worker is canceled", "part stops"])
    }

    @Test(arguments: [false, true]) func `what does not end in time is canceled and reported`(isValue: Bool)
        async throws
    {
        let make = { @Sendable in
            Job {
                journal.note("deaf runs")
                do { try await Task.sleep(for: .seconds(600)) } catch { journal.note("deaf is canceled") }
            }
        }
        let service = try service {
            Singleton { Worker("below", journal) }.named("below")
            if isValue {
                Value(make()).onStop(within: .milliseconds(20))
            } else {
                Singleton { (_: Worker) in make() }.onStop(within: .milliseconds(20))
            }
        }
        let error = await #expect(throws: ServiceError.self) {
            try await run(service, until: "deaf runs", "below runs", in: journal)
        }
        #expect(error?.failures.isEmpty == true)
        #expect(error?.stopFailures.map(\.label) == ["Job"])
        #expect(error?.stopFailures.first?.error is TimeLimitExceeded)
        await journal.wait(for: "deaf is canceled")
        #expect(journal.entries.contains("below ends"))
    }

    @Test func `what fails while it shuts down is reported and the rest is stopped`() async throws {
        let service = try service {
            Singleton { Worker("below", journal) }.named("below")
            Singleton { (_: Worker) in
                Job {
                    journal.note("job runs")
                    try await gracefulShutdown()
                    throw Refused()
                }
            }
        }
        let error = await #expect(throws: ServiceError.self) {
            try await run(service, until: "job runs", "below runs", in: journal)
        }
        #expect(error?.failures.isEmpty == true)
        #expect(error?.stopFailures.map(\.label) == ["Job"])
        #expect(journal.entries.last == "below ends")
    }

    @Test func `what fails out of order while others shut down is reported too`() async throws {
        let service = try service {
            Singleton {
                Job {
                    journal.note("below runs")
                    await journal.wait(for: "above shuts down")
                    throw Refused()
                }
            }
            Singleton { (_: Job) in Worker("above", journal) }.onStop { _ in journal.note("above shuts down") }
            Singleton { (_: Job, _: Worker) in Import(journal: journal) }
                .onStop { _ in journal.note("above shuts down") }
        }
        let error = try await #require(throws: ServiceError.self) {
            try await run(service, until: "below runs", "above runs", "imported", in: journal)
        }
        #expect(error.failures.map(\.label) + error.stopFailures.map(\.label) == ["Job"])
        #expect(journal.entries.contains("above ends"))
    }

    @Test func `an end that is asked for before the start leaves nothing running`() async throws {
        let service = try service { Singleton { Worker("worker", journal) } }
        try await testGracefulShutdown { trigger in
            trigger.triggerGracefulShutdown()
            try await service.run()
        }
        #expect(service.container.isEnded)
        #expect(journal.count(of: "worker runs") == journal.count(of: "worker ends"))
    }

    @Test func `messages`() async throws {
        func check(_ text: String, is name: String) {
            expectGolden(
                text.replacing(#/ServiceFailureTests.swift:\d+:\d+/#, with: "Shop.swift:1:1"), named: name)
        }
        let failed = try await failure {
            Singleton(Front.init)
            Singleton(Store.init)
            Singleton { Job { throw Refused() } }
        }
        check("\(failed)", is: "service-failed")
        check("\(try await failure { Singleton { Job {} } })", is: "service-ended")
        let waiting = try await failure {
            External(Int.self)
            Singleton { (_: Int) in Worker("worker", journal) }
        }
        check("\(waiting)", is: "service-waiting")
        #expect(waiting.failures.map(\.label) == ["Worker"])
        #expect(journal.entries.isEmpty)
        let notRun = try service { Prototype { Worker("each", journal) } }
        check(notRun.container.graph.warnings.text(.plain), is: "service-not-run")
    }

    @Test func `what the program resolves is checked`() throws {
        let shop = Module("Shop") {
            Singleton { Worker("worker", journal) }
            External(Int.self, in: "request")
            Scoped("request") { (number: Int) in ["\(number)"] }
        }
        _ = try ContainerService(shop, roots: [Worker.self, [String].self], strict: true)
        let error = #expect(throws: GraphError.self) {
            _ = try ContainerService(shop, roots: [Worker.self, Double.self])
        }
        #expect(error?.diagnostics.map(\.id) == [.missingBinding])
        #expect(error?.diagnostics.first?.headline == "nothing provides `Double` for the roots")
        #expect(error?.diagnostics.first?.location?.file.hasSuffix("ServiceFailureTests.swift") == true)
    }

    @Test func `it runs once`() async throws {
        let service = try service { Singleton { Job {} } }
        await #expect(throws: ServiceError.self) { try await service.run() }
        await #expect(throws: ServiceGroupError.self) { try await service.run() }
    }

    @Test func `a service that nothing runs is a warning`() throws {
        let service = try service {
            Prototype { Worker("each", journal) }.named("each")
            Scoped("request") { Worker("request", journal) }.named("request")
        }
        #expect(service.container.graph.warnings.map(\.id) == [.serviceNotRun, .serviceNotRun])
    }
}
#endif
