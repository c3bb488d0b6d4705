import Alchemic
import Foundation
import TestSupport
import Testing

@Suite("Whatever a graph is like, and whoever asks for its objects in whatever order,")
struct MachineTests {
    /// Those who ask for the objects of a machine, and what makes it harder.
    struct Crew: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var build = Machine.Build()
        var threads = 0
        var tasks = 0
        var isCanceled = false

        static let all = [
            Crew(testDescription: "threads", threads: 3),
            Crew(testDescription: "threads, a failure", build: .init(fails: true), threads: 3),
            Crew(testDescription: "tasks that await all", build: .init(awaited: .all), tasks: 3),
            Crew(testDescription: "tasks that await some", build: .init(awaited: .some), tasks: 3),
            Crew(testDescription: "a thread", build: .init(awaited: .some, fails: true), threads: 1, tasks: 2),
            Crew(testDescription: "code that asks", build: .init(awaited: .some, asks: true), tasks: 3),
            Crew(testDescription: "code, a failure", build: .init(awaited: .some, fails: true, asks: true), tasks: 3),
            Crew(
                testDescription: "code, cancellation", build: .init(awaited: .some, asks: true), tasks: 3,
                isCanceled: true),
            Crew(
                testDescription: "code, a failure and cancellation",
                build: .init(awaited: .some, fails: true, asks: true), tasks: 3, isCanceled: true),
            Crew(testDescription: "code, a thread", build: .init(awaited: .some, asks: true), threads: 1, tasks: 2),
        ]

        /// Lets all of them ask, in an order by chance wherever they meet.
        func run(_ machine: Machine, _ generator: inout SeededGenerator, seed: UInt64) async {
            var threads: [@Sendable () -> Void] = []
            var tasks: [@Sendable () async -> Void] = []
            let expected = machine.expected
            for _ in 0..<self.threads {
                let order = machine.numbers.shuffled(using: &generator)
                threads.append {
                    machine.read(order, allowing: expected.union(self.tasks > 0 ? [.asynchronousOnly] : []))
                }
            }
            for number in 0..<self.tasks {
                let order = machine.numbers.shuffled(using: &generator)
                let pause = Int.random(in: 0...6, using: &generator)
                guard isCanceled, number == 0 else {
                    tasks.append { await machine.read(async: order, allowing: expected) }
                    continue
                }
                tasks.append {
                    await withTaskGroup(of: Void.self) { group in
                        group.addTask { await machine.read(async: order, allowing: expected.union([.canceled])) }
                        for _ in 0..<pause { await Task.yield() }
                        group.cancelAll()
                    }
                }
            }
            if tasks.isEmpty {
                await Turns.run(seed: seed, threads)
            } else {
                await Turns.run(seed: seed, awaiting: tasks + threads.map { body in { @Sendable in body() } })
            }
        }
    }

    private static let rounds = Rounds.count(300, long: 20_000)

    /// Repeats a test with seeds of its own for each round; tells the seed where something was wrong.
    private func repeated(
        _ rounds: Int = rounds, _ round: (inout SeededGenerator, UInt64) async throws -> [String]
    ) async throws {
        let named = ProcessInfo.processInfo.environment["TURNS_SEED"].flatMap(UInt64.init)
        let seed = named ?? .random(in: 0..<1_000_000_000)
        for number in 0..<rounds {
            let own = seed &+ UInt64(number)
            var generator = SeededGenerator(seed: own)
            let flaws = try await round(&generator, own)
            try #require(flaws.isEmpty, "seed \(own): \(flaws.prefix(5))")
        }
    }

    @Test(
        .statement("T5", "T6", "A80", "R31"), arguments: Crew.all)
    func
        `each is made once, is whole, and is there for all who have not been canceled; one at most is told of a failure`(
            crew: Crew
        ) async throws
    {
        try await repeated(crew.build.asks ? Self.rounds / 5 : Self.rounds) { generator, seed in
            try await Machine.run(crew.build, &generator) { machine, container, generator in
                await crew.run(machine, &generator, seed: seed)
                try await machine.readAll(container, seed: seed)
            }
        }
    }

    @Test(.statement("T5", "T6", "A80", "T12", "A73"))
    func `each is made once and is whole where threads meet by chance`() async throws {
        let build = Machine.Build(count: 1...25, pause: { if $0 % 3 == 0 { usleep(UInt32($0 % 11)) } })
        try await repeated(Self.rounds / 2) { generator, seed in
            try await Machine.run(build, &generator) { machine, container, generator in
                let orders = (0..<8).map { _ in machine.numbers.shuffled(using: &generator) }
                let barrier = Barrier(8)
                await onThreads(8) { number in
                    barrier.wait()
                    machine.read(orders[number])
                }
                try await machine.readAll(container, seed: seed)
            }
        }
    }

    #if DEBUG
    private static let areTaken = true
    #else
    private static let areTaken = false
    #endif

    @Test(
        .enabled(if: areTaken, "threads take turns in debug builds only"))
    func `the same seed makes the same choices, unless other tests have a lock of all containers`() async throws {
        func choices(_ seed: UInt64) async throws -> [Int] {
            var generator = SeededGenerator(seed: 7)
            var choices: [Int] = []
            _ = try await Machine.run(.init(), &generator) { _, container, _ in
                let body = { @Sendable in _ = try? container.get([Piece].self) }
                choices = await Turns.run(seed: seed, [body, body, body])
            }
            return choices
        }
        var same: [[Int]] = []
        for _ in 0..<20 { same.append(try await choices(1)) }
        #expect(same.allSatisfy { $0.count > 20 })
        #expect(Set(same).count < same.count)
        var others: Set<[Int]> = []
        for seed in 1...20 { others.insert(try await choices(UInt64(seed))) }
        #expect(others.count == 20)
    }

    @Test
    func `nobody is told the failure of what they do not need`() async throws {
        try await repeated { _, seed in
            let container = try Container(
                Module("App") {
                    Singleton(Chicken.init)
                    Singleton { (chicken: Chicken) in Egg(chicken) }
                    Singleton { (_: Egg) throws -> Nest in throw Broken() }
                })
            let flaws = Variable<[String]>([])
            await Turns.run(
                seed: seed,
                [
                    {
                        _ = try? container.get(Chicken.self)
                        _ = try? container.get(Nest.self)
                    },
                    { do { _ = try container.get(Egg.self) } catch { flaws.append("\(error)") } },
                ])
            return flaws.value
        }
    }

    @Test
    func `what was set is what everybody gets from then on, builders too`() async throws {
        try await repeated { generator, seed in
            let pieces = Pieces()
            return try await Machine.run(.init(), &generator) { machine, container, generator in
                let number = Int.random(in: machine.numbers, using: &generator)
                let name = "\(number)"
                // What is set is injected, too, and so may become a part of a cycle.
                let other = pieces.make(name)
                other.didInjectDependencies()
                let wasSet = Variable(false)
                let readers = (0..<2).map { _ in machine.numbers.shuffled(using: &generator) }.map { order in
                    { @Sendable in
                        for wanted in order {
                            let isSet = wasSet.value
                            do {
                                let piece = try container.piece("\(wanted)")
                                machine.note(piece)
                                if isSet, wanted == number, piece !== other {
                                    machine.flaws.append("what was set is not there")
                                }
                            } catch { machine.note(error) }
                        }
                    }
                }
                let setter = { @Sendable in
                    do {
                        try container.set(other, .named(name))
                        wasSet.value = true
                        if try container.piece(name) !== other { machine.flaws.append("who set it gets another one") }
                    } catch { machine.note(error) }
                }
                await Turns.run(seed: seed, readers + [setter])
                if try container.piece(name) !== other { machine.flaws.append("what was set has gone") }
            }
        }
    }

    @Test
    func `a start, a stop and requests leave each object started once at most, and stopped once if it was`()
        async throws
    {
        try await repeated { generator, seed in
            let awaited: Machine.Share = [.none, .some, .all][Int.random(in: 0..<3, using: &generator)]
            return try await Machine.run(.init(awaited: awaited, starts: true), &generator) {
                machine, container, generator in
                let order = machine.numbers.shuffled(using: &generator)
                await Turns.run(
                    seed: seed,
                    awaiting: [
                        {
                            do { try await container.start() } catch let error as StartError {
                                for failure in error.failures { machine.note(failure.error, allowing: [.ended]) }
                            } catch is CancellationError {
                            } catch { machine.note(error, allowing: [.ended]) }
                        },
                        { await machine.read(async: order, allowing: [.ended]) },
                        {
                            do { try await container.stop() } catch { machine.note(error) }
                            do {
                                _ = try await container.piece(async: "0")
                                machine.flaws.append("there is something after the stop")
                            } catch { machine.note(error, allowing: [.ended]) }
                        },
                    ])
                for number in machine.numbers {
                    let starts = machine.journal.count(of: "start \(number)")
                    let stops = machine.journal.count(of: "stop \(number)")
                    if starts > 1 || stops > 1 || stops < starts {
                        machine.flaws.append("\(number): \(starts) starts, \(stops) stops")
                    }
                }
            }
        }
    }
}
