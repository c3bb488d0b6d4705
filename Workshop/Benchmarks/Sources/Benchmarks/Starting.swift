import Alchemic

// Building beforehand what is eager.

func startingScenarios() -> [Scenario] {
    let count = 10_000
    let graph = Later {
        try Graph(
            Module("starting") {
                for index in 0..<count {
                    if index < 2 {
                        Singleton(Step.init as @Sendable () -> Step).named("step \(index)").eager()
                    } else {
                        Singleton(
                            Step.init(first:second:), .named("step \(index - 1)"), .named("step \(index / 2)")
                        ).named("step \(index)").eager()
                    }
                }
            })
    }
    return [
        Scenario(
            "start, an eager singleton that takes two", count: 1, counted: 1, parts: count,
            hand: .plain { starts in
                for _ in 0..<starts {
                    var steps: [Step] = []
                    for index in 0..<count {
                        steps.append(index < 2 ? Step() : Step(first: steps[index - 1], second: steps[index / 2]))
                    }
                    withExtendedLifetime(steps) {}
                }
            },
            alchemic: .awaitedOn({ Container(try graph()) }, { try await $0.start() }))
    ]
}

/// How much longer than its constructor each object takes, and whether what is awaited is awaited at the same time.
func measureStarting(_ harness: Harness) async throws -> [Row] {
    var over: [Double] = []
    for scenario in startingScenarios() {
        for _ in 0..<harness.repetitions {
            let ours = try await harness.time(scenario.alchemic.prepare(1))
            let byHand = try await harness.time(scenario.hand?.prepare(1) ?? .synchronous {})
            over.append((ours - byHand) / Double(scenario.parts))
        }
    }
    return [
        Row(
            "start, over the constructor", alchemic: .nanoseconds(median(over)), goal: .atMost(.nanoseconds(100))),
        try await measureParallelStart(harness),
    ]
}

/// Five layers of twelve services that take twenty milliseconds each; by hand, one after another on the longest path.
private func measureParallelStart(_ harness: Harness) async throws -> Row {
    let pause = Duration.milliseconds(20)
    let graph = try Graph(
        Module("layers") {
            for layer in 0..<5 {
                for number in 0..<12 {
                    Singleton(
                        { (needed: [Connection]) in
                            try await Task.sleep(for: pause)
                            return Connection(needed: needed)
                        }, .tagged("layer \(layer - 1)")
                    ).named("\(layer).\(number)").tagged(Definition.Tag("layer \(layer)")).eager()
                }
            }
        })
    var byHand: [Double] = [], ours: [Double] = []
    for _ in 0..<(harness.isQuick ? 2 : 9) {
        byHand.append(try await wallTime { for _ in 0..<5 { try await Task.sleep(for: pause) } })
        let container = Container(graph)
        ours.append(try await wallTime { try await container.start() })
    }
    return Row(
        "start 60 awaited services (by hand: the longest path)", baseline: .nanoseconds(median(byHand)),
        alchemic: .nanoseconds(median(ours)), ratio: median(zip(ours, byHand).map { $0 / $1 }), goal: .ratio(1.05))
}

private final class Connection: Sendable {
    init(needed: [Connection]) {}
}

/// Nanoseconds on the clock, waiting included.
private func wallTime(_ body: () async throws -> Void) async rethrows -> Double {
    let begin = ContinuousClock.now
    try await body()
    let components = (ContinuousClock.now - begin).components
    return Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
}
