import Foundation
import Synchronization
import Testing

/// Lets threads go on together once all of them have arrived.
final class Barrier: @unchecked Sendable {
    private let condition = NSCondition()
    private let count: Int
    private var arrived = 0
    private var round = 0

    init(_ count: Int) {
        self.count = count
    }

    func wait() {
        condition.lock()
        defer { condition.unlock() }
        let mine = round
        arrived += 1
        if arrived == count {
            arrived = 0
            round += 1
            condition.broadcast()
            return
        }
        while round == mine { condition.wait() }
    }
}

/// Runs a closure on as many real threads at once, and returns when all have ended.
///
/// Awaited, since there are as few threads for tasks as there are cores: tests that blocked them would wait for what a
/// container does in a task of its own, which then nobody would run.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
    await groups.enter()
    defer { groups.leave() }
    await withCheckedContinuation { continuation in
        let running = Atomic(count)
        for number in 0..<count {
            let thread = Thread {
                body(number)
                if running.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { continuation.resume() }
            }
            thread.stackSize = 1 << 21
            thread.start()
        }
    }
}

/// A few groups of threads at a time: those of all tests at once would leave nothing of the machine to tasks.
private let groups = Turnstile(2)

/// Lets so many go on at a time; the others wait, without blocking a thread, in the order in which they came.
private final class Turnstile: Sendable {
    private let state: Locked<(free: Int, waiting: [CheckedContinuation<Void, Never>])>

    init(_ count: Int) {
        state = Locked((count, []))
    }

    func enter() async {
        await withCheckedContinuation { continuation in
            let mayGoOn = state.withLock { state in
                state.free -= 1
                if state.free < 0 { state.waiting.append(continuation) }
                return state.free >= 0
            }
            if mayGoOn { continuation.resume() }
        }
    }

    func leave() {
        let next = state.withLock { state in
            state.free += 1
            return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
        }
        next?.resume()
    }
}

/// Whether a closure comes to an end on a thread of its own, rather than wait for ever.
func ends(_ body: @escaping @Sendable () throws -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
        let isOver = Atomic(false)
        let end = { @Sendable (hasEnded: Bool) in
            if !isOver.exchange(true, ordering: .relaxed) { continuation.resume(returning: hasEnded) }
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + secondsToEnd) { end(false) }
        Thread.detachNewThread {
            do { try body() } catch { Issue.record(error) }
            end(true)
        }
    }
}

/// How long something may take before it counts as waiting for ever; a task waits its turn among those of all tests.
private let secondsToEnd = 300.0

/// The same, for a closure that awaits.
func ends(awaiting body: @escaping @Sendable () async throws -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
        let isOver = Atomic(false)
        let end = { @Sendable (hasEnded: Bool) in
            if !isOver.exchange(true, ordering: .relaxed) { continuation.resume(returning: hasEnded) }
        }
        Task.detached {
            // From here on: on a busy machine, other tests may come first for minutes.
            DispatchQueue.global().asyncAfter(deadline: .now() + secondsToEnd) { end(false) }
            do { try await body() } catch { Issue.record(error) }
            end(true)
        }
    }
}

/// Lets other tasks go on until they wait for something.
///
/// In a task without an executor of its own, so that it takes its turn among those.
func letOthersGoOn() async { await Task.detached { for _ in 0..<500 { await Task.yield() } }.value }

/// State that one thread at a time touches, behind a lock that Thread Sanitizer sees.
final class Locked<State>: @unchecked Sendable {
    private let lock = NSLock()
    private var state: State

    init(_ state: State) {
        self.state = state
    }

    func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
    }
}

/// A number that threads count up.
final class Counter: Sendable {
    private let value = Atomic<Int>(0)

    func increment() { value.add(1, ordering: .relaxed) }
    var count: Int { value.load(ordering: .relaxed) }
}
