import Alchemic
import Synchronization
import TestSupport
import Testing

private final class Ink: Sendable {}

private final class Pen: Sendable {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
}

private protocol Device: Sendable {}
private final class Hammer: Device {}
private final class Mallet: Device {}
private final class Feather: Device {}

private struct Broken: Error {}

private final class Tower: @unchecked Sendable {
    var ink: Ink?
}

/// Two that are set in one another, one of which only stops.
private final class Bell: @unchecked Sendable {
    var rope: Rope?
}

private final class Rope: Stoppable, @unchecked Sendable {
    weak var bell: Bell?
    private let stopped: AsyncStream<Void>.Continuation
    init(stopped: AsyncStream<Void>.Continuation) { self.stopped = stopped }
    func stop() async throws { stopped.finish() }
}

@Suite("What is asked for when something else has changed")
struct AfterwardsTests {
    @Test("a provider and a lazy of a container that has stopped throw that it has ended")
    func stopped() async throws {
        final class Desk: Sendable {
            let pens: Provider<Pen>
            let ink: Lazy<Ink>
            init(pens: Provider<Pen>, ink: Lazy<Ink>) {
                self.pens = pens
                self.ink = ink
            }
        }
        let container = try Container(
            Module("Desk") {
                Singleton(Ink.init)
                Prototype(Pen.init(ink:))
                Singleton(Desk.init(pens:ink:))
            })
        let desk = try container.get(Desk.self)
        try await container.stop()
        let errors = [
            #expect(throws: ResolutionError.self) { try desk.pens.get() },
            #expect(throws: ResolutionError.self) { try desk.ink.get() },
        ]
        #expect(errors.compactMap { $0?.id } == [.ended, .ended])
    }

    @Test("what is complete only after the container has ended is not there for anybody", .timeLimit(.minutes(1)))
    func completeTooLate() async throws {
        let (begun, begin) = AsyncStream<Void>.makeStream()
        let (ended, end) = AsyncStream<Void>.makeStream()
        let container = try Container(
            Module("Desk") {
                Singleton({ () async -> Ink in
                    begin.finish()
                    for await _ in ended {}
                    return Ink()
                })
            })
        let request = Task { try await container.get(async: Ink.self) }
        for await _ in begun {}
        let stop = Task { try await container.stop() }
        while !container.isEnded { await Task.yield() }
        end.finish()
        _ = await request.result
        let error = #expect(throws: ResolutionError.self) { try container.get(Ink.self) }
        #expect(error?.id == .ended)
        try await stop.value
    }

    @Test("something that asks for itself is told so, whatever was built before it")
    func itselfAfterOthers() throws {
        let container = try Container(
            Module("Desk") {
                Singleton(Hammer.init)
                Singleton { (ink: Lazy<Ink>) throws -> Ink in try ink.get() }
            })
        _ = try container.get(Hammer.self)
        let error = #expect(throws: ResolutionError.self) { try container.get(Ink.self) }
        #expect(error?.id == .circularConstruction)
    }

    @Test("what was made with an object that was set meanwhile is kept, injected into that, and stopped in the end")
    func madeWithAnother() async throws {
        let itself = Mutex<Container?>(nil)
        let given = Bell()
        let (stopped, stop) = AsyncStream<Void>.makeStream()
        let container = try Container(
            Module("Tower") {
                Singleton(Bell.init).inject(\.rope).call { bell in
                    // What is set is finished like any other.
                    if bell !== given { try itself.withLock { $0 }?.set(given) }
                }
                Singleton { Rope(stopped: stop) }.inject(\.bell)
            })
        itself.withLock { $0 = container }
        defer { itself.withLock { $0 = nil } }
        #expect(try container.get(Bell.self) === given)
        #expect(try container.get(Rope.self) === given.rope)
        try await container.stop()
        for await _ in stopped {}
    }

    @Test("an external that has not been set is what is missing, even if its steps have to be awaited")
    func awaitedExternal() throws {
        let container = try Container(
            Module("Desk") {
                External(Ink.self).call(async: { _ in })
                Singleton(Pen.init(ink:))
            })
        let error = #expect(throws: ResolutionError.self) { try container.get(Pen.self) }
        #expect(error?.id == .externalNotSet)
    }

    @Test("what is declared first, and is injected what has to be awaited, has to be awaited too")
    func awaitedStep() async throws {
        let container = try Container(
            Module("Tower") {
                Singleton(Tower.init).inject(\.ink)
                Singleton({ () async -> Ink in Ink() })
            })
        let error = #expect(throws: ResolutionError.self) { try container.get(Tower.self) }
        #expect(error?.id == .asynchronousOnly)
        let tower = try await container.get(async: Tower.self)
        #expect(tower.ink != nil)
    }

    @Test("what was set while its construction went on is there, even if that has failed")
    func setDuringFailure() throws {
        let itself = Mutex<Container?>(nil)
        let given = Ink()
        let container = try Container(
            Module("Desk") {
                Singleton { () throws -> Ink in
                    try itself.withLock { $0 }?.set(given)
                    throw Broken()
                }
                Singleton(Pen.init(ink:))
            })
        itself.withLock { $0 = container }
        defer { itself.withLock { $0 = nil } }
        // Whether this one fails or has what was set, the next one has it.
        _ = try? container.get(Pen.self)
        #expect(try container.get(Ink.self) === given)
        #expect(try container.get(Pen.self).ink === given)
    }

    @Test("each of two overrides by type is found by every type that finds it, and nothing of what they hide")
    func overridesByType() throws {
        let container = try Container(
            Module("Shop") {
                Singleton(Hammer.init).as((any Device).self).named("left")
                Singleton(Mallet.init).as((any Device).self).named("right")
            },
            Module("Test") {
                Singleton(Feather.init).as((any Device).self).overriding(Hammer.self)
                Singleton { Feather() }.as((any Device).self).overriding(Mallet.self)
            })
        #expect(try container.get([any Device].self).allSatisfy { $0 is Feather })
        #expect(try container.get([String: any Device].self).keys.sorted() == ["left", "right"])
        #expect(throws: ResolutionError.self) { try container.get(Hammer.self) }
        // For one operation, over a graph that has overrides already.
        try container.withOverrides {
            Singleton { Mallet() }.as((any Device).self).overriding(named: "left")
        } synchronously: {
            let tools = try container.get([String: any Device].self)
            #expect(tools["left"] is Mallet && tools["right"] is Feather)
            #expect(tools.count == 2)
        }
        #expect(try container.get((any Device).self, .named("left")) is Feather)
    }

    @Test("what was asked for before an override is something else during it, and the same after it")
    func before() throws {
        let container = try Container(Module("Shop") { Singleton(Hammer.init).as((any Device).self) })
        let (tool, tools) = (try container.get((any Device).self), try container.get([any Device].self))
        #expect(tool is Hammer && tools[0] is Hammer)
        try container.withOverrides {
            Singleton(Feather.init).as((any Device).self).overriding(Hammer.self)
        } synchronously: {
            let (tool, tools) = (try container.get((any Device).self), try container.get([any Device].self))
            #expect(tool is Feather && tools.count == 1 && tools[0] is Feather)
        }
        #expect(try container.get((any Device).self) is Hammer)
        #expect(try container.get([any Device].self)[0] is Hammer)
    }

    @Test("objects that nothing orders are stopped in the reverse of the order in which they were built")
    func stopOrder() async throws {
        let stopped = Mutex<[Int]>([])
        let container = try Container(
            Module("Shop") {
                for number in 0..<20 {
                    Singleton { number }.named("\(number)").onStop { number in stopped.withLock { $0.append(number) } }
                }
            })
        let order = (0..<20).shuffled()
        for number in order { _ = try container.get(Int.self, .named("\(number)")) }
        try await container.stop()
        #expect(stopped.withLock { $0 } == order.reversed())
    }

    @Test("no handle is given for an evictable singleton whose initializer throws")
    func evictable() throws {
        let container = try Container(
            Module("Desk") {
                Singleton({ () throws -> Ink in Ink() }).evictable()
                Singleton(Hammer.init).evictable()
            })
        for error in [
            #expect(throws: ResolutionError.self) { try container.handle(for: Ink.self) },
            // It may be gone, and with its container it cannot be made again.
            #expect(throws: ResolutionError.self) { try container.handle(for: Hammer.self) },
        ] { #expect(error?.id == .handleCanFail) }
    }
}
