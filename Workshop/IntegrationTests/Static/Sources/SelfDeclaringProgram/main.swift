import AlchemicMain
import Dispatch

// Types that declare themselves, a start as the program loads, and a `main` that is not asynchronous.

/// Not global: the start begins before `main`, which initializes what is global here.
enum Signals {
    static let hasStarted = DispatchSemaphore(value: 0)
    static let isOver = DispatchSemaphore(value: 0)
}

final class Store: SelfDeclaring, Startable, Sendable {
    static var declaration: [ModuleElement] { Singleton(Store.init) }
    func start() async throws { Signals.hasStarted.signal() }
}

final class Catalogue: SelfDeclaring, Sendable {
    static var declaration: [ModuleElement] { Singleton(Catalogue.init(store:)) }
    init(store: Store) {}
}

Signals.hasStarted.wait()
Task.detached {
    print(try await Container.main.get(async: Catalogue.self))
    Signals.isOver.signal()
}
Signals.isOver.wait()
