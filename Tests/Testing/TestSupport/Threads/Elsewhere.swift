import Dispatch
import Foundation

/// Where code runs that the task of a test does not run.
package enum Elsewhere: CaseIterable, Sendable {
    case queue, thread, detachedTask, callback

    package func run(_ body: @escaping @Sendable () -> Void) {
        switch self {
        case .queue: DispatchQueue.global().async(execute: body)
        case .thread: Thread(block: body).start()
        case .detachedTask: Task.detached { body() }
        case .callback:
            let callback = Unmanaged.passRetained(Callback(body))
            #if canImport(Darwin)
            var thread: pthread_t?
            #else
            var thread = pthread_t()
            #endif
            pthread_create(
                &thread, nil,
                { context in
                    let context: UnsafeMutableRawPointer? = context
                    context.map { Unmanaged<Callback>.fromOpaque($0).takeRetainedValue().body() }
                    return nil
                }, callback.toOpaque())
        }
    }
}

/// What a callback of C is given to be called with.
private final class Callback: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
