import Foundation
import Synchronization

/// Runs a closure on as many real threads at once, and returns when all have ended.
///
/// Awaited, since there are as few threads for tasks as there are cores: tests that blocked them would wait for what a
/// container does in a task of its own, which then nobody would run.
package func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
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
    private let state: Variable<(free: Int, waiting: [CheckedContinuation<Void, Never>])>

    init(_ count: Int) {
        state = Variable((count, []))
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
