import Search
import Searching
import Testing

struct SnippetTests {
    private let engine: SearchEngine

    init() throws {
        let folder = MemoryFolder(texts: [
            "guide.md": """
            # Circular dependencies

            An initializer that needs itself.
            A circular dependency is [reported](https://example.org/circular) by the check.

            ```swift
            throw ResolutionError(path)
            ```
            """,
            "Shop.docc/Scopes.md": "# Scopes\n\n@Metadata {\n    @TitleHeading(Ending)\n}\n\nAn ending of its own.\n",
        ])
        engine = try SearchEngine(folder, clock: ManualTime())
    }

    @Test func aHitShowsTheLineThatHoldsMostOfTheWords() async throws {
        let hit = try #require(try await engine.hits(for: Question("circular dependency")).first)
        #expect(hit.file == "guide.md")
        #expect(hit.line == 4)
        #expect(hit.context == "A circular dependency is reported by the check.")
    }

    @Test func aWordIsFoundInThePlural() async throws {
        #expect(try await engine.hits(for: Question("initializers")).map(\.line) == [3])
    }

    @Test func anIdentifierIsFoundByItsParts() async throws {
        #expect(try await engine.hits(for: Question("resolution")).map(\.line) == [7])
        #expect(try await engine.hits(for: Question("ResolutionError")).map(\.line) == [7])
    }

    @Test func whereALinkLeadsIsNotSearched() async throws {
        #expect(try await engine.hits(for: Question("example.org")).isEmpty)
    }

    @Test func commandsAreNotSearched() async throws {
        #expect(try await engine.hits(for: Question("milk")).isEmpty)
    }

    @Test func theDirectivesOfACatalogueAreNotSearched() async throws {
        #expect(try await engine.hits(for: Question("metadata")).isEmpty)
        #expect(try await engine.hits(for: Question("ending")).map(\.line) == [7])
    }
}
