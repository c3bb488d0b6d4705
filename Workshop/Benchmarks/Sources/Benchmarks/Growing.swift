import Alchemic
import Foundation

// Whether four times as much takes four times as long: stops, starts, chains, cycles, waits, scopes.

/// Something whose cost grows with the objects of a container, or with the edges between them.
struct Growth {
    typealias Operation = () async throws -> Void

    /// What is done.
    let name: String
    /// With how many it is done, and then with four times as many.
    let count: Int
    /// The power of that number with which the cost may grow at most.
    var exponent = 1.2
    /// Prepares it for a number of objects, which is not measured.
    let prepare: (Int) async throws -> Operation

    static let factor = 4
}

func growths() -> [Growth] {
    [
        Growth(name: "stop objects that nothing orders", count: 200, prepare: stopping(chained: false)),
        Growth(name: "stop a chain", count: 200, prepare: stopping(chained: true)),
        Growth(name: "start objects with start actions", count: 200, prepare: starting),
        Growth(name: "build a scope's chain", count: 100, prepare: scopedChain(awaited: false)),
        Growth(name: "build a scope's chain, awaited at its bottom", count: 100, prepare: scopedChain(awaited: true)),
        Growth(
            name: "build a chain of evictables, awaited at its bottom", count: 100,
            prepare: awaitedChain { $0.evictable() }),
        Growth(name: "build a chain of prototypes, awaited at its bottom", count: 100, prepare: awaitedPrototypes),
        Growth(name: "build a chain of evictables whose awaited bottom is there", count: 100, prepare: chainOnBottom),
        Growth(name: "purge evictables", count: 200, prepare: purging),
        Growth(name: "override one of many definitions", count: 200, prepare: overriding),
        Growth(name: "make a child of many definitions", count: 200, prepare: child),
        Growth(name: "find each of many by its name", count: 100, prepare: finding),
        Growth(name: "build a hub with all that is plugged into it", count: 100, prepare: hub),
        Growth(name: "build a ring of injection points", count: 100, prepare: ring),
        // There are as many edges as the square of their number.
        Growth(name: "build objects that each take all of them", count: 25, exponent: 2.2, prepare: everyone),
        Growth(name: "cancel tasks that wait for one object", count: 100, prepare: canceledWaits),
        Growth(name: "open and end scopes within one another", count: 100, prepare: nestedScopes),
    ]
}

/// How the time of each grows.
func measureGrowth(_ harness: Harness) async throws -> [Row] {
    var rows: [Row] = []
    for growth in growths() {
        let small = harness.isQuick ? growth.count : growth.count * 10
        var ratios: [Double] = []
        for _ in 0..<(harness.isQuick ? 1 : 5) {
            let smallTime = try await harness.time(.awaited(try await growth.prepare(small)))
            let largeTime = try await harness.time(.awaited(try await growth.prepare(small * Growth.factor)))
            ratios.append(largeTime / smallTime)
        }
        let goal = pow(Double(Growth.factor), growth.exponent)
        rows.append(
            Row(
                "\(growth.name), \(Growth.factor) times as many", alchemic: .times(median(ratios)),
                goal: .atMost(.times(goal))))
    }
    return rows
}

private typealias Operation = Growth.Operation

/// Stops objects, each of which needs the one before or none.
private func stopping(chained: Bool) -> (Int) async throws -> Operation {
    { count in
        let container = try Container(
            Module("stopping") {
                for index in 0..<count {
                    if chained, index > 0 {
                        Singleton({ (before: Link) in Link(before) }, .named("\(index - 1)")).named("\(index)").eager()
                    } else {
                        Singleton { Link(nil) }.named("\(index)").eager()
                    }
                }
            })
        try await container.start()
        return { try await container.stop() }
    }
}

/// Starts objects that have start actions, and that nothing orders.
private func starting(_ count: Int) async throws -> Operation {
    let container = try Container(
        Module("starting") {
            for index in 0..<count { Singleton { Pump() }.named("\(index)").eager() }
        })
    return { try await container.start() }
}

/// Builds the last object of a chain in a scope.
private func scopedChain(awaited: Bool) -> (Int) async throws -> Operation {
    { count in
        let container = try Container(
            Module("chain") {
                for index in 0..<count {
                    if index > 0 {
                        Scoped("chain", { (before: Link) in Link(before) }, .named("\(index - 1)")).named("\(index)")
                    } else if awaited {
                        Scoped("chain") { () async in Link(nil) }.named("0")
                    } else {
                        Scoped("chain") { Link(nil) }.named("0")
                    }
                }
            })
        let scope = try container.scope("chain")
        return {
            if awaited {
                _ = try await scope.get(async: Link.self, .named("\(count - 1)"))
            } else {
                _ = try scope.get(Link.self, .named("\(count - 1)"))
            }
        }
    }
}

/// Builds the last object of a chain of shared objects, of which the first has to be awaited.
private func awaitedChain(
    _ changed: @escaping @Sendable (Singleton<Ring>) -> Singleton<Ring>
) -> (Int) async throws -> Operation {
    { count in
        let container = try Container(
            Module("chain") {
                changed(Singleton { () async in Ring(nil) }.named("0"))
                for index in 1..<count {
                    changed(Singleton({ (before: Ring) in Ring(before) }, .named("\(index - 1)")).named("\(index)"))
                }
            })
        return { _ = try await container.get(async: Ring.self, .named("\(count - 1)")) }
    }
}

/// The same, of prototypes.
private func awaitedPrototypes(_ count: Int) async throws -> Operation {
    let container = try Container(
        Module("chain") {
            Prototype { () async in Ring(nil) }.named("0")
            for index in 1..<count {
                Prototype({ (before: Ring) in Ring(before) }, .named("\(index - 1)")).named("\(index)")
            }
        })
    return { _ = try await container.get(async: Ring.self, .named("\(count - 1)")) }
}

/// The same, of evictables whose bottom has been awaited before.
private func chainOnBottom(_ count: Int) async throws -> Operation {
    let container = try Container(
        Module("chain") {
            Singleton { () async in Ring(nil) }.named("0")
            for index in 1..<count {
                Singleton({ (before: Ring) in Ring(before) }, .named("\(index - 1)")).named("\(index)").evictable()
            }
        })
    _ = try await container.get(async: Ring.self, .named("0"))
    return { _ = try await container.get(async: Ring.self, .named("\(count - 1)")) }
}

/// Lets go of objects that nobody has.
private func purging(_ count: Int) async throws -> Operation {
    let container = try Container(
        Module("purging") {
            for index in 0..<count { Singleton { Ring(nil) }.named("\(index)").evictable() }
        })
    for index in 0..<count { _ = try container.get(Ring.self, .named("\(index)")) }
    return { try await container.purge() }
}

/// Overrides one definition, on which one depends.
private func overriding(_ count: Int) async throws -> Operation {
    let container = try Container(rings(count))
    _ = try container.get(Ring.self, .named("1"))
    return {
        try await container.withOverrides {
            Singleton { Ring(nil) }.named("0").overriding(named: "0")
        } operation: {
            _ = try container.get(Ring.self, .named("1"))
        }
    }
}

private func child(_ count: Int) async throws -> Operation {
    let container = try Container(rings(count))
    return {
        let child = try Container(
            Module("child") { Singleton({ Ring($0) }, .named("0")).named("child") }, parent: container)
        _ = try child.get(Ring.self, .named("child"))
    }
}

private func finding(_ count: Int) async throws -> Operation {
    let container = try Container(rings(count))
    return { for index in 0..<count { _ = try container.get(Ring.self, .named("\(index)")) } }
}

/// Pairs, one of which needs the other.
private func rings(_ count: Int) -> Module {
    Module("rings") {
        for index in 0..<count / 2 {
            Singleton { Ring(nil) }.named("\(2 * index)")
            Singleton({ Ring($0) }, .named("\(2 * index)")).named("\(2 * index + 1)")
        }
    }
}

private final class Ring: Sendable {
    let before: Ring?
    init(_ before: Ring?) { self.before = before }
}

private final class Link: Sendable, Stoppable {
    let before: Unmanaged<Link>?
    init(_ before: Link?) { self.before = before.map(Unmanaged.passUnretained) }
    func stop() {}
}

private final class Pump: Sendable, Startable {
    func start() {}
}
