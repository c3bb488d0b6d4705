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

private final class Link: Sendable, Stoppable {
    let before: Unmanaged<Link>?
    init(_ before: Link?) { self.before = before.map(Unmanaged.passUnretained) }
    func stop() {}
}

private final class Pump: Sendable, Startable {
    func start() {}
}
