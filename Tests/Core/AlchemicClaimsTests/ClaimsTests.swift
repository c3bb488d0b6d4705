import Testing

@Suite("Every order of events of the claims", .serialized, .timeLimit(.minutes(5)))
struct ClaimsTests {
    @Test("leads to nothing that must not be", arguments: Scenario.all.indices)
    func everyOrder(_ index: Int) async {
        let scenario = Scenario.all[index]
        let outcome = await Explorer(scenario: scenario).explore()
        print("\(scenario.name): \(outcome.states) states")
        if let flaw = outcome.flaw {
            Issue.record(
                "\(scenario.name): \(flaw.text), after \(flaw.moves.map(\.description).joined(separator: " "))")
        }
    }

    @Test("shows each mistake that is made on purpose", arguments: Fault.allCases)
    func fault(_ fault: Fault) async {
        for scenario in Scenario.all {
            if let flaw = await Explorer(scenario: scenario, fault: fault).explore().flaw {
                print("\(fault): \(flaw.text), in \(scenario.name)")
                return
            }
        }
        Issue.record("\(fault) is not found")
    }
}
