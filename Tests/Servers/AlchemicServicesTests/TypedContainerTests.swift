#if Services
import AlchemicServices
import Testing

/// A service that waits for the end.
private struct Server: Service {
    func run() async throws { try await gracefulShutdown() }
}

@Suite struct TypedContainerTests {
    @Test("A container whose services run fits the typed container of a check that knows no services")
    func servicesKeepTheFingerprint() throws {
        let shop = Module("Shop") {
            Singleton { Server() }.named("lazily declared")
            Value(Server()).named("value")
        }
        let checked = Check.findings(in: [shop], roots: [], parent: nil).nodes.fingerprint
        let container = try ContainerService(shop).container
        try container.checkModules("ShopContainer", fingerprint: checked)
        #expect(throws: GraphError.self) { try container.checkModules("ShopContainer", fingerprint: checked &+ 1) }
    }
}
#endif
