import Alchemic
import Synchronization
import TestSupport
import Testing

private protocol Store: Sendable {
    var layers: [String] { get }
}

private final class FileStore: Store {
    let layers = ["file"]
}

private final class MemoryStore: Store {
    let layers = ["memory"]
}

private final class Layer: Store {
    let layers: [String]
    let inner: any Store
    init(_ name: String, _ inner: any Store) {
        self.inner = inner
        layers = [name] + inner.layers
    }
}

private final class Log: Sendable {
    let name = "log"
}

private final class Reader: Sendable {
    let store: any Store
    let stores: [any Store]
    let maybe: (any Store)?
    let later: Lazy<any Store>
    init(store: any Store, stores: [any Store], maybe: (any Store)?, later: Lazy<any Store>) {
        self.store = store
        self.stores = stores
        self.maybe = maybe
        self.later = later
    }
}

@Suite("Decorators")
struct DecoratorTests {
    @Test("leave the actions of a declaration to the object that it declares")
    func actions() async throws {
        let diary = Mutex<[String]>([])
        let container = try Container(
            Module("App") {
                Singleton(FileStore.init).as((any Store).self).eager()
                    .onStart { store in diary.withLock { $0.append("start \(store.layers)") } }
                    .onStop { store in diary.withLock { $0.append("stop \(store.layers)") } }
                Decorate((any Store).self) { Layer("cache", $0) }
            })
        try await container.start()
        #expect(try container.get((any Store).self).layers == ["cache", "file"])
        try await container.stop()
        #expect(diary.withLock { $0 } == ["start [\"file\"]", "stop [\"file\"]"])
    }

    @Test("wrap requests through the type, the later one outside, and leave the concrete type bare")
    func order() throws {
        let container = try Container(
            Module("m") {
                Singleton(FileStore.init).as((any Store).self)
                Singleton(Log.init)
                Decorate((any Store).self) { (inner: any Store, log: Log) in Layer(log.name, inner) }
                Decorate((any Store).self) { (inner: any Store) in Layer("cache", inner) }
            })
        #expect(try container.get((any Store).self).layers == ["cache", "log", "file"])
        #expect(try container.get(FileStore.self).layers == ["file"])
    }

    @Test("keep the inner lifetime: one wrapper for a singleton, a new one for each prototype")
    func lifetime() throws {
        let shared = try Container(
            Module("m") {
                Singleton(FileStore.init)
                Decorate((any Store).self) { (inner: any Store) in Layer("log", inner) }
            })
        let first = try #require(try shared.get((any Store).self) as? Layer)
        let second = try #require(try shared.get((any Store).self) as? Layer)
        #expect(first === second)
        let fresh = try Container(
            Module("m") {
                Prototype(FileStore.init)
                Decorate((any Store).self) { (inner: any Store) in Layer("log", inner) }
            })
        let third = try #require(try fresh.get((any Store).self) as? Layer)
        let fourth = try #require(try fresh.get((any Store).self) as? Layer)
        #expect(third !== fourth)
        #expect(third.inner as? FileStore !== fourth.inner as? FileStore)
    }

    @Test("wrap each member of a list once, and reach parameters of every form")
    func forms() throws {
        let container = try Container(
            Module("m") {
                Singleton(FileStore.init).primary()
                Singleton(MemoryStore.init)
                Singleton(Reader.init)
                Decorate((any Store).self) { (inner: any Store) in Layer("log", inner) }
            })
        let reader = try container.get(Reader.self)
        #expect(reader.store.layers == ["log", "file"])
        #expect(reader.stores.map(\.layers) == [["log", "file"], ["log", "memory"]])
        #expect(reader.maybe?.layers == ["log", "file"])
        #expect(try reader.later.get().layers == ["log", "file"])
        #expect(try container.get((any Store).self) as? Layer === reader.store as? Layer)
        #expect(reader.stores[0] as? Layer === reader.store as? Layer)
    }

    @Test("limited to a name, wrap nothing else")
    func named() throws {
        let container = try Container(
            Module("m") {
                Singleton(FileStore.init).named("files")
                Singleton(MemoryStore.init).named("memory")
                Decorate((any Store).self) { (inner: any Store) in Layer("log", inner) }.only(named: "files")
            })
        let all = try container.get([String: any Store].self)
        #expect(all["files"]?.layers == ["log", "file"])
        #expect(all["memory"]?.layers == ["memory"])
    }
}
