import AlchemicMain
import Testing

private final class Report: Sendable {
    let log: Lazy<Plain>
    let another: Provider<Plain>
    init(log: Lazy<Plain>, another: Provider<Plain>) {
        self.log = log
        self.another = another
    }
}

@Suite("Debuggers, `dump` and a failed expectation read all that is in a value, whatever has become of it:")
struct ReflectionTests {
    private let module = Module("Shop") {
        Singleton(Plain.init)
        Singleton(Report.init(log:another:))
        Scoped("request") { (_: Plain) in 5 }
    }

    private func dumped(_ value: some Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }

    @Test
    func `a container shows nothing of what it holds`() async throws {
        let container = try Container(module)
        _ = try container.get(Report.self)
        let scope = try container.scope("request")
        _ = try scope.get(Int.self)
        #expect(dumped(container).split(separator: "\n").count == 1)
        try await scope.stop()
        try await container.stop()
        #expect(dumped(scope).split(separator: "\n").count == 1)
        #expect(dumped(container).split(separator: "\n").count == 1)
    }

    @Test
    func `what a container has handed out, when that has stopped, or has gone`() async throws {
        var container: Container? = try Container(module)
        let report = try container?.get(Report.self)
        try await container?.stop()
        #expect(dumped(report).contains("Report"))
        let graph = try #require(container).graph
        #expect(dumped(graph).contains("Graph"))
        container = nil
        #expect(dumped(report).contains("Report"))
        func left() throws -> Report { try Container(module).get(Report.self) }
        #expect(dumped(try left()).contains("Report"))
    }

    @Test
    func `the main container, while it is used`() async throws {
        let main = MainContainer(module)
        try await main.start()
        #expect(dumped(main).contains("MainContainer"))
    }
}
