import Alchemic

// A list, and an asynchronous `main`.

protocol Store: Sendable {}

final class SQLStore: Store {}

final class Catalogue: Startable, Stoppable, Sendable {
    init(store: any Store) {}
    func start() async throws { print("start") }
    func stop() async throws { print("stop") }
}

final class Cart {
    init(catalogue: Catalogue, count: Int) {}
}

let container = try Container(
    Module("List") {
        Singleton(SQLStore.init).as((any Store).self)
        Singleton(Catalogue.init(store:)).eager()
        Prototype(Cart.init(catalogue:count:), .auto, .value(5))
    })
try await container.start()
_ = try container.get(Cart.self)
try await container.stop()
