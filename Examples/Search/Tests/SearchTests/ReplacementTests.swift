import AlchemicTesting
import Foundation
import Searching
import Testing

@testable import Search

/// What the tests of a program do to what it is wired with: put something else in its place, over one shared engine.
struct ReplacementTests {
    private static let shared = Result {
        try SearchEngine(MemoryFolder(texts: ["real.txt": "circular"]), clock: ManualTime())
    }
    private let engine: SearchEngine

    init() throws { engine = try Self.shared.get() }

    private func files(ranker: String? = nil) async throws -> [String] {
        try await engine.hits(for: Question("circular", ranker: ranker)).map(\.file)
    }

    @Test(
        .overriding(try Self.shared.get().container) {
            Value(MemoryFolder(texts: ["fake.txt": "circular"])).as((any Folder).self)
        })
    func theFolderIsReplacedForOneTest() async throws {
        #expect(try await files() == ["fake.txt"])
        // A start reads the fake folder, and not the real one.
        try await engine.start()
        #expect(try EventRecorder.test.count(.built, of: InvertedIndex.self) == 1)
        #expect(try await Task.detached { try await files() }.value == ["real.txt"])
    }

    @Test(
        .overriding(try Self.shared.get().container) {
            Value(ManualTime(.distantFuture)).as((any TimeSource).self)
            Singleton(Journal.init)
        })
    func theClockIsReplacedForOneTest() async throws {
        let time = try #require(try Container.test.get((any TimeSource).self) as? ManualTime)
        for (advance, hits) in [(0.0, 0), (300, 0), (0, 1)] {
            time.advance(by: advance)
            _ = try await files()
            #expect(try engine.journal.cacheHits == hits)
        }
    }

    @Test(
        .overriding(try Self.shared.get().container) {
            Singleton(NoRanker.init).as((any Ranker).self).named("frequency")
        })
    func aRankerIsReplacedByItsName() async throws {
        #expect(try await files(ranker: "frequency").isEmpty)
        #expect(try await Task.detached { try await files(ranker: "frequency") }.value == ["real.txt"])
    }

    @Test(arguments: 0..<8) func replacementsInParallelDoNotSeeOneAnother(number: Int) async throws {
        try await engine.container.withOverrides {
            Value(MemoryFolder(texts: ["\(number).txt": "circular"])).as((any Folder).self)
        } operation: {
            for _ in 0..<5 {
                let files = try await files()
                #expect(files == ["\(number).txt"])
                await Task.yield()
            }
        }
    }

    @Test func theClockMayBeSetAgain() throws {
        let engine = try SearchEngine(MemoryFolder(texts: [:]), clock: ManualTime())
        try engine.container.set(ManualTime(.distantPast))
        #expect(try engine.container.get((any TimeSource).self).now() == .distantPast)
    }

    @Test func aReplacementThatTakesAwayWhatOthersNeedIsReported() async throws {
        // The ranker "recent" needs the BM25 ranker by its own type.
        let error = await #expect(throws: GraphError.self) {
            try await engine.container.withOverrides {
                Singleton(NoRanker.init).as((any Ranker).self).named("bm25").primary()
            } operation: {
                try await files()
            }
        }
        #expect(error?.diagnostics.map(\.id) == [.missingBinding])
    }
}
