import Alchemic
import Foundation
import TestSupport
import Testing

private final class Slow: Sendable {
    let number: Int
    init(_ counter: Counter) {
        counter.increment()
        usleep(20)
        number = counter.count
    }
}

private final class User: Sendable {
    let slow: Slow
    init(_ slow: Slow) { self.slow = slow }
}

private struct Refused: Error {}

@Suite("One object each, however many ask at once")
struct SingleConstructionTests {
    @Test("eight threads released by a barrier onto one singleton get one object", .statement("T12", "A73"))
    func threads() async throws {
        let rounds = Rounds.count(1_500, long: 10_000)
        let barrier = Barrier(8)
        let containers = try (0..<rounds).map { _ in
            let counter = Counter()
            return (counter, try Container(Module("m") { Singleton { Slow(counter) } }))
        }
        let seen = Variable<[Int: Set<ObjectIdentifier>]>([:])
        let failures = Counter()
        await onThreads(8) { _ in
            for (round, (_, container)) in containers.enumerated() {
                barrier.wait()
                guard let slow = try? container.get(Slow.self) else {
                    failures.increment()
                    continue
                }
                seen.withLock { _ = $0[round, default: []].insert(ObjectIdentifier(slow)) }
            }
        }
        #expect(failures.count == 0)
        #expect(seen.withLock { $0.count } == rounds)
        #expect(seen.withLock { $0.values.allSatisfy { $0.count == 1 } })
        #expect(containers.allSatisfy { $0.0.count == 1 })
    }

    @Test("eight tasks get one object of an asynchronous singleton", .statement("T12", "A73"))
    func tasks() async throws {
        for _ in 0..<Rounds.count(300, long: 10_000) {
            let counter = Counter()
            let container = try Container(
                Module("m") {
                    Singleton({ () async throws -> Slow in
                        try await Task.sleep(for: .microseconds(50))
                        return Slow(counter)
                    })
                })
            let objects = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
                for _ in 0..<8 { group.addTask { ObjectIdentifier(try await container.get(async: Slow.self)) } }
                return try await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
            }
            #expect(objects.count == 1)
            #expect(counter.count == 1)
        }
    }

    @Test("a thread that asks for what a task awaits is told so, and waits for what the task makes without a break")
    func threadAndTask() async throws {
        let (begun, goOn) = (Gate(), Gate())
        let (begunSlow, goOnSlow) = (Gate(), Gate())
        let container = try Container(
            Module("m") {
                Singleton { () -> Slow in
                    begunSlow.open()
                    goOnSlow.passHere()
                    return Slow(Counter())
                }
                Singleton({ () async -> Counter in Counter() })
                Singleton({ (_: Counter, slow: Slow) async -> User in
                    begun.open()
                    await goOn.pass()
                    return User(slow)
                })
            })
        let asking = OnThread { () -> ResolutionError? in
            begun.passHere()
            defer { goOn.open() }
            do throws(ResolutionError) { _ = try container.get(User.self) } catch { return error }
            return nil
        }
        let waiting = OnThread { () -> Slow? in
            begunSlow.passHere()
            goOnSlow.open()
            return try? container.get(Slow.self)
        }
        let user = try await container.get(async: User.self)
        let error = await asking.value ?? nil
        #expect(error?.id == .asynchronousOnly)
        #expect(error?.headline == "`User` is being built by a task, which must be awaited")
        #expect(await waiting.value ?? nil === user.slow)
    }

    @Test("a constructor that throws is tried again by the next caller, and leaves nothing behind")
    func failure() async throws {
        for _ in 0..<Rounds.count(300, long: 5_000) {
            let attempts = Counter()
            let container = try Container(
                Module("m") {
                    Singleton { () throws -> Slow in
                        attempts.increment()
                        if attempts.count <= 3 { throw Refused() }
                        return Slow(Counter())
                    }
                })
            let barrier = Barrier(4)
            let outcomes = Variable<(failed: Int, objects: Set<ObjectIdentifier>)>((0, []))
            await onThreads(4) { _ in
                barrier.wait()
                while true {
                    if let slow = try? container.get(Slow.self) {
                        outcomes.withLock { _ = $0.objects.insert(ObjectIdentifier(slow)) }
                        return
                    }
                    outcomes.withLock { $0.failed += 1 }
                }
            }
            #expect(outcomes.withLock { $0.failed } == 3)
            #expect(outcomes.withLock { $0.objects.count } == 1)
            #expect(attempts.count == 4)
        }
    }

    @Test("a Lazy of a prototype that many threads share makes one object")
    func lazy() async throws {
        for _ in 0..<Rounds.count(100, long: 2_000) {
            let counter = Counter()
            let container = try Container(Module("m") { Prototype { Slow(counter) } })
            let lazy = try container.get(Lazy<Slow>.self)
            let seen = Variable<Set<ObjectIdentifier>>([])
            let barrier = Barrier(4)
            await onThreads(4) { _ in
                barrier.wait()
                if let slow = try? lazy.get() { seen.withLock { _ = $0.insert(ObjectIdentifier(slow)) } }
            }
            #expect(seen.withLock { $0.count } == 1)
            #expect(counter.count == 1)
        }
    }
}
