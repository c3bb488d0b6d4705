import AlchemicMain
import TestSupport
import Testing

@Suite("Asking the main container") struct MainAskingTests {
    private static let plant = Module("Plant") {
        External(Keeper.self)
        Singleton { Journal() }
        Singleton(Plant.init(keeper:journal:)).eager()
    }

    @Test(.statement("A72")) func `synchronously before the start is an error`() async throws {
        let main = MainContainer(Self.plant)
        let error = #expect(throws: ResolutionError.self) { try main.get(Plant.self) }
        #expect(error?.id == .notStarted)
        #expect(error?.description.contains("whenStarted") == true)
        await MainActor.run {
            _ = #expect(throws: ResolutionError.self) { try main.get(main: Plant.self) }
        }
        #expect(throws: ResolutionError.self) { try main.all(of: Plant.self) }
        #expect(throws: ResolutionError.self) { try main.inject(into: Turbine()) }
        #expect(throws: ResolutionError.self) { _ = try main.invoke(Plant.self, with: Keeper(name: "x")) }
        #expect(throws: ResolutionError.self) { _ = try main.scope("x") }
    }

    @Test func `awaited before the start waits for it`() async throws {
        let main = MainContainer(Self.plant)
        try main.set(Keeper(name: "Ada"))
        async let plant = main.get(async: Plant.self)
        async let made = main.invoke(async: Plant.self, with: Keeper(name: "Bob"), Journal())
        try await main.start()
        #expect(try await plant.keeper.name == "Ada")
        #expect(try await made.keeper.name == "Bob")
    }

    @Test func `a cancelled request waits no longer`() async throws {
        let main = MainContainer(Self.plant)
        let request = Task { try await main.get(async: Plant.self) }
        request.cancel()
        let error = await #expect(throws: ResolutionError.self) { try await request.value }
        #expect(error?.id == .notStarted)
        #expect(error?.underlying is CancellationError)
    }

    @Test(.statement("T17")) func `what is set beforehand is there before anything is built`() async throws {
        let main = MainContainer(Self.plant)
        try main.set(Keeper(name: "Ada"))
        try await main.start()
        #expect(try main.get(Journal.self).entries == ["plant of Ada"])
        try main.set(Keeper(name: "Bob"))
        #expect(try main.get(Keeper.self).name == "Bob")
    }

    @Test(.statement("A59")) func `what nothing takes fails the start once`() async throws {
        let main = MainContainer(Self.plant)
        try main.set(Keeper(name: "Ada"))
        try main.set(Turbine())
        let error = await #expect(throws: ResolutionError.self) { try await main.start() }
        #expect(error?.id == .notSettable)
        try await main.start()
        #expect(try main.get(Plant.self).keeper.name == "Ada")
    }

    @Test func `goes on while what is eager is built`() async throws {
        let gate = Gate()
        let main = MainContainer(
            Module("Plant") {
                Singleton(Turbine.init)
                Singleton({ () async in
                    await gate.pass()
                    return Keeper(name: "Ada")
                }).eager()
            })
        async let start: Void = main.start()
        _ = try await main.get(async: Turbine.self)
        gate.open()
        try await start
        #expect(try main.get(Keeper.self).name == "Ada")
    }

    @Test func `has the forms of every container`() async throws {
        let main = MainContainer(
            Module("Plant") {
                Singleton(Turbine.init).named("one").evictable()
                Prototype { Journal() }
                Scoped("shift") { Keeper(name: "Ada") }
            })
        try await main.start()
        let turbine = try main.get(Turbine.self)
        #expect(try main.get(Turbine.self, .named("one")) === turbine)
        #expect(try await main.get(async: Turbine.self) === turbine)
        #expect(try main.all(of: Turbine.self).count == 1)
        #expect(try main.getIfDeclared(String.self) == nil)
        let isTurbine = try main.with(Turbine.self) { $0 === turbine }
        #expect(isTurbine)
        #expect(try main.get(Journal.self).entries.isEmpty)
        #expect(try main.isBuilt(Turbine.self))
        #expect(try main.scope("shift").get(Keeper.self).name == "Ada")
        let keeper = try await main.scope("shift") { try $0.get(Keeper.self) }
        #expect(keeper.name == "Ada")
        try main.inject(into: turbine)
        #expect(try main.invokeAll(Journal.self).count == 1)
        let other = try await main.withOverrides {
            Singleton(Turbine.init)
        } operation: {
            try main.get(Turbine.self)
        }
        #expect(other !== turbine)
        #expect(try main.get(Turbine.self) === turbine)
        try await main.purge()
        #expect(try main.get(Turbine.self) !== turbine)
    }
}
