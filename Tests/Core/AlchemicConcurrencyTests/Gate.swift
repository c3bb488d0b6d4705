import Foundation

/// A gate that stays open once it has been opened, for threads and for tasks.
final class Gate: @unchecked Sendable {
    private let condition = NSCondition()
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Lets everybody pass from now on.
    func open() {
        condition.lock()
        let waiting = waiting
        isOpen = true
        self.waiting = []
        condition.broadcast()
        condition.unlock()
        for continuation in waiting { continuation.resume() }
    }

    /// Blocks the thread until the gate is open.
    func passHere() {
        condition.lock()
        defer { condition.unlock() }
        while !isOpen { condition.wait() }
    }

    /// Suspends the task until the gate is open.
    func pass() async {
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

/// Something that runs on a thread of its own and is awaited later.
final class OnThread<Result: Sendable>: Sendable {
    private let gate = Gate()
    private let result = Locked<Result?>(nil)

    init(_ body: @escaping @Sendable () -> Result) {
        Thread.detachNewThread { [gate, result] in
            let value = body()
            result.withLock { $0 = value }
            gate.open()
        }
    }

    /// What it has returned.
    var value: Result? {
        get async {
            await gate.pass()
            return result.withLock { $0 }
        }
    }
}

/// What happened, in order.
final class Diary: Sendable {
    private let lines = Locked<[String]>([])
    var text: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
    func count(_ line: String) -> Int { text.count { $0 == line } }
}
