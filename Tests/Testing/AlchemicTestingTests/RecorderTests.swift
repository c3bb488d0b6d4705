import AlchemicTesting
import Testing

/// The recorder of what happens in containers.
struct RecorderTests {
    final class Store: Startable, Stoppable, Sendable {
        func start() {}
        func stop() {}
    }
    final class Catalogue: Startable, Stoppable, Sendable {
        init(store: Store) {}
        func start() {}
        func stop() {}
    }
    final class Cart: Sendable { init(store: Store) {} }

    static let shop = Module("Shop") {
        Singleton(Catalogue.init(store:)).eager()
        Singleton { Store() }
        Scoped("request", Cart.init(store:))
    }

    @Test(.container(Self.shop, started: true)) func `the order of start and stop is recorded`() async throws {
        let recorder = try EventRecorder.test
        #expect(recorder.labels(of: .ready) == ["Store", "Catalogue"])
        #expect(recorder.happened(.built, to: Store.self, before: Catalogue.self))
        #expect(!recorder.happened(.built, to: Catalogue.self, before: Store.self))
        #expect(!recorder.happened(.built, to: Catalogue.self, before: Cart.self))
        try await Container.test.stop()
        #expect(recorder.labels(of: .stopped) == ["Catalogue", "Store"])
    }

    @Test func `events name their container and scope`() async throws {
        let recorder = EventRecorder()
        let first = try Container(Self.shop, observer: recorder.observer(as: "first"))
        let second = try Container(Self.shop)
        let observation = recorder.observe(second, as: "second")
        try await first.scope("request") { _ = try $0.get(Cart.self) }
        _ = try second.get(Catalogue.self)
        #expect(recorder.labels(of: .built, in: "request") == ["Cart"])
        #expect(recorder.labels(of: .built, container: "first") == ["Store", "Cart"])
        #expect(recorder.labels(of: .built, container: "second") == ["Store", "Catalogue"])
        #expect(recorder.count(.built, of: Store.self) == 2)
        #expect(recorder.isBuiltOnce(Cart.self) && !recorder.isBuiltOnce(Store.self))
        #expect(recorder.description.contains("second: built Catalogue in "))
        observation.cancel()
        recorder.clear()
        try await second.stop()
        #expect(recorder.entries.isEmpty)
    }
}
