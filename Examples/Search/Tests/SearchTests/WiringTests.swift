import AlchemicTesting
import Testing

@testable import Search

/// The wiring of the module, with a clock that the program would set.
@Suite(.container(searchModule(MemoryFolder(texts: ["a.md": "# Scope\n"]))))
struct WiringTests {
    private static let module = searchModule(MemoryFolder(texts: [:]))
    private let container: Container
    private let recorder: EventRecorder

    init() throws {
        container = try .test
        recorder = try .test
        try container.set(ManualTime())
    }

    @Test func everythingThatIsDeclaredIsUsed() {
        let roots: [Any.Type] = [SearchSession.self, Journal.self, (any TimeSource).self]
        #expect(Self.module.problems(requesting: roots, strict: true).isEmpty)
    }

    @Test func nothingIsReadBeforeTheStart() async throws {
        #expect(recorder.labels(of: .built).isEmpty)
        try await container.start()
        // The readers, the tokenizers and what is around them need nothing of one another, so any may be first.
        let built = recorder.labels(of: .built)
        #expect(
            built.sorted() == [
                "CataloguePageReader", "CodeTokeniser \"code\"", "Indexer", "InvertedIndex", "LineTokeniser",
                "MarkdownReader", "PlainTextReader", "WordTokeniser \"prose\"",
                "any Tokeniser around CodeTokeniser \"code\"", "any Tokeniser around WordTokeniser \"prose\"",
            ])
        #expect(built.suffix(2) == ["Indexer", "InvertedIndex"])
    }

    @Test func aQueryBuildsWhatItNeedsAndNoMore() async throws {
        try await container.start()
        for _ in 1...2 {
            recorder.clear()
            try await container.scope("query", with: Question("scope", ranker: "frequency")) {
                _ = try $0.get(SearchSession.self).hits()
            }
        }
        #expect(recorder.labels(of: .built, in: "query") == ["Stopwatch", "Terms", "SearchSession", "SnippetMaker"])
        #expect(recorder.labels(of: .built).count == 4)
        #expect(recorder.labels(of: .stopped) == ["Stopwatch"])
    }

    @Test func onlyTheRankerOfTheQuestionIsBuilt() async throws {
        try await container.scope("query", with: Question("scope", ranker: "frequency")) {
            _ = try $0.get(SearchSession.self).hits()
        }
        #expect(recorder.isBuiltOnce(FrequencyRanker.self))
        #expect(recorder.count(.built, of: BM25Ranker.self) == 0)
    }

    @Test func readersAreAskedInTheOrderOfTheirDeclaration() throws {
        let readers = try container.all(of: (any Reader).self)
        #expect(readers.map { "\(type(of: $0))" } == ["CataloguePageReader", "MarkdownReader", "PlainTextReader"])
    }

    @Test func aRankerIsCachedUnlessAskedForByItsOwnType() throws {
        #expect(try container.get((any Ranker).self) is CachingRanker)
        #expect(try container.get((any Ranker).self, .named("recent")) is CachingRanker)
        #expect(container.resolves(RecentRanker.self))
    }

    // MARK: Mistakes

    /// The problems of the module with one more declaration.
    private func problems(@ModuleBuilder adding declarations: () -> [ModuleElement]) -> [Diagnostic.ID] {
        let both = Module("Both") {
            Self.module
            Module("More", declarations)
        }
        return both.problems().map(\.id)
    }

    @Test func twoPrimaryRankersAreReported() {
        #expect(problems { Singleton(NoRanker.init).named("second").primary() } == [.severalPrimaries])
    }

    @Test func aRankerWithoutANameIsReported() {
        #expect(problems { Singleton(NoRanker.init) } == [.unnamedMember])
    }

    @Test func whatOutlivesAQueryMayNotKeepItsTerms() {
        struct Suggestions: Sendable {
            let terms: Terms
        }
        #expect(problems { Singleton(Suggestions.init(terms:)) } == [.captiveScope])
    }
}
