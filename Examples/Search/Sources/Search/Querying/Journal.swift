package import Foundation
import Synchronization

/// What was asked, and how it went.
package final class Journal: Sendable {
    /// One query.
    package struct Entry: Sendable, Equatable {
        package let query: String
        package let duration: TimeInterval
    }

    private struct Contents {
        var entries: [Entry] = []
        var cacheHits = 0
    }

    private let contents = Mutex(Contents())

    /// The queries that have ended, in that order.
    package var entries: [Entry] { contents.withLock { $0.entries } }
    /// How often scores were there already.
    package var cacheHits: Int { contents.withLock { $0.cacheHits } }

    func note(_ entry: Entry) {
        contents.withLock { $0.entries.append(entry) }
    }

    func noteCacheHit() {
        contents.withLock { $0.cacheHits += 1 }
    }
}
