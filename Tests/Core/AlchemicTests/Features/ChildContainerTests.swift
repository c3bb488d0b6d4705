import Alchemic
import TestSupport
import Testing

private final class Engine: Sendable {}
private typealias Plugin = Taker<Engine>

@Suite("Child containers")
struct ChildContainerTests {
    @Test
    func `child containers end with their parent, not before it`() async throws {
        let parent = try Container { Singleton(Engine.init) }
        let child = try Container(parent: parent) { Singleton(Plugin.init) }
        _ = try child.get(Plugin.self)
        try await child.stop()
        #expect(child.isEnded && !parent.isEnded)
        _ = try parent.get(Engine.self)
        let second = try Container(parent: parent) { Singleton(Plugin.init) }
        try await parent.stop()
        #expect(second.isEnded)
    }

    @Test
    func
        `share the objects of their parent; a container of a graph with a parent is one of its own, and builds them all`()
        throws
    {
        let graph = try Graph { Singleton(Engine.init) }
        let parent = Container(graph)
        let child = try Container(parent: parent) { Singleton(Plugin.init) }
        #expect(try child.get(Engine.self) === parent.get(Engine.self))
        let whole = Container(try Graph(parent: graph) { Singleton(Plugin.init) })
        #expect(whole.parent == nil)
        #expect(try whole.get(Engine.self) !== parent.get(Engine.self))
        #expect(try whole.get(Plugin.self).form === whole.get(Engine.self))
    }

    @Test
    func `child containers are checked with what their parent declares`() throws {
        #expect(errors { Singleton(Plugin.init) } == [.missingBinding])
        let parent = try Graph { Singleton(Engine.init) }
        #expect(throws: Never.self) { try Graph(parent: parent) { Singleton(Plugin.init) } }
    }

    @Test
    func `child containers are told of a Lazy whose object takes what the parent has to await`() throws {
        let parent = try Graph { Singleton { () async in Engine() } }
        let error = #expect(throws: GraphError.self) {
            try Graph(parent: parent) {
                Singleton(Plugin.init)
                Singleton(Taker<Lazy<Plugin>>.init)
            }
        }
        #expect(error?.diagnostics.map(\.id) == [.asynchronousDependency])
    }
}
