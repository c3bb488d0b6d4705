import Alchemic

// Whether ten times as much takes ten times as long: stops, starts, chains.

/// How the time of what grows with a container's objects grows itself.
func measureGrowth(_ harness: Harness) async throws -> [Row] {
    let wide = harness.isQuick ? 1_000 : 10_000
    let deep = harness.isQuick ? 100 : 400
    var rows: [Row] = []
    for (name, small, prepare) in [
        ("stop ten times as many objects, which nothing orders", wide, stopping(chained: false)),
        ("stop a chain ten times as long", wide, stopping(chained: true)),
        ("start ten times as many objects with start actions", wide, starting),
        ("build a scope's chain ten times as long", deep, scopedChain(awaited: false)),
        ("build a scope's chain ten times as long, awaited at its bottom", deep, scopedChain(awaited: true)),
        ("build a chain of evictables ten times as long, awaited at its bottom", deep, awaitedChain { $0.evictable() }),
        ("build a chain of prototypes ten times as long, awaited at its bottom", deep, awaitedPrototypes),
        ("build a chain of evictables ten times as long, whose awaited bottom is there", deep, chainOnBottom),
        ("purge ten times as many evictables", wide, purging),
        ("override one of ten times as many definitions", wide, overriding),
        ("make a child of ten times as many definitions", wide, child),
        ("find one by its name among ten times as many, each time another", wide, finding),
    ] {
        var ratios: [Double] = []
        for _ in 0..<(harness.isQuick ? 1 : 5) {
            let smallTime = try await harness.time(.awaited(try await prepare(small)))
            ratios.append(try await harness.time(.awaited(try await prepare(small * 10))) / smallTime)
        }
        rows.append(Row("\(name), over that", alchemic: .times(median(ratios)), goal: .atMost(.times(15))))
    }
    return rows
}

private typealias Operation = () async throws -> Void

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
