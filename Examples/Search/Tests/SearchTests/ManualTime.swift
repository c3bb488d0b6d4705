import Foundation
import Search
import Synchronization

/// A clock that stands still until it is moved.
final class ManualTime: TimeSource {
    private let date: Mutex<Date>

    init(_ date: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        self.date = Mutex(date)
    }

    func now() -> Date { date.withLock { $0 } }

    func advance(by interval: TimeInterval) {
        date.withLock { $0 += interval }
    }
}
