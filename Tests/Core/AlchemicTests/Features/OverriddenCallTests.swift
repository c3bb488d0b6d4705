import Alchemic
import TestSupport
import Testing

private struct Log: Sendable {}
private struct Audit: Sendable {}

private class Door {
    var opened: [String] = []
    func open(log: Log) { opened.append("door") }
    func lock(audit: Audit) { opened.append("lock") }
}
private class Gate: Door {
    override func open(log: Log) { opened.append("gate") }
}
private final class Hatch: Gate {}
private final class Portal: Gate {
    override func open(log: Log) { opened.append("portal") }
}

@Suite("A method that is overridden is called once")
struct OverriddenCallTests {
    private static let doors = Module("Doors") {
        Value(Log())
        Value(Audit())
        Prototype(Door.init).call(name: "open(log: Log)") { $0.open(log: $1) }
            .call(name: "lock(audit: Audit)") { $0.lock(audit: $1) }
        Prototype(Gate.init).call(name: "open(log: Log)") { $0.open(log: $1) }
        Prototype(Portal.init).call(name: "open(log: Log)") { $0.open(log: $1) }
    }

    @Test func alsoForAClassThatInheritsAllItsCalls() throws {
        let container = try Container(Self.doors, Module("Hatches") { Prototype(Hatch.init) })
        #expect(try container.get(Hatch.self).opened == ["lock", "gate"])
    }

    @Test func alsoForObjectsMadeElsewhere() throws {
        let container = try Container(Self.doors)
        let gate = Gate()
        try container.inject(into: gate)
        #expect(gate.opened == ["lock", "gate"])
        let portal = Portal()
        try container.inject(into: portal)
        #expect(portal.opened == ["lock", "portal"])
        let door = Door()
        try container.inject(into: door)
        #expect(door.opened == ["door", "lock"])
    }
}
