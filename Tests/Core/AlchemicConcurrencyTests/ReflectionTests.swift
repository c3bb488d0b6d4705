import Alchemic
import AlchemicMain
import Testing

private final class Log: Sendable {}

private final class Report: Sendable {
    let log: Lazy<Log>
    let another: Provider<Log>
    init(log: Lazy<Log>, another: Provider<Log>) {
        self.log = log
        self.another = another
    }
}

/// Debuggers, `dump` and a failed expectation read all that is in a value, whatever has become of it.
@Suite struct ReflectionTests {
    private static let module = Module("Shop") {
        Singleton(Log.init)
        Singleton(Report.init(log:another:))
        Scoped("request") { (_: Log) in 5 }
    }

    private func dumped(_ value: some Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }

    @Test func aContainerShowsNothingOfWhatItHolds() async throws {
        let container = try Container(Self.module)
        _ = try container.get(Report.self)
        let scope = try container.scope("request")
        _ = try scope.get(Int.self)
        #expect(dumped(container).split(separator: "\n").count == 1)
        try await scope.stop()
        try await container.stop()
        #expect(dumped(scope).split(separator: "\n").count == 1)
        #expect(dumped(container).split(separator: "\n").count == 1)
    }

    @Test func whatAContainerHasHandedOutIsReadWhenItHasGone() async throws {
        let container = try Container(Self.module)
        let report = try container.get(Report.self)
        let handle = try container.handle(for: Log.self)
        try await container.stop()
        #expect(dumped(report).contains("Report"))
        #expect(dumped(handle).contains("Handle"))
        #expect(dumped(container.graph).contains("Graph"))
    }

    @Test func objectsOutliveTheirContainerAndAreRead() throws {
        func report() throws -> Report { try Container(Self.module).get(Report.self) }
        #expect(dumped(try report()).contains("Report"))
    }

    @Test func theMainContainerIsReadWhileItIsUsed() async throws {
        let main = MainContainer(Self.module)
        try await main.start()
        #expect(dumped(main).contains("MainContainer"))
    }
}
