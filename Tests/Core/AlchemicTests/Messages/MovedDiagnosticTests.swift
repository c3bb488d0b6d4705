import Alchemic
import Testing

@Suite
struct MovedDiagnosticTests {
    private final class Store: Sendable { init(path: String) {} }

    @Test
    func `a diagnostic whose places are shown as others has them in its headline, its notes and its help, too`() throws
    {
        let module = Module("Shop") { Singleton(Store.init(path:)) }
        let error = try #require(throws: GraphError.self) { try Graph(module) }
        let diagnostic = try #require(error.diagnostics.first)
        let moved = diagnostic.moved(
            { .init(file: "/app/Shop.swift", line: $0.line, column: 1) }, text: { $0.uppercased() })
        #expect(moved.location?.file == "/app/Shop.swift")
        #expect(moved.headline == diagnostic.headline.uppercased())
        #expect(moved.notes.map(\.text) == diagnostic.notes.map { $0.text.uppercased() })
        let help = try #require(diagnostic.help)
        #expect(moved.help == help.uppercased() && help != help.uppercased())
    }
}
