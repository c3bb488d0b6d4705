import Alchemic
import TestSupport
import Testing

private final class Ink: Sendable {}

private final class Pen: Sendable {
    let name: String
    let ink = Variable<Ink?>(nil)
    init(_ name: String) { self.name = name }
}

private final class Desk: Sendable {
    let pen: Pen
    init(_ pen: Pen) { self.pen = pen }
}

private struct Broken: Error {}

@Suite("An object that is set, with steps that have to be awaited or fail")
struct SettingAwaitedTests {
    private func module(_ fails: Variable<Bool> = Variable(false)) -> Module {
        Module("desk") {
            Singleton({ () async in Ink() })
            Singleton { Pen("built") }.inject(async: "ink") { (pen: Pen, ink: Ink) in
                pen.ink.withLock { $0 = ink }
                if fails.withLock({ $0 }) { throw Broken() }
            }
            Singleton { (pen: Pen) in Desk(pen) }
        }
    }

    @Test("is injected by the call that awaits it")
    func awaited() async throws {
        let container = try Container(module())
        let pen = Pen("set")
        try await container.set(async: pen)
        #expect(try container.get(Pen.self) === pen)
        #expect(try pen.ink.withLock { $0 } === container.get(Ink.self))
        #expect(try await container.get(async: Desk.self).pen === pen)
    }

    @Test("is not there after the call that does not await it, which says which one does", arguments: [true, false])
    func synchronous(isBuilt: Bool) async throws {
        let container = try Container(module())
        let former = isBuilt ? try await container.get(async: Pen.self) : nil
        let error = #expect(throws: ResolutionError.self) { try container.set(Pen("set")) }
        #expect(error?.id == .asynchronousOnly)
        #expect(error?.description.contains("set(async: ...)") == true)
        #expect(try container.isBuilt(Pen.self) == isBuilt)
        let pen = try await container.get(async: Pen.self)
        #expect(pen.name == "built")
        if let former { #expect(pen === former) }
    }

    @Test("leaves what was there when a step of it fails", arguments: [true, false])
    func failing(isBuilt: Bool) async throws {
        let fails = Variable(false)
        let container = try Container(module(fails))
        let former = isBuilt ? try await container.get(async: Pen.self) : nil
        fails.withLock { $0 = true }
        let error = await #expect(throws: ResolutionError.self) { try await container.set(async: Pen("set")) }
        #expect(error?.underlying is Broken)
        fails.withLock { $0 = false }
        let pen = try await container.get(async: Pen.self)
        #expect(pen.name == "built")
        if let former { #expect(pen === former) }
        // A second one that succeeds is set as if there had been none before.
        let set = Pen("set")
        try await container.set(async: set)
        #expect(try container.get(Pen.self) === set)
    }

    @Test("leaves an external unset, or what it was set to before")
    func external() throws {
        let fails = Variable(true)
        let container = try Container(
            Module("desk") {
                External(Pen.self).call { _ in if fails.withLock({ $0 }) { throw Broken() } }
            })
        #expect(throws: ResolutionError.self) { try container.set(Pen("first")) }
        let error = #expect(throws: ResolutionError.self) { try container.get(Pen.self) }
        #expect(error?.id == .externalNotSet)
        fails.withLock { $0 = false }
        try container.set(Pen("second"))
        fails.withLock { $0 = true }
        #expect(throws: ResolutionError.self) { try container.set(Pen("third")) }
        #expect(try container.get(Pen.self).name == "second")
    }

    @Test("goes back to what is being built, which whoever builds it then gets")
    func whileBuilding() async throws {
        let (begun, goOn) = (Gate(), Gate())
        let container = try Container(
            Module("desk") {
                Singleton { () -> Pen in
                    begun.open()
                    goOn.passHere()
                    return Pen("built")
                }.call { pen in if pen.name == "set" { throw Broken() } }
            })
        let builder = OnThread { try? container.get(Pen.self) }
        await begun.pass()
        #expect(throws: ResolutionError.self) { try container.set(Pen("set")) }
        goOn.open()
        let built = await builder.value ?? nil
        #expect(built?.name == "built")
        #expect(try container.get(Pen.self) === built)
    }
}
