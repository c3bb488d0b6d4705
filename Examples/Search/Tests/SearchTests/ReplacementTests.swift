import Alchemic
import Foundation
import Testing

@testable import Search

/// What the tests of a program do to what it is wired with: put something else in its place.
struct ReplacementTests {
    private let engine: SearchEngine

    init() throws {
        engine = try SearchEngine(MemoryFolder(texts: ["real.txt": "circular"]), clock: ManualTime())
    }

    @Test func theFolderIsReplacedForOneTask() async throws {
        let files = try await engine.container.withOverrides {
            Value(MemoryFolder(texts: ["stand-in.txt": "circular"])).as((any Folder).self)
        } operation: {
            try await engine.hits(for: Question("circular")).map(\.file)
        }
        #expect(files == ["stand-in.txt"])
        #expect(try await engine.hits(for: Question("circular")).map(\.file) == ["real.txt"])
    }

    @Test func aStartWithAnotherFolderDoesNotReadTheRealOne() async throws {
        let log = EventLog()
        let observation = engine.container.observe(log.note)
        defer { observation.cancel() }
        try await engine.container.withOverrides {
            Value(MemoryFolder(texts: ["stand-in.txt": "circular"])).as((any Folder).self)
        } operation: {
            try await engine.start()
            _ = try await engine.hits(for: Question("circular"))
        }
        #expect(log.labels(.built).filter { $0 == "InvertedIndex" }.count == 1)
    }

    @Test(arguments: 0..<8)
    func replacementsInParallelDoNotSeeOneAnother(number: Int) async throws {
        try await engine.container.withOverrides {
            Value(MemoryFolder(texts: ["\(number).txt": "circular"])).as((any Folder).self)
        } operation: {
            for _ in 0..<5 {
                let hits = try await engine.hits(for: Question("circular"))
                #expect(hits.map(\.file) == ["\(number).txt"])
                await Task.yield()
            }
        }
    }

    @Test func theClockIsReplacedForOneTask() async throws {
        let time = ManualTime(.distantFuture)
        try await engine.container.withOverrides {
            Value(time).as((any TimeSource).self)
        } operation: {
            #expect(try engine.container.get((any TimeSource).self).now() == .distantFuture)
            _ = try await engine.hits(for: Question("circular"))
            time.advance(by: 300)
            _ = try await engine.hits(for: Question("circular"))
            #expect(try engine.journal.cacheHits == 0)
            _ = try await engine.hits(for: Question("circular"))
            #expect(try engine.journal.cacheHits == 1)
        }
        #expect(try engine.container.get((any TimeSource).self).now() != .distantFuture)
    }

    @Test func theClockMayBeSetAnew() throws {
        let time = ManualTime(.distantPast)
        try engine.container.set(time)
        #expect(try engine.container.get((any TimeSource).self).now() == .distantPast)
    }

    @Test func aRankerIsReplacedByItsName() async throws {
        let question = Question("circular", ranker: "frequency")
        let hits = try await engine.container.withOverrides {
            Singleton(NoRanker.init).as((any Ranker).self).named("frequency")
        } operation: {
            try await engine.hits(for: question)
        }
        #expect(hits.isEmpty)
        #expect(try await engine.hits(for: question).count == 1)
    }

    @Test func aReplacementThatTakesAwayWhatOthersNeedIsReported() async throws {
        // The ranker "recent" needs the BM25 ranker by its own type.
        let error = await #expect(throws: GraphError.self) {
            try await engine.container.withOverrides {
                Singleton(NoRanker.init).as((any Ranker).self).named("bm25").primary()
            } operation: {
                try await engine.hits(for: Question("circular"))
            }
        }
        #expect(error?.diagnostics.map(\.id) == [.missingBinding])
    }
}
