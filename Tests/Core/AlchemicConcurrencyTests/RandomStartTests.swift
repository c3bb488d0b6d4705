import Alchemic
import TestSupport
import Testing

/// What happened to the services of one container, in order.
private final class Journal: Sendable {
    enum Word: Hashable {
        case built(Int)
        case starting(Int)
        case started(Int)
        case failed(Int)
        case stopped(Int)
    }

    private let words = Variable<[Word]>([])
    /// Called with the count of words, after each.
    let listener: Variable<(@Sendable (Int) -> Void)?> = Variable(nil)

    func note(_ word: Word) {
        let count = words.withLock { words in
            words.append(word)
            return words.count
        }
        listener.withLock { $0 }?(count)
    }

    var all: [Word] { words.withLock { $0 } }

    /// What is wrong with it, for services that need others.
    func flaws(needs: [[Int]]) -> [String] {
        let words = all
        var place: [Word: Int] = [:]
        var flaws: [String] = []
        for (position, word) in words.enumerated() {
            if place.updateValue(position, forKey: word) != nil { flaws.append("\(word) twice") }
        }
        for (number, targets) in needs.enumerated() {
            for target in targets {
                if let built = place[.built(number)], place[.started(target)].map({ $0 < built }) != true {
                    flaws.append("\(number) was built before \(target) had been started")
                }
                if let stopped = place[.stopped(target)], place[.started(number)] != nil,
                    place[.stopped(number)].map({ $0 < stopped }) != true
                {
                    flaws.append("\(target) was stopped before \(number)")
                }
            }
            if place[.starting(number)] != nil, place[.started(number)] == nil, place[.failed(number)] == nil {
                flaws.append("\(number) is still being started")
            }
            if place[.stopped(number)] != nil, place[.started(number)] == nil {
                flaws.append("\(number) was stopped and never started")
            }
        }
        return flaws
    }

    /// The services that were started and have not been stopped.
    var left: Set<Int> {
        var left: Set<Int> = []
        for word in all {
            if case .started(let number) = word { left.insert(number) }
            if case .stopped(let number) = word { left.remove(number) }
        }
        return left
    }
}

private final class Service: Sendable, Startable, Stoppable {
    struct Refusal: Error { let number: Int }

    let number: Int
    let plan: StartShape.Service
    let journal: Journal

    init(_ number: Int, _ plan: StartShape.Service, _ journal: Journal, _ parts: [Service]) throws {
        if plan.failsToBuild { throw Refusal(number: number) }
        self.number = number
        self.plan = plan
        self.journal = journal
        journal.note(.built(number))
    }

    func start() async throws {
        journal.note(.starting(number))
        do {
            if plan.startDelay > 0 { try await Task.sleep(for: .microseconds(plan.startDelay)) }
            if plan.failsToStart { throw Refusal(number: number) }
            // Before what waits for it hears that it has ended.
            journal.note(.started(number))
        } catch {
            journal.note(.failed(number))
            throw error
        }
    }

    func stop() async throws {
        try await Task.sleep(for: .microseconds(10))
        journal.note(.stopped(number))
    }
}

/// Services that need earlier ones, each made in one of three ways.
private struct StartShape {
    enum Way: CaseIterable {
        case synchronous, asynchronous, main
    }

    struct Service {
        let way: Way
        let needs: [Int]
        let buildDelay: Int
        let startDelay: Int
        let failsToBuild: Bool
        let failsToStart: Bool
    }

    let services: [Service]
    var needs: [[Int]] { services.map(\.needs) }

    init(_ count: Int, mayFail: Bool, _ generator: inout SeededGenerator) {
        services = (0..<count).map { number in
            let needs = Set(
                (0..<Int.random(in: 0...3, using: &generator)).map { _ in Int.random(in: 0...number, using: &generator)
                })
            return Service(
                way: Way.allCases.randomElement(using: &generator) ?? .synchronous,
                needs: needs.subtracting([number]).sorted(),
                buildDelay: Int.random(in: 0...400, using: &generator),
                startDelay: Int.random(in: 0...400, using: &generator),
                failsToBuild: mayFail && Int.random(in: 0..<30, using: &generator) == 0,
                failsToStart: mayFail && Int.random(in: 0..<30, using: &generator) == 0)
        }
    }

    func module(_ journal: Journal) -> Module {
        Module("services") {
            for (number, service) in services.enumerated() {
                services.indices.filter { services[$0].needs.contains(number) }.reduce(
                    declaration(number, service, journal).named("\(number)").eager()
                ) { $0.tagged(Definition.Tag("part of \($1)")) }
            }
        }
    }

    private func declaration(_ number: Int, _ plan: Service, _ journal: Journal) -> Singleton<
        AlchemicConcurrencyTests.Service
    > {
        typealias Made = AlchemicConcurrencyTests.Service
        let parts = Query<[Made]>.tagged("part of \(number)")
        switch plan.way {
        case .synchronous: return Singleton({ (parts: [Made]) in try Made(number, plan, journal, parts) }, parts)
        case .asynchronous:
            return Singleton(
                { (parts: [Made]) in
                    try await Task.sleep(for: .microseconds(plan.buildDelay))
                    return try Made(number, plan, journal, parts)
                }, parts)
        case .main: return Singleton({ @MainActor (parts: [Made]) in try Made(number, plan, journal, parts) }, parts)
        }
    }
}

@Suite("Random starts")
struct RandomStartTests {
    @Test("nothing is started before, or stopped after, what it depends on; nothing is left, nothing is started twice")
    func order() async throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<Rounds.count(200, long: 4_000) {
            let shape = StartShape(
                Int.random(in: 2...20, using: &generator), mayFail: round.isMultiple(of: 2), &generator)
            let journal = Journal()
            let container = try Container(shape.module(journal))
            let mayFail = shape.services.contains { $0.failsToBuild || $0.failsToStart }
            do {
                try await container.start()
                #expect(!mayFail, "seed \(seed), round \(round): it started")
                #expect(journal.left.count == shape.services.count, "seed \(seed), round \(round)")
                try await container.start()
                try await container.stop()
            } catch let error as StartError {
                #expect(mayFail, "seed \(seed), round \(round): \(error)")
                #expect(!error.failures.isEmpty)
                #expect(error.failures.allSatisfy { $0.underlying is Service.Refusal }, "seed \(seed): \(error)")
            }
            #expect(container.isEnded)
            let flaws = journal.flaws(needs: shape.needs)
            #expect(flaws.isEmpty, "seed \(seed), round \(round): \(flaws.prefix(5))")
            #expect(journal.left.isEmpty, "seed \(seed), round \(round): \(journal.left) are not stopped")
            guard flaws.isEmpty, journal.left.isEmpty else { return }
        }
    }

    @Test("a start that is cancelled at any point leaves everything stopped")
    func cancelled() async throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        var generator = SeededGenerator(seed: seed)
        for round in 0..<Rounds.count(8, long: 100) {
            let shape = StartShape(10, mayFail: false, &generator)
            var point = 1
            while true {
                let journal = Journal()
                let container = try Container(shape.module(journal))
                let task = Variable<Task<Void, any Error>?>(nil)
                let isCancelled = Variable(false)
                journal.listener.withLock { listener in
                    listener = { [point] count in
                        guard count == point else { return }
                        isCancelled.withLock { $0 = true }
                        task.withLock { $0 }?.cancel()
                    }
                }
                let starting = Task { try await container.start() }
                task.withLock { $0 = starting }
                // The point may have been passed before the task was known.
                if isCancelled.withLock({ $0 }) { starting.cancel() }
                let result = await starting.result
                if case .failure(let error) = result {
                    #expect(error is CancellationError, "seed \(seed), round \(round), point \(point): \(error)")
                    #expect(container.isEnded)
                } else {
                    try await container.stop()
                }
                let flaws = journal.flaws(needs: shape.needs)
                #expect(flaws.isEmpty, "seed \(seed), round \(round), point \(point): \(flaws.prefix(5))")
                #expect(journal.left.isEmpty, "seed \(seed), round \(round), point \(point): \(journal.left)")
                guard flaws.isEmpty, journal.left.isEmpty else { return }
                if !isCancelled.withLock({ $0 }) || point > 60 { break }
                point += 1
            }
        }
    }
}
