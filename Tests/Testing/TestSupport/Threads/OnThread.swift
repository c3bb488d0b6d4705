import Foundation

/// Something that runs on a thread of its own and is awaited later.
package final class OnThread<Result: Sendable>: Sendable {
    private let gate = Gate()
    private let result = Variable<Result?>(nil)

    package init(_ body: @escaping @Sendable () -> Result) {
        Thread.detachNewThread { [gate, result] in
            let value = body()
            result.withLock { $0 = value }
            gate.open()
        }
    }

    /// What it has returned.
    package var value: Result? {
        get async {
            await gate.pass()
            return result.withLock { $0 }
        }
    }
}
