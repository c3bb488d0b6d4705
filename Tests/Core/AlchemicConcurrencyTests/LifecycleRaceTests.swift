import Alchemic
import TestSupport
import Testing

private final class Plain: Sendable {}

private final class Chicken: Sendable {}

private final class Egg: Sendable {
    let chicken: Chicken
    init(chicken: Chicken) { self.chicken = chicken }
}

private final class Coop: Sendable {
    let chicken: Lazy<Chicken>
    init(_ chicken: Lazy<Chicken>) { self.chicken = chicken }
}

@Suite("An object that starts or runs while something else happens to it")
struct LifecycleRaceTests {
    @Test("is stopped after its start, where a scope starts it and its container stops")
    func startedByScope() async throws {
        let journal = Journal()
        let (begun, goOn) = (Gate(), Gate())
        let container = try Container(
            Module("App") {
                Singleton { Plain() }.eager().onStart { _ in
                    begun.open()
                    await goOn.pass()
                    journal.note("start")
                }.onStop { _ in journal.note("stop") }
                Scoped("scope") { Chicken() }
            })
        let scope = try container.scope("scope")
        let start = Task { try await scope.start() }
        await begun.pass()
        let stop = Task { try await container.stop() }
        await letOthersGoOn()
        goOn.open()
        _ = await stop.result
        _ = await start.result
        #expect(journal.entries == ["start", "stop"])
    }

    @Test("is stopped after its start, where it is purged")
    func purged() async throws {
        let journal = Journal()
        let (begun, goOn) = (Gate(), Gate())
        let container = try Container(
            Module("App") {
                Singleton { Plain() }.eager().evictable().onStart { _ in
                    begun.open()
                    await goOn.pass()
                    journal.note("start")
                }.onStop { _ in journal.note("stop") }
            })
        let start = Task { try await container.start() }
        await begun.pass()
        try await container.purge()
        goOn.open()
        _ = await start.result
        try await container.stop()
        #expect(journal.entries == ["start", "stop"])
    }

    @Test("lets those go on who wait for its start, where it is purged, and built and started again, meanwhile")
    func purgedAndStartedAgain() async throws {
        let journal = Journal()
        let (first, second, goOn) = (Gate(), Gate(), Gate())
        let container = try Container(
            Module("App") {
                Singleton { Chicken() }.eager().evictable().onStart { _ in
                    (journal.count(of: "start") == 0 ? first : second).open()
                    journal.note("start")
                    await goOn.pass()
                }
            })
        let children = try (0..<2).map { _ in
            try Container(Module("Child") { Singleton(Egg.init(chicken:)).eager() }, parent: container)
        }
        let hasEnded = await ends {
            async let start: Void = container.start()
            await first.pass()
            async let waiting: Void = children[0].start()
            await letOthersGoOn()
            try await container.purge()
            async let again: Void = children[1].start()
            await second.pass()
            goOn.open()
            try await start
            try await waiting
            try await again
        }
        #expect(hasEnded)
        #expect(journal.count(of: "start") == 2)
    }

    @Test("goes on, where another definition that hands it out is set to something else")
    func handedOutTwice() async throws {
        let journal = Journal()
        let (begun, goOn) = (Gate(), Gate())
        let container = try Container(
            Module("App") {
                Singleton { Chicken() }.named("first").onStop { _ in journal.note("stop") }
                Singleton(
                    { (chicken: Chicken) in
                        begun.open()
                        goOn.passHere()
                        return chicken
                    }, .named("first")
                ).named("second").onStop { _ in journal.note("stop") }
            })
        let first = try container.get(Chicken.self, .named("first"))
        let builder = OnThread { try? container.get(Chicken.self, .named("second")) }
        await begun.pass()
        let set = Chicken()
        try container.set(set, .named("second"))
        goOn.open()
        #expect(await builder.value.flatMap(\.self) === set)
        // What is to stop soon does so in a task of its own.
        await letOthersGoOn()
        #expect(journal.entries == [])
        #expect(try container.get(Chicken.self, .named("first")) === first)
        try await container.stop()
        #expect(journal.entries == ["stop"])
    }

    @Test("of a child is stopped before what it needs, where a start of its container ends meanwhile")
    func startedParentStops() async throws {
        let journal = Journal()
        let (starting, started, stopping, goOn) = (Gate(), Gate(), Gate(), Gate())
        let container = try Container(
            Module("App") {
                Singleton { Chicken() }.onStop { _ in journal.note("stop chicken") }
                Singleton { Plain() }.eager().onStart { _ in
                    starting.open()
                    await started.pass()
                }
            })
        let child = try Container(
            Module("Child") {
                Singleton(Egg.init(chicken:)).onStop { _ in
                    stopping.open()
                    await goOn.pass()
                    journal.note("stop egg")
                }
            }, parent: container)
        _ = try child.get(Egg.self)
        let start = Task { try await container.start() }
        await starting.pass()
        let stop = Task { try await container.stop() }
        await stopping.pass()
        started.open()
        await letOthersGoOn()
        #expect(journal.entries == [])
        goOn.open()
        _ = await start.result
        _ = await stop.result
        #expect(journal.entries == ["stop egg", "stop chicken"])
    }

    @Test("of a child is stopped before what it needs, where its container stops as the child starts")
    func startedAsParentStops() async throws {
        let journal = Journal()
        let (begun, goOn) = (Gate(), Gate())
        let container = try Container(
            Module("App") { Singleton { Chicken() }.onStop { _ in journal.note("stop chicken") } })
        let child = try Container(
            Module("Child") {
                Singleton(Egg.init(chicken:)).eager().onStart { _ in
                    begun.open()
                    await goOn.pass()
                    journal.note("start egg")
                }.onStop { _ in journal.note("stop egg") }
            }, parent: container)
        let start = Task { try await child.start() }
        await begun.pass()
        let stop = Task {
            try await container.stop()
            journal.note("stopped")
        }
        await letOthersGoOn()
        goOn.open()
        _ = await start.result
        _ = await stop.result
        #expect(journal.entries == ["start egg", "stop egg", "stop chicken", "stopped"])
    }

    @Test("of a scope is stopped in order, also when the child that declares it has gone", arguments: [false, true])
    func declaredByChild(isGone: Bool) async throws {
        let journal = Journal()
        let scope = try Container(Module("App") { Scoped("scope") { Plain() } }).scope("scope")
        var child: Container? = try Container(
            Module("Child") {
                Scoped("scope") { Chicken() }.onStop { _ in journal.note("chicken") }
                Scoped("scope") { (chicken: Lazy<Chicken>) in Coop(chicken) }.onStop { _ in journal.note("coop") }
            }, parent: scope)
        _ = try child?.get(Coop.self).chicken.get()
        if isGone { child = nil }
        try await scope.stop()
        #expect(journal.entries == ["coop", "chicken"])
        withExtendedLifetime(child) {}
    }
}
