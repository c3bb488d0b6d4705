import Alchemic
import Foundation
import TestSupport
import Testing

private final class Slow: Sendable {
    init(_ journal: Journal) {
        // Gives the other threads the time to ask for it too.
        for _ in 0..<20 { sched_yield() }
        journal.note("slow")
    }
}

private final class Host: Sendable {
    let guest = Variable<Guest?>()
}

private final class Guest: Sendable {
    let host: Host

    init(host: Host) {
        for _ in 0..<20 { sched_yield() }
        self.host = host
    }
}

@Suite struct AskingTogetherTests {
    private static let rounds = 50
    private static let askers = 8

    @Test(.statement("A73", "T12")) func threadsThatAskAtTheSameTimeGetOneObject() throws {
        for _ in 0..<Self.rounds {
            let journal = Journal()
            let container = try Container(Module("Slow") { Singleton { Slow(journal) } })
            let objects = together { _ in try container.get(Slow.self) }
            #expect(objects.count == Self.askers)
            #expect(Set(objects.map(ObjectIdentifier.init)).count == 1)
            #expect(journal.entries == ["slow"])
        }
    }

    @Test(.statement("A73", "T12")) func threadsThatEnterACycleAtDifferentPointsGetOneOfEach() throws {
        for _ in 0..<Self.rounds {
            let container = try Container(
                Module("Visit") {
                    Singleton { Host() }.inject(\.guest.value)
                    Singleton(Guest.init(host:))
                })
            let guests = together { number in
                number.isMultiple(of: 2)
                    ? try container.get(Guest.self) : try #require(try container.get(Host.self).guest.value)
            }
            let hosts = guests.map(\.host)
            #expect(guests.count == Self.askers)
            #expect(Set(guests.map(ObjectIdentifier.init)).count == 1)
            #expect(Set(hosts.map(ObjectIdentifier.init)).count == 1)
            #expect(hosts.allSatisfy { $0.guest.value === guests[0] })
        }
    }

    @Test(.statement("A73", "T12")) func tasksThatAskAtTheSameTimeGetOneObject() async throws {
        for _ in 0..<Self.rounds {
            let journal = Journal()
            let container = try Container(
                Module("Slow") {
                    Singleton({ () async -> Slow in
                        await Task.yield()
                        return Slow(journal)
                    })
                })
            let objects = try await withThrowingTaskGroup(of: Slow.self) { group in
                for _ in 0..<Self.askers { group.addTask { try await container.get(async: Slow.self) } }
                var objects: [Slow] = []
                for try await object in group { objects.append(object) }
                return objects
            }
            #expect(Set(objects.map(ObjectIdentifier.init)).count == 1)
            #expect(journal.entries == ["slow"])
        }
    }

    /// What a request gets on as many threads as there are askers, all released at once; a failure is an issue.
    private func together<Value: Sendable>(_ ask: @escaping @Sendable (Int) throws -> Value) -> [Value] {
        let results = Variable<[Value]>([])
        let ready = DispatchSemaphore(value: 0)
        let go = DispatchSemaphore(value: 0)
        let done = DispatchSemaphore(value: 0)
        for number in 0..<Self.askers {
            Thread.detachNewThread {
                ready.signal()
                go.wait()
                do {
                    results.append(try ask(number))
                } catch {
                    Issue.record(error)
                }
                done.signal()
            }
        }
        for _ in 0..<Self.askers { ready.wait() }
        for _ in 0..<Self.askers { go.signal() }
        for _ in 0..<Self.askers { done.wait() }
        return results.value
    }
}
