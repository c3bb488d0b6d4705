#if Macros
internal import AlchemicMacros
internal import Synchronization

/// What happened in a test, in order.
final class Notebook: Sendable {
    private let storage = Mutex<[String]>([])

    var entries: [String] { storage.withLock { $0 } }

    func note(_ entry: String) { storage.withLock { $0.append(entry) } }
}

/// The error that a request ends with, if it does.
func failure<Value>(of request: @autoclosure () throws -> Value) -> ResolutionError? {
    do {
        _ = try request()
        return nil
    } catch {
        return error as? ResolutionError
    }
}
#endif
