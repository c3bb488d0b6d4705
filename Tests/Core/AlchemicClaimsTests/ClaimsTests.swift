import TestSupport
import Testing

@Suite("Every order of events of the claims", .serialized, .whereOptimized, .timeLimit(.minutes(5)))
struct ClaimsTests {
    @Test("leads to nothing that must not be", arguments: Scenario.all.indices)
    func everyOrder(_ index: Int) async {
        let scenario = Scenario.all[index]
        await expectNoFlaw(in: scenario.name) { State(scenario, nil) }
    }

    @Test("shows each mistake that is made on purpose", arguments: Fault.allCases)
    func fault(_ fault: Fault) async {
        await expectFlaw(of: fault, in: Scenario.all.map { scenario in (scenario.name, { State(scenario, fault) }) })
    }
}
