import Alchemic
import TestSupport
import Testing

private final class Pump: Sendable {}

@Suite("An object that a scope is opened with") struct GivenObjectTests {
    @Test
    func `an object that a scope is opened with is not stopped with the scope, whatever else hands it out`()
        async throws
    {
        let journal = Journal()
        let container = try Container(
            Module("water") {
                External(Pump.self, in: "sea").named("given")
                Scoped("sea", { (pump: Pump) in pump }, .named("given")).named("handed")
                    .onStop { _ in journal.note("stop") }
            })
        let pump = Pump()
        let scope = try container.scope("sea", with: ScopeValue(pump, named: "given"))
        #expect(try scope.get(Pump.self, .named("handed")) === pump)
        try await scope.stop()
        #expect(journal.entries.isEmpty)
    }

    @Test
    func `may be one of those that it has; the others are set later, if that is said of them`() throws {
        let container = try Container(
            Module("water") {
                External(Pump.self, in: "sea")
                External(Int.self, in: "sea")
            })
        let scope = try container.open("sea", with: [Box(Pump())], later: [Int.self])
        try scope.set(5)
        #expect(try scope.get(Int.self) == 5)
        #expect(failure(of: try container.open("sea", with: [Box(Pump())], later: [Pump.self]))?.id == .scopeValue)
    }
}
