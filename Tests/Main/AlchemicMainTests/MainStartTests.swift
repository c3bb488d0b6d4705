import TestSupport
import Testing

@_spi(Finding) @testable import Alchemic
@_spi(Finding) @testable import AlchemicMain

private final class Extras: MainConfiguration {
    static func configure(_ settings: inout MainSettings) {
        settings.modules.append(Module("Extras") { Singleton(Turbine.init) })
        settings.search(frameworksOf: String.self)
        settings.addStep("pressure test") { main in
            // What is eager is there; the blocks have not run.
            #expect(isOnMainActor())
            try main.get(Journal.self).note("step")
        }
    }
}

@Suite("The start of the main container") struct MainStartTests {
    private let journal = Journal()

    private var plant: Module {
        Module("Plant") {
            Value(journal)
            Singleton(Sluice.init(journal:)).eager()
        }
    }

    @Test(.statement("A65", "A14")) func `goes through its steps in order`() async throws {
        let events = Journal()
        let shelf = Shelf()
        shelf.put(
            "/opt/plant", configurations: [Extras.self],
            Module("plant") {
                Value(journal)
                Singleton { (journal: Journal) in
                    #expect(!isOnMainActor(), "built in the background")
                    return Sluice(journal: journal)
                }.eager()
            })
        let main = MainContainer(shelf, observer: recordSteps(in: events))
        main.whenStarted { journal.note("first block") }
        main.whenStarted(orHere: { journal.note("second block") })
        try await main.start()
        #expect(journal.entries == ["sluice", "step", "first block", "second block"])
        #expect(
            events.entries == [
                "found: 1 image", "checked: 3 definitions", "started: 1 eager definitions", "step: pressure test",
                "when-started: block 1", "when-started: block 2", "finished: the start",
            ])
        #expect(shelf.searches == [[], ["String"]], "types of frameworks that were named are searched too")
        _ = try main.get(Turbine.self)
    }

    @Test(.statement("A72")) func `makes the container that is absent before`() async throws {
        let main = MainContainer(Module("Plant") { Singleton(Turbine.init) })
        #expect(main.container == nil)
        #expect(!main.isDeclared(Turbine.self))
        try await main.start()
        #expect(main.container != nil)
        #expect(try await main.started === main.container)
        #expect(main.isDeclared(Turbine.self))
        #expect(Container.main === Container.main)
    }

    @Test(.statement("A73")) func `is one however many ask for it`() async throws {
        let main = MainContainer(plant)
        try await withThrowingTaskGroup { group in
            for _ in 1...20 { group.addTask { try await main.start() } }
            try await group.waitForAll()
        }
        try await main.start()
        #expect(journal.entries == ["sluice"])
    }

    @Test func `that fails tells all who wait and may be tried again`() async throws {
        let attempts = Counter()
        let gate = TestSupport.Gate()
        let main = MainContainer(
            Module("Plant") {
                plant
                Singleton({ (_: Sluice) async throws in
                    await gate.pass()
                    attempts.increment()
                    if attempts.count == 1 { throw Broken() }
                    return Turbine()
                }).eager()
            })
        let events = main.events()
        async let request = main.get(async: Sluice.self)
        let end = Task { try await main.started }
        let first = Task { try await main.start() }
        let sluice = try await request
        gate.open()
        await #expect(throws: (any Error).self) { try await first.value }
        await #expect(throws: (any Error).self) { try await end.value }
        #expect(journal.entries == ["sluice", "sluice stopped"])

        let error = #expect(throws: ResolutionError.self) { try main.get(Sluice.self) }
        #expect(error?.id == .mainStartFailed)
        #expect(error?.underlying != nil)
        let awaited = await #expect(throws: ResolutionError.self) { try await main.get(async: Sluice.self) }
        #expect(awaited?.id == .mainStartFailed)

        try await main.start()
        #expect(try main.get(Sluice.self) !== sluice)
        #expect(attempts.count == 2)

        try await main.stop()
        var ends: [String] = []
        for await event in events where event.label == "the start" { ends.append("\(event.kind)") }
        #expect(ends == ["failed", "finished"], "a stream goes on after a failure, and ends with the stop")
    }

    @Test func `reports what the check finds`() async throws {
        let main = MainContainer(Module("Plant") { Singleton(Plant.init(keeper:journal:)) })
        let error = await #expect(throws: GraphError.self) { try await main.start() }
        #expect(error?.diagnostics.count == 2)
        let refused = #expect(throws: ResolutionError.self) { try main.get(Plant.self) }
        #expect(refused?.underlying is GraphError)
    }

    @Test func `that is awaited by what it builds is an error`() async throws {
        let itself = Variable<MainContainer?>(nil)
        let main = MainContainer(
            Module("Plant") {
                Singleton({ () async throws -> Turbine in
                    try await itself.value?.start()
                    return Turbine()
                }).eager()
            })
        itself.value = main
        defer { itself.value = nil }
        let error = await #expect(throws: StartError.self) { try await main.start() }
        #expect((error?.failures.first?.error as? ResolutionError)?.id == .circularWait)
    }

    @Test func `that is cancelled leaves nothing behind`() async throws {
        let reached = TestSupport.Gate()
        let main = MainContainer(
            Module("Plant") {
                plant
                Singleton({ (_: Sluice) async throws in
                    reached.open()
                    try await Task.sleep(for: .seconds(60))
                    return Turbine()
                }).eager()
            })
        main.whenStarted { journal.note("block") }
        let start = Task { try await main.start() }
        await reached.pass()
        start.cancel()
        await #expect(throws: (any Error).self) { try await start.value }
        #expect(journal.entries == ["sluice", "sluice stopped"])
        #expect(main.container == nil)
    }

    @Test func `is ended by a stop`() async throws {
        let main = MainContainer(plant)
        async let waiting = main.started
        try await main.start()
        _ = try await waiting
        try await main.stop()
        try await main.stop()
        #expect(journal.entries == ["sluice", "sluice stopped"])
        #expect(throws: ResolutionError.self) { try main.get(Sluice.self) }
        let error = await #expect(throws: ResolutionError.self) { try await main.start() }
        #expect(error?.id == .ended)
    }

    @Test func `is refused after a stop and who waits hears of it`() async throws {
        let main = MainContainer(Module("Plant") { Singleton(Turbine.init) })
        let request = Task { try await main.get(async: Turbine.self) }
        try await main.stop()
        let error = await #expect(throws: ResolutionError.self) { try await request.value }
        #expect(error?.id == .ended)
        #expect(throws: ResolutionError.self) { try main.set(Turbine()) }
    }
}
