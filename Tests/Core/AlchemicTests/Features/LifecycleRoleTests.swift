import Alchemic
import TestSupport
import Testing

private final class Pump: Sendable {}

/// Notes when it begins and ends.
private struct Role: LifecycleRole {
    let name: String
    let journal: Journal
    var isBeginning: Gate?
    var others: Gate?
    var fails = false

    func begin(_ box: ErasedBox, of node: Node) async throws {
        isBeginning?.open()
        await others?.pass()
        journal.note("begin \(name)")
        if fails { throw Broken() }
    }
    func end(_ box: ErasedBox) { journal.note("end \(name)") }
}

@Suite("A role that another product gives an object") struct LifecycleRoleTests {
    @Test(arguments: [false, true])
    func
        `a role that another product gives an object begins after its start and ends before its stop, which both are run`(
            isStarted: Bool
        ) async throws
    {
        let journal = Journal()
        let pump = Singleton { Pump() }.onStop { _ in journal.note("stop") }
        let container = try Container(
            Module("water") { isStarted ? pump.onStart { _ in journal.note("start") } : pump })
        container.give(Role(name: "pump", journal: journal), to: container.ownBareNodes)
        try await container.start()
        #expect(journal.take() == (isStarted ? ["start", "begin pump"] : ["begin pump"]))
        try await container.stop()
        #expect(journal.entries == ["end pump", "stop"])
    }

    @Test
    func `ends where the object was set, whose own actions belong to the code that has set it`() async throws {
        let journal = Journal()
        let container = try Container(
            Module("water") {
                Singleton { Pump() }.eager().onStart { _ in journal.note("start") }.onStop { _ in journal.note("stop") }
            })
        container.give(Role(name: "pump", journal: journal), to: container.ownBareNodes)
        try container.set(Pump())
        try await container.start()
        try await container.stop()
        #expect(journal.entries == ["begin pump", "end pump"])
    }

    @Test
    func `that begins later than others leaves the order of the stops as the objects were built`() async throws {
        let journal = Journal()
        let gate = Gate()
        let container = try Container(
            Module("water") {
                for name in ["first", "second"] {
                    Singleton { Pump() }.named(name).onStart { _ in }
                        .onStop { _ in journal.note("stop \(name)") }
                }
            })
        let nodes = container.ownBareNodes
        container.give(Role(name: "first", journal: journal, others: gate), to: [nodes[0]])
        container.give(Opening(gate: gate), to: [nodes[1]])
        try await container.start()
        try await container.stop()
        #expect(journal.entries == ["begin first", "stop second", "end first", "stop first"])
    }

    /// An object with actions of its own is on the list of its container before the role begins.
    @Test(arguments: [false, true], [false, true])
    func `ends where the object is purged as it begins, and before the stop of the object`(
        isStopped: Bool, fails: Bool
    ) async throws {
        let journal = Journal()
        let (isBeginning, isPurged) = (Gate(), Gate())
        let pump = Singleton { Pump() }.evictable()
        let container = try Container(
            Module("water") { isStopped ? pump.onStop { _ in journal.note("stop") } : pump })
        let role = Role(name: "pump", journal: journal, isBeginning: isBeginning, others: isPurged, fails: fails)
        container.give(role, to: container.ownBareNodes)
        let start = Task { try await container.start() }
        await isBeginning.pass()
        try await container.purge()
        #expect(journal.entries == [])
        isPurged.open()
        let result = await start.result
        #expect((try? result.get()) == nil ? fails : !fails)
        try await container.stop()
        #expect(journal.entries == ["begin pump"] + (fails ? [] : ["end pump"]) + (isStopped ? ["stop"] : []))
    }

    @Test
    func `that does not begin leaves its object to be stopped`() async throws {
        let journal = Journal()
        let container = try Container(
            Module("water") { Singleton { Pump() }.onStop { _ in journal.note("stop") } })
        container.give(Role(name: "pump", journal: journal, fails: true), to: container.ownBareNodes)
        await #expect(throws: StartError.self) { try await container.start() }
        #expect(journal.entries == ["begin pump", "stop"])
    }

    @Test
    func `that stops its container ends once, before the one stop of the object`() async throws {
        let journal = Journal()
        let container = try Container(
            Module("water") { Singleton { Pump() }.onStop { _ in journal.note("stop") } })
        container.give(Stopping(container: container, journal: journal), to: container.ownBareNodes)
        await #expect(throws: (any Error).self) { try await container.start() }
        #expect(journal.entries == ["begun", "end", "stop"])
    }

    /// Stops the container as it begins.
    private struct Stopping: LifecycleRole {
        unowned let container: Container
        let journal: Journal
        func begin(_ box: ErasedBox, of node: Node) async throws {
            try await container.stop()
            journal.note("begun")
        }
        func end(_ box: ErasedBox) { journal.note("end") }
    }

    /// Lets another role begin.
    private struct Opening: LifecycleRole {
        let gate: Gate
        func begin(_ box: ErasedBox, of node: Node) { gate.open() }
        func end(_ box: ErasedBox) {}
    }
}
