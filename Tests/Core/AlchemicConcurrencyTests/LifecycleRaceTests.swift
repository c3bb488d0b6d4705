import Alchemic
import TestSupport
import Testing

@Suite("An object that starts or runs while something else happens to it")
struct LifecycleRaceTests {
    private let journal = Journal()
    private let halt = Halt()
    /// The usual limit may pass where a sanitizer and other work leave the test little of the machine.
    private let limit = Duration.seconds(600)

    @Test
    func `is stopped after its start, where a scope starts it and its container stops`() async throws {
        let container = try Container(
            Module("App") {
                Singleton { Plain() }.eager().onStart(within: limit) { _ in
                    await halt.stop()
                    journal.note("start")
                }.onStop { _ in journal.note("stop") }
                Scoped("scope") { Chicken() }
            })
        let scope = try container.scope("scope")
        let start = Task { try await scope.start() }
        await halt.reached()
        let stop = Task { try await container.stop() }
        await letOthersGoOn()
        halt.goOn()
        _ = await stop.result
        _ = await start.result
        #expect(journal.entries == ["start", "stop"])
    }

    @Test
    func
        `an object that starts or runs while something else happens to it is stopped after its start, where it is purged`()
        async throws
    {
        let container = try Container(
            Module("App") {
                Singleton { Plain() }.eager().evictable().onStart(within: limit) { _ in
                    await halt.stop()
                    journal.note("start")
                }.onStop { _ in journal.note("stop") }
            })
        let start = Task { try await container.start() }
        await halt.reached()
        try await container.purge()
        halt.goOn()
        _ = await start.result
        try await container.stop()
        #expect(journal.entries == ["start", "stop"])
    }

    @Test
    func `lets those go on who wait for its start, where it is purged, and built and started again, meanwhile`()
        async throws
    {
        await expectEnd {
            let container = try Container(
                Module("App") {
                    Singleton { Chicken() }.eager().evictable().onStart(within: limit) { _ in
                        journal.note("start \(journal.count)")
                        await halt.stop()
                    }
                })
            let children = try (0..<2).map { _ in
                try Container(
                    Module("Child") { Singleton { (chicken: Chicken) in Egg(chicken) }.eager() }, parent: container)
            }
            async let start: Void = container.start()
            await journal.wait(for: "start 0")
            async let waiting: Void = children[0].start()
            await letOthersGoOn()
            try await container.purge()
            async let again: Void = children[1].start()
            await journal.wait(for: "start 1")
            halt.goOn()
            try await start
            try await waiting
            try await again
        }
        #expect(journal.entries == ["start 0", "start 1"])
    }

    /// The start stops the child as well, even if its own task overrides the child.
    @Test(arguments: [false, true])
    func `of a child is stopped before what it needs, where a start of its container ends meanwhile`(
        isOverridden: Bool
    ) async throws {
        let started = Halt()
        let container = try Container(
            Module("App") {
                Singleton { Chicken() }.onStop { _ in journal.note("stop chicken") }
                Singleton { Plain() }.eager().onStart(within: limit) { _ in await started.stop() }
            })
        let child = try Container(
            Module("Child") {
                Value("real")
                Singleton { (chicken: Chicken) in Egg(chicken) }.onStop(within: limit) { _ in
                    await halt.stop()
                    journal.note("stop egg")
                }
            }, parent: container)
        _ = try child.get(Egg.self)
        let start = Task {
            guard isOverridden else { return try await container.start() }
            try await child.withOverrides {
                Value("stand-in")
            } operation: {
                try await container.start()
            }
        }
        await started.reached()
        let stop = Task { try await container.stop() }
        await halt.reached()
        started.goOn()
        await letOthersGoOn()
        #expect(journal.entries == [])
        halt.goOn()
        _ = await start.result
        _ = await stop.result
        #expect(journal.entries == ["stop egg", "stop chicken"])
    }

    @Test
    func `is waited for by a stop, where a purge took it off the list before it was started`() async throws {
        let (starting, stopping, purging, calling) = (Halt(), Halt(), Halt(), Halt())
        let box = Variable<Container?>(nil)
        let container = try Container(
            Module("App") {
                Singleton { Chicken() }.onStop { _ in journal.note("stop chicken") }
                Singleton { (chicken: Chicken) in Egg(chicken) }.eager().evictable()
                    .onStart(within: limit) { _ in await starting.stop() }
                    .onStop(within: limit) { _ in
                        await stopping.stop()
                        journal.note("stop egg")
                    }
                // Declared after the egg: the purge stops it first.
                Singleton { 1 }.evictable().onStop(within: limit) { _ in await purging.stop() }
                Singleton { Plain() }.eager().onStart(within: limit) { _ in
                    await calling.stop()
                    try await box.value?.stop()
                }
            })
        box.value = container
        defer { box.value = nil }
        _ = try container.get(Int.self)
        let start = Task { try await container.start() }
        await starting.reached()
        await calling.reached()
        let purge = Task { try await container.purge() }
        await purging.reached()
        // The egg is listed again, by its start.
        starting.goOn()
        await stopping.reached()
        purging.goOn()
        try await purge.value
        calling.goOn()
        while !container.isEnded { await Task.yield() }
        await letOthersGoOn()
        #expect(journal.entries == [])
        stopping.goOn()
        _ = await start.result
        #expect(journal.entries == ["stop egg", "stop chicken"])
    }

    @Test
    func `refuses to wait for the start that stops it, where the container ends as that start succeeds`() async throws {
        let (box, errors) = (Variable<Container?>(nil), Variable<[String]>([]))
        let container = try Container(
            Module("App") {
                Singleton { Plain() }.eager().onStop(within: limit) { _ in
                    do { try await box.value?.stop() } catch { errors.append("\(error)") }
                    do { try await box.value?.start() } catch { errors.append("\(error)") }
                }
            }
        ) { event in
            // The last code of users before the start looks whether the container has ended.
            guard event.kind == .started, let container = box.value else { return }
            Task { @MainActor in try? await container.stop() }
            while !container.isEnded {}
        }
        box.value = container
        defer { box.value = nil }
        await expectEnd { try? await container.start() }
        #expect(errors.value.count == 2)
        #expect(errors.value.allSatisfy { $0.contains("[circular-wait]") })
    }

    @Test
    func `of a child is stopped before what it needs, where its container stops as the child starts`() async throws {
        let container = try Container(
            Module("App") { Singleton { Chicken() }.onStop { _ in journal.note("stop chicken") } })
        let child = try Container(
            Module("Child") {
                Singleton { (chicken: Chicken) in Egg(chicken) }.eager().onStart(within: limit) { _ in
                    await halt.stop()
                    journal.note("start egg")
                }.onStop { _ in journal.note("stop egg") }
            }, parent: container)
        let start = Task { try await child.start() }
        await halt.reached()
        let stop = Task {
            try await container.stop()
            journal.note("stopped")
        }
        await letOthersGoOn()
        halt.goOn()
        _ = await start.result
        _ = await stop.result
        #expect(journal.entries == ["start egg", "stop egg", "stop chicken", "stopped"])
    }

    @Test(arguments: [false, true])
    func `of a scope of a child is stopped in order, also when nothing else keeps the child`(isGone: Bool) async throws
    {
        let scope = try Container(Module("App") { Scoped("scope") { Plain() } }).scope("scope")
        var child: Container? = try Container(
            Module("Child") {
                Scoped("scope") { Chicken() }.onStop { _ in journal.note("chicken") }
                Scoped("scope") { (chicken: Lazy<Chicken>) in [chicken] }.onStop { _ in journal.note("coop") }
            }, parent: scope)
        let inner = try #require(try child?.scope("scope"))
        _ = try inner.get([Lazy<Chicken>].self)[0].get()
        if isGone { child = nil }
        try await scope.stop()
        #expect(journal.entries == ["coop", "chicken"])
        withExtendedLifetime((child, inner)) {}
    }
}
