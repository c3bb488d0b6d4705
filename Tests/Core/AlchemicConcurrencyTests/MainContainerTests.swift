import AlchemicMain
import TestSupport
import Testing

@Suite
struct MainContainerTests {
    @Test(.statement("A73"))
    func `the main container, asked by many at once starts once and answers all`() async throws {
        for _ in 1...20 {
            let made = Counter()
            let blocks = Counter()
            let main = MainContainer(
                Module("Works") {
                    External(Int.self)
                    Singleton { (_: Int) in Nest() }.eager()
                    Singleton {
                        made.increment()
                        return Plain()
                    }.eager()
                })
            try main.set(0)
            try await withThrowingTaskGroup { group in
                for number in 1...8 {
                    group.addTask { try await main.start() }
                    group.addTask { try main.set(number) }
                    group.addTask { _ = try await main.get(async: Nest.self) }
                    group.addTask { _ = try? main.get(Plain.self) }
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

    @Test
    func `the main container, asked by many at once grows meanwhile`() async throws {
        let main = MainContainer(Module("Works") { Singleton { Plain() }.named("0") })
        try await main.start()
        let errors = await errors(ofTasks: 20) { number in
            if number < 10 {
                try await main.add(Module("More") { Singleton { Plain() }.named("\(number + 1)") })
            } else {
                _ = try main.all(of: Plain.self)
            }
        }
        #expect(errors.isEmpty)
        #expect(try main.all(of: Plain.self).count == 11)
    }

    @Test(arguments: [false, true])
    func `the main container, asked by many at once may be stopped at any moment of its start`(isCanceled: Bool)
        async throws
    {
        for round in 0..<15 {
            let (begun, ended) = (Counter(), Counter())
            let main = MainContainer(
                Module("Works") {
                    for number in 1...5 {
                        Singleton({ () async in
                            await Task.yield()
                            begun.increment()
                            return Plain()
                        }).named("\(number)").eager().onStop { _ in ended.increment() }
                    }
                })
            let start = Task { try await main.start() }
            for _ in 0..<(2 * round) { await Task.yield() }
            if isCanceled { start.cancel() } else { try await main.stop() }
            _ = try? await start.value
            try await main.stop()
            #expect(begun.count == ended.count)
        }
    }
}
