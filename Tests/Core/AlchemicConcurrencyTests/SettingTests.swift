import Alchemic
import TestSupport
import Testing

private final class Rates: Sendable, Startable, Stoppable {
    let journal: Journal?
    init(_ journal: Journal? = nil) { self.journal = journal }
    func start() async throws { journal?.note("start") }
    func stop() async throws { journal?.note("stop") }
}

private final class Plain: Sendable, Stoppable {
    let name: String
    let journal: Journal
    let stopped: Gate?
    init(_ name: String, _ journal: Journal, _ stopped: Gate? = nil) {
        self.name = name
        self.journal = journal
        self.stopped = stopped
    }
    func stop() async throws {
        journal.note("stop \(name)")
        stopped?.open()
    }
}

private final class Chicken: @unchecked Sendable {
    let name: String
    weak var egg: Egg?
    init(_ name: String) { self.name = name }
}

private final class Egg: Sendable {
    let chicken: Chicken
    init(_ chicken: Chicken) { self.chicken = chicken }
}

private protocol Clock: AnyObject, Sendable {
    var now: Int { get }
}

private final class FixedClock: Clock {
    let now: Int
    init(_ now: Int) { self.now = now }
}

private final class Later: Clock {
    let inner: any Clock
    var now: Int { inner.now + 100 }
    init(_ inner: any Clock) { self.inner = inner }
}

private struct Stamp: Sendable {}

private final class ClockUser: Sendable {
    let clock: any Clock
    init(_ clock: any Clock) { self.clock = clock }
}

private final class Nest: Sendable {
    let egg: Egg
    init(_ egg: Egg) { self.egg = egg }
}

@Suite("What is set while the object is being built")
struct SettingTests {
    @Test("wins: whoever builds it gets it too, and nobody waits for the other")
    func wins() async throws {
        let begun = Gate()
        let goOn = Gate()
        let container = try Container(
            Module("App") {
                Singleton { () -> Chicken in
                    begun.open()
                    goOn.passHere()
                    return Chicken("built")
                }
            })
        let builder = OnThread { try? container.get(Chicken.self) }
        await begun.pass()
        let other = OnThread { try? container.get(Chicken.self) }
        let set = Chicken("set")
        try container.set(set)
        #expect(try container.get(Chicken.self) === set)
        let found = await other.value
        #expect(found == set)
        goOn.open()
        let built = await builder.value
        #expect(built == set)
        #expect(try container.get(Chicken.self) === set)
    }

    @Test("wins where it is awaited")
    func awaited() async throws {
        let begun = Gate()
        let goOn = Gate()
        let container = try Container(
            Module("App") {
                Singleton({ () async -> Chicken in
                    begun.open()
                    await goOn.pass()
                    return Chicken("built")
                })
            })
        let builder = Task { try await container.get(async: Chicken.self) }
        await begun.pass()
        let set = Chicken("set")
        try container.set(set)
        #expect(try await container.get(async: Chicken.self) === set)
        goOn.open()
        #expect(try await builder.value === set)
        #expect(try container.get(Chicken.self) === set)
    }

    @Test(
        "is what members of its cycle get that have not taken the other",
        arguments: ["factory", "other factory", "step"])
    func circle(moment: String) async throws {
        for first in ["chicken", "egg"] {
            let begun = Gate()
            let goOn = Gate()
            let pause = { @Sendable (here: String) in
                guard here == moment else { return }
                begun.open()
                goOn.passHere()
            }
            let container = try Container(
                Module("App") {
                    Singleton { () -> Chicken in
                        pause("factory")
                        return Chicken("built")
                    }.inject(\.egg).call { _ in pause("step") }
                    Singleton { (chicken: Chicken) -> Egg in
                        pause("other factory")
                        return Egg(chicken)
                    }
                })
            let builder = OnThread { () -> Chicken? in
                first == "chicken"
                    ? try? container.get(Chicken.self) : (try? container.get(Egg.self))?.chicken
            }
            await begun.pass()
            let set = Chicken("set")
            // Its own injection point waits for the egg, which waits for what is under way.
            let setting = OnThread { try? container.set(set) }
            while (try? container.isBuilt(Chicken.self)) != true { await Task.yield() }
            goOn.open()
            let built = await builder.value
            _ = await setting.value
            let egg = try container.get(Egg.self)
            // Later, the egg has taken the one that was built, and keeps it.
            #expect(egg.chicken.name == (moment == "factory" ? "set" : "built"), "\(first), \(moment)")
            #expect(built == (first == "chicken" ? set : egg.chicken), "\(first), \(moment)")
            #expect(try container.get(Chicken.self) === set)
            #expect(set.egg === egg, "\(first), \(moment)")
        }
    }

    @Test("leaves the other to be stopped if it only stops, once, and is not stopped itself")
    func loserStops() async throws {
        let journal = Journal()
        let begun = Gate()
        let goOn = Gate()
        let stopped = Gate()
        let container = try Container(
            Module("App") {
                Singleton { Plain("built", journal, stopped) }.call { plain in
                    guard plain.name == "built" else { return }
                    begun.open()
                    goOn.passHere()
                }
            })
        let builder = OnThread { try? container.get(Plain.self) }
        await begun.pass()
        try container.set(Plain("set", journal))
        goOn.open()
        #expect(await builder.value??.name == "set")
        await stopped.pass()
        try await container.stop()
        #expect(journal.entries == ["stop built"])
    }

    @Test("leaves the other alone if nothing has started it")
    func loserIsNotStarted() async throws {
        let journal = Journal()
        let begun = Gate()
        let goOn = Gate()
        let container = try Container(
            Module("App") {
                Singleton { () -> Rates in
                    begun.open()
                    goOn.passHere()
                    return Rates(journal)
                }
            })
        let builder = OnThread { try? container.get(Rates.self) }
        await begun.pass()
        try container.set(Rates())
        goOn.open()
        _ = await builder.value
        try await container.start()
        try await container.stop()
        #expect(journal.entries == [])
    }

    @Test("is what a decorator wraps that was being built around the former")
    func wrapper() async throws {
        let begun = Gate()
        let goOn = Gate()
        let container = try Container(
            Module("App") {
                Singleton { FixedClock(1) }.as((any Clock).self)
                Decorate((any Clock).self) { (inner: any Clock) -> Later in
                    begun.open()
                    goOn.passHere()
                    return Later(inner)
                }
            })
        let builder = OnThread { (try? container.get((any Clock).self))?.now }
        await begun.pass()
        try container.set(FixedClock(2))
        goOn.open()
        #expect(await builder.value == 102)
        #expect(try container.get((any Clock).self).now == 102)
    }

    @Test("by a decorator's own factory does not make it again and again")
    func wrapperThatSets() async {
        let hasEnded = await ends {
            let itself = Variable<Container?>(nil)
            let made = Counter()
            let container = try Container(
                Module("App") {
                    Singleton { FixedClock(1) }.as((any Clock).self)
                    Decorate((any Clock).self) { (inner: any Clock) throws -> Later in
                        made.increment()
                        try itself.withLock { $0 }?.set(FixedClock(made.count))
                        return Later(inner)
                    }
                })
            itself.withLock { $0 = container }
            _ = try container.get((any Clock).self)
            #expect(made.count == 1)
            itself.withLock { $0 = nil }
        }
        #expect(hasEnded)
    }

    @Test("a former object is let go, and so is what wrapped it; at most the first is kept")
    func formerIsLetGo() throws {
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
            return (Weak(clock), Weak(wrapper))
        }
        #expect(formers.dropFirst().dropLast().allSatisfy { $0.0.object == nil && $0.1.object == nil })
        #expect(formers.last?.0.object != nil)
    }

    @Test("has a wrapper that has to be awaited be so, where its user awaits something else meanwhile")
    func awaitedWrapper() async {
        let hasEnded = await ends {
            let (begun, goOn) = (Gate(), Gate())
            let container = try Container(
                Module("m") {
                    Singleton { FixedClock(1) }.as((any Clock).self)
                    Prototype({ () async in Stamp() })
                    Decorate((any Clock).self) { (inner: any Clock, _: Stamp) in Later(inner) }
                    Singleton({ () async -> Nest in
                        begun.open()
                        await goOn.pass()
                        return Nest(Egg(Chicken("any")))
                    })
                    Singleton({ (clock: any Clock, _: Nest) async in ClockUser(clock) })
                })
            _ = try await container.get(async: (any Clock).self)
            let user = Task { try await container.get(async: ClockUser.self) }
            await begun.pass()
            try container.set(FixedClock(2))
            goOn.open()
            // It may have got its argument before.
            let now = try await user.value.clock.now
            #expect(now == 101 || now == 102)
            #expect(try await container.get(async: (any Clock).self).now == 102)
        }
        #expect(hasEnded)
    }
}

private struct Weak<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
}

private func == (found: Chicken??, expected: Chicken) -> Bool { found.flatMap(\.self) === expected }
