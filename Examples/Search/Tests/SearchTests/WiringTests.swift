import Alchemic
import Testing

@testable import Search

struct WiringTests {
    private let folder = MemoryFolder(texts: ["a.md": "# Scope\n"])

    @Test func everythingThatIsDeclaredIsUsed() throws {
        let graph = try Graph(
            searchModule(folder), roots: [SearchSession.self, Journal.self, (any TimeSource).self])
        #expect(graph.warnings.isEmpty, "\(graph.warnings.text())")
    }

    @Test func nothingIsReadBeforeTheStart() async throws {
        let log = EventLog()
        let engine = try SearchEngine(folder, clock: ManualTime(), observer: log.note)
        #expect(log.labels(.checked).count == 1)
        #expect(log.labels(.built).isEmpty)

        try await engine.start()
        #expect(
            log.labels(.built) == [
                "MarkdownReader", "CataloguePageReader", "PlainTextReader",
                "WordTokeniser \"prose\"", "any Tokeniser around WordTokeniser \"prose\"",
                "CodeTokeniser \"code\"", "any Tokeniser around CodeTokeniser \"code\"",
                "LineTokeniser", "Indexer", "InvertedIndex",
            ])
    }

    @Test func aQueryBuildsWhatItNeedsAndNoMore() async throws {
        let log = EventLog()
        let engine = try SearchEngine(folder, clock: ManualTime(), observer: log.note)
        try await engine.start()
        _ = try await engine.hits(for: Question("scope", ranker: "frequency"))
        #expect(log.labels(.built).contains("FrequencyRanker \"frequency\""))
        #expect(!log.labels(.built).contains("BM25Ranker \"bm25\""))
        #expect(log.labels(.stopped) == ["Stopwatch"])

        let before = log.labels(.built).count
        _ = try await engine.hits(for: Question("scope", ranker: "frequency"))
        #expect(log.labels(.built).dropFirst(before) == ["Stopwatch", "Terms", "SearchSession", "SnippetMaker"])
    }

    @Test func readersAreAskedInTheOrderOfTheirDeclaration() throws {
        let engine = try SearchEngine(folder, clock: ManualTime())
        let readers = try engine.container.all(of: (any Reader).self)
        #expect(readers.map { "\(type(of: $0))" } == ["CataloguePageReader", "MarkdownReader", "PlainTextReader"])
    }

    @Test func aRankerIsCachedUnlessAskedForByItsOwnType() throws {
        let engine = try SearchEngine(folder, clock: ManualTime())
        #expect(try engine.container.get((any Ranker).self) is CachingRanker)
        #expect(try engine.container.get((any Ranker).self, .named("recent")) is CachingRanker)
        #expect(throws: Never.self) { try engine.container.get(RecentRanker.self) }
    }

    @Test func twoPrimaryRankersAreReported() throws {
        let more = Module("More") { Singleton(NoRanker.init).named("second").primary() }
        let error = #expect(throws: GraphError.self) { try Graph(searchModule(folder), more) }
        #expect(error?.diagnostics.map(\.id) == [.severalPrimaries])
    }

    @Test func aRankerWithoutANameIsReported() throws {
        let more = Module("More") { Singleton(NoRanker.init) }
        let error = #expect(throws: GraphError.self) { try Graph(searchModule(folder), more) }
        #expect(error?.diagnostics.map(\.id) == [.unnamedMember])
    }

    @Test func whatOutlivesAQueryMayNotKeepItsTerms() throws {
        struct Suggestions: Sendable {
            let terms: Terms
        }
        let more = Module("More") { Singleton(Suggestions.init(terms:)) }
        let error = #expect(throws: GraphError.self) { try Graph(searchModule(folder), more) }
        #expect(error?.diagnostics.map(\.id) == [.captiveScope])
    }
}
