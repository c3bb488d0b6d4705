import Foundation

/// Ends the process if a round does not come to its end, and says which one it was.
final class StormWatch: @unchecked Sendable {
    private let condition = NSCondition()
    private var deadline = Date.distantFuture
    private var words: @Sendable () -> String = { "" }
    private var isOver = false

    init() {
        Thread.detachNewThread { self.watch() }
    }

    /// Gives a round its time.
    func begin(_ words: @escaping @Sendable () -> String) {
        condition.withLock {
            self.words = words
            deadline = Date(timeIntervalSinceNow: 120)
        }
    }

    func end() {
        condition.withLock {
            isOver = true
            condition.signal()
        }
    }

    private func watch() {
        condition.lock()
        defer { condition.unlock() }
        while !isOver {
            if Date() > deadline {
                FileHandle.standardError.write(Data("a storm does not end: \(words())\n".utf8))
                abort()
            }
            _ = condition.wait(until: Date(timeIntervalSinceNow: 1))
        }
    }
}
