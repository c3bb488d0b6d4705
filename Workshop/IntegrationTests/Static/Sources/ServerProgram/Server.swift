import AlchemicServices
import Foundation

// A server that runs until it is told to end.

/// Prints a line at once: `run` waits for it.
func tell(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

final class Store: Startable, Stoppable, Sendable {
    func start() async throws { tell("store opens") }
    func stop() async throws { tell("store closes") }
}

final class Dock: Service, Sendable {
    init(store: Store) {}

    func run() async throws {
        tell("dock runs")
        try await gracefulShutdown()
        tell("dock ends")
    }
}

@main struct Server {
    static func main() async {
        await Container.run(
            Module("Server") {
                Singleton(Store.init)
                Singleton(Dock.init)
            })
    }
}
