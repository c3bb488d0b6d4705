import Alchemic
import TestSupport
import Testing

/// Holds on to the container that made it, without keeping it.
private final class Locator: Sendable {
    unowned let container: Container
    init(container: Container) { self.container = container }
}

private struct Visit: Sendable {
    let place: Scope?
}

@Suite struct ContainerAsServiceTests {
    private static let module = Module("App") {
        Singleton(Locator.init(container:))
        Prototype { (container: Container) in [ObjectIdentifier(container)] }.named("asked")
        Scoped("request", { (container: Container) in Visit(place: container.openScope) })
    }

    @Test(.statement("G4")) func `the container is a dependency`() throws {
        let container = try Container(Self.module)
        #expect(try container.get(Locator.self).container === container)
        #expect(try container.get(Container.self) === container)
        #expect(try container.get(Container?.self) === container)
        let scope = try container.scope("request")
        #expect(try scope.get([ObjectIdentifier].self, .named("asked")) == [ObjectIdentifier(scope)])
        #expect(try scope.get(Visit.self).place == "request")
        #expect(try scope.get(Locator.self).container === container, "a singleton outlives the scope")
    }

    @Test(.statement("G4")) func `the container is there to what is awaited`() async throws {
        let container = try Container(
            Module("App") { Singleton({ (container: Container) async in Locator(container: container) }) })
        #expect(try await container.get(async: Locator.self).container === container)
    }

    @Test(.statement("G4")) func `the container cannot be replaced`() throws {
        let container = try Container(Self.module)
        let other = try Container(Self.module)
        let error = #expect(throws: ResolutionError.self) { try container.set(other) }
        #expect(error?.id == .notSettable)
        #expect(try container.get(Container.self) === container)
    }
}
