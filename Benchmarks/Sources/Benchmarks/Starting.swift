import Alchemic

// Building beforehand what is eager.

func measureStarting(_ harness: Harness) async throws -> [Row] {
    let count = harness.isQuick ? 1_000 : 10_000
    let graph = try Graph(
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
    var making: [Double] = [], starting: [Double] = [], byHand: [Double] = []
    for _ in 0..<harness.repetitions {
        byHand.append(
            harness.time {
                var steps: [Step] = []
                for index in 0..<count {
                    steps.append(index < 2 ? Step() : Step(first: steps[index - 1], second: steps[index / 2]))
                }
                withExtendedLifetime(steps) {}
            } / Double(count))
        let begin = processorTime()
        let container = Container(graph)
        let made = processorTime()
        try await container.start()
        starting.append((processorTime() - made) / Double(count))
        making.append((made - begin) / Double(count))
        withExtendedLifetime(container) {}
    }
    let over = zip(starting, byHand).map { $0 - $1 }
    return [
        Row("make a container, a definition", alchemic: .nanoseconds(median(making))),
        Row(
            "start, an eager synchronous definition", baseline: .nanoseconds(median(byHand)),
            alchemic: .nanoseconds(median(starting)), ratio: median(zip(starting, byHand).map { $0 / $1 })),
        Row(
            "the same, over its constructor", alchemic: .nanoseconds(median(over)),
            goal: .atMost(.nanoseconds(100))),
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
                        async: { (needed: [Connection]) in
                            try await Task.sleep(for: pause)
                            return Connection(needed: needed)
                        }, .tagged("layer \(layer - 1)")
                    ).named("\(layer).\(number)").tagged(Tag("layer \(layer)")).eager()
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
