import AlchemicMain

final class Engine: Sendable {
    init() { print("engine") }
}

final class Plant: MainConfiguration {
    static func configure(_ settings: inout MainSettings) {
        settings.modules.append(Module("Plant") { Singleton(Engine.init).eager() })
    }
}

@main
enum ByHand {
    static func main() async throws {
        print("main")
        Container.main.whenStarted { print("block") }
        try await Container.main.start()
        _ = try Container.main.get(Engine.self)
        print("end")
    }
}
