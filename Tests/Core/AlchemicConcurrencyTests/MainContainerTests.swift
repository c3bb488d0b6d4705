import AlchemicMain
import TestSupport
import Testing

private final class Motor: Sendable {
    init(number: Int) {}
}

private final class Part: Sendable {}

@Suite("The main container, asked by many at once") struct MainContainerTests {
    @Test(.statement("A73")) func startsOnceAndAnswersAll() async throws {
        for _ in 1...20 {
            let made = Counter()
            let blocks = Counter()
            let main = MainContainer(
                Module("Works") {
                    External(Int.self)
                    Singleton(Motor.init(number:)).eager()
                    Singleton {
                        made.increment()
                        return Part()
                    }.eager()
                })
            try main.set(0)
            try await withThrowingTaskGroup { group in
                for number in 1...8 {
                    group.addTask { try await main.start() }
                    group.addTask { try main.set(number) }
                    group.addTask { _ = try await main.get(async: Motor.self) }
                    group.addTask { _ = try? main.get(Part.self) }
                    group.addTask { _ = try await main.started }
                    group.addTask { main.whenStarted { blocks.increment() } }
                    group.addTask { main.whenStarted(orHere: { blocks.increment() }) }
                }
                try await group.waitForAll()
            }
            await MainActor.run {}
            #expect(made.count == 1)
            // Blocks for the main actor may still be on their way there; none is lost.
            while blocks.count < 16 { await Task.yield() }
            try await main.stop()
            #expect(blocks.count == 16)
        }
    }

    @Test func growsWhileItIsAsked() async throws {
        let main = MainContainer(Module("Works") { Singleton { Part() }.named("part 0") })
        try await main.start()
        try await withThrowingTaskGroup { group in
            for number in 1...10 {
                group.addTask { try await main.add(Module("More") { Singleton { Part() }.named("part \(number)") }) }
                group.addTask { _ = try main.all(of: Part.self) }
            }
            try await group.waitForAll()
        }
        #expect(try main.all(of: Part.self).count == 11)
    }

    @Test func mayBeStoppedAtAnyMomentOfItsStart() async throws {
        for round in 0..<30 {
            let begun = Counter()
            let ended = Counter()
            let main = MainContainer(
                Module("Works") {
                    for number in 1...5 {
                        Singleton({ () async in
                            await Task.yield()
                            begun.increment()
                            return Part()
                        }).named("part \(number)").eager().onStop { _ in ended.increment() }
                    }
                })
            let start = Task { try await main.start() }
            for _ in 0..<round { await Task.yield() }
            if round.isMultiple(of: 2) { start.cancel() } else { try await main.stop() }
            _ = try? await start.value
            try await main.stop()
            #expect(begun.count == ended.count)
        }
    }
}
