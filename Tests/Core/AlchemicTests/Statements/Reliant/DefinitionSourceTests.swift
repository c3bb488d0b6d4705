import Alchemic
import TestSupport
import Testing

private final class Clock: Sendable {
    init() {}
}

private final class Alarm: Sendable {
    let clock: Clock
    init(clock: Clock) { self.clock = clock }
}

/// A source that says what is asked of it and when.
private struct Table: DefinitionSource {
    let name = "Table"
    let journal: Journal
    var keys = ["clock", "alarm"]
    var failure: Broken?

    func definitions() throws -> [Definition] {
        journal.note("asked")
        if let failure { throw failure }
        var register = DefinitionRegister(style: "table")
        for key in keys where key == "clock" {
            register.add(Singleton { journal.noting("clock", Clock()) }, key: key, aliases: ["watch"])
        }
        for key in keys where key != "clock" {
            register.add(
                Singleton { (clock: Clock) in journal.noting("alarm", Alarm(clock: clock)) }.eager(), key: key)
        }
        return register.definitions
    }
}

@Suite struct DefinitionSourceTests {
    @Test(.statement("R28")) func `source is asked once and its makers are called when something asks`() async throws {
        let journal = Journal()
        let container = try Container(Module("Tables") { Table(journal: journal) })
        #expect(journal.entries == ["asked"])
        let clock = try container.get(Clock.self, .named("watch"))
        #expect(try container.get(Alarm.self, .named("alarm")).clock === clock)
        #expect(journal.entries == ["asked", "clock", "alarm"])
    }

    @Test(.statement("R28")) func `no maker is called unless the whole graph has passed`() {
        let journal = Journal()
        #expect(throws: GraphError.self) {
            _ = try Container(
                Module("Tables") {
                    Table(journal: journal)
                    Singleton { (missing: String) in [missing] }
                })
        }
        #expect(journal.entries == ["asked"])
    }

    @Test(.statement("R28")) func `what it supplies is checked with everything else`() {
        let journal = Journal()
        let incomplete = problems(of: Module("Tables") { Table(journal: journal, keys: ["alarm"]) })
        #expect(incomplete.map(\.id) == [.missingBinding])
        let completed = problems(
            of: Module("Tables") {
                Table(journal: journal, keys: ["alarm"])
                Singleton(Clock.init)
            })
        #expect(completed.isEmpty)
    }

    @Test(.statement("R28")) func `source that fails is one problem beside the others`() {
        let found = problems(
            of: Module("Tables") {
                Table(journal: Journal(), failure: Broken("table"))
                Singleton { (missing: String) in [missing] }
            })
        #expect(found.map(\.id) == [.sourceFailed, .missingBinding])
        #expect(found.first?.headline.contains("\"Table\"") == true)
        #expect(found.first?.headline.contains("Broken") == true)
    }

    @Test(.statement("R29")) func `register keeps the books for a source`() throws {
        var register = DefinitionRegister(style: "table")
        register.add(Singleton(Clock.init).alias("timepiece").tagged("small"), key: "clock", aliases: ["watch"])
        register.add(Prototype(Alarm.init(clock:)), key: "alarm")
        #expect(register.keys == ["clock", "alarm"])
        #expect(register.definitions.map(\.name) == ["clock", "alarm"])
        #expect(register.definitions.map(\.aliases) == [["timepiece", "watch"], []])
        #expect(register.definitions.map(\.lifetime) == [.singleton, .prototype])
        #expect(register.definitions.map(\.tags) == [["small"], []])
    }

    @Test(.statement("R29")) func `name beside the key is reported by the check`() {
        struct Named: DefinitionSource {
            let name = "Named"
            func definitions() -> [Definition] {
                var register = DefinitionRegister(style: "table")
                register.add(Singleton(Clock.init).named("watch"), key: "clock")
                return register.definitions
            }
        }
        let found = problems(of: Module("Tables") { Named() })
        #expect(found.map(\.id) == [.severalNames])
        #expect(found.first?.headline == #"`Clock` is named 2 times: "watch", "clock""#)
    }

    @Test(.statement("R29", "R9")) func `keys that clash are reported by the check`() {
        let found = problems(of: Module("Tables") { Table(journal: Journal(), keys: ["clock", "watch"]) })
        #expect(found.map(\.id) == [.duplicateName])
        #expect(found.first?.headline.contains("\"watch\"") == true)
    }
}
