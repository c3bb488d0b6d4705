import Alchemic
import TestSupport
import Testing

@Suite("A stop")
struct StoppingTests {
    private let journal = Journal()
    private let halt = Halt()
    /// The usual limit may pass where a sanitizer and other work leave the test little of the machine.
    private let limit = Duration.seconds(600)

    @Test(arguments: [false, true])
    func `that comes while another one goes on waits for it, and throws what that throws`(inScope: Bool) async throws {
        let action = { @Sendable (_: Plain) async throws in
            await halt.stop()
            journal.note("stopped")
            throw Broken()
        }
        let container = try Container(
            Module("App") {
                Singleton { Plain() }.named("singleton").onStop(within: limit, action)
                Scoped("scope") { Plain() }.named("scoped").onStop(within: limit, action)
            })
        let target = inScope ? try container.scope("scope") : container
        _ = try target.get(Plain.self, .named(inScope ? "scoped" : "singleton"))
        let calls = Counter()
        let stop = { @Sendable () async -> Int in
            calls.increment()
            let error = await Result { try await target.stop() }.error as? StopError
            journal.note("return")
            return error?.failures.count ?? 0
        }
        let first = Task { await stop() }
        await halt.reached()
        let others = [Task { await stop() }, Task { await stop() }]
        others[1].cancel()
        // A stop that is called when the first is over does nothing.
        while calls.count < 3 { await Task.yield() }
        for _ in 0..<500 { await Task.yield() }
        halt.goOn()
        for task in [first] + others { #expect(await task.value == 1) }
        #expect(journal.entries == ["stopped", "return", "return", "return"])
        #expect(await stop() == 0)
    }

    @Test
    func `of a container waits for that of its scope which somebody else has begun`() async throws {
        let container = try Container(
            Module("App") {
                Scoped("scope") { Plain() }.onStop(within: limit) { _ in
                    await halt.stop()
                    journal.note("scope")
                }
                Singleton { Valve(journal) }
            })
        _ = try container.get(Valve.self)
        let scope = try container.scope("scope")
        _ = try scope.get(Plain.self)
        let first = Task { try await scope.stop() }
        await halt.reached()
        let second = Task { try await container.stop() }
        for _ in 0..<500 { await Task.yield() }
        halt.goOn()
        try await first.value
        try await second.value
        #expect(journal.entries == ["scope", "stop valve"])
    }

    // MARK: Requests

    @Test(
        arguments: ["singleton", "scope", "child"])
    func `a stop turns every request away from the moment it begins, in all that ends with it`(name: String)
        async throws
    {
        let action = { @Sendable (_: String) async in await halt.stop() }
        let container = try Container(
            Module("App") {
                Value(1)
                Singleton { Chicken() }
                Singleton { (chicken: Chicken) in Egg(chicken) }
                Prototype { Panel() }.inject(\.chicken)
                External(String.self)
                if name == "singleton" { Singleton { "singleton" }.named("stops").onStop(within: limit, action) }
                if name == "scope" { Scoped("scope") { "scope" }.named("stops").onStop(within: limit, action) }
                Scoped("scope") { 1.0 }
            })
        let child = try Container(
            Module("Child") {
                if name == "child" { Singleton { "child" }.named("stops").onStop(within: limit, action) }
            }, parent: container)
        let scope = try container.scope("scope")
        _ = try container.get(Chicken.self)
        let all = ["singleton": container, "scope": scope, "child": child]
        _ = try all[name]?.get(String.self, .named("stops"))
        let stop = Task { try await container.stop() }
        await halt.reached()
        for isOver in [false, true] {
            for (words, target) in all {
                var outcomes = await target.outcomes()
                outcomes["start"] = await Result { try await target.start() }.error?.reason
                #expect(outcomes.filter { $0.value != .ended }.isEmpty, "\(words), while the \(name) stops: \(isOver)")
            }
            halt.goOn()
            try await stop.value
        }
    }

    @Test
    func `a stop answers the objects that are being stopped, until they are`() async {
        let later = Variable<Task<Void, any Error>?>()
        let over = Gate()
        await withItself { itself in
            Value(1)
            Singleton { Chicken() }
            Prototype { Panel() }.inject(\.chicken)
            Singleton { Valve(journal, "built on the way") }
            Singleton { (provider: Provider<Chicken>) in [provider] }.onStop { providers in
                let container = try itself()
                let chicken = try container.get(Chicken.self)
                #expect(try providers[0].get() === chicken)
                #expect(try container.get(Chicken.self, .auto) === chicken)
                #expect(try await container.get(async: Chicken.self) === chicken)
                #expect(try container.get(Panel.self).chicken === chicken)
                #expect(try container.get(Int.self) == 1)
                _ = try container.get(Valve.self)
                journal.note("asked")
                later.value = Task {
                    await over.pass()
                    _ = try container.get(Chicken.self)
                }
            }
            Scoped("scope") { 1.0 }.onStop { _ in
                _ = try itself().get(Chicken.self)
                journal.note("asked from a scope")
            }
        } run: { container in
            _ = try container.get([Provider<Chicken>].self)
            _ = try container.get(Chicken.self)
            let scope = try container.scope("scope")
            _ = try scope.get(Double.self)
            try await container.stop()
            #expect(journal.entries == ["asked from a scope", "asked", "stop built on the way"])
            over.open()
            #expect(await later.value?.result.error?.reason == .ended)
        }
    }

    // MARK: Who is stopped

    @Test
    func `a stop comes once to an object that several definitions hand out`() async throws {
        let container = try Container(
            Module("App") {
                Singleton { Pump(journal) }.named("pump").eager().primary()
                Decorate((any Flowing).self) { (inner: any Flowing) in inner }
                Singleton { (pump: Pump) in [pump] as [any Flowing] }
                Singleton({ (pump: Pump) in pump }, .named("pump")).named("again").eager()
                Scoped("scope", { (pump: Pump) in pump }, .named("pump")).named("in scope")
            })
        let child = try Container(
            Module("Child") { Singleton({ (pump: Pump) in pump }, .named("pump")).named("in child") }, parent: container
        )
        _ = try container.get((any Flowing).self, .named("pump"))
        try await container.start()
        let scope = try container.scope("scope")
        _ = try scope.get(Pump.self, .named("in scope"))
        _ = try child.get(Pump.self, .named("in child"))
        try await scope.stop()
        try await child.stop()
        #expect(journal.entries == ["start"])
        try await container.stop()
        #expect(journal.entries == ["start", "stop"])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a stop leaves a scope behind that a step opens for what waits for its own object`() async throws {
        let container = try Container(
            Module("App") {
                Singleton { Chicken() }.call { (_: Chicken, container: Container) in
                    _ = try container.scope("visit").get(Egg.self)
                }
                Scoped("visit") { (chicken: Chicken) in Egg(chicken) }.onStop { _ in }
            })
        #expect(failure(of: try container.get(Chicken.self))?.id == .circularConstruction)
        try await container.stop()
    }

    @Test
    func `a stop comes to an object that lies where one lay whose scope was let go of without a stop`() async throws {
        let journal = journal
        let container = try Container(Module("App") { Scoped("scope") { Valve(journal) } })
        var between: [Plain] = []
        for round in 0..<200 {
            _ = try container.scope("scope").get(Valve.self)
            let scope = try container.scope("scope")
            // Where the next one comes to lie is up to the allocator.
            if round % 3 == 1 { between.append(Plain()) }
            if round % 7 == 1 { between = [] }
            _ = try scope.get(Valve.self)
            try await scope.stop()
        }
        #expect(journal.entries.count == 200)
    }

    @Test
    func `a stop does not come to what was set, whoever hands it out, nor does a start`() async throws {
        let container = try Container(
            Module("App") {
                External(Pump.self).named("pump").primary()
                Singleton { Valve(journal, "replaced") }
                Decorate((any Flowing).self) { (inner: any Flowing) in inner }
                Singleton { (pump: Pump) in [pump] }.eager()
                Singleton({ (pump: Pump) in pump }, .named("pump")).named("again").eager().onStop { _ in
                    journal.note("stop again")
                }
            })
        try container.set(Pump(journal), .named("pump"))
        try container.set(Valve(journal, "set"))
        _ = try container.get((any Flowing).self, .type(Valve.self))
        _ = try container.get(Pump.self, .named("again"))
        try await container.start()
        try await container.stop()
        #expect(journal.entries == [])
    }

    @Test
    func `a stop comes to what only stops, and to what has been started; not to what nothing has started`() async throws
    {
        let container = try Container(
            Module("App") {
                Singleton { Pump(journal) }
                Singleton { Plain() }.onStart { _ in journal.note("start") }.onStop { _ in journal.note("stop") }
                Singleton { Valve(journal) }
                Scoped("scope") { Pump(journal) }.named("scoped")
            })
        let scope = try container.scope("scope")
        _ = try scope.get(Pump.self, .named("scoped"))
        _ = try container.get(Pump.self)
        _ = try container.get(Plain.self)
        _ = try container.get(Valve.self)
        try await scope.stop()
        try await container.stop()
        #expect(journal.entries == ["stop valve"])
    }

    @Test
    func `a stop comes in a purge, too, only to what has been started or only stops`() async throws {
        let container = try Container(
            Module("App") {
                Singleton { Pump(journal) }.evictable()
                Singleton { Valve(journal) }.evictable()
            })
        _ = try container.get(Pump.self)
        _ = try container.get(Valve.self)
        try await container.purge()
        #expect(journal.entries == ["stop valve"])
        _ = try container.get(Pump.self)
        try await container.start()
        try await container.purge()
        #expect(journal.entries == ["stop valve", "start", "stop"])
    }
}
