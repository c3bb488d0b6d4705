import Foundation
import Search
import Searching
import Testing

struct RankingTests {
    private let folder = MemoryFolder(texts: [
        "long.txt": "container container container " + String(repeating: "filler ", count: 60),
        "short.txt": "a container that is circular",
        "other.txt": "nothing of that kind",
    ])

    private func files(_ question: Question, in folder: MemoryFolder? = nil) async throws -> [String] {
        let engine = try SearchEngine(folder ?? self.folder, clock: ManualTime())
        return try await engine.hits(for: question).map(\.file)
    }

    @Test func aQuestionThatNamesNoRankerIsRankedByThePrimaryOne() async throws {
        let unnamed = try await files(Question("container"))
        #expect(unnamed == ["short.txt", "long.txt"])
        #expect(try await files(Question("container", ranker: "bm25")) == unnamed)
    }

    @Test func aQuestionMayNameItsRanker() async throws {
        #expect(try await files(Question("container", ranker: "frequency")) == ["long.txt", "short.txt"])
    }

    @Test func theRecentRankerPutsWhatWasWrittenLatelyFirst() async throws {
        let time = ManualTime()
        var folder = folder
        folder.dates = ["long.txt": time.now(), "short.txt": time.now() - 365 * 24 * 60 * 60]
        #expect(try await files(Question("container", ranker: "recent"), in: folder) == ["long.txt", "short.txt"])
        folder.dates["short.txt"] = time.now()
        #expect(try await files(Question("container", ranker: "recent"), in: folder) == ["short.txt", "long.txt"])
    }

    @Test func aRareWordCountsMoreThanACommonOne() async throws {
        let folder = MemoryFolder(texts: [
            "a.txt": "scope one", "b.txt": "scope two", "c.txt": "scope three", "d.txt": "rare four",
        ])
        #expect(try await files(Question("scope rare", limit: 1), in: folder) == ["d.txt"])
    }

    @Test func aHeadingCountsMoreThanTheLinesBelowIt() async throws {
        let folder = MemoryFolder(texts: ["a.md": "# Other\nscope", "b.md": "# Scope\nother"])
        #expect(try await files(Question("scope"), in: folder) == ["b.md", "a.md"])
    }

    @Test func nothingIsFoundForAWordThatIsNowhere() async throws {
        #expect(try await files(Question("zebra")).isEmpty)
    }

    @Test func thereAreAtMostAsManyHitsAsWanted() async throws {
        #expect(try await files(Question("container", limit: 1)).count == 1)
    }

    @Test func aWrongRankerIsAnsweredWithTheNamesThereAre() async throws {
        let problem = SearchProblem.unknownRanker("bm52", known: ["bm25", "frequency", "recent"])
        await #expect(throws: problem) { try await files(Question("container", ranker: "bm52")) }
        #expect(problem.description == "there is no ranker \"bm52\"; there are: bm25, frequency, recent")
    }

    @Test(arguments: ["", "  ", "the", "?!"])
    func aQueryWithoutAWordIsAProblem(query: String) async throws {
        await #expect(throws: SearchProblem.emptyQuery(query)) { try await files(Question(query)) }
    }
}
