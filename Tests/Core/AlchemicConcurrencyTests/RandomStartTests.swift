import Alchemic
import TestSupport
import Testing

/// What has happened to the services of one container, in order.
private final class Log: Sendable {
    enum Word: Hashable {
        case built(Int)
        case starting(Int)
        case started(Int)
        case failed(Int)
        case stopped(Int)
    }

    private let words = Variable<[Word]>([])
    /// Called with the count of words, after each.
    let listener = Variable<(@Sendable (Int) -> Void)?>()

    func note(_ word: Word) {
        let count = words.withLock { words in
            words.append(word)
            return words.count
        }
        listener.value?(count)
    }

    /// What is wrong with it, for services that need others.
    func flaws(needs: [[Int]]) -> [String] {
        var place: [Word: Int] = [:]
        var flaws: [String] = []
        for (position, word) in words.value.enumerated() {
            if place.updateValue(position, forKey: word) != nil { flaws.append("\(word) twice") }
        }
        func comes(_ word: Word, before other: Int) -> Bool { place[word].map { $0 < other } == true }
        for (number, targets) in needs.enumerated() {
            for target in targets {
                if let built = place[.built(number)], !comes(.started(target), before: built) {
                    flaws.append("\(number) was built before \(target) had been started")
                }
                if let stopped = place[.stopped(target)], place[.started(number)] != nil,
                    !comes(.stopped(number), before: stopped)
                {
                    flaws.append("\(target) was stopped before \(number)")
                }
            }
            let hasStarted = place[.started(number)] != nil
            if place[.starting(number)] != nil, !hasStarted, place[.failed(number)] == nil {
                flaws.append("\(number) is still being started")
            }
            if hasStarted != (place[.stopped(number)] != nil) {
                flaws.append("\(number) was \(hasStarted ? "started and not stopped" : "stopped and never started")")
            }
        }
        return flaws
    }

    var startedCount: Int { words.value.count { if case .started = $0 { true } else { false } } }
}

/// What a service is like: it needs earlier ones, is made in one of three ways, and may fail.
private struct Plan {
    enum Way: CaseIterable { case synchronous, asynchronous, main }

    let way: Way
    let needs: [Int]
    let buildDelay: Int
    let startDelay: Int
    let failsToBuild: Bool
    let failsToStart: Bool

    init(_ number: Int, mayFail: Bool, _ generator: inout SeededGenerator) {
        way = Way.allCases[Int.random(in: 0..<3, using: &generator)]
        let needs = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            Int.random(in: 0...number, using: &generator)
        }
        self.needs = Set(needs).subtracting([number]).sorted()
        buildDelay = Int.random(in: 0...400, using: &generator)
        startDelay = Int.random(in: 0...400, using: &generator)
        failsToBuild = mayFail && Int.random(in: 0..<30, using: &generator) == 0
        failsToStart = mayFail && Int.random(in: 0..<30, using: &generator) == 0
    }

    static func module(_ plans: [Plan], _ log: Log) -> Module {
        Module("services") {
            for (number, plan) in plans.enumerated() {
                plans.indices.filter { plans[$0].needs.contains(number) }.reduce(
                    plan.declaration(number, log).named("\(number)").eager()
                ) { $0.tagged(Definition.Tag("part of \($1)")) }
            }
        }
    }

    private func declaration(_ number: Int, _ log: Log) -> Singleton<Service> {
        let make = { @Sendable () throws -> Service in
            if failsToBuild { throw Broken("\(number)") }
            log.note(.built(number))
            return Service(number, self, log)
        }
        let parts = Query<[Service]>.tagged("part of \(number)")
        return switch way {
        case .synchronous: Singleton({ (_: [Service]) in try make() }, parts)
        case .asynchronous:
            Singleton(
                { (_: [Service]) in
                    try await Task.sleep(for: .microseconds(buildDelay))
                    return try make()
                }, parts)
        case .main: Singleton({ @MainActor (_: [Service]) in try make() }, parts)
        }
    }
}

private final class Service: Sendable, Startable, Stoppable {
    private let number: Int
    private let plan: Plan
    private let log: Log

    init(_ number: Int, _ plan: Plan, _ log: Log) {
        self.number = number
        self.plan = plan
        self.log = log
    }

    func start() async throws {
        log.note(.starting(number))
        do {
            if plan.startDelay > 0 { try await Task.sleep(for: .microseconds(plan.startDelay)) }
            if plan.failsToStart { throw Broken("\(number)") }
            // Before what waits for it hears that it has ended.
            log.note(.started(number))
        } catch {
            log.note(.failed(number))
            throw error
        }
    }

    func stop() async throws {
        try await Task.sleep(for: .microseconds(10))
        log.note(.stopped(number))
    }
}

@Suite("Random starts")
struct RandomStartTests {
    private let seed = UInt64.random(in: 0..<1_000_000)

    @Test
    func `nothing is started before, or stopped after, what it depends on; nothing is left, nothing is started twice`()
        async throws
    {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<Rounds.count(200, long: 4_000) {
            let count = Int.random(in: 2...20, using: &generator)
            let plans = (0..<count).map { Plan($0, mayFail: round.isMultiple(of: 2), &generator) }
            let log = Log()
            let container = try Container(Plan.module(plans, log))
            let fails = plans.contains { $0.failsToBuild || $0.failsToStart }
            do {
                try await container.start()
                #expect(!fails && log.startedCount == count, "seed \(seed), round \(round): it started")
                try await container.start()
                try await container.stop()
            } catch let error as StartError {
                #expect(fails && !error.failures.isEmpty, "seed \(seed), round \(round): \(error)")
                #expect(error.failures.allSatisfy { $0.underlying is Broken }, "seed \(seed): \(error)")
            }
            #expect(container.isEnded)
            let flaws = log.flaws(needs: plans.map(\.needs))
            try #require(flaws.isEmpty, "seed \(seed), round \(round): \(flaws.prefix(5))")
        }
    }

    @Test
    func `a start that is canceled at any point leaves everything stopped`() async throws {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<Rounds.count(8, long: 100) {
            let plans = (0..<10).map { Plan($0, mayFail: false, &generator) }
            for point in 1...60 {
                let log = Log()
                let container = try Container(Plan.module(plans, log))
                let task = Variable<Task<Void, any Error>?>()
                let isCanceled = Variable(false)
                log.listener.value = { count in
                    guard count == point else { return }
                    isCanceled.value = true
                    task.value?.cancel()
                }
                let starting = Task { try await container.start() }
                task.value = starting
                // The point may have been passed before the task was known.
                if isCanceled.value { starting.cancel() }
                if case .failure(let error) = await starting.result {
                    #expect(error is CancellationError, "seed \(seed), round \(round), point \(point): \(error)")
                    #expect(container.isEnded)
                } else {
                    try await container.stop()
                }
                let flaws = log.flaws(needs: plans.map(\.needs))
                try #require(flaws.isEmpty, "seed \(seed), round \(round), point \(point): \(flaws.prefix(5))")
                if !isCanceled.value { break }
            }
        }
    }
}
