import Alchemic
import TestSupport
import Testing

private final class Guest: Sendable {
    let name: String
    init(_ name: String) { self.name = name }
    init(_ name: String, at meeting: Meeting) async {
        await meeting.arrive()
        self.name = name
    }
}

private final class Party: Sendable {
    let names: [String]
    init(_ guests: [Guest]) { names = guests.map(\.name) }
}

private struct Spilled: Error {}

/// `get(async:)` begins whatever waits for nothing: these would wait for one another forever if it did not.
// Each of many tasks waits for its turn again and again, while all other tests run.
@Suite("What a request has to await", .timeLimit(.minutes(5)))
struct AwaitedTogetherTests {
    @Test(
        arguments: [nil, Scope("evening")])
    func `is awaited together, as parameters, as members of a list and of a dictionary, of containers and of scopes`(
        scope: Scope?
    ) async throws {
        let meetings = (0..<3).map { _ in Meeting(of: 3) }
        func guest(_ name: String, at meeting: Meeting) -> Module {
            Module("guest") {
                if let scope {
                    Scoped(scope) { () async in await Guest(name, at: meeting) }.named(name)
                } else {
                    Singleton { () async in await Guest(name, at: meeting) }.named(name)
                }
            }
        }
        func party(_ names: [String], at meeting: Meeting) -> [Module] { names.map { guest($0, at: meeting) } }
        let byParameter = try Container(
            Module("parameters") {
                for module in party(["a", "b", "c"], at: meetings[0]) { module }
                Prototype({ Party([$0, $1, $2]) }, .named("a"), .named("b"), .named("c"))
            })
        let byList = try Container(
            Module("list") {
                for module in party(["a", "b", "c"], at: meetings[1]) { module }
                Prototype { (guests: [Guest]) in Party(guests) }
            })
        let byKey = try Container(
            Module("dictionary") {
                for module in party(["a", "b", "c"], at: meetings[2]) { module }
                Prototype { (guests: [String: Guest]) in Party(guests.sorted { $0.key < $1.key }.map(\.value)) }
            })
        for container in [byParameter, byList, byKey] {
            let place = try scope.map { try container.scope($0) } ?? container
            #expect(try await place.get(async: Party.self).names == ["a", "b", "c"])
        }
    }

    @Test
    func `what a request has to await waits for what it needs, and for nothing else`() async throws {
        let journal = Journal()
        let meeting = Meeting(of: 2)
        let container = try Container {
            Singleton { () async in
                journal.note("first")
                return Guest("first")
            }.named("first")
            Singleton({ (first: Guest) async in await Guest("after " + first.name, at: meeting) }, .named("first"))
                .named("second")
            Singleton { () async in await Guest("alone", at: meeting) }.named("third")
            Singleton({ Party([$0, $1]) }, .named("second"), .named("third"))
        }
        #expect(try await container.get(async: Party.self).names == ["after first", "alone"])
        #expect(journal.entries == ["first"])
    }

    @Test
    func
        `is not canceled when something else has failed, which the request throws once all that it had begun is there`()
        async throws
    {
        let (failed, gate) = (Gate(), Gate())
        let journal = Journal()
        let container = try Container {
            Singleton { () async throws -> Guest in
                failed.open()
                throw Spilled()
            }.named("spills")
            Singleton { () async -> Guest in
                await gate.pass()
                journal.note(Task.isCancelled ? "canceled" : "built")
                return Guest("stays")
            }.named("stays")
            Singleton({ () async in Guest("late") }).named("late")
            Singleton({ (stays: Guest, late: Guest) async in Guest("last") }, .named("stays"), .named("late")).named(
                "last")
            Singleton({ Party([$0, $1]) }, .named("spills"), .named("last"))
        }
        let request = Task { try await container.get(async: Party.self) }
        await failed.pass()
        gate.open()
        let error = await failure(awaiting: try await request.value)
        #expect(error?.underlying is Spilled)
        #expect(error?.path == ["Party", #"Guest "spills""#])
        #expect(journal.entries == ["built"])
        // Nothing more has begun; what had begun is kept.
        #expect(try container.get(Guest.self, .named("stays")).name == "stays")
        #expect(journal.entries == ["built"])
    }

    @Test
    func `what a request has to await fails with the first in order of declaration of all that have failed`()
        async throws
    {
        let meeting = Meeting(of: 3)
        let container = try Container {
            for name in ["a", "b", "c"] {
                Singleton { () async throws -> Guest in
                    await meeting.arrive()
                    throw Spilled()
                }.named(name)
            }
            Singleton({ Party([$0, $1, $2]) }, .named("c"), .named("b"), .named("a"))
        }
        let error = await failure(awaiting: try await container.get(async: Party.self))
        #expect(error?.path == ["Party", #"Guest "a""#])
    }

    @Test
    func `what a request has to await is canceled with the task that has requested it`() async throws {
        let begun = Meeting(of: 3)
        let container = try Container {
            for name in ["a", "b"] {
                Singleton { () async throws -> Guest in
                    await begun.arrive()
                    try await Task.sleep(for: .seconds(3600))
                    return Guest(name)
                }.named(name)
            }
            Singleton({ Party([$0, $1]) }, .named("a"), .named("b"))
        }
        let request = Task { try await container.get(async: Party.self) }
        await begun.arrive()
        request.cancel()
        #expect(await failure(awaiting: try await request.value)?.underlying is CancellationError)
    }

    @Test
    func `what a request has to await is built once where many request it at the same time, in whatever order`()
        async throws
    {
        for _ in 0..<200 {
            let journal = Journal()
            let container = try Container {
                for name in ["a", "b", "c"] {
                    Singleton { () async -> Guest in
                        journal.note(name)
                        await Task.yield()
                        return Guest(name)
                    }.named(name)
                }
                Singleton({ Party([$0, $1]) }, .named("a"), .named("b")).named("ab")
                Singleton({ Party([$0, $1]) }, .named("c"), .named("b")).named("cb")
                Singleton({ Party([$0, $1]) }, .named("a"), .named("c")).named("ac")
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for name in ["ab", "cb", "ac", "ab"] {
                    group.addTask { _ = try await container.get(async: Party.self, .named(name)) }
                }
                try await group.waitForAll()
            }
            #expect(journal.entries.sorted() == ["a", "b", "c"])
        }
    }

    @Test
    func `what a request has to await says that it is circular where two of them ask for one another`() async throws {
        let meeting = Meeting(of: 2)
        let container = try Container {
            for (name, other) in [("a", "b"), ("b", "a")] {
                Singleton { (container: Container) async throws -> Guest in
                    await meeting.arrive()
                    return try await container.get(async: Guest.self, .named(other))
                }.named(name)
            }
            Singleton({ Party([$0, $1]) }, .named("a"), .named("b"))
        }
        #expect(await failure(awaiting: try await container.get(async: Party.self))?.id == .circularConstruction)
    }
}
