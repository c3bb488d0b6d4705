import Alchemic
import TestSupport
import Testing

@Suite("The members of a circle", .statement("T5", "T6"))
struct FinishedCircleTests {
    private let journal = Journal()

    /// What has to hold of the notes: all made, then finished in order of construction, the callbacks last.
    private func expectOrder(_ names: [String], injected: [String]? = nil, line: Int = #line) {
        #expect(journal.wheels("made") == names, "line \(line)")
        #expect(journal.wheels("injected") == injected ?? names, "line \(line)")
        #expect(journal.wheels("called") == names, "line \(line)")
        #expect(journal.wheels("configured") == names, "line \(line)")
        #expect(journal.wheels("told") == names, "line \(line)")
        let entries = journal.entries
        let firstTold = entries.firstIndex { $0.hasSuffix(" told") } ?? 0
        #expect(entries[firstTold...].count == names.count, "callbacks are last; line \(line)")
    }

    private func member(_ name: String, friend: String) -> Singleton<RingMember> {
        Singleton { [journal] in RingMember(name, journal) }.named(name).turning(journal, friend: friend)
    }

    @Test(
        "that inject one another are made, finished in that order, and told last",
        arguments: [["A", "B"], ["B", "A"]])
    func two(names: [String]) throws {
        let container = try Container(
            Module("circle") {
                member("A", friend: "B")
                member("B", friend: "A")
            })
        let first = try container.get(RingMember.self, .named(names[0]))
        // In the order of the declarations, whichever was requested first.
        var expected = ["A made", "B made"]
        for name in ["A", "B"] { expected += ["injected", "called", "configured"].map { "\(name) \($0)" } }
        expected += ["A told", "B told"]
        #expect(journal.entries == expected)
        #expect(first.friend.value?.friend.value === first)
        first.friend.value = nil
    }

    @Test("are all finished when whoever asked gets the first of them", arguments: ["A", "B", "C", "D"])
    func four(entry: String) throws {
        let container = try Container(
            Module("circle") {
                member("A", friend: "B")
                member("B", friend: "C")
                member("C", friend: "D")
                member("D", friend: "A")
            })
        let names = ["A", "B", "C", "D"]
        let wheel = try container.get(RingMember.self, .named(entry))
        expectOrder(names)
        let third = wheel.friend.value?.friend.value
        #expect(third?.friend.value?.friend.value === wheel)
        for name in names { #expect(try container.get(RingMember.self, .named(name)).isFinished.value) }
        wheel.friend.value = nil
    }

    @Test("are one where an object is its own friend")
    func itself() throws {
        let container = try Container(Module("circle") { member("A", friend: "A") })
        let wheel = try container.get(RingMember.self)
        #expect(wheel.friend.value === wheel)
        expectOrder(["A"])
        wheel.friend.value = nil
    }

    @Test("may be a prototype, made for each of its users and finished with them")
    func prototype() throws {
        let container = try Container(
            Module("circle") {
                member("A", friend: "B")
                Prototype({ [journal] (a: RingMember) in RingMember("B", journal, parts: [a]) }, .named("A")).named(
                    "B"
                ).turning(journal)
            })
        let a = try container.get(RingMember.self, .named("A"))
        expectOrder(["A", "B"], injected: ["A"])
        let own = try #require(a.friend.value)
        #expect(own.parts.first === a && own.isFinished.value)
        let other = try container.get(RingMember.self, .named("B"))
        #expect(other !== own && other.parts.first === a && other.isFinished.value)
        #expect(journal.wheels("made") == ["A", "B", "B"])
        a.friend.value = nil
    }

    @Test("may be the owner of a method whose result it takes", arguments: ["owner", "spoke"])
    func owner(entry: String) throws {
        let container = try Container(
            Module("circle") {
                member("owner", friend: "spoke")
                Singleton(of: RingMember.self, owner: .named("owner"), RingMember.spoke).named("spoke").turning(
                    journal)
            })
        let wheel = try container.get(RingMember.self, .named(entry))
        expectOrder(["owner", "spoke"], injected: ["owner"])
        #expect(wheel.isFinished.value)
        let owner = try container.get(RingMember.self, .named("owner"))
        #expect(owner.friend.value?.parts.first === owner)
        owner.friend.value = nil
    }

    @Test("of two circles that share one are one circle")
    func sharing() throws {
        let container = try Container(
            Module("circles") {
                member("hub", friend: "A").inject(nonisolated: "other", .named("B")) { (_: RingMember, _: RingMember) in
                }
                member("A", friend: "hub")
                member("B", friend: "hub")
            })
        let hub = try container.get(RingMember.self, .named("hub"))
        expectOrder(["hub", "A", "B"])
        hub.friend.value = nil
    }

    @Test("get those of another circle that they need whole")
    func nested() throws {
        let container = try Container(
            Module("circles") {
                member("A", friend: "B")
                Singleton(
                    { [journal] (c: RingMember, a: RingMember) in
                        #expect(
                            c.isFinished.value && c.friend.value?.isFinished.value == true,
                            "it is in a circle of its own")
                        #expect(!a.isFinished.value, "it is in the same circle")
                        return RingMember("B", journal, parts: [c, a])
                    }, .named("C"), .named("A")
                )
                .named("B").turning(journal)
                member("C", friend: "D")
                member("D", friend: "C")
            })
        let a = try container.get(RingMember.self, .named("A"))
        #expect(journal.wheels("told") == ["C", "D", "A", "B"])
        #expect(journal.wheels("made") == ["A", "C", "D", "B"])
        a.friend.value = nil
        try container.get(RingMember.self, .named("C")).friend.value = nil
    }

    @Test("get what is in no circle finished, whichever of them needs it")
    func outside() throws {
        let seen = Sightings()
        let container = try Container(
            Module("circle") {
                Singleton(Tool.init)
                Singleton { Workpiece() }.worked()
                member("A", friend: "B").call { (_: RingMember, piece: Workpiece) in seen.see(piece) }
                Singleton { [journal] (piece: Workpiece) in
                    seen.see(piece)
                    return RingMember("B", journal)
                }.named("B").turning(journal, friend: "A")
            })
        try container.get(RingMember.self, .named("A")).friend.value = nil
        #expect(seen.all == [Stage.allCases, Stage.allCases])
    }

    @Test("are finished where they are awaited, too", arguments: ["A", "B", "C"])
    func awaited(entry: String) async throws {
        let journal = journal
        func awaited(_ name: String, friend: String) -> Singleton<RingMember> {
            Singleton({ () async in
                await Task.yield()
                return RingMember(name, journal)
            })
            .named(name).turning(journal, friend: friend).call(async: { _ in await Task.yield() })
        }
        let container = try Container(
            Module("circle") {
                awaited("A", friend: "B")
                awaited("B", friend: "C")
                awaited("C", friend: "A")
            })
        let wheel = try await container.get(async: RingMember.self, .named(entry))
        expectOrder(["A", "B", "C"])
        #expect(wheel.friend.value?.friend.value?.friend.value === wheel)
        wheel.friend.value = nil
    }

    @Test("are finished on the main actor, too") @MainActor
    func onMain() throws {
        let journal = journal
        let container = try Container(
            Module("circle") {
                Singleton({ @MainActor in RingMember("A", journal) }).named("A")
                    .inject("friend", .named("B")) { (wheel: RingMember, friend: RingMember) in
                        wheel.friend.value = friend
                        journal.note("A injected")
                    }.turning(journal)
                member("B", friend: "A")
            })
        let wheel = try container.get(main: RingMember.self, .named("A"))
        expectOrder(["A", "B"])
        wheel.friend.value = nil
    }

    // MARK: Failing

    /// Where a circle of three breaks.
    enum Break: CaseIterable, Sendable { case factory, injection, call, configure }

    @Test(
        "are all given up if one fails, and made anew by the next request", arguments: Break.allCases, ["A", "B", "C"])
    func failing(place: Break, entry: String) async throws {
        let journal = journal
        let fails = Variable(true)
        @Sendable func breakDown(_ now: Break) throws { if now == place, fails.value { throw Broken() } }
        let container = try Container(
            Module("circle") {
                member("A", friend: "B")
                Singleton { () throws in
                    try breakDown(.factory)
                    return RingMember("B", journal)
                }.named("B")
                    .inject(nonisolated: "broken") { (_: RingMember, _: Tool) in try breakDown(.injection) }
                    .turning(journal, friend: "C")
                    .call { _ in try breakDown(.call) }
                    .configure { _ in try breakDown(.configure) }
                member("C", friend: "A")
                Singleton(Tool.init)
            })
        #expect(failure(of: try container.get(RingMember.self, .named(entry)))?.underlying as? Broken == Broken())
        for name in ["A", "B", "C"] { #expect(try !container.isBuilt(RingMember.self, .named(name))) }
        fails.value = false
        let wheel = try container.get(RingMember.self, .named(entry))
        #expect(wheel.isFinished.value)
    }
}
