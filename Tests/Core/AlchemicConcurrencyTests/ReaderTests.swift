import Alchemic
import Synchronization
import TestSupport
import Testing

@Suite("Readers while objects are replaced, dropped and stopped")
struct ReaderTests {
    private let rounds = Rounds.count(3_000, long: 100_000)
    private let wrong = Counter()

    @Test
    func `readers of an external and of a singleton never meet freed memory while both are set`() async throws {
        let container = try Container(
            Module("m") {
                External((any Clock).self)
                Singleton { FixedClock(-1) }.named("own").only(as: FixedClock.self)
                Prototype(Cache.init(clock:))
            })
        try container.set(FixedClock(0), .named("own"))
        // The external is the only definition found by the protocol.
        try container.set(FixedClock(0) as FixedClock, .auto.type((any Clock).self))
        let errors = await errors(onThreads: 4) { number in
            for round in 0..<rounds {
                switch number {
                case 0: try container.set(FixedClock(round), .named("own"))
                case 1: try container.set(FixedClock(round), .auto.type((any Clock).self))
                case 2: if try container.get(FixedClock.self).text.count < 20 { wrong.increment() }
                default:
                    try container.with(FixedClock.self) { if $0.text.count < 20 { wrong.increment() } }
                    if try container.get(Cache.self).clock.number < -1 { wrong.increment() }
                }
            }
        }
        #expect(errors.isEmpty && wrong.count == 0)
    }

    @Test(.statement("T11", "R25"))
    func `readers of an evictable singleton get a whole object while it is purged`() async throws {
        let container = try Container(
            Module("m") {
                Singleton { FixedClock(1) }.as((any Clock).self)
                Singleton(Cache.init(clock:)).evictable()
            })
        let isDone = Atomic<Bool>(false)
        async let purges: Void = {
            while !isDone.load(ordering: .relaxed) {
                try? await container.purge()
                try? await Task.sleep(for: .microseconds(20))
            }
        }()
        let errors = await errors(onThreads: 3) { _ in
            for _ in 0..<rounds { if try container.get(Cache.self).clock.number != 1 { wrong.increment() } }
        }
        isDone.store(true, ordering: .relaxed)
        await purges
        #expect(errors.isEmpty && wrong.count == 0)
    }

    @Test
    func `readers of scopes that end one after another never meet what these have let go of`() async throws {
        let container = try Container(Module("m") { Scoped("request") { FixedClock(1) } })
        let current = Variable(try container.scope("request"))
        let read = Counter()
        let rounds = Rounds.count(1_500, long: 50_000)
        let isOver = Atomic(false)
        await onThreads(3) { number in
            guard number == 0 else {
                // The moment that matters is between finding an object and keeping it.
                while !isOver.load(ordering: .relaxed) {
                    let scope = current.value
                    while !isOver.load(ordering: .relaxed), let clock = try? scope.get(FixedClock.self) {
                        read.increment()
                        if clock.text.count != 21 { wrong.increment() }
                    }
                }
                return
            }
            for _ in 0..<rounds {
                guard let next = try? container.scope("request") else { continue }
                _ = try? next.get(FixedClock.self)
                stopHere(current.value)
                current.value = next
            }
            isOver.store(true, ordering: .relaxed)
        }
        #expect(wrong.count == 0 && read.count > rounds)
    }

    /// Definitions whose facts follow from those of others: what has to be awaited, what the main actor makes, steps.
    private let checked = Module("parent") {
        Singleton({ () async in 7 })
        Prototype({ @MainActor (number: Int) in Screen(number: number) })
        Prototype({ @MainActor (screen: Screen) in "screen \(screen.number)" })
    }

    @Test
    func `a checked graph is not touched by checking what stands over it: children and overrides`() async throws {
        let container = try Container(checked)
        let rounds = Rounds.count(300, long: 10_000)
        let errors = await errors(ofTasks: 4) { number in
            for round in 0..<rounds {
                if number < 2 {
                    let title = try await container.get(async: String.self)
                    if title != "screen 7" { throw Broken(title) }
                    continue
                }
                let child = try Container(
                    Module("child") {
                        Singleton({ (title: String) async in [title] })
                        Singleton { Double(number) }
                    }, parent: container)
                _ = try child.get(Double.self)
                try await container.withOverrides {
                    Singleton { round }
                } operation: {
                    _ = try container.get(Int.self)
                }
            }
        }
        #expect(errors.isEmpty, "\(errors.prefix(3))")
    }
}

@MainActor private final class Screen {
    let number: Int
    init(number: Int) { self.number = number }
}
