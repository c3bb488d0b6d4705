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

final class Visit: Sendable {}

/// Leaves the scope of a visit open, which ends when no more are let in, or never.
final class Porter: Service, Sendable {
    let container: Container
    let isPatient: Bool

    init(container: Container, isPatient: Bool) {
        self.container = container
        self.isPatient = isPatient
    }

    func run() async throws {
        let visit = try container.scope("visit")
        _ = try visit.get(Visit.self)
        Task {
            if isPatient { return try await visit.stop(afterLastOf: container) }
            // A scope that nothing keeps has ended.
            try await Task.sleep(for: .seconds(60))
            withExtendedLifetime(visit) {}
        }
        tell("porter waits")
        try await gracefulShutdown()
        tell("porter leaves")
    }
}

extension Container {
    fileprivate func stop(afterLastOf container: Container) async throws {
        while (try? container.scope("visit")) != nil { await Task.yield() }
        tell("nobody is let in")
        try await stop()
    }
}

func guardedDepot(isPatient: Bool) -> Module {
    Module("Depot") {
        depot(.orderly)
        Singleton { (container: Container) in Porter(container: container, isPatient: isPatient) }
        Scoped("visit", Visit.init).onStop { _ in tell("visit ends") }
    }
}

@main struct Depot {
    static func main() async {
        switch CommandLine.arguments.dropFirst().first {
        case "wrong": await Container.run(Module("Depot") { Singleton(Gate.init) })
        case "deaf": await Container.run(depot(.deaf), stoppingWithin: .milliseconds(200))
        case "stubborn": await Container.run(depot(.stubborn), stoppingWithin: .seconds(60))
        case "patient": await Container.run(depot(.orderly), stoppingWithin: .seconds(Int64.max))
        case "draining": await Container.run(guardedDepot(isPatient: true), draining: "visit")
        case "lingering":
            await Container.run(guardedDepot(isPatient: false), draining: "visit", stoppingWithin: .milliseconds(200))
        case "failing": await Container.run(depot(.failing))
        default: await Container.run(depot(.orderly))
        }
        tell("the program goes on")
    }
}
