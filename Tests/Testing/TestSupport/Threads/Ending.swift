import Foundation
import Synchronization
import Testing

/// Whether a closure comes to an end on a thread of its own, rather than wait for ever.
package func ends(_ body: @escaping @Sendable () throws -> Void) async -> Bool {
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
package func ends(awaiting body: @escaping @Sendable () async throws -> Void) async -> Bool {
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
package func letOthersGoOn() async { await Task.detached { for _ in 0..<500 { await Task.yield() } }.value }
