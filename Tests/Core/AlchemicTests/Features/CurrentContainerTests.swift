import Alchemic
import TestSupport
import Testing

private final class Cart: Sendable {}

@Suite struct CurrentContainerTests {
    let container: Container

    init() throws {
        container = try Container { Scoped("request") { Cart() } }
    }

    @Test func `there is none unless somebody says so`() { #expect(Container.current == nil) }

    @Test func `a scope is the current one within its closure`() async throws {
        try await container.scope("request") { scope in
            #expect(Container.current === scope)
            let cart = try scope.get(Cart.self)
            async let other = Container.current?.get(Cart.self)
            let others = [try await other, try await Task { try Container.current?.get(Cart.self) }.value]
            #expect(others.allSatisfy { $0 === cart })
            let detached = Task.detached { Container.current === nil }
            #expect(await detached.value)
        }
        #expect(Container.current == nil)
    }

    @Test func `the innermost is current`() async throws {
        let scope = try container.scope("request")
        await container.asCurrent {
            #expect(Container.current === container)
            await scope.asCurrent { #expect(Container.current === scope) }
            #expect(Container.current === container)
        }
        try await scope.stop()
    }

    @Test @MainActor func `it stays on the callers actor`() async throws {
        await container.asCurrent {
            MainActor.assertIsolated()
            #expect(Container.current === container)
        }
    }
}
