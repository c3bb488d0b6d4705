import Testing

@Suite("Every order of events of a lifecycle", .serialized, .timeLimit(.minutes(5)))
struct LifecycleTests {
    @Test("leads to nothing that must not be", arguments: LifeScenario.all.indices)
    func everyOrder(_ index: Int) async {
        let name = LifeScenario.all[index].name
        let (states, flaw) = await onThread {
            let outcome = Explorer(start: LifeState(LifeScenario.all[index], nil)).explore()
            return (
                outcome.states,
                outcome.flaw.map { "\($0.text), after \($0.moves.map(\.description).joined(separator: " "))" }
            )
        }
        print("\(name): \(states) states")
        if let flaw { Issue.record("\(name): \(flaw)") }
    }

    @Test("shows each mistake that is made on purpose", arguments: LifeFault.allCases)
    func fault(_ fault: LifeFault) async {
        let found = await onThread { () -> String? in
            // Most show early in one scenario, which may be among the last.
            for most in [300, 3_000, .max] {
                for scenario in LifeScenario.all {
                    if let flaw = Explorer(start: LifeState(scenario, fault)).explore(most: most).flaw {
                        return "\(flaw.text), in \(scenario.name)"
                    }
                }
            }
            return nil
        }
        guard let found else {
            Issue.record("\(fault) is not found")
            return
        }
        print("\(fault): \(found)")
    }
}
