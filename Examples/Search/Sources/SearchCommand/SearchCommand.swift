import ArgumentParser
import Search
import Searching

/// Searches a folder of Markdown and text.
@main struct SearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Searches a folder of Markdown and text; by default, the documentation of Alchemic.")

    @Argument(help: "What to search for; several queries are answered one after the other.")
    var queries: [String] = []

    @Option(help: "The folder to search.")
    var folder: String?

    @Option(help: "What orders the hits: bm25, frequency or recent.")
    var ranker: String?

    @Option(help: "How many hits to show for a query.")
    var limit = 5

    @Flag(help: "Show what was checked and built, in order, and how long it took.")
    var wiring = false

    func validate() throws {
        if queries.isEmpty && !wiring {
            throw ValidationError("say what to search for: search \"circular dependency\"")
        }
        if limit < 1 { throw ValidationError("--limit has to be at least 1") }
    }

    func run() async throws {
        let log = WiringLog()
        defer { if wiring { print(log.text) } }
        let folder = folder.map { DiskFolder(path: $0) } ?? DiskFolder.projectDocumentation
        let engine = try SearchEngine(folder, clock: SystemTime()) { if wiring { log.note($0) } }
        try await engine.start()
        for query in queries {
            let hits = try await engine.hits(for: Question(query, ranker: ranker, limit: limit))
            print(Answer(query: query, hits: hits, duration: try engine.journal.entries.last?.duration).text)
        }
    }
}
