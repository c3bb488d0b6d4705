import AlchemicTesting
import Searching
import Testing

@testable import Search

struct ScopeTests {
    private let time = ManualTime()
    private let engine: SearchEngine

    init() throws {
        engine = try SearchEngine(
            MemoryFolder(texts: ["a.txt": "apple", "b.txt": "banana", "c.txt": "cherry"]), clock: time)
    }

    @Test func eachQueryHasItsOwnQuestion() async throws {
        let first = try engine.container.scope("query")
        let second = try engine.container.scope("query")
        try first.set(Question("apple"))
        try second.set(Question("banana"))
        #expect(try first.get(Terms.self).words == ["apple"])
        #expect(try second.get(Terms.self).words == ["banana"])
        #expect(try first.get(SearchSession.self).hits().map(\.file) == ["a.txt"])
        try await first.stop()
        #expect(try second.get(SearchSession.self).hits().map(\.file) == ["b.txt"])
        try await second.stop()
    }

    @Test func queriesAtTheSameTimeDoNotSeeOneAnother() async throws {
        let expected = ["apple": "a.txt", "banana": "b.txt", "cherry": "c.txt"]
        try await withThrowingTaskGroup(of: (String, [Hit]).self) { group in
            for round in 0..<60 {
                let word = ["apple", "banana", "cherry"][round % 3]
                group.addTask { (word, try await engine.hits(for: Question(word))) }
            }
            for try await (word, hits) in group { #expect(hits.map(\.file) == [expected[word]]) }
        }
        #expect(try engine.journal.entries.count == 60)
    }

    @Test func eachHitHasASnippetMakerOfItsOwn() async throws {
        try await engine.container.scope("query") { query in
            try query.set(Question("apple"))
            #expect(try query.get(SnippetMaker.self) !== query.get(SnippetMaker.self))
        }
    }

    @Test func aQueryThatEndsIsNotedWithItsDuration() async throws {
        try await engine.container.scope("query") { query in
            try query.set(Question("apple"))
            _ = try query.get(SearchSession.self).hits()
            time.advance(by: 2)
            #expect(try engine.journal.entries.isEmpty)
        }
        #expect(try engine.journal.entries == [Journal.Entry(query: "apple", duration: 2)])
    }

    @Test func aQueryThatFailsIsNotedToo() async throws {
        _ = try? await engine.hits(for: Question("the"))
        #expect(try engine.journal.entries.map(\.query) == ["the"])
    }

    @Test func theQuestionHasToBeSetFirst() async throws {
        try await engine.container.scope("query") { query in
            let error = #expect(throws: ResolutionError.self) { try query.get(SearchSession.self) }
            #expect(error?.id == .externalNotSet)
        }
    }

    @Test func outsideAQueryThereIsNoSession() throws {
        let error = #expect(throws: ResolutionError.self) { try engine.container.get(SearchSession.self) }
        #expect(error?.id == .outsideScope)
    }

    @Test func aQueryThatHasEndedAnswersNoMore() async throws {
        let query = try engine.container.scope("query")
        try query.set(Question("apple"))
        try await query.stop()
        let error = #expect(throws: ResolutionError.self) { try query.get(SearchSession.self) }
        #expect(error?.id == .ended)
    }
}
