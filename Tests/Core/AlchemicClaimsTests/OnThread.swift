import Foundation

/// Runs something long on a thread of its own: there are as few for tasks as there are cores, and other tests have limits of
/// time.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: body()) }
    }
}
