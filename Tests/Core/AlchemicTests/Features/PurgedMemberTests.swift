import Alchemic
import TestSupport
import Testing

private final class Nest: Sendable {}
private final class Chicken: Sendable {}
private final class Egg: Sendable {}

/// A start that meets a cycle of which one member is there, and another one was purged.
@Suite struct PurgedMemberTests {
    @Test
    func `a start of a cycle of which a member was purged starts the one that is there, then builds the other one`()
        async throws
    {
        let journal = Journal()
        let container = try Container {
            Singleton { Nest() }.eager()
            Singleton { Chicken() }.call { (_: Chicken, _: Egg) in journal.note("call") }
                .onStart { _ in journal.note("start chicken") }
            Singleton { (_: Chicken) in journal.noting("egg", Egg()) }.eager().evictable()
                .onStart { _ in journal.note("start egg") }
        }
        _ = try container.get(Egg.self)
        #expect(journal.take() == ["egg", "call"])
        try await container.purge(Egg.self)
        try await container.start()
        #expect(journal.take() == ["start chicken", "egg", "start egg"])
        let progress = try #require(container.startProgress)
        #expect(progress.finished == 3)
        #expect(progress.total == 3)
    }

    @Test(arguments: [false, true])
    func `a start counts each member of a cycle once, whether or not a member was purged`(isPurged: Bool) async throws {
        let seen = Journal()
        let container = try Container(
            Module("m") {
                Singleton { Nest() }.eager()
                Singleton { Chicken() }.call { (_: Chicken, _: Egg) in }
                Singleton { (_: Chicken) in Egg() }.eager().evictable()
            }
        ) { event in if event.kind == .progress { seen.note(event.label) } }
        _ = try container.get(Egg.self)
        if isPurged { try await container.purge(Egg.self) }
        for _ in 0..<2 {
            try await container.start()
            #expect(container.startProgress?.finished == 3)
            #expect(container.startProgress?.total == 3)
            #expect(seen.take() == ["1 of 3", "2 of 3", "3 of 3"])
        }
    }
}
