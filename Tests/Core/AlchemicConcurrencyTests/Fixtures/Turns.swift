import CAlchemic
import Foundation
import TestSupport

/// Threads of which one runs at a time, chosen by chance wherever the core takes or gives back a lock, or waits.
///
/// The same seed makes the same choices, so that what a seed has shown can be shown again. Debug builds only: others do not
/// ask.
final class Turns: @unchecked Sendable {
    private let condition = NSCondition()
    private var generator: SeededGenerator
    private var running: [Int]
    /// Those who can do nothing until somebody else has done something.
    private var waiting: Set<Int> = []
    /// Those who have not come back from their turn: they wait for something that is no lock of the core's, such as the
    /// lock of a task that another one, which takes a turn meanwhile, is canceling.
    private var away: Set<Int> = []
    private var current: Int
    private var idle = 0
    private let seed: UInt64
    private var choices: [Int] = []

    private init(_ count: Int, seed: UInt64) {
        self.seed = seed
        generator = SeededGenerator(seed: seed)
        running = Array(0..<count)
        current = Int.random(in: 0..<count, using: &generator)
    }

    /// Runs functions, each on a thread of its own, and returns when all have ended.
    ///
    /// - Returns: Who went on, at each place where threads meet.
    @discardableResult
    static func run(seed: UInt64, _ bodies: [@Sendable () -> Void]) async -> [Int] {
        alchemic_set_turns { Turns.take(isWaiting: $0) }
        let turns = Turns(bodies.count, seed: seed)
        await onThreads(bodies.count) { number in
            let place = Place(turns, number)
            pthread_setspecific(key, Unmanaged.passUnretained(place).toOpaque())
            turns.condition.withLock { turns.waitForTurn(number) }
            bodies[number]()
            pthread_setspecific(key, nil)
            turns.leave(number)
        }
        return turns.condition.withLock { turns.choices }
    }

    /// The same, of functions that await: each runs all of its task, and the child tasks of that, on its thread.
    @discardableResult
    static func run(seed: UInt64, awaiting bodies: [@Sendable () async -> Void]) async -> [Int] {
        await run(seed: seed, bodies.map { body in { @Sendable in ThreadExecutor().run(body) } })
    }

    /// Waits for the calling thread's turn, if it is one of those that take turns.
    ///
    /// - Parameter isWaiting: Whether it can do nothing until somebody else has done something.
    /// - Returns: Whether it takes turns.
    @discardableResult
    static func take(isWaiting: Bool) -> Bool {
        guard let address = pthread_getspecific(key) else { return false }
        let place = Unmanaged<Place>.fromOpaque(address).takeUnretainedValue()
        place.turns.take(place.number, isWaiting)
        return true
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Which of them a thread is.
    private final class Place: Sendable {
        let turns: Turns
        let number: Int

        init(_ turns: Turns, _ number: Int) {
            self.turns = turns
            self.number = number
        }
    }

    private func take(_ number: Int, _ isWaiting: Bool) {
        condition.lock()
        defer { condition.unlock() }
        if isWaiting {
            waiting.insert(number)
        } else {
            waiting = []
            idle = 0
        }
        away.remove(number)
        if current == number { choose() }
        waitForTurn(number)
    }

    private func leave(_ number: Int) {
        condition.lock()
        defer { condition.unlock() }
        running.removeAll { $0 == number }
        waiting = []
        away.remove(number)
        if current == number { choose() }
    }

    private func waitForTurn(_ number: Int) {
        while current != number {
            let before = choices.count
            if !condition.wait(until: Date(timeIntervalSinceNow: 0.1)), choices.count == before, current != number {
                away.insert(current)
                choose()
            }
        }
    }

    /// Chooses who goes on; under the lock.
    private func choose() {
        guard !running.isEmpty else { return }
        if running.allSatisfy({ waiting.contains($0) || away.contains($0) }) {
            // Only somebody who takes no turns can help.
            idle += 1
            // Nothing can end them any more, nor the test: five minutes have passed, as for `ends`.
            precondition(idle < 6_000_000, "seed \(seed): all wait for one another")
            condition.unlock()
            usleep(50)
            condition.lock()
            waiting = []
            // They may have left meanwhile.
            if running.isEmpty { return }
        }
        let able = running.filter { !waiting.contains($0) && !away.contains($0) }
        current = able.randomElement(using: &generator) ?? running[0]
        choices.append(current)
        condition.broadcast()
    }
}

/// Runs a task on one thread, which takes turns with others.
private final class ThreadExecutor: TaskExecutor {
    private let jobs = Variable<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    func run(_ body: @escaping @Sendable () async -> Void) {
        let hasEnded = Variable(false)
        Task(executorPreference: self) {
            await body()
            hasEnded.withLock { $0 = true }
        }
        while !hasEnded.withLock({ $0 }) {
            let next = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            next?.runSynchronously(on: asUnownedTaskExecutor())
            Turns.take(isWaiting: next == nil)
        }
    }
}
