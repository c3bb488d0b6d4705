import Alchemic
import TestSupport
import Testing

private final class Chart: Sendable {}
private final class Captain: Sendable {
    init(ship: Ship) {}
}
private final class Ship: @unchecked Sendable {
    var captain: Captain?
    init(chart: Chart) {}
}

@Suite("The path of a problem") struct ProblemPathTests {
    @Test
    func `leads from the first of a circle, where nothing else needs any of its members`() {
        let found = problems(
            of: Module("sea") {
                Singleton(Captain.init(ship:))
                Singleton(Ship.init(chart:)).inject(\.captain)
            })
        #expect(found.map(\.id) == [.missingBinding])
        #expect(found.first?.path == ["Captain", "Ship", "Chart"])
    }
}
