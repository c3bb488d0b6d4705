import Foundation

/// A variable that any thread may read and set, so that the object it belongs to is `Sendable`.
///
/// Behind a lock that Thread Sanitizer sees: it knows nothing of `Mutex`.
public final class Variable<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var storage: Value

    public init(_ value: Value) { storage = value }

    public convenience init<Wrapped>() where Value == Wrapped? { self.init(nil) }

    public var value: Value {
        get { withLock { $0 } }
        set { withLock { $0 = newValue } }
    }

    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&storage)
    }

    public func append<Element>(_ element: Element) where Value == [Element] {
        withLock { $0.append(element) }
    }
}
