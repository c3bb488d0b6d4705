import Alchemic
import TestSupport
import Testing

extension Scope {
    fileprivate static let session: Scope = "session"
    fileprivate static let request: Scope = "request"
    fileprivate static let job: Scope = "job"
}

private final class Visit: Sendable {}
private final class Errand: Sendable {}
private final class Account: Sendable {}
private final class Shelf: Sendable {}
private final class Plugin: Sendable {}

@Suite("A stop that drains scopes") struct DrainingTests {
    private let journal = Journal()
    private let events = Variable<[ContainerEvent]>([])

    private func container() throws -> Container {
        let (journal, events) = (journal, events)
        let container = try Container(
            Module("Shop") {
                Scoped(.session) { Account() }
                Scoped(.request) { Visit() }.onStop { _ in journal.note("visit") }
                Scoped(.job) { Errand() }.onStop { _ in journal.note("errand") }
                Singleton { Shelf() }.onStop { _ in journal.note("shelf") }
            }
        ) { event in events.append(event) }
        _ = try container.get(Shelf.self)
        return container
    }

    private func request(in container: Container) throws -> Container {
        let request = try container.scope(.request)
        _ = try request.get(Visit.self)
        return request
    }

    /// Waits until no more requests are opened somewhere, which an error says.
    private func refused(in container: Container) async {
        while true {
            do throws(ResolutionError) {
                _ = try container.scope(.request)
                await Task.yield()
            } catch {
                #expect(error.id == .draining, "\(error)")
                return
            }
        }
    }

    private var drained: [String] { events.value.filter { $0.kind == .drained }.map(\.label) }

    @Test
    func `a stop that drains scopes waits for open ones, which go on, and opens no more of them`() async throws {
        let container = try container()
        let (first, second) = (try request(in: container), try request(in: container))
        let stop = Task { try await container.stop(draining: .request) }
        await refused(in: container)
        try await first.stop()
        #expect(!container.isEnded && !second.isEnded)
        #expect(journal.entries == ["visit"])
        _ = try second.get(Visit.self)
        let within = try request(in: second.scope(.job))
        try await within.stop()
        let again = try request(in: second)
        #expect(failure(of: try container.scope(.request))?.id == .draining)
        try await second.stop()
        #expect(try await stop.value == 0)
        #expect(again.isEnded)
        #expect(journal.entries == ["visit", "visit", "visit", "visit", "shelf"])
        #expect(drained == ["\"request\""])
        #expect(failure(of: try container.scope(.request))?.id == .ended)
    }

    @Test
    func `a stop that drains scopes stops immediately where none is open`() async throws {
        let container = try container()
        let session = try container.scope(.session)
        #expect(try await container.stop(draining: .request, .job) == 0)
        #expect(session.isEnded && container.isEnded)
        #expect(journal.entries == ["shelf"])
    }

    @Test
    func `neither waits for anything else nor refuses it`() async throws {
        let container = try container()
        let session = try container.scope(.session)
        let open = try request(in: container)
        let stop = Task { try await container.stop(draining: .request) }
        await refused(in: container)
        let job = try container.scope(.job)
        _ = try job.get(Errand.self)
        let child = try Container(Module("Plugin") { Singleton { Plugin() } }, parent: container)
        _ = try child.get(Plugin.self)
        _ = try session.get(Account.self)
        try await container.withOverrides {
            Singleton { Shelf() }.overriding(Shelf.self)
        } operation: {
            _ = try container.scope(.job).get(Errand.self)
        }
        try await open.stop()
        #expect(try await stop.value == 0)
        #expect(job.isEnded && child.isEnded && session.isEnded)
        // The scope of the other errand was released.
        #expect(journal.entries == ["visit", "errand", "shelf"])
    }

    enum Place: CaseIterable, Sendable {
        case session, sessionOfChild, child, override

        /// Runs something with a container within another one.
        func run(
            within container: Container, _ body: (_ inner: Container) async throws -> Void
        ) async throws {
            switch self {
            case .session: try await body(container.scope(.session))
            case .sessionOfChild:
                try await body(Container(Module("Plugin") {}, parent: container).scope(.session))
            case .child: try await body(Container(Module("Plugin") {}, parent: container))
            case .override:
                try await container.withOverrides {
                    Singleton { Shelf() }.overriding(Shelf.self)
                } operation: {
                    try await body(container.get(Container.self))
                }
            }
        }
    }

    @Test(
        arguments: Place.allCases)
    func `a stop that drains scopes waits for them at any depth, and refuses them there, also in what was opened since`(
        place: Place
    ) async throws {
        let container = try container()
        try await place.run(within: container) { inner in
            let open = try request(in: inner)
            let stop = Task.detached { try await container.stop(draining: .request) }
            await refused(in: inner)
            let others = Place.allCases.filter { $0 != .override }
            for other in others {
                try await other.run(within: inner) { late in
                    #expect(failure(of: try late.scope(.request))?.id == .draining)
                    #expect(failure(of: try late.scope(.job)) == nil)
                }
            }
            #expect(!container.isEnded && !open.isEnded)
            try await open.stop()
            #expect(try await stop.value == 0)
        }
        #expect(journal.entries.prefix(1) == ["visit"] && container.isEnded)
    }

    @Test
    func `of a scope leaves the requests of others alone`() async throws {
        let container = try container()
        let (own, other) = (try container.scope(.session), try container.scope(.session))
        let (first, second) = (try request(in: own), try request(in: other))
        let stop = Task { try await own.stop(draining: .request) }
        await refused(in: own)
        try await first.stop()
        #expect(try await stop.value == 0)
        #expect(own.isEnded && !second.isEnded && !container.isEnded)
        _ = try request(in: other)
        try await container.stop()
    }

    @Test
    func `within an override stops that of the override`() async throws {
        let container = try container()
        let open = try request(in: container)
        try await container.withOverrides {
            Singleton { Shelf() }.overriding(Shelf.self).onStop { _ in journal.note("other shelf") }
        } operation: {
            _ = try container.get(Shelf.self)
            #expect(try await container.stop(draining: .request) == 0)
            #expect(failure(of: try container.scope(.request))?.id == .ended)
        }
        #expect(journal.entries == ["other shelf"])
        #expect(!open.isEnded && !container.isEnded)
        _ = try container.scope(.request)
    }

    @Test
    func `a stop that drains scopes counts one that is released, or could not be opened, as ended`() async throws {
        let container = try container()
        var open: Container? = try container.scope(.request)
        let stop = Task { try await container.stop(draining: .request) }
        while failure(of: try container.scope(.request, with: 5))?.id != .draining { await Task.yield() }
        #expect(open?.isEnded == false)
        open = nil
        #expect(try await stop.value == 0)
    }

    @Test(.timeLimit(.minutes(1)))
    func `a stop that drains scopes says how many are left when the time is over, and ends them`() async throws {
        let container = try container()
        let open = [try request(in: container), try request(in: container.scope(.session))]
        #expect(try await container.stop(draining: .request, .job, within: .nanoseconds(1)) == 2)
        #expect(open.allSatisfy { $0.isEnded })
        #expect(journal.entries == ["visit", "visit", "shelf"])
        #expect(drained == ["\"request\", \"job\", 2 left"])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a stop that drains scopes says so as an event where something cannot be stopped`() async throws {
        let events = events
        let container = try Container(
            Module("Shop") { Scoped(.request) { Visit() }.onStop { _ in throw Broken() } }
        ) { event in events.append(event) }
        let open = try request(in: container)
        let error = await #expect(throws: StopError.self) {
            try await container.stop(draining: .request, within: .zero)
        }
        #expect(error?.failures.map(\.label) == ["Visit"])
        #expect(drained == ["\"request\", 1 left"] && open.isEnded)
    }

    @Test
    func `a stop that drains scopes is cut off by a stop, and says how many that has ended`() async throws {
        let container = try container()
        let open = [try request(in: container), try request(in: container)]
        let stop = Task { try await container.stop(draining: .request) }
        await refused(in: container)
        try await open[0].stop()
        try await container.stop()
        #expect(try await stop.value == 1)
        #expect(open[1].isEnded)
        #expect(journal.entries == ["visit", "visit", "shelf"])
        #expect(drained == ["\"request\", 1 left"])
        #expect(try await container.stop(draining: .request) == 0, "it does nothing any more")
        #expect(drained.count == 1, "it says nothing any more, either")
    }

    @Test
    func `of a child is cut off by the stop of its parent`() async throws {
        let container = try container()
        let child = try Container(Module("Plugin") {}, parent: container)
        let open = try request(in: child)
        let stop = Task { try await child.stop(draining: .request) }
        await refused(in: child)
        try await container.stop()
        #expect(try await stop.value == 1)
        #expect(open.isEnded && child.isEnded)
    }

    @Test
    func `a stop that drains scopes goes on where an inner one is cut off`() async throws {
        let container = try container()
        let session = try container.scope(.session)
        let (inner, outer) = (try request(in: session), try request(in: container))
        let stop = Task { try await container.stop(draining: .request) }
        await refused(in: session)
        try await session.stop()
        #expect(inner.isEnded && !container.isEnded && !outer.isEnded)
        try await outer.stop()
        #expect(try await stop.value == 0)
    }

    @Test
    func `called again waits for its own scopes: the call that is over first stops the container, and both return`()
        async throws
    {
        let container = try container()
        let (visit, job) = (try request(in: container), try container.scope(.job))
        let visits = Task { try await container.stop(draining: .request) }
        await refused(in: container)
        _ = try container.scope(.job)
        let jobs = Task { try await container.stop(draining: .job) }
        while failure(of: try container.scope(.job))?.id != .draining { await Task.yield() }
        #expect(failure(of: try container.scope(.request))?.id == .draining)
        try await job.stop()
        #expect(try await jobs.value == 0)
        #expect(try await visits.value == 1)
        #expect(visit.isEnded && container.isEnded)
        #expect(journal.entries == ["visit", "shelf"])
    }

    @Test(arguments: [false, true])
    func `a stop that drains scopes does not wait any longer once its task is canceled, and stops all the same`(
        before: Bool
    ) async throws {
        let container = try container()
        let open = try request(in: container)
        let gate = Gate()
        let stop = Task {
            if before { await gate.pass() }
            return try await container.stop(draining: .request)
        }
        if !before { await refused(in: container) }
        stop.cancel()
        gate.open()
        #expect(try await stop.value == 1)
        #expect(open.isEnded && container.isEnded)
        #expect(journal.entries == ["visit", "shelf"])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a stop that drains scopes stops only one that is called by what it waits for, when the time is over`()
        async throws
    {
        let container = try container()
        let left = try await container.scope(.request) { request in
            try await container.stop(draining: .request, within: .nanoseconds(1))
        }
        #expect(left == 1)
    }

    @Test
    func `a stop that drains scopes tells of a name that nothing declares, unless a child does`() async throws {
        let container = try container()
        let child = try Container(Module("Plugin") { Scoped("page") { Plugin() } }, parent: container)
        try await container.stop(draining: "page", "reqest")
        let failed = events.value.filter { $0.kind == .failed }.compactMap { $0.error as? ResolutionError }
        #expect(failed.map(\.id) == [.unknownScope])
        #expect(failed.first?.description.contains("reqest") == true)
        #expect(child.isEnded)
    }
}
