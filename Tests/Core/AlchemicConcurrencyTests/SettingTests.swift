import Alchemic
import TestSupport
import Testing

private final class Later: Clock {
    let inner: any Clock
    var number: Int { inner.number + 100 }
    init(_ inner: any Clock) { self.inner = inner }
}

private struct Stamp: Sendable {}

@Suite("What is set while the object is being built")
struct SettingTests {
    private let halt = Halt()
    private let journal = Journal()

    /// A container, and a thread that has come to the halt as it builds something.
    private func building<Value: Sendable>(
        _ request: @escaping @Sendable (Container) throws -> Value, @ModuleBuilder of elements: () -> [ModuleElement]
    ) async throws -> (Container, OnThread<Value?>) {
        let container = try Container(Module("App", elements))
        let builder = OnThread { try? request(container) }
        await halt.reached()
        return (container, builder)
    }

    @Test
    func `wins: whoever builds it gets it too, and nobody waits for the other`() async throws {
        let (container, builder) = try await building {
            try $0.get(FixedClock.self)
        } of: {
            Singleton { () -> FixedClock in
                halt.stopHere()
                return FixedClock(1)
            }
        }
        let other = OnThread { try? container.get(FixedClock.self) }
        let set = FixedClock(2)
        try container.set(set)
        #expect(try container.get(FixedClock.self) === set)
        #expect(await other.value?.flatMap(\.self) === set)
        halt.goOn()
        #expect(await builder.value?.flatMap(\.self) === set)
        #expect(try container.get(FixedClock.self) === set)
    }

    @Test
    func `what is set while the object is being built wins where it is awaited`() async throws {
        let container = try Container(
            Module("App") {
                Singleton({ () async -> FixedClock in
                    await halt.stop()
                    return FixedClock(1)
                })
            })
        let builder = Task { try await container.get(async: FixedClock.self) }
        await halt.reached()
        let set = FixedClock(2)
        try container.set(set)
        #expect(try await container.get(async: FixedClock.self) === set)
        halt.goOn()
        #expect(try await builder.value === set)
        #expect(try container.get(FixedClock.self) === set)
    }

    @Test(
        arguments: ["factory", "other factory", "step"], ["chicken", "egg"])
    func `what is set while the object is being built is what members of its cycle get that have not taken the other`(
        moment: String, first: String
    ) async throws {
        let pieces = Pieces()
        let pause = { @Sendable (here: String) in if here == moment { halt.stopHere() } }
        let (container, builder) = try await building {
            try $0.piece(first)
        } of: {
            pieces.singleton("chicken") { pause("factory") }.taking("egg").call { _ in pause("step") }
            pieces.singleton("egg", of: "chicken") { pause("other factory") }
        }
        let set = pieces.make("set")
        // Its own injection point waits for the egg, which waits for what is under way.
        let setting = OnThread { try? container.set(set, .named("chicken")) }
        while (try? container.isBuilt(Piece.self, .named("chicken"))) != true { await Task.yield() }
        halt.goOn()
        let built = await builder.value?.flatMap(\.self)
        _ = await setting.value
        let egg = try container.piece("egg")
        // Later, the egg has taken the one that was built, and keeps it.
        #expect(egg.parts.map(\.name) == [moment == "factory" ? "set" : "chicken"])
        #expect(built === (first == "chicken" ? set : egg))
        #expect(try container.piece("chicken") === set)
        #expect(set.friends.value.first === egg)
    }

    @Test
    func `leaves the other to be stopped if it only stops, once, and is not stopped itself`() async throws {
        let (container, builder) = try await building {
            try $0.get(Valve.self).name
        } of: {
            Singleton { Valve(journal, "built") }.call { if $0.name == "built" { halt.stopHere() } }
        }
        try container.set(Valve(journal, "set"))
        halt.goOn()
        #expect(await builder.value == "set")
        await journal.wait(for: "stop built")
        try await container.stop()
        #expect(journal.entries == ["stop built"])
    }

    @Test
    func `what is set while the object is being built leaves the other alone if nothing has started it`() async throws {
        let (container, builder) = try await building {
            try $0.get(Pump.self)
        } of: {
            Singleton { () -> Pump in
                halt.stopHere()
                return Pump(journal)
            }
        }
        try container.set(Pump(Journal()))
        halt.goOn()
        _ = await builder.value
        try await container.start()
        try await container.stop()
        #expect(journal.entries == [])
    }

    @Test
    func `leaves alone what another definition hands out that is set to something else`() async throws {
        let (container, builder) = try await building {
            try $0.get(Chicken.self, .named("second"))
        } of: {
            Singleton { Chicken() }.named("first").onStop { _ in journal.note("stop") }
            Singleton(
                { (chicken: Chicken) in
                    halt.stopHere()
                    return chicken
                }, .named("first")
            ).named("second").onStop { _ in journal.note("stop") }
        }
        let first = try container.get(Chicken.self, .named("first"))
        let set = Chicken()
        try container.set(set, .named("second"))
        halt.goOn()
        #expect(await builder.value?.flatMap(\.self) === set)
        // What is to stop soon does so in a task of its own.
        await letOthersGoOn()
        #expect(journal.entries == [])
        #expect(try container.get(Chicken.self, .named("first")) === first)
        try await container.stop()
        #expect(journal.entries == ["stop"])
    }

    @Test
    func `goes back to what is being built if a step of it fails, which whoever builds it then gets`() async throws {
        let (container, builder) = try await building {
            try $0.get(FixedClock.self)
        } of: {
            Singleton { () -> FixedClock in
                halt.stopHere()
                return FixedClock(1)
            }.call { if $0.number == 2 { throw Broken() } }
        }
        #expect(throws: ResolutionError.self) { try container.set(FixedClock(2)) }
        halt.goOn()
        let built = await builder.value?.flatMap(\.self)
        #expect(built?.number == 1)
        #expect(try container.get(FixedClock.self) === built)
    }

    // MARK: What wraps it

    @Test(arguments: ["nothing", "a factory", "a factory of another container"])
    func `is wrapped from then on, and what was being built around the former goes to its own request, made once`(
        setter: String
    ) async throws {
        let made = Counter()
        let (container, builder) = try await building {
            try $0.get((any Clock).self).number
        } of: {
            Singleton { FixedClock(1) }.as((any Clock).self)
            Decorate((any Clock).self) { (inner: any Clock) -> Later in
                made.increment()
                halt.stopHere()
                return Later(inner)
            }
            Singleton { (container: Container) throws -> Plain in
                try container.set(FixedClock(2))
                return Plain()
            }
        }
        switch setter {
        case "nothing": try container.set(FixedClock(2))
        case "a factory": _ = try container.get(Plain.self)
        default:
            // What it builds first has the number of what the other one builds first.
            let other = Singleton { () throws -> Plain in
                try container.set(FixedClock(2))
                return Plain()
            }
            _ = try Container(Module("Other") { other }).get(Plain.self)
        }
        halt.goOn()
        #expect(await builder.value == 101)
        #expect(made.count == 1)
        #expect(try container.get((any Clock).self).number == 102)
    }

    @Test
    func `by a decorator's own factory does not make it again and again`() async {
        let made = Counter()
        await withItself { itself in
            Singleton { FixedClock(1) }.as((any Clock).self)
            Decorate((any Clock).self) { (inner: any Clock) throws -> Later in
                made.increment()
                try itself().set(FixedClock(made.count))
                return Later(inner)
            }
        } run: { container in
            _ = try container.get((any Clock).self)
            #expect(made.count == 1)
        }
    }

    @Test
    func `a former object is let go, and so is what wrapped it; at most the first is kept`() throws {
        struct Weak {
            weak var clock: FixedClock?
            weak var wrapper: Later?
        }
        let container = try Container(
            Module("App") {
                Singleton { FixedClock(0) }.as((any Clock).self)
                Decorate((any Clock).self) { (inner: any Clock) in Later(inner) }
            })
        let formers = try (1...6).map { number in
            let clock = FixedClock(number)
            try container.set(clock)
            #expect(try container.get(FixedClock.self) === clock)
            let wrapper = try #require(try container.get((any Clock).self) as? Later)
            #expect(wrapper.inner === clock)
            return Weak(clock: clock, wrapper: wrapper)
        }
        #expect(formers.dropFirst().dropLast().allSatisfy { $0.clock == nil && $0.wrapper == nil })
        #expect(formers.last?.clock != nil)
    }

    @Test
    func `has a wrapper that has to be awaited be so, where its user awaits something else meanwhile`() async {
        await withItself { _ in
            Singleton { FixedClock(1) }.as((any Clock).self)
            Prototype({ () async in Stamp() })
            Decorate((any Clock).self) { (inner: any Clock, _: Stamp) in Later(inner) }
            Singleton({ () async -> Nest in
                await halt.stop()
                return Nest()
            })
            Singleton({ (clock: any Clock, _: Nest) async in Cache(clock: clock) })
        } run: { container in
            _ = try await container.get(async: (any Clock).self)
            let user = Task { try await container.get(async: Cache.self) }
            await halt.reached()
            try container.set(FixedClock(2))
            halt.goOn()
            // It may have got its argument before.
            #expect(try await [101, 102].contains(user.value.clock.number))
            #expect(try await container.get(async: (any Clock).self).number == 102)
        }
    }
}
