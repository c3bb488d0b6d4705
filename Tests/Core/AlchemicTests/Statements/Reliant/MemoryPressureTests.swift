import Alchemic
import TestSupport
import Testing

private final class Cache: Sendable {
    init() {}
}

@Suite struct MemoryPressureTests {
    @Test(.statement("R25", "T11")) func `what nobody holds is gone at once`() async throws {
        let container = try Container(Module("Caches") { Singleton(Cache.init).evictable() })
        weak let cache = try container.get(Cache.self)
        #expect(cache != nil)
        try await container.purge()
        #expect(cache == nil)
    }
}
