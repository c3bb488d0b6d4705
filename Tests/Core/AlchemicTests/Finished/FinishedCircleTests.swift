import Alchemic
import TestSupport
import Testing

@Suite(.statement("T5", "T6"))
struct FinishedCircleTests {
    private let journal = Journal()

    @Test(.statement("A78"), arguments: ["owner", "spoke"])
    func `the members of a circle may be the owner of a method whose result it takes`(entry: String) throws {
        let container = try Container(
            Module("circle") {
                Singleton { [journal] in RingMember("owner", journal) }.named("owner")
                    .turning(journal, friend: "spoke")
                Singleton(of: RingMember.self, owner: .named("owner"), RingMember.spoke).named("spoke")
                    .turning(journal)
            })
        let wheel = try container.get(RingMember.self, .named(entry))
        #expect(
            journal.entries == [
                "owner made", "spoke made", "owner injected", "owner called", "owner configured", "spoke called",
                "spoke configured", "owner told", "spoke told",
            ])
        #expect(wheel.isFinished.value)
        let owner = try container.get(RingMember.self, .named("owner"))
        #expect(owner.friend.value?.parts.first === owner)
        owner.friend.value = nil
    }

    @Test(arguments: ["last", "second", "first", "third"])
    func `the members of a circle are made as they are declared, but none before what its factory takes`(entry: String)
        throws
    {
        let container = try Container(
            Module("circle") {
                member("last", taking: "third")
                member("second", taking: "first")
                Singleton { [journal] in RingMember("first", journal) }.named("first")
                    .inject(nonisolated: "one", .named("last")) { (_: RingMember, _: RingMember) in }
                    .inject(nonisolated: "other", .named("second")) { (_: RingMember, _: RingMember) in }
                member("third", taking: "first")
            })
        _ = try container.get(RingMember.self, .named(entry))
        let made = journal.entries.filter { $0.hasSuffix(" made") }
        #expect(made == ["first made", "second made", "third made", "last made"])
    }

    private func member(_ name: String, taking part: String) -> Singleton<RingMember> {
        Singleton({ [journal] (part: RingMember) in RingMember(name, journal, parts: [part]) }, .named(part))
            .named(name)
    }
}
