import AlchemicServices
import Foundation

/// Prints a line at once, so that whoever waits for it can act on it.
func tell(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

struct Flooded: Error {}

final class Store: Startable, Stoppable, Sendable {
    func start() async throws { tell("store opens") }
    func stop() async throws { tell("store closes") }
}

/// What a service does when it is asked to end.
enum Manner: Sendable {
    case orderly, deaf, stubborn, failing
}

final class Dock: Service, Sendable {
    let manner: Manner
    init(store: Store, manner: Manner) { self.manner = manner }

    func run() async throws {
        tell("dock runs")
        switch manner {
        case .orderly: try await gracefulShutdown()
        case .deaf:
            do { try await Task.sleep(for: .seconds(600)) } catch {
                tell("dock is canceled")
                throw error
            }
        case .stubborn:
            while true { try? await Task.sleep(for: .seconds(600)) }
        case .failing: throw Flooded()
        }
        tell("dock ends")
    }
}

final class Gate: Service, Sendable {
    init(dock: Dock) {}

    func run() async throws {
        tell("gate opens")
        try await gracefulShutdown()
        tell("gate closes")
    }
}

func depot(_ manner: Manner) -> Module {
    Module("Depot") {
        Singleton(Gate.init)
        Singleton(Dock.init)
        Singleton(Store.init)
        Value(manner)
    }
}

@main struct Depot {
    static func main() async {
        switch CommandLine.arguments.dropFirst().first {
        case "wrong": await Container.run(Module("Depot") { Singleton(Gate.init) })
        case "deaf": await Container.run(depot(.deaf), stoppingWithin: .milliseconds(200))
        case "stubborn": await Container.run(depot(.stubborn), stoppingWithin: .seconds(60))
        case "patient": await Container.run(depot(.orderly), stoppingWithin: .seconds(Int64.max))
        case "failing": await Container.run(depot(.failing))
        default: await Container.run(depot(.orderly))
        }
        tell("the program goes on")
    }
}
