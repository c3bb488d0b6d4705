import Alchemic
import TestSupport
import Testing

private protocol Machine: AnyObject, Sendable {}
private final class Pump: Machine {}

/// Notes when it begins and ends.
private struct Role: LifecycleRole {
    let name: String
    let journal: Journal
    var others: Gate?

    func begin(_ box: ErasedBox, of node: Node) async {
        await others?.pass()
        journal.note("begin \(name)")
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

    @Test
    func `leaves the actions of an object that two definitions return to one of them, and each has its role`()
        async throws
    {
        let journal = Journal()
        let container = try Container(
            Module("water") {
                Singleton { Pump() }.onStop { _ in journal.note("stop") }
                Singleton { (pump: Pump) -> any Machine in pump }.named("machine").onStop { _ in
                    journal.note("stop machine")
                }
            })
        for node in container.ownBareNodes {
            container.give(Role(name: node.definition.name ?? "pump", journal: journal), to: [node])
        }
        try await container.start()
        try await container.stop()
        #expect(journal.entries.count { $0.hasPrefix("stop") } == 1)
        #expect(
            journal.entries.filter { !$0.hasPrefix("stop") } == [
                "begin pump", "begin machine", "end machine", "end pump",
            ])
    }

    /// Lets another role begin.
    private struct Opening: LifecycleRole {
        let gate: Gate
        func begin(_ box: ErasedBox, of node: Node) { gate.open() }
        func end(_ box: ErasedBox) {}
    }
}
