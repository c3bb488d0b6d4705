import Alchemic
import TestSupport
import Testing

private final class Store: Sendable {}
private final class Shop: Sendable {}
private struct Town: Sendable { init(shop: Shop) {} }

@Suite struct RequestWayTests {
    @Test
    func `the path of a request that has to be awaited ends with the first that has to be, though that needs others`()
        throws
    {
        let container = try Container(
            Module("town") {
                Singleton { () async in Store() }
                Singleton { (_: Store) async in Shop() }
                Prototype(Town.init(shop:))
            })
        #expect(failure(of: try container.get(Town.self))?.path == ["Town", "Shop"])
        #expect(failure(of: try container.get(Shop.self))?.path == ["Shop"])
    }
}
