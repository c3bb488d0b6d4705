import Foundation
import Testing

@Suite("Every order of events of the claims", .serialized, .timeLimit(.minutes(5)))
struct ClaimsTests {
    @Test("leads to nothing that must not be", arguments: Scenario.all.indices)
    func everyOrder(_ index: Int) async {
        let scenario = Scenario.all[index]
        let outcome = await onThread { Explorer(scenario: Scenario.all[index]).explore() }
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
                    if let flaw = Explorer(scenario: scenario, fault: fault).explore(most: most).flaw {
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

    /// Runs something long on a thread of its own: there are as few for tasks as there are cores, and other tests have limits of
    /// time.
    private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body()) }
        }
    }
}
