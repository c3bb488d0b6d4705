import Foundation

/// A variable that any thread may read and set, so that the object it belongs to is `Sendable`.
///
/// Behind a lock that Thread Sanitizer sees: it knows nothing of `Mutex`.
package final class Variable<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var storage: Value

    package init(_ value: Value) { storage = value }

    package convenience init<Wrapped>() where Value == Wrapped? { self.init(nil) }

    package var value: Value {
        get { withLock { $0 } }
        set { withLock { $0 = newValue } }
    }

    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&storage)
    }

    package func append<Element>(_ element: Element) where Value == [Element] {
        withLock { $0.append(element) }
    }
}
