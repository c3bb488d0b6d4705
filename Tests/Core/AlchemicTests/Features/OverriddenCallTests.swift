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

    @Test func `whatever classes declare it`() throws {
        let container = try Container(Self.doors)
        #expect(try container.get(Portal.self).opened == ["lock", "portal"])
        let gates = try container.get([Gate].self).map(\.opened)
        #expect(gates == [["lock", "gate"], ["lock", "portal"]])
        let doors = try container.get([Door].self).map(\.opened)
        #expect(doors == [["door", "lock"], ["lock", "gate"], ["lock", "portal"]])
    }
}
