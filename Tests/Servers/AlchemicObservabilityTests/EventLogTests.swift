#if Observability
import AlchemicObservability
import InMemoryLogging
import Logging
import TestSupport
import Testing

@Suite("Events are log lines") struct EventLogTests {
    private let handler = InMemoryLogHandler()

    private func logger(_ handler: InMemoryLogHandler, at level: Logger.Level = .trace) -> Logger {
        var logger = Logger(label: "test", factory: { _ in handler })
        logger.logLevel = level
        return logger
    }

    /// A shop whose events are logged.
    private func shop(at level: Logger.Level = .trace) throws -> Container {
        try Container(Shop.module, observer: EventLog(logger(handler, at: level)).record)
    }

    /// A line as text; how long something took depends on the moment.
    private func text(_ entry: InMemoryLogHandler.Entry) -> String {
        let metadata = entry.metadata.sorted { $0.key < $1.key }.map { key, value in
            "\(key)=\(key == "alchemic.duration" ? "..." : value.description)"
        }
        return ([entry.level.rawValue, entry.message.description] + metadata).joined(separator: " | ")
    }

    @Test func `a container's life from its check to its stop`() async throws {
        let container = try shop()
        try await container.start()
        _ = try container.get(Shop.Catalogue.self)
        let request = try container.scope("request", with: Shop.User(name: "Ann"))
        _ = try await request.get(async: Shop.Cart.self)
        _ = try? await request.get(async: Shop.Receipt.self)
        try await request.stop()
        try await container.stop()
        expectGolden(handler.entries.map(text).joined(separator: "\n"), named: "log")
    }

    @Test func `no line holds anything of an object`() async throws {
        let container = try shop()
        let request = try container.scope("request", with: Shop.User(name: "hunter2"))
        _ = try await request.get(async: Shop.Cart.self)
        _ = try container.inject(into: Shop.Catalogue(database: try await container.get(async: Shop.Database.self)))
        #expect(handler.entries.count > 3)
        #expect(!"\(handler.entries)".contains("hunter2"))
    }

    @Test func `an error is logged as what it is`() async throws {
        let container = try shop()
        let request = try container.scope("request", with: Shop.User(name: "Ann"))
        await #expect(throws: ResolutionError.self) { try await request.get(async: Shop.Receipt.self) }
        let entry = try #require(handler.entries.first { $0.level == .error })
        #expect((entry.error as? ResolutionError)?.underlying is Shop.Closed)
        #expect(entry.metadata["alchemic.definition"] == "Receipt \"receipt\"")
        #expect(entry.metadata["alchemic.scope"] == "request")
    }

    @Test func `levels can be chosen`() async throws {
        let log = EventLog(levels: [.built: .notice, .failed: .critical])
        #expect(log.level(of: .built) == .notice)
        #expect(log.level(of: .failed) == .critical)
        #expect(log.level(of: .ready) == .info)
        #expect(log.level(of: .waiting) == .warning)
        #expect(log.level(of: ContainerEvent.Kind(rawValue: "of tomorrow")) == .debug)
    }

    @Test func `what is below the loggers level is not logged`() async throws {
        let container = try shop(at: .info)
        try await container.start()
        #expect(Set(handler.entries.map(\.level)) == [.info])
    }

    @Test func `without a logger it is the one of the task`() async throws {
        let container = try Container(Shop.module)
        let observation = container.observe(EventLog().record)
        let (first, second) = (InMemoryLogHandler(), InMemoryLogHandler())
        try await withLogger(logger(first)) { _ in try await container.start() }
        _ = try withLogger(logger(second)) { _ in try container.get(Shop.Catalogue.self) }
        #expect(first.entries.contains { $0.metadata["alchemic.definition"] == "Database" })
        #expect(second.entries.allSatisfy { $0.metadata["alchemic.definition"] == "Catalogue" })
        #expect(!second.entries.isEmpty)
        observation.cancel()
    }
}
#endif
