import Alchemic
import Synchronization

/// A property that can be set after construction, guarded so that the object it belongs to is `Sendable`.
final class Settable<Value: Sendable>: Sendable {
    private let storage: Mutex<Value>

    init(_ value: Value) {
        storage = Mutex(value)
    }

    var value: Value {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}

extension Settable {
    func append<Element>(_ element: Element) where Value == [Element] {
        storage.withLock { $0.append(element) }
    }

    convenience init<Wrapped>() where Value == Wrapped? {
        self.init(nil)
    }
}

/// What happened in a test, in order.
final class Notebook: Sendable {
    private let storage = Mutex<[String]>([])

    var entries: [String] { storage.withLock { $0 } }

    func note(_ entry: String) {
        storage.withLock { $0.append(entry) }
    }
}

extension Module {
    /// Everything that the check has to say about the module; nothing if it can be used as it is.
    var diagnostics: [Diagnostic] {
        do throws(GraphError) {
            return try Graph(self).warnings
        } catch {
            return error.diagnostics
        }
    }
}
