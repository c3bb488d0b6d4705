import Alchemic
import Foundation
import Synchronization
import TestSupport
import Testing

private protocol Clock: Sendable {
    var number: Int { get }
}

private final class FixedClock: Clock {
    let number: Int
    let text: String
    init(_ number: Int) {
        self.number = number
        text = String(repeating: "x", count: 20 + number % 10)
    }
}

private final class Cache: Sendable {
    let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
}

private final class Log: Sendable {
    let cache: Cache
    init(cache: Cache) { self.cache = cache }
}

@Suite("Readers while objects are replaced, dropped and stopped")
struct ReaderTests {
    private let rounds = Rounds.count(3_000, long: 100_000)

    @Test("readers of an external and of a singleton never meet freed memory while both are set")
    func setting() async throws {
        let container = try Container(
            Module("m") {
                External((any Clock).self)
                Singleton { FixedClock(-1) }.named("own").only(as: FixedClock.self)
                Prototype(Cache.init(clock:))
            })
        try container.set(FixedClock(0), .named("own"))
        let externals = Counter()
        let rounds = rounds
        // The external is the only definition found by the protocol.
        try container.set(FixedClock(0) as FixedClock, .auto.type((any Clock).self))
        await onThreads(4) { number in
            for round in 0..<rounds {
                switch number {
                case 0: try? container.set(FixedClock(round), .named("own"))
                case 1: try? container.set(FixedClock(round), .auto.type((any Clock).self))
                case 2:
                    if let clock = try? container.get(FixedClock.self), clock.text.count < 20 { externals.increment() }
                default:
                    try? container.with(FixedClock.self) { if $0.text.count < 20 { externals.increment() } }
                    if let cache = try? container.get(Cache.self), cache.clock.number < -1 { externals.increment() }
                }
            }
        }
        #expect(externals.count == 0)
    }

    @Test("readers of an evictable singleton get a whole object while it is purged", .statement("T11", "R25"))
    func purging() async throws {
        let container = try Container(
            Module("m") {
                Singleton { FixedClock(1) }.as((any Clock).self)
                Singleton(Cache.init(clock:)).evictable()
            })
        let rounds = rounds
        let missing = Counter()
        let isDone = Atomic<Bool>(false)
        async let purges: Void = {
            while !isDone.load(ordering: .relaxed) {
                try? await container.purge()
                try? await Task.sleep(for: .microseconds(20))
            }
        }()
        await onThreads(3) { _ in
            for _ in 0..<rounds {
                guard let cache = try? container.get(Cache.self), cache.clock.number == 1 else {
                    missing.increment()
                    continue
                }
            }
        }
        isDone.store(true, ordering: .relaxed)
        await purges
        #expect(missing.count == 0)
    }

    @Test("readers of a scope get a whole object or the error that it has ended")
    func endingScopes() async throws {
        let container = try Container(
            Module("m") {
                Singleton { FixedClock(1) }.as((any Clock).self)
                Scoped("request", Cache.init(clock:))
                Scoped("request", Log.init(cache:))
            })
        let wrong = Counter()
        for _ in 0..<Rounds.count(200, long: 3_000) {
            let scope = try container.scope("request")
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<3 {
                    group.addTask {
                        for _ in 0..<20 {
                            do {
                                let log = try scope.get(Log.self)
                                if log.cache.clock.number != 1 { wrong.increment() }
                            } catch {
                                if (error as? ResolutionError)?.id != .ended { wrong.increment() }
                            }
                        }
                    }
                }
                group.addTask { try? await scope.stop() }
            }
        }
        #expect(wrong.count == 0)
    }

    @Test("readers of scopes that end one after another never meet what these have let go of")
    func scopesInARow() async throws {
        let container = try Container(Module("m") { Scoped("request") { FixedClock(1) } })
        let current = Variable<Container?>(try container.scope("request"))
        let (wrong, read) = (Counter(), Counter())
        let rounds = Rounds.count(1_500, long: 50_000)
        let isOver = Atomic(false)
        await onThreads(3) { number in
            guard number == 0 else {
                // The moment that matters is between finding an object and keeping it.
                while !isOver.load(ordering: .relaxed) {
                    guard let scope = current.withLock({ $0 }) else { continue }
                    while !isOver.load(ordering: .relaxed), let clock = try? scope.get(FixedClock.self) {
                        read.increment()
                        if clock.text.count != 21 { wrong.increment() }
                    }
                }
                return
            }
            for _ in 0..<rounds {
                guard let former = current.withLock({ $0 }), let next = try? container.scope("request") else {
                    continue
                }
                _ = try? next.get(FixedClock.self)
                let hasStopped = DispatchSemaphore(value: 0)
                Task {
                    try? await former.stop()
                    hasStopped.signal()
                }
                hasStopped.wait()
                current.withLock { $0 = next }
            }
            isOver.store(true, ordering: .relaxed)
        }
        #expect(wrong.count == 0 && read.count > rounds)
    }

    @Test("readers of a container that is stopped get the object or the error that it has ended")
    func endingContainers() async throws {
        let wrong = Counter()
        for _ in 0..<Rounds.count(200, long: 3_000) {
            let container = try Container(
                Module("m") {
                    Singleton { FixedClock(1) }.as((any Clock).self)
                    Singleton(Cache.init(clock:))
                })
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<3 {
                    group.addTask {
                        for _ in 0..<50 {
                            do {
                                let clock = try container.get((any Clock).self)
                                if clock.number != 1 { wrong.increment() }
                                try container.with(Cache.self) { if $0.clock.number != 1 { wrong.increment() } }
                            } catch {
                                if (error as? ResolutionError)?.id != .ended { wrong.increment() }
                            }
                        }
                    }
                }
                group.addTask { try? await container.stop() }
            }
            #expect(throws: ResolutionError.self) { try container.get(Cache.self) }
        }
        #expect(wrong.count == 0)
    }
}
