import Alchemic
import AlchemicMain
import TestSupport
import Testing

private final class Connection: Stoppable, Sendable {
    let journal: Journal
    init(journal: Journal) { self.journal = journal }
    func stop() async throws { journal.note("connection") }
}

private final class Server: Stoppable, Sendable {
    let connection: Connection
    init(connection: Connection) { self.connection = connection }
    func stop() async throws {
        connection.journal.note("server")
        throw Broken()
    }
}

private final class Handled: Sendable {}
private final class Listener: Startable, Sendable {
    func start() async throws {}
}

private final class Half: @unchecked Sendable { var other: Other? }
private final class Other: Sendable {
    unowned let half: Half
    init(_ half: Half) { self.half = half }
}
private class Base: @unchecked Sendable {}
private final class Derived: Base, @unchecked Sendable {}
private final class Failing: InjectionAware, Sendable {
    func didInjectDependencies() throws { throw Broken() }
}

@Suite("Stopping, and what happens on the way")
struct StopAndEventTests {
    @Test
    func `objects are stopped in reverse order of construction, each once, all errors gathered`() async throws {
        let journal = Journal()
        let container = try Container {
            Value(journal)
            Singleton(Connection.init(journal:))
            Singleton(Server.init(connection:)).eager()
            Singleton { Broken() }.onStop { _ in journal.note("never built") }
        }
        try await container.start()
        let error = await #expect(throws: StopError.self) { try await container.stop() }
        #expect(journal.entries == ["server", "connection"])
        #expect(error?.failures.map(\.label) == ["Server"])
        #expect(error?.description.contains("[stop-failed]") == true)
        try await container.stop()
        #expect(journal.entries.count == 2)
    }

    @Test
    func `an object that is the object of one scope after another is stopped at the end of each`() async throws {
        let journal = Journal()
        let connection = Connection(journal: journal)
        let container = try Container { Scoped("request") { connection } }
        for _ in 0..<2 {
            let scope = try container.scope("request")
            #expect(try scope.get(Connection.self) === connection)
            try await scope.stop()
        }
        #expect(journal.entries == ["connection", "connection"])
    }

    @Test
    func `a stop that waits for itself prints the id and the path of the wait, once`() async throws {
        let itself = Variable<Container?>()
        let container = try Container {
            Singleton { Handled() }.onStop { _ in try await itself.value?.stop() }
            Singleton { (_: Handled) in Journal() }.onStop { _ in try await itself.value?.stop() }
        }
        itself.value = container
        defer { itself.value = nil }
        _ = try container.get(Journal.self)
        let error = await #expect(throws: StopError.self) { try await container.stop() }
        let text = try #require(error).description.replacing(#/AlchemicTests/\w+\.swift:\d+:\d+/#, with: "Shop.swift")
        expectGolden(text, named: "stop-that-waits-for-itself")
        #expect(text.split(separator: "[circular-wait]").count == 3)
        #expect(!text.contains("the container"))
    }

    @Test
    func `a failed start stops what it had built`() async throws {
        let journal = Journal()
        let container = try Container {
            Value(journal)
            Singleton(Connection.init(journal:)).eager()
            Singleton { (_: Connection) throws -> Server in throw Broken() }.eager()
        }
        let error = await #expect(throws: StartError.self) { try await container.start() }
        #expect(error?.failures.count == 1)
        let failure = error?.failures.first
        #expect((failure?.error as? ResolutionError)?.id == .constructionFailed)
        #expect(failure?.underlying is Broken)
        #expect(failure?.path == ["Server"])
        #expect(journal.entries == ["connection"])
        #expect(container.isEnded)
    }

    @Test
    func `events tell what was checked, built, set and stopped, in order`() async throws {
        let seen = Variable<[String]>([])
        let container = try Container(
            Module("m") {
                External(Journal.self)
                Singleton(Connection.init(journal:))
                Singleton(Server.init(connection:)).eager()
            },
            observer: { event in seen.append("\(event.kind.rawValue) \(event.label)") })
        try await container.start()
        try container.set(Journal())
        _ = try container.get(Server.self)
        try? await container.stop()
        #expect(
            seen.value == [
                "checked 3 definitions", "waiting Server for Journal", "started 1 eager definitions", "set Journal",
                "built Connection", "built Server", "failed Server", "stopped Connection",
            ])
    }

    @Test
    func `an event names the scope it happens in`() async throws {
        let journal = Journal()
        let container = try Container {
            Value(journal)
            Singleton { Broken() }
            External(Int.self, in: "request")
            Scoped("request", Connection.init(journal:))
        }
        let observation = container.observe { event in
            journal.note("\(event.kind) \(event.label) \(event.scope?.name ?? "-")")
        }
        let scope = try container.scope("request", with: 5)
        _ = try scope.get(Connection.self)
        _ = try scope.get(Broken.self)
        try await scope.stop()
        observation.cancel()
        #expect(
            journal.entries == [
                "set Int request", "built Connection request", "built Broken -", "connection",
                "stopped Connection request",
            ])
    }

    @Test
    func `an observation that is cancelled hears no more, and a stream ends with its reader`() async throws {
        let container = try Container { Prototype { Journal() } }
        let count = Variable(0)
        let observation = container.observe { _ in count.withLock { $0 += 1 } }
        _ = try container.get(Journal.self)
        observation.cancel()
        _ = try container.get(Journal.self)
        #expect(count.value == 1)
        let events = container.events()
        _ = try container.get(Journal.self)
        for await event in events {
            #expect(event.kind == .built)
            #expect(event.duration != nil)
            break
        }
    }

    @Test(arguments: [true, false])
    func `a stream ends when the container has stopped, or is let go of`(stops: Bool) async throws {
        var container: Container? = try Container {
            Singleton { Journal() }.onStop { _ in }
            Scoped("request") { Broken() }
        }
        let events = try #require(container).events()
        // Whoever keeps one keeps nothing of the container.
        let observation = container?.observe { _ in }
        _ = try container?.get(Journal.self)
        try await container?.scope("request").stop()
        if stops {
            try await container?.stop()
            for await _ in try #require(container).events() { Issue.record("nothing happens any more") }
        } else {
            container = nil
        }
        var seen: [String] = []
        for await event in events { seen.append("\(event.kind)") }
        #expect(seen == (stops ? ["built", "stopped"] : ["built"]))
        observation?.cancel()
    }

    @Test
    func `what a child sets or purges of its parent is an event of the parent`() async throws {
        let seen = Variable<[String]>([])
        let container = try Container(
            Module("parent") {
                External(Int.self)
                Singleton { Journal() }.evictable()
            }
        ) { seen.append("parent \($0.kind) \($0.label)") }
        let child = try Container(Module("child") {}, parent: container) { seen.append("child \($0.kind)") }
        seen.value = []
        try child.set(5)
        _ = try child.get(Journal.self)
        try await child.purge()
        #expect(seen.value == ["parent set Int", "parent built Journal", "parent dropped Journal"])
    }

    @Test
    func
        `what throws while an object is being finished is an event, as what its factory throws is, and one for each object`()
        async throws
    {
        let seen = Variable<[String]>([])
        let container = try Container {
            Prototype { Journal() }.configure { _ in throw Broken() }
            Singleton { Handled() }.configure { _ async throws in throw Broken() }
            Prototype { Failing() }
            Singleton { (_: Failing) in Listener() }
            Singleton { Half() }.inject(\.other)
            Singleton { (half: Half) in Other(half) }.configure { _ in throw Broken() }
        }
        let observation = container.observe { event in
            if event.kind == .failed {
                seen.append("\(event.label) \((event.error as? ResolutionError)?.id.rawValue ?? "-")")
            }
        }
        defer { observation.cancel() }
        func failures(_ request: () async throws -> Void) async throws -> [String] {
            seen.value = []
            await #expect(throws: ResolutionError.self) { try await request() }
            return seen.value
        }
        #expect(try await failures { _ = try container.get(Journal.self) } == ["Journal construction-failed"])
        #expect(
            try await failures { _ = try await container.get(async: Handled.self) } == ["Handled construction-failed"])
        #expect(
            try await failures { _ = try container.get(Listener.self) }
                == ["Failing construction-failed", "Listener construction-failed"])
        #expect(try await failures { _ = try container.get(Half.self) } == ["Other construction-failed"])
        // Whoever gives an object is told by the error.
        #expect(try await failures { try container.inject(into: Journal()) } == [])
    }

    @Test
    func `what is tried again where it can be built is no failure`() async throws {
        let seen = Variable<[String]>([])
        let container = try Container(
            Module("m") {
                Singleton { () -> Base in Derived() }.primary()
                External(Derived.self).call(main: { _ in })
                Singleton { (_: Base) in Handled() }
            },
            observer: { event in if event.kind == .failed { seen.append(event.description) } })
        _ = try await container.get(async: Base.self)
        _ = try await container.get(async: Handled.self)
        #expect(seen.value == [])
    }

    @Test
    func `an event tells that something awaited has been built, and how long that took`() async throws {
        let seen = Variable<[String]>([])
        let container = try Container { Singleton { () async in Broken() } }
        let observation = container.observe { event in
            seen.append("\(event.kind) \(event.label)" + (event.duration == nil ? "" : " in some time"))
        }
        _ = try await container.get(async: Broken.self)
        observation.cancel()
        #expect(seen.value == ["built Broken in some time"])
    }

    @Test
    func `a request for something undeclared is an event, whether it throws or returns nil`() async throws {
        let seen = Variable<[String]>([])
        let container = try Container {
            Singleton { Journal() }.named("journal")
            Scoped("request", Server.init(connection:))
            Singleton(Connection.init(journal:))
            Singleton { (_: Broken?) in Handled() }
        }
        let observation = container.observe { event in
            guard event.kind != .built else { return }
            seen.withLock {
                $0.append(
                    "\(event), \(event.scope?.name ?? "-"), \((event.error as? ResolutionError)?.id.rawValue ?? "-")")
            }
        }
        #expect(throws: ResolutionError.self) { try container.get(Broken.self) }
        #expect(throws: ResolutionError.self) { try container.get(Journal.self, .named("diary")) }
        await #expect(throws: ResolutionError.self) { try await container.get(async: Journal.self, .tagged("slow")) }
        #expect(try container.getIfDeclared(Broken.self) == nil)
        #expect(try container.scope("request").getIfDeclared(Journal.self, .named("diary")) == nil)
        #expect(throws: ResolutionError.self) { try container.invoke(Broken.self) }
        await #expect(throws: ResolutionError.self) { try await container.invoke(async: Broken.self) }
        #expect(!container.isDeclared(Broken.self))
        _ = try container.getIfDeclared(Journal.self)
        _ = try container.get(Handled.self)
        _ = try container.all(of: Broken.self)
        observation.cancel()
        #expect(
            seen.value == [
                "undeclared Broken: nothing provides `Broken`, -, missing-binding",
                "undeclared Journal named \"diary\": nothing is named \"diary\", -, missing-name",
                "undeclared Journal tagged \"slow\": nothing provides `Journal` (tagged \"slow\"), -, missing-binding",
                "undeclared Broken?, -, -",
                "undeclared Journal? named \"diary\" in the scope \"request\", request, -",
            ] + Array(repeating: "undeclared Broken: nothing provides `Broken`, -, missing-binding", count: 2))
    }

    @Test
    func `what should be started is an event if it is built before the container starts`() async throws {
        let seen = Variable<[String]>([])
        let container = try Container(
            Module("m") {
                Singleton { Listener() }.eager().primary()
                Singleton { (_: Listener) in Journal() }.eager()
                Singleton { Handled() }.onStart { _ in }.eager()
                Prototype { Listener() }.named("own")
            },
            observer: { event in
                if event.kind == .notStarted { seen.append(event.description) }
            })
        _ = try container.get(Listener.self, .named("own"))
        _ = try container.get(Journal.self)
        _ = try container.get(Journal.self)
        #expect(seen.value == ["not-started Listener"])
        try await container.start()
        _ = try container.get(Handled.self)
        #expect(seen.value == ["not-started Listener"])
        try await container.stop()
    }

    @Test(
        arguments: [
            (ContainerEvent.Kind.built, "built"), (Diagnostic.ID.ambiguous, "ambiguous"),
            (Diagnostic.Severity.error, "error"),
        ] as [(any RawRepresentable & Sendable, String)])
    func `what a program compares by its word has it as a raw value`(
        _ word: any RawRepresentable & Sendable, _ text: String
    ) {
        #expect(word.rawValue as? String == text)
        #expect("\(word)" == text)
    }

    @Test
    func `a kind of event prints its word`() {
        #expect("\(ContainerEvent.Kind.nothingToInject)" == "nothing-to-inject")
    }

    @Test(arguments: [false, true])
    func `a stop action resolves what it needs, whoever has the object stopped`(isPurged: Bool) async throws {
        let journal = Journal()
        let (isStopping, hasEnded) = (Gate(), Gate())
        let current = Variable<Container?>()
        let container = try Container {
            Singleton { Handled() }
            Singleton { Broken() }.evictable().eager().onStop { _ in
                isStopping.open()
                await hasEnded.pass()
                _ = try current.value?.get(Handled.self)
                journal.note("stopped")
            }
            Singleton { (_: Broken) in Listener() }.eager().onStart { _ in if !isPurged { throw Broken() } }
        }
        current.value = container
        defer { current.value = nil }
        let task = Task {
            try? await container.start()
            try? await container.purge()
        }
        try await stop(container, during: task, between: isStopping, and: hasEnded)
        #expect(journal.entries == ["stopped"])
    }

    /// Stops a container while a purge stops an object, whose stop action opens one gate and waits for another.
    private func stop(
        _ container: Container, during purge: Task<Void, Never>, between isStopping: Gate, and hasEnded: Gate
    ) async throws {
        await isStopping.pass()
        let stop = Task { try await container.stop() }
        while !container.isEnded { await Task.yield() }
        hasEnded.open()
        try await stop.value
        await purge.value
    }

    @Test(arguments: [false, true])
    func `an observer is a part of the stop of an object that is stopped alone`(fails: Bool) async throws {
        let journal = Journal()
        let (isStopping, hasEnded) = (Gate(), Gate())
        let current = Variable<Container?>()
        let container = try Container(
            Module("m") {
                Singleton { Handled() }
                Singleton { Broken() }.evictable().onStop { _ in
                    isStopping.open()
                    await hasEnded.pass()
                    if fails { throw Broken() }
                }
            }
        ) { event in
            // What has ended answers those alone who are a part of a stop.
            guard event.kind == .stopped || event.kind == .failed, let container = current.value else { return }
            journal.note((try? container.get(Handled.self)) == nil ? "refused" : "answered")
        }
        current.value = container
        defer { current.value = nil }
        _ = try container.get(Broken.self)
        let purge = Task { _ = try? await container.purge() }
        try await stop(container, during: purge, between: isStopping, and: hasEnded)
        #expect(journal.entries == ["answered"])
    }

    @Test(arguments: [true, false])
    func `what wraps an object of the program is neither started nor stopped`(isExternal: Bool) async throws {
        let journal = Journal()
        let container = try Container {
            if isExternal { External(Plain.self) } else { Singleton { Plain(journal, "built") } }
            Decorate((any Tap).self) { Counted($0, journal) }
            Decorate((any Tap).self) { Opened($0, journal) }
            Singleton { (tap: any Tap) in Handled() }.eager()
        }
        for number in 0..<3 {
            try container.set(Plain(journal, "set \(number)"))
            #expect(try container.get((any Tap).self).name == "set \(number)")
            try await container.start()
        }
        try await container.stop()
        #expect(journal.entries == [])
    }

    @Test
    func `what wraps an object that was built is stopped, also where the program sets another one in its place`()
        async throws
    {
        let journal = Journal()
        let container = try Container {
            Singleton { Plain(journal, "built") }
            Decorate((any Tap).self) { Counted($0, journal) }
        }
        _ = try container.get((any Tap).self)
        try container.set(Plain(journal, "set"))
        _ = try container.get((any Tap).self)
        await journal.wait(for: "built")
        try await container.stop()
        #expect(journal.entries.prefix(2) == ["counted built", "built"])
        #expect(!journal.entries.contains { $0.hasSuffix("set") })
    }

    @Test
    func `a request of a new object that has not returned when the container ends throws`() async throws {
        let (isMade, hasEnded) = (Gate(), Gate())
        let container = try Container {
            Prototype { () -> Handled in
                isMade.open()
                hasEnded.passHere()
                return Handled()
            }
        }
        let outcome = Variable<Diagnostic.ID?>()
        async let request: Void = onThreads(1) { _ in
            do throws(ResolutionError) { _ = try container.get(Handled.self) } catch { outcome.value = error.id }
        }
        await isMade.pass()
        try await container.stop()
        hasEnded.open()
        await request
        #expect(outcome.value == .ended)
    }

    @Test
    func `the same where it is awaited`() async throws {
        let (isMade, hasEnded) = (Gate(), Gate())
        let container = try Container {
            Prototype { () async -> Handled in
                isMade.open()
                await hasEnded.pass()
                return Handled()
            }
        }
        async let outcome = failure(awaiting: try await container.get(async: Handled.self))?.id
        await isMade.pass()
        try await container.stop()
        hasEnded.open()
        #expect(await outcome == .ended)
    }
}

private protocol Tap: AnyObject, Sendable {
    var name: String { get }
}
private final class Plain: Tap, Stoppable {
    let journal: Journal
    let name: String
    init(_ journal: Journal, _ name: String) {
        self.journal = journal
        self.name = name
    }
    func stop() async throws { journal.note(name) }
}
/// Forwards its stop, as many wrappers do.
private final class Counted: Tap, Stoppable {
    let inner: any Tap
    let journal: Journal
    var name: String { inner.name }
    init(_ inner: any Tap, _ journal: Journal) {
        self.inner = inner
        self.journal = journal
    }
    func stop() async throws {
        journal.note("counted \(name)")
        try await (inner as? any Stoppable)?.stop()
    }
}
private final class Opened: Tap, Startable {
    let inner: any Tap
    let journal: Journal
    var name: String { inner.name }
    init(_ inner: any Tap, _ journal: Journal) {
        self.inner = inner
        self.journal = journal
    }
    func start() async throws { journal.note("opened \(name)") }
}
