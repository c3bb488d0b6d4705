#if Services
import AlchemicServices
import Testing

@Suite struct TypedContainerTests {
    @Test
    func `a container whose services run fits the typed container of a check`() throws {
        let shop = Module("Shop") {
            Singleton { Job { try await gracefulShutdown() } }.named("lazily declared")
            Value(Job {}).named("value")
        }
        let checked = Graph(describing: [shop]).nodes.fingerprint
        let container = try ContainerService(shop).container
        try container.checkModules("ShopContainer", fingerprint: checked)
        #expect(throws: GraphError.self) { try container.checkModules("ShopContainer", fingerprint: checked &+ 1) }
    }
}
#endif
