import Search
import Searching
import Testing

struct CacheTests {
    private let time = ManualTime()
    private let engine: SearchEngine

    init() throws {
        engine = try SearchEngine(MemoryFolder(texts: ["a.txt": "circular scope"]), clock: time)
    }

    @Test func theSameWordsAreRankedOnce() async throws {
        let first = try await engine.hits(for: Question("circular scope"))
        #expect(try engine.journal.cacheHits == 0)
        #expect(try await engine.hits(for: Question("Circular scopes?")) == first)
        #expect(try engine.journal.cacheHits == 1)
    }

    @Test func otherWordsAreRankedAnew() async throws {
        _ = try await engine.hits(for: Question("circular"))
        _ = try await engine.hits(for: Question("scope"))
        #expect(try engine.journal.cacheHits == 0)
    }

    @Test func scoresAreKeptForFiveMinutes() async throws {
        _ = try await engine.hits(for: Question("circular"))
        time.advance(by: 299)
        _ = try await engine.hits(for: Question("circular"))
        #expect(try engine.journal.cacheHits == 1)
        time.advance(by: 1)
        _ = try await engine.hits(for: Question("circular"))
        #expect(try engine.journal.cacheHits == 1)
    }

    @Test func eachRankerHasACacheOfItsOwn() async throws {
        for ranker in ["bm25", "frequency", "recent"] {
            _ = try await engine.hits(for: Question("circular", ranker: ranker))
        }
        #expect(try engine.journal.cacheHits == 0)
    }

    @Test func thePrimaryRankerIsTheSameByItsName() async throws {
        _ = try await engine.hits(for: Question("circular"))
        _ = try await engine.hits(for: Question("circular", ranker: "bm25"))
        #expect(try engine.journal.cacheHits == 1)
    }
}
