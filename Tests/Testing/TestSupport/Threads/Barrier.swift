import Foundation

/// Lets threads go on together once all of them have arrived.
package final class Barrier: @unchecked Sendable {
    private let condition = NSCondition()
    private let count: Int
    private var arrived = 0
    private var round = 0

    package init(_ count: Int) {
        self.count = count
    }

    package func wait() {
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
