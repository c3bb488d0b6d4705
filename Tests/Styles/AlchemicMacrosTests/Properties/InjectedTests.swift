#if Macros
internal import AlchemicMacros
internal import TestSupport
internal import Testing

private protocol Store: Sendable {}

@Singleton(as: (any Store).self) private final class MemoryStore: Store {}

@Prototype(named: "cart") private final class Cart {}

@Singleton(named: "remote") private final class Remote: Sendable {
    init() async { await Task.yield() }
}

@Singleton @MainActor private final class Dashboard {}

private enum Shop {
    static let container: Container = {
        do {
            return try Container(
                Module("Shop") { SelfDeclared(MemoryStore.self, Cart.self, Remote.self, Dashboard.self) })
        } catch {
            preconditionFailure("\(error)")
        }
    }()
}

private struct Report {
    @Injected(from: Shop.container) var store: any Store
    @Injected(.named("cart"), from: Shop.container) var cart: Cart
    @Injected(from: Shop.container) var missing: Never?
    @Injected(.named("nowhere"), from: Shop.container) var nowhere: Cart
    @Injected(from: Shop.container) var stores: [any Store]
    @Injected(.named("cart"), from: Shop.container) var shared: Lazy<Cart>
    @Injected(async: .named("remote"), from: Shop.container) var remote: Remote
    @Injected var ofTheMainContainer: any Store
    @Injected(async: .auto, from: Shop.container) static var shared: any Store
}

@MainActor private final class Controller {
    @Injected(from: Shop.container) var dashboard: Dashboard
    @Injected(from: Shop.container) nonisolated var store: any Store
}

@Suite struct InjectedTests {
    @Test func `each access asks the container`() throws {
        let report = Report()
        #expect(try report.store is MemoryStore)
        #expect(try report.cart !== report.cart, "a prototype is new")
        #expect(try report.stores.count == 1)
        #expect(try report.missing == nil, "nothing of the type is declared")
    }

    @Test func `a lazy of what is not Sendable is refused`() throws {
        #expect(failure(of: try Report().shared)?.id == .lazyPrototype)
    }

    @Test func `what cannot be had is thrown`() throws {
        #expect(failure(of: try Report().nowhere)?.id == .missingName)
        #expect(failure(of: try Report().ofTheMainContainer)?.id == .notStarted)
    }

    @Test func `what is made asynchronously is awaited`() async throws {
        let report = Report()
        #expect(try await report.remote === report.remote)
        #expect(try await Report.shared is MemoryStore)
    }

    @Test @MainActor func `main actor is asked for what lives there`() throws {
        let controller = Controller()
        #expect(try controller.dashboard === controller.dashboard)
        #expect(try controller.store is MemoryStore)
    }
}
#endif
