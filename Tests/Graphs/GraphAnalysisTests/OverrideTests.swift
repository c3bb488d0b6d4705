import Alchemic
import AlchemicGraphDocument
import GraphAnalysis
import Testing

/// What the tool says would replace something does replace it.
@Suite struct OverrideTests {
    private protocol Store: Sendable {}
    private struct FileStore: Store {}
    private struct MemoryStore: Store {}
    private struct CachingStore: Store {
        let inner: any Store
    }
    private struct FakeStore: Store {}

    private static func taken(_ document: GraphDocument) -> String? {
        document.requests.first { $0.type.hasSuffix(".Store") }?.definitions.first
    }

    @Test func `a name is overridden`() throws {
        let shop = Module("Shop") {
            Singleton(FileStore.init).named("files").primary()
            Singleton(MemoryStore.init)
            Decorate((any Store).self) { (inner: any Store) in CachingStore(inner: inner) }
        }
        let analysis = GraphAnalysis(try Graph(shop).document)
        let id = try #require(Self.taken(analysis.document))
        #expect(analysis.override(of: id) == ".overriding(named: \"files\")")
        let replaced = try Graph(
            shop, Module("Test") { Singleton(FakeStore.init).overriding(named: "files").primary() })
        let taken = try #require(Self.taken(replaced.document))
        #expect(replaced.document.definitions.first { $0.id == taken }?.inner == "files")
        #expect(try Container(replaced).get((any Store).self) is CachingStore)
    }

    @Test func `a type is overridden if only one has it`() throws {
        let shop = Module("Shop") {
            Singleton(FileStore.init).as((any Store).self).primary()
            Singleton(MemoryStore.init)
        }
        let analysis = GraphAnalysis(try Graph(shop).document)
        let id = try #require(Self.taken(analysis.document))
        #expect(analysis.override(of: id) == ".overriding(FileStore.self)")
        let replaced = try Container(
            shop, Module("Test") { Singleton(FakeStore.init).overriding(FileStore.self).primary() })
        #expect(try replaced.get((any Store).self) is FakeStore)
    }

    @Test func `of several the one needs a name`() throws {
        let shop = Module("Shop") {
            Singleton(FileStore.init).as((any Store).self).primary()
            Singleton { FileStore() }
        }
        let analysis = GraphAnalysis(try Graph(shop).document)
        #expect(analysis.override(of: try #require(Self.taken(analysis.document))) == nil)
        #expect(throws: GraphError.self) {
            try Graph(shop, Module("Test") { Singleton(FakeStore.init).overriding(FileStore.self) })
        }
    }
}
