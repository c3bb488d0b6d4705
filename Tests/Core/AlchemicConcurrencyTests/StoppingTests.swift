import Alchemic
import TestSupport
import Testing

private struct Refused: Error {}

private final class Pump: Sendable, Startable, Stoppable {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func start() async throws { journal.note("start") }
    func stop() async throws { journal.note("stop") }
}

private protocol Flowing: AnyObject, Sendable {}
extension Pump: Flowing {}

private final class Valve: Sendable, Stoppable, Flowing {
    let name: String
    let journal: Journal
    init(_ journal: Journal, _ name: String = "valve") {
        self.journal = journal
        self.name = name
    }
    func stop() async throws { journal.note("stop \(name)") }
}

private final class Plain: Sendable {}
private final class Panel {
    var plain: Plain?
}

private final class Host: Sendable {
    let guest = Variable<Guest?>(nil)
}

private final class Guest: Sendable, Stoppable {
    let host: Host
    init(_ host: Host) { self.host = host }
    func stop() async throws {}
}

@Suite("A stop")
struct StoppingTests {
    private let journal = Journal()

    @Test("that comes while another one goes on waits for it, and throws what that throws", arguments: [false, true])
    func second(inScope: Bool) async throws {
        let begun = Gate()
        let goOn = Gate()
        let action = { @Sendable (_: Plain) async throws in
            begun.open()
            await goOn.pass()
            journal.note("stopped")
            throw Refused()
        }
        let container = try Container(
            Module("App") {
                // The usual limit may pass where a sanitizer and other work leave the test little of the machine.
                Singleton { Plain() }.named("singleton").onStop(within: .seconds(600), action)
                Scoped("scope") { Plain() }.named("scoped").onStop(within: .seconds(600), action)
            })
        let target = inScope ? try container.scope("scope") : container
        _ = try target.get(Plain.self, .named(inScope ? "scoped" : "singleton"))
        let stop = { @Sendable (number: Int) async -> Int in
            defer { journal.note("return") }
            do throws(StopError) {
                try await target.stop()
                return 0
            } catch { return error.failures.count }
        }
        let first = Task { await stop(1) }
        await begun.pass()
        let second = Task { await stop(2) }
        let third = Task { await stop(3) }
        third.cancel()
        for _ in 0..<500 { await Task.yield() }
        goOn.open()
        #expect(await first.value == 1)
        #expect(await second.value == 1)
        #expect(await third.value == 1)
        #expect(journal.entries == ["stopped", "return", "return", "return"])
        #expect(await stop(4) == 0)
    }

    @Test("of a container waits for that of its scope which somebody else has begun")
    func scopeBegunBefore() async throws {
        let begun = Gate()
        let goOn = Gate()
        let container = try Container(
            Module("App") {
                Scoped("scope") { Plain() }.onStop(within: .seconds(600)) { _ in
                    begun.open()
                    await goOn.pass()
                    journal.note("scope")
                }
                Singleton { Valve(journal) }
            })
        _ = try container.get(Valve.self)
        let scope = try container.scope("scope")
        _ = try scope.get(Plain.self)
        let first = Task { try await scope.stop() }
        await begun.pass()
        let second = Task { try await container.stop() }
        for _ in 0..<500 { await Task.yield() }
        goOn.open()
        try await first.value
        try await second.value
        #expect(journal.entries == ["scope", "stop valve"])
    }

    // MARK: Requests

    /// Every way to ask that does not answer that the container has ended.
    private func answers(of container: Container) async -> [String] {
        func answers(_ name: String, _ body: () throws -> Void) -> [String] {
            do { try body() } catch let error as ResolutionError where error.id == .ended { return [] } catch {
                return ["\(name): \(error)"]
            }
            return [name]
        }
        var all: [String] = []
        all += answers("get") { _ = try container.get(Plain.self) }
        all += answers("value") { _ = try container.get(Int.self) }
        all += answers("prototype") { _ = try container.get(Panel.self) }
        all += answers("query") { _ = try container.get(Plain.self, .auto) }
        all += answers("list") { _ = try container.all(of: Plain.self) }
        all += answers("optional") { _ = try container.getIfDeclared(Plain.self) }
        all += answers("with") { try container.with(Plain.self) { _ in } }
        all += answers("handle") { _ = try container.handle(for: Plain.self) }
        all += answers("isBuilt") { _ = try container.isBuilt(Plain.self) }
        all += answers("set") { try container.set("text") }
        all += answers("inject") { try container.inject(into: Panel()) }
        all += answers("invoke") { _ = try container.invoke(Panel.self) }
        all += answers("scope") { _ = try container.scope("scope") }
        do {
            _ = try await container.get(async: Plain.self)
            all.append("awaited")
        } catch {
            if error.id != .ended { all.append("awaited: \(error)") }
        }
        do {
            try await container.start()
            all.append("start")
        } catch {
            if (error as? ResolutionError)?.id != .ended { all.append("start: \(error)") }
        }
        return all
    }

    @Test("turns every request away from the moment it begins, in all that ends with it")
    func requests() async throws {
        for name in ["singleton", "scope", "child"] {
            let begun = Gate()
            let goOn = Gate()
            let action = { @Sendable (_: String) async in
                begun.open()
                await goOn.pass()
            }
            let container = try Container(
                Module("App") {
                    Value(1)
                    Singleton { Plain() }
                    Prototype { Panel() }.inject(\.plain)
                    External(String.self)
                    if name == "singleton" { Singleton { "singleton" }.named("stops").onStop(action) }
                    if name == "scope" { Scoped("scope") { "scope" }.named("stops").onStop(action) }
                    Scoped("scope") { 1.0 }
                })
            let child = try Container(
                Module("Child") {
                    if name == "child" { Singleton { "child" }.named("stops").onStop(action) }
                }, parent: container)
            let scope = try container.scope("scope")
            _ = try container.get(Plain.self)
            let stopping = name == "singleton" ? container : name == "scope" ? scope : child
            _ = try stopping.get(String.self, .named("stops"))
            let stop = Task { try await container.stop() }
            await begun.pass()
            for (words, target) in [("container", container), ("scope", scope), ("child", child)] {
                let answers = await answers(of: target)
                #expect(answers == [], "\(words), while the \(name) stops")
            }
            goOn.open()
            try await stop.value
            for target in [container, scope, child] { #expect(await answers(of: target) == []) }
        }
    }

    @Test("answers the objects that are being stopped, until they are")
    func ownRequests() async throws {
        let itself = Variable<Container?>(nil)
        let later = Variable<Task<Void, any Error>?>(nil)
        let over = Gate()
        let container = try Container(
            Module("App") {
                Value(1)
                Singleton { Plain() }
                Prototype { Panel() }.inject(\.plain)
                Singleton { Valve(journal, "built on the way") }.named("late")
                Singleton { (provider: Provider<Plain>) in [provider] }.onStop { providers in
                    let container = try #require(itself.withLock { $0 })
                    let plain = try container.get(Plain.self)
                    #expect(try providers[0].get() === plain)
                    #expect(try container.get(Plain.self, .auto) === plain)
                    #expect(try await container.get(async: Plain.self) === plain)
                    #expect(try container.get(Panel.self).plain === plain)
                    #expect(try container.get(Int.self) == 1)
                    _ = try container.get(Valve.self)
                    journal.note("asked")
                    later.withLock { task in
                        task = Task {
                            await over.pass()
                            _ = try container.get(Plain.self)
                        }
                    }
                }
                Scoped("scope") { 1.0 }.onStop { _ in
                    let container = try #require(itself.withLock { $0 })
                    _ = try container.get(Plain.self)
                    journal.note("asked from a scope")
                }
            })
        itself.withLock { $0 = container }
        defer { itself.withLock { $0 = nil } }
        _ = try container.get([Provider<Plain>].self)
        _ = try container.get(Plain.self)
        let scope = try container.scope("scope")
        _ = try scope.get(Double.self)
        try await container.stop()
        #expect(journal.entries == ["asked from a scope", "asked", "stop built on the way"])
        over.open()
        let task = later.withLock { $0 }
        let error = await #expect(throws: ResolutionError.self) { try await task?.value }
        #expect(error?.id == .ended)
    }

    // MARK: Who is stopped

    @Test("comes once to an object that several definitions hand out")
    func handedOutTwice() async throws {
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

    @Test("leaves a scope behind that a step opens for what waits for its own object", .timeLimit(.minutes(1)))
    func scopeOfCycle() async throws {
        let container = try Container(
            Module("App") {
                Singleton(Host.init).call { (host: Host, container: Container) in
                    let scope = try container.scope("visit")
                    let guest = try scope.get(Guest.self)
                    host.guest.withLock { $0 = guest }
                }
                Scoped("visit", Guest.init(_:))
            })
        let error = #expect(throws: ResolutionError.self) { try container.get(Host.self) }
        #expect(error?.id == .circularConstruction)
        try await container.stop()
    }

    @Test("comes to an object that lies where one lay whose scope was let go of without a stop")
    func whereAnotherLay() async throws {
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

    @Test("does not come to what was set, whoever hands it out, nor does a start")
    func set() async throws {
        let container = try Container(
            Module("App") {
                External(Pump.self).named("pump").primary()
                Singleton { Valve(journal, "replaced") }
                Decorate((any Flowing).self) { (inner: any Flowing) in inner }
                Singleton { (pump: Pump) in [pump] }.eager()
                Singleton({ (pump: Pump) in pump }, .named("pump")).named("again").eager().onStop {
                    $0.journal.note("stop again")
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

    @Test("comes to what only stops, and to what has been started; not to what nothing has started")
    func neverStarted() async throws {
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

    @Test("comes in a purge, too, only to what has been started or only stops")
    func purge() async throws {
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
