import Foundation
import Synchronization

/// Keeps the scores of another ranker for a while.
final class CachingRanker: Ranker {
    private struct Entry {
        let scores: [Score]
        let time: Date
    }

    private let inner: any Ranker
    private let clock: any TimeSource
    private let journal: Journal
    private let lifetime: TimeInterval
    private let entries = Mutex<[[String]: Entry]>([:])

    init(_ inner: any Ranker, clock: any TimeSource, journal: Journal, lifetime: TimeInterval) {
        self.inner = inner
        self.clock = clock
        self.journal = journal
        self.lifetime = lifetime
    }

    func scores(for words: [String]) -> [Score] {
        let now = clock.now()
        let known = entries.withLock { $0[words] }
        if let known, now.timeIntervalSince(known.time) < lifetime {
            journal.noteCacheHit()
            return known.scores
        }
        let scores = inner.scores(for: words)
        entries.withLock { $0[words] = Entry(scores: scores, time: now) }
        return scores
    }
}
