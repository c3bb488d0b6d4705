import Testing

/// Goes through every order of events of a scenario, and records what does not hold.
func expectNoFlaw<State: ExploredState & SendableMetatype>(
    in name: String, from start: @escaping @Sendable () -> State
) async {
    let outcome = await onThread { Explorer(start: start()).explore() }
    print("\(name): \(outcome.states) states")
    if let flaw = outcome.flaw {
        Issue.record("\(name): \(flaw.text), after \(flaw.moves.map(\.description).joined(separator: " "))")
    }
}

/// Expects that a mistake which is made on purpose shows in one of several scenarios.
func expectFlaw<State: ExploredState & SendableMetatype>(
    of fault: some Sendable, in scenarios: [(name: String, start: @Sendable () -> State)]
) async {
    let found = await onThread { () -> String? in
        // Most show early in one scenario, which may be among the last.
        for most in [300, 3_000, .max] {
            for (name, start) in scenarios {
                if let flaw = Explorer(start: start()).explore(most: most).flaw { return "\(flaw.text), in \(name)" }
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
