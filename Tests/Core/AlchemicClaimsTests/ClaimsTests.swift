import TestSupport
import Testing

@Suite(.serialized, .whereOptimized, .timeLimit(.minutes(5)))
struct ClaimsTests {
    @Test(arguments: Scenario.all.indices)
    func `every order of events of the claims leads to nothing that must not be`(_ index: Int) async {
        let scenario = Scenario.all[index]
        await expectNoFlaw(in: scenario.name) { State(scenario, nil) }
    }

    @Test(arguments: Fault.allCases)
    func `every order of events of the claims shows each mistake that is made on purpose`(_ fault: Fault) async {
        await expectFlaw(of: fault, in: Scenario.all.map { scenario in (scenario.name, { State(scenario, fault) }) })
    }
}
