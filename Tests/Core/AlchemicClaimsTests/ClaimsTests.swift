import Testing

@Suite("Every order of events of the claims", .serialized, .timeLimit(.minutes(5)))
struct ClaimsTests {
    @Test("leads to nothing that must not be", arguments: Scenario.all.indices)
    func everyOrder(_ index: Int) async {
        let scenario = Scenario.all[index]
        let outcome = await onThread { Explorer(start: State(Scenario.all[index], nil)).explore() }
        print("\(scenario.name): \(outcome.states) states")
        if let flaw = outcome.flaw {
            Issue.record(
                "\(scenario.name): \(flaw.text), after \(flaw.moves.map(\.description).joined(separator: " "))")
        }
    }

    @Test("shows each mistake that is made on purpose", arguments: Fault.allCases)
    func fault(_ fault: Fault) async {
        let found = await onThread { () -> String? in
            // Most show early in one scenario, which may be among the last.
            for most in [300, 3_000, .max] {
                for scenario in Scenario.all {
                    if let flaw = Explorer(start: State(scenario, fault)).explore(most: most).flaw {
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
