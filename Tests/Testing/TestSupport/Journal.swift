/// What happened in a test, in order.
public final class Journal: Sendable {
    private let lines = Variable<[String]>([])

    public init() {}

    public var entries: [String] { lines.value }

    public func note(_ entry: String) { lines.withLock { $0.append(entry) } }

    /// Notes an entry and passes a value through: what a factory needs in order to be counted.
    public func noting<Value>(_ entry: String, _ value: Value) -> Value {
        note(entry)
        return value
    }

    public var count: Int { entries.count }

    public func count(of entry: String) -> Int { entries.count { $0 == entry } }

    /// What has been noted since the last time.
    public func take() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    /// Waits until an entry is there, or until the task is canceled.
    public func wait(for entry: String) async {
        while !entries.contains(entry), !Task.isCancelled { await Task.yield() }
    }
}
