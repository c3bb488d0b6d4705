import Alchemic
import TestSupport
import Testing

/// What a page says of objects that store their container, and what to do.
@Suite("After a stop")
struct KeptAfterStopTests {
    private final class Keeper: Sendable {
        let container: Variable<Container?>
        init(container: Container) { self.container = Variable(container) }
    }

    private final class Releasing: Sendable, Stoppable {
        private let container: Variable<Container?>
        init(container: Container) { self.container = Variable(container) }
        func stop() async throws { container.value = nil }
    }

    private final class Unowned: Sendable {
        unowned let container: Container
        init(container: Container) { self.container = container }
    }

    private final class Asking: Sendable {
        let plain: Provider<Plain>
        init(plain: Provider<Plain>) { self.plain = plain }
    }

    /// Whether an object of a container, or scope, and the container itself are there after a stop, and once nothing of the test's
    /// holds the container.
    private func isKept<Object: AnyObject>(
        _ type: Object.Type, in scope: Scope? = nil
    ) async throws -> (afterStop: Bool, afterRelease: Bool, container: Bool) {
        let module = Module("App") {
            if scope == nil {
                Singleton(Keeper.init(container:))
                Singleton(Releasing.init(container:))
                Singleton(Unowned.init(container:))
                Singleton(Asking.init(plain:))
                Singleton { Plain() }
            } else {
                Scoped("scope", Keeper.init(container:))
                Scoped("scope") { Plain() }
            }
        }
        var container: Container? = try Container(module)
        weak let released = container
        var home = try scope.map { try container?.scope($0) } ?? container
        weak let object = try home?.get(type)
        try await home?.stop()
        let afterStop = object != nil
        home = nil
        container = nil
        // Nothing leaks for good.
        defer { (object as? Keeper)?.container.value = nil }
        return (afterStop, object != nil, released != nil)
    }

    @Test
    func `a container keeps its singletons until it is released, and for good if one of them stores it`() async throws {
        #expect(try await isKept(Plain.self) == (true, false, false))
        #expect(try await isKept(Keeper.self) == (true, true, true))
    }

    @Test
    func `an object that stores it unowned, has a provider, or lets go of it in its stop action, keeps nothing`()
        async throws
    {
        #expect(try await isKept(Unowned.self) == (true, false, false))
        #expect(try await isKept(Asking.self) == (true, false, false))
        #expect(try await isKept(Releasing.self) == (true, false, false))
    }

    @Test
    func `a scope has released its objects, also one that stores it`() async throws {
        #expect(try await isKept(Plain.self, in: "scope") == (false, false, false))
        #expect(try await isKept(Keeper.self, in: "scope") == (false, false, false))
    }
}
