import Alchemic

// Asking for what is there already.

func gettingScenarios() async throws -> [Scenario] {
    let module = Module("getting") {
        Singleton(SQLStore.init).as((any Store).self)
        Singleton(Catalogue.init)
    }
    let container = try Container(module)
    let observed = try Container(module)
    let overridden = try Container(module)
    // Observed as long as the program runs.
    _ = observed.observe { _ in }
    try await holdOverrides(of: overridden)

    let slot = HandWrittenSlot(try container.get(SQLStore.self))
    let storeSlot = HandWrittenStoreSlot(try container.get(SQLStore.self))
    let sink = Sink<SQLStore>()
    let storeSink = Sink<any Store>()
    let byHand = Work.plain { count in
        for _ in 0..<count { if let store = slot.get() { sink.take(store) } }
    }
    func asking(_ container: Container) -> Work {
        .plain { count in
            for _ in 0..<count { sink.take(try container.get(SQLStore.self)) }
        }
    }

    let count = 1_000_000
    return [
        Scenario(
            "get a singleton by its type", count: count, goal: .instructions(80), hand: byHand,
            alchemic: asking(container)),
        Scenario(
            "get a singleton through a protocol", count: count, goal: .ratio(1.3),
            hand: .plain { count in
                for _ in 0..<count { if let store = storeSlot.get() { storeSink.take(store) } }
            },
            alchemic: .plain { count in
                for _ in 0..<count { storeSink.take(try container.get((any Store).self)) }
            }),
        Scenario("get with an observer attached", count: count, hand: byHand, alchemic: asking(observed)),
        Scenario(
            "get while another task overrides", count: count / 10, goal: .ratio(2.5), hand: byHand,
            alchemic: asking(overridden)),
    ]
}

/// Overrides something in another task, for as long as the program runs.
///
/// Whoever asks meanwhile sees nothing of it, and pays for its being there.
private func holdOverrides(of container: Container) async throws {
    let (signals, signal) = AsyncStream.makeStream(of: Void.self)
    let task = Task.detached {
        defer { signal.finish() }
        try await container.withOverrides {
            Singleton(Catalogue.init)
        } operation: {
            signal.yield()
            try await Task.sleep(for: .seconds(1_000_000))
        }
    }
    for await _ in signals { return }
    try await task.value
}
