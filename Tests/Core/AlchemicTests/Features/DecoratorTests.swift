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

@Suite("Decorators")
struct DecoratorTests {
    @Test
    func `wrap requests through the type, the later one outside, and leave the concrete type bare`() throws {
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

    @Test
    func `limited to a name, wrap nothing else`() throws {
        let container = try Container(
            Module("m") {
                Singleton(FileStore.init).named("files")
                Singleton(FileStore.init).named("others")
                Decorate((any Store).self) { (inner: any Store) in Layer("log", inner) }.only(named: "files")
            })
        let all = try container.get([String: any Store].self)
        #expect(all.mapValues(\.layers) == ["files": ["log", "file"], "others": ["file"]])
    }
}
