import AlchemicMain
import Foundation

final class Plant: MainConfiguration {
    static func configure(_ settings: inout MainSettings) { settings.mainActorPatience = .milliseconds(300) }
}

// A synchronous `main` that waits for the start and runs no loop: what waits for the main actor would wait for ever.
let hasWaited = DispatchSemaphore(value: 0)
if CommandLine.arguments.contains("--block") { Container.main.whenStarted { print("block") } }
Task.detached {
    do {
        try await Container.main.start()
        print("started")
    } catch {
        print(error)
    }
    print("there: \(Container.main.container != nil)")
    hasWaited.signal()
}
hasWaited.wait()
