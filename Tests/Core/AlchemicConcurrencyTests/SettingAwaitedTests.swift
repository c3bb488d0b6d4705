import Alchemic
import TestSupport
import Testing

@Suite("An object that is set, with steps that have to be awaited or fail")
struct SettingAwaitedTests {
    private let fails = Variable(false)
    private let injected = Variable<[String: Nest]>([:])

    private var module: Module {
        Module("desk") {
            Singleton({ () async in Nest() })
            Singleton { Valve(Journal(), "built") }.inject(async: "nest") { (valve: Valve, nest: Nest) in
                if fails.value { throw Broken(valve.name) }
                injected.withLock { $0[valve.name] = nest }
            }
            Singleton { (valve: Valve) in [valve] }
        }
    }

    @Test
    func `an object that is set, with steps that have to be awaited or fail is injected by the call that awaits it`()
        async throws
    {
        let container = try Container(module)
        let set = Valve(Journal(), "set")
        try await container.set(async: set)
        #expect(try container.get(Valve.self) === set)
        #expect(try injected.value["set"] === container.get(Nest.self))
        #expect(try await container.get(async: [Valve].self).first === set)
    }

    @Test(arguments: [true, false])
    func `is not there after the call that does not await it, which says which one does`(isBuilt: Bool) async throws {
        let container = try Container(module)
        let former = isBuilt ? try await container.get(async: Valve.self) : nil
        let error = failure(of: try container.set(Valve(Journal(), "set")))
        #expect(error?.id == .asynchronousOnly)
        #expect(error?.description.contains("set(async: ...)") == true)
        #expect(try container.isBuilt(Valve.self) == isBuilt)
        try await expectBuilt(container, former)
    }

    @Test(arguments: [true, false])
    func
        `an object that is set, with steps that have to be awaited or fail leaves what was there when a step of it fails`(
            isBuilt: Bool
        ) async throws
    {
        let container = try Container(module)
        let former = isBuilt ? try await container.get(async: Valve.self) : nil
        fails.value = true
        let error = await failure(awaiting: try await container.set(async: Valve(Journal(), "set")))
        #expect(error?.underlying as? Broken == Broken("set"))
        fails.value = false
        try await expectBuilt(container, former)
        // A second one that succeeds is set as if there had been none before.
        let set = Valve(Journal(), "set")
        try await container.set(async: set)
        #expect(try container.get(Valve.self) === set)
    }

    private func expectBuilt(_ container: Container, _ former: Valve?) async throws {
        let valve = try await container.get(async: Valve.self)
        #expect(valve.name == "built" && valve === former ?? valve)
    }

    @Test
    func `leaves an external unset, or what it was set to before`() throws {
        let container = try Container(
            Module("desk") { External(FixedClock.self).call { _ in if fails.value { throw Broken() } } })
        fails.value = true
        #expect(throws: ResolutionError.self) { try container.set(FixedClock(1)) }
        #expect(failure(of: try container.get(FixedClock.self))?.id == .externalNotSet)
        fails.value = false
        try container.set(FixedClock(2))
        fails.value = true
        #expect(throws: ResolutionError.self) { try container.set(FixedClock(3)) }
        #expect(try container.get(FixedClock.self).number == 2)
    }
}
