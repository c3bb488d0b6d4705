import Alchemic
import TestSupport
import Testing

private final class Engine: Sendable {
    init() {}
}

private protocol Store: Sendable {
    var origin: String { get }
}

private final class DiskStore: Store {
    let origin: String

    init(path: String) {
        origin = path
    }
}

@Suite struct RegisteringTests {
    @Test(.statement("A2")) func `a singleton is the same object each time`() throws {
        let container = try Container(Module("Car") { Singleton(Engine.init as @Sendable () -> Engine) })
        let engine = try container.get(Engine.self)
        #expect(try container.get(Engine.self) === engine)
        #expect(Engine() !== engine)
        #expect(try container.get(Engine.self) === engine)
    }

    @Test(.statement("A10")) func `an initializer is enough to register a type`() throws {
        let container = try Container(
            Module("Stores") {
                Value("/data")
                Singleton(DiskStore.init(path:))
            })
        #expect(try container.get(DiskStore.self).origin == "/data")
        #expect(try container.get((any Store).self).origin == "/data")
    }

    @Test(.statement("A11")) func `a type with an initializer is one candidate`() throws {
        let container = try Container(
            Module("Stores") {
                Singleton(DiskStore.init(path:), .value("/data")).as((any Store).self).as(DiskStore.self).alias("disk")
            })
        #expect(container.graph.definitions.count == 1)
        #expect(try container.all(of: DiskStore.self).count == 1)
        #expect(try container.all(of: (any Store).self).count == 1)
    }
}
