import Alchemic
import Testing

@Suite struct RootPlaceTests {
    @Test func `a root that cannot be resolved is reported at the call of the check`() {
        let place = Definition.SourceLocation(file: "Check/main.swift", line: 6, column: 0)
        let graph = Graph(describing: [Module("Shop") {}], roots: [Double.self], at: place)
        #expect(graph.problems.map(\.location) == [place])
    }
}
