import Alchemic
import TestSupport
import Testing

private final class Cache: Sendable {
    let log = Variable<Log?>(nil)
    init() {}
}

private final class Log: Sendable {
    init() {}
}

private final class Reader: Sendable {
    let cache: Cache
    init(cache: Cache) { self.cache = cache }
}

@Suite struct MemoryPressureTests {
    @Test(.statement("R25", "T11")) func purgeIsOptIn() async throws {
        let container = try Container(Module("Caches") { Singleton(Cache.init) })
        let cache = try container.get(Cache.self)
        try await container.purge()
        #expect(try container.get(Cache.self) === cache)
    }

    @Test(.statement("R25", "T11")) func whatIsDroppedIsMadeAndInjectedAnewWhenNextAskedFor() async throws {
        let made = Journal()
        let container = try Container(
            Module("Caches") {
                Singleton { made.noting("cache", Cache()) }.eager().evictable().inject(\.log.value)
                Singleton(Log.init)
                Singleton(Reader.init(cache:))
            })
        try await container.start()
        let first = try container.get(Cache.self)
        let reader = try container.get(Reader.self)
        #expect(reader.cache === first)
        try await container.purge()
        #expect(made.count == 1, "an eager one has become lazy")
        #expect(try !container.isBuilt(Cache.self))
        #expect(reader.cache === first, "what others hold of it lives on")

        let second = try container.get(Cache.self)
        #expect(second !== first)
        #expect(try second.log.value === container.get(Log.self))
        #expect(try container.get(Reader.self) === reader)
        #expect(made.count == 2)
    }

    @Test(.statement("R25", "T11")) func whatNobodyHoldsIsGoneAtOnce() async throws {
        let container = try Container(Module("Caches") { Singleton(Cache.init).evictable() })
        weak let cache = try container.get(Cache.self)
        #expect(cache != nil)
        try await container.purge()
        #expect(cache == nil)
    }

    @Test(.statement("T11")) func externalsValuesAndObjectsThatWereSetStay() async throws {
        let container = try Container(
            Module("Caches") {
                External(Log.self)
                Value("a value")
                Singleton(Cache.init).evictable()
                Singleton(Reader.init(cache:)).evictable()
            })
        let log = Log()
        let cache = Cache()
        try container.set(log)
        try container.set(cache)
        let reader = try container.get(Reader.self)
        try await container.purge()
        #expect(try container.get(Log.self) === log)
        #expect(try container.get(String.self) == "a value")
        #expect(try container.get(Cache.self) === cache)
        let later = try container.get(Reader.self)
        #expect(later !== reader)
        #expect(later.cache === cache)
    }

    @Test(.statement("T11")) func whatIsDroppedIsStoppedFirstAndOnlyOnce() async throws {
        let stopped = Journal()
        let container = try Container(
            Module("Caches") {
                Singleton(Cache.init).evictable().onStop { _ in stopped.note("cache") }
                Singleton(Log.init).onStop { _ in stopped.note("log") }
            })
        _ = try container.get(Cache.self)
        _ = try container.get(Log.self)
        try await container.purge()
        #expect(stopped.entries == ["cache"])
        try await container.stop()
        #expect(stopped.entries == ["cache", "log"])
    }
}
