/// What happened in a test, in order.
package final class Journal: Sendable {
    private let lines = Variable<[String]>([])

    package init() {}

    package var entries: [String] { lines.value }

    package func note(_ entry: String) { lines.withLock { $0.append(entry) } }

    /// Notes an entry and passes a value through: what a factory needs in order to be counted.
    package func noting<Value>(_ entry: String, _ value: Value) -> Value {
        note(entry)
        return value
    }

    package var count: Int { entries.count }

    package func count(of entry: String) -> Int { entries.count { $0 == entry } }

    /// What has been noted since the last time.
    package func take() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    /// Waits until an entry is there, or until the task is canceled.
    package func wait(for entry: String) async {
        while !entries.contains(entry), !Task.isCancelled { await Task.yield() }
    }
}
