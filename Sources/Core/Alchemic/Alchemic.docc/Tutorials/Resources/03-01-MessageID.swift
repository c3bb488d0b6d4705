import Synchronization

/// What tells a letter from all others.
struct MessageID: Sendable {
    let text: String

    init(counter: Counter) {
        text = "<\(counter.next())@mailroom>"
    }
}

/// Counts from 1.
final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
