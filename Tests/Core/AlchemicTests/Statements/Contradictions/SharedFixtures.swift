import Alchemic
import Synchronization

/// A variable that any thread may read and set, so that the object it belongs to is `Sendable`.
final class SharedVariable<Value: Sendable>: Sendable {
    private let storage: Mutex<Value>

    init(_ value: Value) {
        storage = Mutex(value)
    }

    var value: Value {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}

/// Words in the order in which they were noted.
final class Tally: Sendable {
    private let storage = Mutex<[String]>([])

    var words: [String] { storage.withLock { $0 } }
    var count: Int { words.count }

    func note(_ word: String) {
        storage.withLock { $0.append(word) }
    }

    /// Notes a word and passes a value through: what a maker needs in order to be counted.
    func noting<Value>(_ word: String, _ value: Value) -> Value {
        note(word)
        return value
    }
}

/// What an initializer throws that cannot do its work.
struct Breakdown: Error, Equatable {
    var part = "engine"
}

/// The problems that the check finds in modules; none if they are in order.
func problems(of modules: Module...) -> [Diagnostic] {
    do throws(GraphError) {
        return try Graph(modules).warnings
    } catch {
        return error.diagnostics
    }
}

/// The error of a request that is expected to fail; nil if it does not.
func failure<Value>(of request: @autoclosure () throws -> Value) -> ResolutionError? {
    do {
        _ = try request()
        return nil
    } catch {
        return error as? ResolutionError
    }
}
