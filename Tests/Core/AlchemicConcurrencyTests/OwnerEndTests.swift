import Alchemic
import Synchronization
import TestSupport
import Testing

private final class Counted: Sendable {}

private final class Count: Sendable {
    let value = Atomic(0)
}

/// What a deinitializer calls when the owner of a container goes.
@Suite("Ending a container without waiting", .timeLimit(.minutes(5))) struct OwnerEndTests {
    @Test("while others ask, lets each of them have the object or an error, and stops it once")
    func whileOthersAsk() async throws {
        for _ in 0..<50 {
            let stops = Count()
            weak var gone: Container?
            weak var object: Counted?
            do {
                let container = try Container(
                    Module("Window") { Singleton { Counted() }.onStop { _ in stops.value.add(1, ordering: .relaxed) } })
                let first = try container.get(Counted.self)
                (gone, object) = (container, first)
                #expect(await strangers(in: container, first: first, ending: 2) == 0)
                #expect(throws: ResolutionError.self) { try container.get(Counted.self) }
            }
            // Stopping is what keeps them longest.
            while gone != nil || object != nil { await Task.yield() }
            #expect(stops.value.load(ordering: .relaxed) == 1)
        }
    }

    /// How many of those who ask while others end the container get neither its object nor the right error.
    private func strangers(in container: Container, first: Counted, ending: Int) async -> Int {
        await withTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    var strangers = 0
                    for _ in 0..<100 {
                        do throws(ResolutionError) {
                            if try container.get(Counted.self) !== first { strangers += 1 }
                        } catch {
                            if error.id != .ended { strangers += 1 }
                        }
                    }
                    return strangers
                }
            }
            for _ in 0..<ending {
                group.addTask {
                    container.end()
                    return 0
                }
            }
            return await group.reduce(0, +)
        }
    }
}
