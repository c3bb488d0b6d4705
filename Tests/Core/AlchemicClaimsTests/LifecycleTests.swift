import TestSupport
import Testing

@Suite(.serialized, .whereOptimized, .timeLimit(.minutes(5)))
struct LifecycleTests {
    @Test(arguments: LifeScenario.all.indices)
    func `every order of events of a lifecycle leads to nothing that must not be`(_ index: Int) async {
        let scenario = LifeScenario.all[index]
        await expectNoFlaw(in: scenario.name) { LifeState(scenario, nil) }
    }

    @Test(arguments: LifeFault.allCases)
    func `every order of events of a lifecycle shows each mistake that is made on purpose`(_ fault: LifeFault) async {
        await expectFlaw(
            of: fault, in: LifeScenario.all.map { scenario in (scenario.name, { LifeState(scenario, fault) }) })
    }
}
