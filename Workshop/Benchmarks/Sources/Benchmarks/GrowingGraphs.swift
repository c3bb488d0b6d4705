import Alchemic
import Synchronization

// Graphs whose costs may grow with their edges, and no more.

/// A hub that is given every plug, each of which takes the hub: one unit.
func hub(_ count: Int) async throws -> Growth.Operation {
    let container = try Container(
        Module("hub") {
            Singleton { Hub() }.call { (hub: Hub, plugs: [Plug]) in hub.add(plugs) }
            for index in 0..<count { Singleton(Plug.init(hub:)).named("\(index)") }
        })
    return { _ = try container.get(Hub.self) }
}

/// Objects each of which is given the next one, and the last the first.
func ring(_ count: Int) async throws -> Growth.Operation {
    let container = try Container(
        Module("ring") {
            for index in 0..<count {
                Singleton { Bead() }.named("\(index)")
                    .call({ (bead: Bead, next: Bead) in bead.add(next) }, .named("\((index + 1) % count)"))
            }
        })
    return { _ = try container.get(Bead.self, .named("0")) }
}

/// Objects each of which is given all of them: as many edges as the square of their number.
func everyone(_ count: Int) async throws -> Growth.Operation {
    let container = try Container(
        Module("everyone") {
            for index in 0..<count {
                Singleton { Bead() }.named("\(index)").call { (bead: Bead, all: [Bead]) in bead.add(contentsOf: all) }
            }
        })
    return { _ = try container.get(Bead.self, .named("0")) }
}

/// Tasks that wait for one object, and are canceled.
func canceledWaits(_ count: Int) async throws -> Growth.Operation {
    let container = try Container(
        Module("waits") {
            Singleton { () async in
                try? await Task.sleep(for: .seconds(3600))
                return Plug(hub: Hub())
            }
        })
    let begun = Counting()
    let tasks = (0...count).map { _ in
        Task {
            begun.add()
            _ = try? await container.get(async: Plug.self)
        }
    }
    // All but the last few wait by then.
    while begun.count <= count { await Task.yield() }
    for _ in 0..<100 { await Task.yield() }
    return {
        for task in tasks.dropFirst() { task.cancel() }
        for task in tasks.dropFirst() { await task.value }
        tasks[0].cancel()
        await tasks[0].value
    }
}

private final class Counting: Sendable {
    private let number = Mutex(0)
    var count: Int { number.withLock(\.self) }
    func add() { number.withLock { $0 += 1 } }
}

/// Scopes within one another, opened and ended.
func nestedScopes(_ count: Int) async throws -> Growth.Operation {
    let container = try Container(Module("scopes") { Scoped("level") { Hub() } })
    return {
        var scopes = [container]
        for _ in 0..<count { scopes.append(try scopes[scopes.count - 1].scope("level")) }
        try await scopes[1].stop()
    }
}

private final class Hub: @unchecked Sendable {
    private var plugs: [Plug] = []
    func add(_ plugs: [Plug]) { self.plugs += plugs }
}

private final class Plug: Sendable {
    unowned let hub: Hub
    init(hub: Hub) { self.hub = hub }
}

private final class Bead: @unchecked Sendable {
    private var others = 0
    func add(_ other: Bead) { others += 1 }
    func add(contentsOf all: [Bead]) { others += all.count }
}
