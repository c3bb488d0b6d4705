import AlchemicMacros

// Types that macros declare, and a start as the program loads.

@Singleton
final class Store: Sendable {
    init() {}
}

@Singleton
final class Catalogue: Startable, Sendable {
    init(store: Store) {}
    func start() async throws { print("start") }
}

@main
struct Main {
    static func main() async throws {
        try await Container.main.start()
        _ = try Container.main.get(Catalogue.self)
        print("found")
    }
}
