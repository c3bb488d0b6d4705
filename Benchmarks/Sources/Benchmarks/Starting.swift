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
    return [
        Row("make a container, a definition", alchemic: .nanoseconds(median(making))),
        Row(
            "start, an eager synchronous definition", baseline: .nanoseconds(median(byHand)),
            alchemic: .nanoseconds(median(starting)), ratio: median(zip(starting, byHand).map { $0 / $1 })),
    ]
}
