import TestSupport
import Testing

@Suite("Every order of events of a lifecycle", .serialized, .whereOptimized, .timeLimit(.minutes(5)))
struct LifecycleTests {
    @Test("leads to nothing that must not be", arguments: LifeScenario.all.indices)
    func everyOrder(_ index: Int) async {
        let scenario = LifeScenario.all[index]
        await expectNoFlaw(in: scenario.name) { LifeState(scenario, nil) }
    }

    @Test("shows each mistake that is made on purpose", arguments: LifeFault.allCases)
    func fault(_ fault: LifeFault) async {
        await expectFlaw(
            of: fault, in: LifeScenario.all.map { scenario in (scenario.name, { LifeState(scenario, fault) }) })
    }
}
