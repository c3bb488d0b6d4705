import Foundation

/// A gate that stays open once it has been opened, for threads and for tasks.
package final class Gate: @unchecked Sendable {
    private let condition = NSCondition()
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    package init() {}

    /// Lets everybody pass from now on.
    package func open() {
        condition.lock()
        let waiting = waiting
        isOpen = true
        self.waiting = []
        condition.broadcast()
        condition.unlock()
        for continuation in waiting { continuation.resume() }
    }

    /// Blocks the thread until the gate is open.
    package func passHere() {
        condition.lock()
        defer { condition.unlock() }
        while !isOpen { condition.wait() }
    }

    /// Suspends the task until the gate is open.
    package func pass() async {
        await withCheckedContinuation { continuation in
            if !waits(continuation) { continuation.resume() }
        }
    }

    private func waits(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        if !isOpen { waiting.append(continuation) }
        return !isOpen
    }
}
