import Alchemic
import Foundation
import TestSupport
import Testing

/// One of a random graph: what its initializer got, what was injected later, and what happened to it.
private final class Part: Sendable, Startable, Stoppable {
    let number: Int
    let parts: [Part]
    let friends = Variable<[Part]?>(nil)
    let starts = Counter()
    let stops = Counter()

    init(_ number: Int, _ parts: [Part]) {
        self.number = number
        self.parts = parts
    }

    func start() async throws { starts.increment() }
    func stop() async throws { stops.increment() }

    /// Every part that can be reached, each with what is wrong about it.
    func flaws() -> [String] {
        var flaws: [String] = []
        var seen: Set<ObjectIdentifier> = []
        var queue = [self]
        while let part = queue.popLast() {
            guard seen.insert(ObjectIdentifier(part)).inserted else { continue }
            queue += part.parts
            guard let friends = part.friends.withLock({ $0 }) else {
                flaws.append("\(part.number) was handed out unfinished")
                continue
            }
            queue += friends
        }
        return flaws
    }
}

/// A random graph with circles, of whose initializers and steps one may fail.
private final class Machine: Sendable {
    struct Broken: Error {}

    let parts: [[Int]]
    let friends: [[Int]]
    /// Those that are made by awaiting.
    let awaited: Set<Int>
    /// How many more of them work, before one fails.
    let working: Variable<Int>
    let made = Variable<[Part]>([])
    let handed = Variable<[Part]>([])
    let flaws = Variable<[String]>([])

    init(_ generator: inout SeededGenerator, isAwaited: Bool = false, isMixed: Bool = false, fails: Bool = false) {
        let count = Int.random(in: 2...5, using: &generator)
        func some(_ range: Range<Int>) -> [Int] { range.filter { _ in Bool.random(using: &generator) } }
        parts = (0..<count).map { some(0..<$0) }
        friends = (0..<count).map { _ in some(0..<count) }
        awaited = isAwaited ? Set(isMixed ? some(0..<count) : Array(0..<count)) : []
        working = Variable(fails ? Int.random(in: 0...8, using: &generator) : .max)
    }

    var module: Module {
        Module("machine") {
            for number in parts.indices {
                let users = parts.indices.filter { parts[$0].contains(number) }.map { "part of \($0)" }
                let admirers = parts.indices.filter { friends[$0].contains(number) }.map { "friend of \($0)" }
                (users + admirers).reduce(
                    (awaited.contains(number)
                        ? Singleton({ try await self.makeLater(number, $0) }, .tagged("part of \(number)"))
                        : Singleton({ try self.make(number, $0) }, .tagged("part of \(number)")))
                        .named("\(number)")
                        .inject(nonisolated: "friends", .tagged("friend of \(number)")) { part, friends in
                            try self.work()
                            part.friends.withLock { $0 = friends }
                        }
                ) { $0.tagged(Definition.Tag($1)) }
            }
        }
    }

    @Sendable private func make(_ number: Int, _ parts: [Part]) throws -> Part {
        try work()
        let part = Part(number, parts)
        made.withLock { $0.append(part) }
        return part
    }

    @Sendable private func makeLater(_ number: Int, _ parts: [Part]) async throws -> Part {
        await Task.yield()
        return try make(number, parts)
    }

    private func work() throws {
        try working.withLock { rest in
            rest -= 1
            if rest == -1 { throw Broken() }
        }
    }

    /// Notes what somebody was handed.
    func note(_ part: Part) {
        let found = part.flaws()
        flaws.withLock { $0 += found }
        handed.withLock { $0.append(part) }
    }

    /// Notes a failure that nobody should meet.
    func note(_ error: any Error, allowing ids: Set<Diagnostic.ID> = []) {
        guard let error = error as? ResolutionError, ids.contains(error.id) else {
            return flaws.withLock { $0.append("\(error)") }
        }
    }

    /// Somebody who requests parts, one after another.
    func reader(
        of order: [Int], in container: Container, allowing ids: Set<Diagnostic.ID> = []
    ) -> @Sendable () -> Void {
        {
            for number in order {
                do {
                    self.note(try container.get(Part.self, .named("\(number)")))
                } catch { self.note(error, allowing: ids) }
            }
        }
    }

    /// The same, awaited.
    func awaitingReader(
        of order: [Int], in container: Container, allowing ids: Set<Diagnostic.ID> = []
    ) -> @Sendable () async -> Void {
        {
            for number in order {
                do {
                    self.note(try await container.get(async: Part.self, .named("\(number)")))
                } catch { self.note(error, allowing: ids) }
            }
        }
    }

    /// What is wrong, if nothing has failed or been replaced: more than one of any of them, too.
    var flawsOfAll: [String] {
        let count = Set(handed.withLock { $0 }.map(ObjectIdentifier.init)).count
        return flaws.withLock { $0 } + (count > parts.count ? ["somebody was made twice"] : [])
    }

    /// Takes apart what circles keep together.
    func takeApart() { for part in made.withLock({ $0 }) { part.friends.withLock { $0 = nil } } }
}

private final class Shared: Sendable {}

private final class User: Sendable {
    let shared: Shared
    init(_ shared: Shared) { self.shared = shared }
}

/// What cannot be made, once it has got what it needs.
private final class Failing: Sendable {
    init(_ user: User) throws { throw Machine.Broken() }
}

@Suite("Where threads take turns at every lock, in an order by chance,")
struct TurnsTests {
    private let rounds = Rounds.count(300, long: 20_000)

    /// Repeats a test with seeds of its own for each round; tells the seed where something was wrong.
    private func repeated(
        _ round: (inout SeededGenerator, UInt64) async throws -> [String]
    ) async throws {
        let named = ProcessInfo.processInfo.environment["TURNS_SEED"].flatMap(UInt64.init)
        let seed = named ?? .random(in: 0..<1_000_000_000)
        for number in 0..<rounds {
            let own = seed &+ UInt64(number)
            var generator = SeededGenerator(seed: own)
            let flaws = try await round(&generator, own)
            #expect(flaws.isEmpty, "seed \(own): \(flaws.prefix(5))")
            guard flaws.isEmpty else { return }
        }
    }

    #if DEBUG
    private static let areTaken = true
    #else
    private static let areTaken = false
    #endif

    @Test(
        "the same seed makes the same choices, unless other tests have a lock of all containers",
        .enabled(if: areTaken, "threads take turns in debug builds only"))
    func seeds() async throws {
        func choices(_ seed: UInt64) async throws -> [Int] {
            var generator = SeededGenerator(seed: 7)
            let machine = Machine(&generator)
            defer { machine.takeApart() }
            let container = try Container(machine.module)
            let body = { @Sendable in _ = try? container.get([Part].self) }
            return await Turns.run(seed: seed, [body, body, body])
        }
        var same: [[Int]] = []
        for _ in 0..<20 { same.append(try await choices(1)) }
        #expect(same.allSatisfy { $0.count > 20 })
        #expect(Set(same).count < same.count)
        var others: Set<[Int]> = []
        for seed in 1...20 { others.insert(try await choices(UInt64(seed))) }
        #expect(others.count == 20)
    }

    @Test("each object is made once and is whole when it is handed out", .statement("T5", "T6"))
    func once() async throws {
        try await repeated { generator, seed in
            let machine = Machine(&generator)
            defer { machine.takeApart() }
            let container = try Container(machine.module)
            let orders = (0..<3).map { _ in machine.parts.indices.shuffled(using: &generator) }
            await Turns.run(seed: seed, orders.map { machine.reader(of: $0, in: container) })
            return machine.flawsOfAll
        }
    }

    @Test("a failure in a circle leaves nothing half built to anybody, and who asks again gets it")
    func failures() async throws {
        try await repeated { generator, seed in
            let machine = Machine(&generator, fails: true)
            defer { machine.takeApart() }
            let container = try Container(machine.module)
            let orders = (0..<3).map { _ in machine.parts.indices.shuffled(using: &generator) }
            await Turns.run(
                seed: seed,
                orders.map { machine.reader(of: $0, in: container, allowing: [.constructionFailed]) })
            var last: [Part] = []
            for number in machine.parts.indices {
                last.append(try container.get(Part.self, .named("\(number)")))
                machine.note(last[number])
            }
            // What was handed out before the failure is kept.
            for part in machine.handed.withLock({ $0 }) where part !== last[part.number] {
                machine.flaws.withLock { $0.append("\(part.number) was handed out, and then another one") }
            }
            return machine.flaws.withLock { $0 }
        }
    }

    @Test("nobody is told the failure of what they do not need")
    func failuresOfOthers() async throws {
        try await repeated { _, seed in
            let container = try Container(
                Module("App") {
                    Singleton(Shared.init)
                    Singleton(User.init(_:))
                    Singleton(Failing.init(_:))
                })
            let flaws = Variable<[String]>([])
            await Turns.run(
                seed: seed,
                [
                    {
                        _ = try? container.get(Shared.self)
                        _ = try? container.get(Failing.self)
                    },
                    {
                        do { _ = try container.get(User.self) } catch { flaws.withLock { $0.append("\(error)") } }
                    },
                ])
            return flaws.withLock { $0 }
        }
    }

    @Test("what was set is what everybody gets from then on, builders too")
    func setting() async throws {
        try await repeated { generator, seed in
            let machine = Machine(&generator)
            defer { machine.takeApart() }
            let container = try Container(machine.module)
            let number = Int.random(in: machine.parts.indices, using: &generator)
            let other = Part(number, [])
            other.friends.withLock { $0 = [] }
            // What is set is injected, too, and so may become a part of a circle.
            machine.made.withLock { $0.append(other) }
            let wasSet = Variable(false)
            let orders = (0..<2).map { _ in machine.parts.indices.shuffled(using: &generator) }
            let readers = orders.map { order in
                { @Sendable in
                    for wanted in order {
                        let isSet = wasSet.withLock { $0 }
                        do {
                            let part = try container.get(Part.self, .named("\(wanted)"))
                            machine.note(part)
                            if isSet, wanted == number, part !== other {
                                machine.flaws.withLock { $0.append("what was set is not there") }
                            }
                        } catch { machine.note(error) }
                    }
                }
            }
            let setter = { @Sendable in
                do {
                    try container.set(other, .named("\(number)"))
                    wasSet.withLock { $0 = true }
                    if try container.get(Part.self, .named("\(number)")) !== other {
                        machine.flaws.withLock { $0.append("who set it gets another one") }
                    }
                } catch { machine.note(error) }
            }
            await Turns.run(seed: seed, readers + [setter])
            if try container.get(Part.self, .named("\(number)")) !== other {
                machine.flaws.withLock { $0.append("at the end, what was set is not there") }
            }
            return machine.flaws.withLock { $0 }
        }
    }

    @Test("of what is awaited, each is made once, and nobody waits for ever")
    func awaited() async throws {
        try await repeated { generator, seed in
            let machine = Machine(&generator, isAwaited: true)
            defer { machine.takeApart() }
            let container = try Container(machine.module)
            let orders = (0..<3).map { _ in machine.parts.indices.shuffled(using: &generator) }
            let readers = orders.map { machine.awaitingReader(of: $0, in: container) }
            await Turns.run(seed: seed, awaiting: readers)
            return machine.flawsOfAll
        }
    }

    @Test("where only some have to be awaited, each is made once, and nobody waits for ever")
    func mixed() async throws {
        try await repeated { generator, seed in
            let machine = Machine(&generator, isAwaited: true, isMixed: true)
            defer { machine.takeApart() }
            let container = try Container(machine.module)
            let orders = (0..<3).map { _ in machine.parts.indices.shuffled(using: &generator) }
            let readers = orders.map { machine.awaitingReader(of: $0, in: container) }
            await Turns.run(seed: seed, awaiting: readers)
            let made = machine.made.withLock { $0.count }
            return machine.flawsOfAll + (made > machine.parts.count ? ["one was made in vain"] : [])
        }
    }

    @Test("where only some have to be awaited, threads are told so or wait, and a failure leaves nothing half built")
    func mixedWithThreads() async throws {
        try await repeated { generator, seed in
            let machine = Machine(&generator, isAwaited: true, isMixed: true, fails: Bool.random(using: &generator))
            defer { machine.takeApart() }
            let container = try Container(machine.module)
            let orders = (0..<3).map { _ in machine.parts.indices.shuffled(using: &generator) }
            let reader = machine.reader(
                of: orders[2], in: container, allowing: [.constructionFailed, .asynchronousOnly])
            await Turns.run(
                seed: seed,
                awaiting: orders[..<2].map {
                    machine.awaitingReader(of: $0, in: container, allowing: [.constructionFailed])
                } + [{ reader() }])
            var last: [Part] = []
            for number in machine.parts.indices {
                last.append(try await container.get(async: Part.self, .named("\(number)")))
                machine.note(last[number])
            }
            for part in machine.handed.withLock({ $0 }) where part !== last[part.number] {
                machine.flaws.withLock { $0.append("\(part.number) was handed out, and then another one") }
            }
            return machine.flaws.withLock { $0 }
        }
    }

    @Test("a start, a stop and requests leave each object started once at most, and stopped once if it was")
    func lifecycle() async throws {
        try await repeated { generator, seed in
            let machine = Machine(
                &generator, isAwaited: Bool.random(using: &generator), isMixed: Bool.random(using: &generator))
            defer { machine.takeApart() }
            let container = try Container(machine.module)
            let order = machine.parts.indices.shuffled(using: &generator)
            await Turns.run(
                seed: seed,
                awaiting: [
                    {
                        do { try await container.start() } catch let error as StartError {
                            for failure in error.failures { machine.note(failure.error, allowing: [.ended]) }
                        } catch is CancellationError {
                        } catch { machine.note(error, allowing: [.ended]) }
                    },
                    machine.awaitingReader(of: order, in: container, allowing: [.ended]),
                    {
                        do { try await container.stop() } catch { machine.note(error) }
                        do {
                            _ = try await container.get(async: Part.self, .named("0"))
                            machine.flaws.withLock { $0.append("there is something after the stop") }
                        } catch { machine.note(error, allowing: [.ended]) }
                    },
                ])
            for part in machine.made.withLock({ $0 }) {
                let (starts, stops) = (part.starts.count, part.stops.count)
                if starts > 1 || stops > 1 || stops < starts {
                    machine.flaws.withLock { $0.append("\(part.number): \(starts) starts, \(stops) stops") }
                }
            }
            return machine.flaws.withLock { $0 }
        }
    }
}
