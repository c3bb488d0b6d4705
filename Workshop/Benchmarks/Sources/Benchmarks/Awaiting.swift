import Alchemic

// Asking in the way that awaits what has to be awaited.

func awaitingScenarios() throws -> [Scenario] {
    let container = try Container(
        Module("awaiting") {
            Singleton(Catalogue.init)
            Prototype(Download.init)
        })
    let slot = HandWrittenSlot(try container.get(Catalogue.self))
    let catalogues = Sink<Catalogue>()
    let downloads = Sink<Download>()
    return [
        Scenario(
            "await a singleton that is built", count: 100_000, goal: .ratio(3),
            hand: .awaited { count in
                for _ in 0..<count { if let catalogue = await awaited(slot) { catalogues.take(catalogue) } }
            },
            alchemic: .awaited { count in
                for _ in 0..<count { catalogues.take(try await container.get(async: Catalogue.self)) }
            }),
        Scenario(
            "await a prototype", count: 50_000, goal: .ratio(10),
            hand: .awaited { count in
                for _ in 0..<count { downloads.take(await Download()) }
            },
            alchemic: .awaited { count in
                for _ in 0..<count { downloads.take(try await container.get(async: Download.self)) }
            }),
    ]
}

/// What somebody awaits who keeps the object in an asynchronous function's reach.
@inline(never)
private func awaited(_ slot: HandWrittenSlot<Catalogue>) async -> Catalogue? { slot.get() }

private final class Download: Sendable {
    let number: Int

    @inline(never)
    init() async {
        number = 1
    }
}
