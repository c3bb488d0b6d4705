import Alchemic
import TestSupport
import Testing

private final class Pictures: Sendable {}
private final class Job: Sendable {}
private final class Sounds: Sendable {}
private protocol Media: AnyObject, Sendable {}
extension Pictures: Media {}
private final class Framed: Media {
    let inner: any Media
    init(_ inner: any Media) { self.inner = inner }
}

private final class Frames: Sendable {
    let media: any Media
    init(_ media: any Media) { self.media = media }
}

@Suite("Purging")
struct PurgeTests {
    @Test
    func `of one type, or by a query, drops that object alone, and stops it`() async throws {
        let stopped = Variable<[String]>([])
        let container = try Container {
            Singleton(Pictures.init).evictable().onStop { _ in stopped.append("pictures") }
            Singleton(Sounds.init).evictable().named("loud").onStop { _ in stopped.append("loud") }
            Singleton(Sounds.init).evictable().named("quiet").onStop { _ in stopped.append("quiet")
            }
        }
        func all() throws -> [any AnyObject] {
            [
                try container.get(Pictures.self), try container.get(Sounds.self, .named("loud")),
                try container.get(Sounds.self, .named("quiet")),
            ]
        }
        let before = try all()
        try await container.purge(Pictures.self)
        #expect(stopped.value == ["pictures"])
        let between = try all()
        #expect(zip(before, between).map { $0 === $1 } == [false, true, true])
        try await container.purge(Sounds.self, .named("quiet"))
        #expect(stopped.value == ["pictures", "quiet"])
        #expect(zip(between, try all()).map { $0 === $1 } == [true, true, false])
        try await container.purge([Sounds].self)
        #expect(stopped.value.sorted() == ["loud", "pictures", "quiet", "quiet"])
    }

    @Test
    func `of one type leaves what has not been built, and refuses what is not evictable, ambiguous or missing`()
        async throws
    {
        let container = try Container {
            Singleton(Pictures.init).evictable()
            Singleton(Job.init)
            Singleton(Sounds.init).evictable().named("loud")
            Singleton(Sounds.init).evictable().named("quiet")
        }
        try await container.purge(Pictures.self)
        #expect(try !container.isBuilt(Pictures.self))
        func id(_ purge: () async throws -> Void) async -> Diagnostic.ID? {
            do { try await purge() } catch { return (error as? ResolutionError)?.id }
            return nil
        }
        #expect(await id { try await container.purge(Job.self) } == .notEvictable)
        #expect(await id { try await container.purge(Sounds.self) } == .ambiguous)
        #expect(await id { try await container.purge(Framed.self) } == .missingBinding)
        try await container.stop()
        #expect(await id { try await container.purge(Pictures.self) } == .ended)
    }

    @Test
    func `of one type from a child or a scope reaches the object of its parent, and not its siblings' own`()
        async throws
    {
        let parent = try Container {
            Singleton(Pictures.init).evictable()
            Scoped("job", Sounds.init).evictable()
        }
        let child = try Container(parent: parent) { Value(1) }
        let (job, other) = (try parent.scope("job"), try parent.scope("job"))
        let pictures = try parent.get(Pictures.self)
        try await child.purge(Pictures.self)
        let second = try parent.get(Pictures.self)
        #expect(second !== pictures)
        try await job.purge(Pictures.self)
        #expect(try parent.get(Pictures.self) !== second)
        let (sounds, others) = (try job.get(Sounds.self), try other.get(Sounds.self))
        try await job.purge(Sounds.self)
        #expect(try job.get(Sounds.self) !== sounds)
        #expect(try other.get(Sounds.self) === others)
    }

    @Test
    func `purging drops all before it stops any: what is built meanwhile holds nothing that is going to stop`()
        async throws
    {
        let (stopping, mayStop) = (Gate(), Gate())
        let container = try Container {
            Singleton(Pictures.init).evictable().as((any Media).self).onStop { _ in }
            Singleton { (media: any Media) in Frames(media) }.evictable().onStop { _ in
                stopping.open()
                await mayStop.pass()
            }
        }
        let before = try container.get(Frames.self)
        let purge = Task { try await container.purge() }
        await stopping.pass()
        let meanwhile = try container.get(Frames.self)
        mayStop.open()
        try await purge.value
        #expect(meanwhile !== before)
        #expect(try meanwhile.media === container.get((any Media).self))
    }

    @Test
    func `of one type drops what decorates it as well, and within overrides only what was built for them`() async throws
    {
        let container = try Container {
            Singleton(Pictures.init).evictable().as((any Media).self)
            Decorate((any Media).self) { Framed($0) }
        }
        let media = try container.get((any Media).self)
        try await container.purge((any Media).self)
        let again = try container.get((any Media).self)
        #expect(again !== media)
        #expect((again as? Framed)?.inner !== (media as? Framed)?.inner)
        let pictures = try container.get(Pictures.self)
        try await container.withOverrides {
            Singleton(Sounds.init).evictable()
        } operation: {
            let sounds = try container.get(Sounds.self)
            try await container.purge(Sounds.self)
            let others = try container.get(Sounds.self)
            #expect(others !== sounds)
            try await container.purge(Pictures.self)
        }
        #expect(try container.get(Pictures.self) === pictures)
    }
}
