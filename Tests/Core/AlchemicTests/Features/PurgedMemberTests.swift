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
        #expect(progress.finished == progress.total)
    }
}
