import Alchemic

#if Products
import AlchemicMain
#endif

// What calls that a server makes for each request leave on the heap after they have returned.

private final class Connection: Sendable, Stoppable, Startable {
    func start() async throws {}
    func stop() async throws {}
}

private final class Slow: Sendable {
    init() async {}
}

private final class Letter: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
}

private struct Unsent: Error {}

private final class Page: @unchecked Sendable {
    var connection: Connection?
}

private let module = Module("keeping") {
    Singleton { Connection() }
    Singleton { Basket() }.evictable().onStop { _ in }
    Singleton(Slow.init)
    Prototype { Visit() }
    Prototype { (basket: Basket) in [basket] }
    Prototype({ (number: Int) in [number] }, .argument)
    Singleton({ (text: String) in Letter(text) }, .key).named("kept").evictable().onStop { _ in }
    Singleton({ (number: Int) in Letter("\(number)") }, .key).named("weak").weak()
    Singleton({ (number: Int) throws -> Letter in throw Unsent() }, .key).named("failing")
    External(Page.self).inject(\.connection)
    External(Letter.self, in: "request")
    Scoped("request") { Session() }.onStop { _ in }
    Scoped("request") { (letter: Letter) in [letter] }
    Scoped("plain") { Session() }
}

/// A call, and its name; none of the main actor, on which nothing runs here.
private struct Call {
    let name: String
    let run: () async throws -> Void

    init(_ name: String, _ run: @escaping () async throws -> Void) {
        self.name = name
        self.run = run
    }
}

private func calls() throws -> [Call] {
    let container = try Container(module)
    let letter = Letter("why")
    let numbers = try container.provider(of: [Int].self, taking: Int.self)
    let letters = try container.provider(of: Letter.self, .named("kept"), taking: String.self)
    let weak = try container.provider(of: Letter.self, .named("weak"), taking: Int.self)
    let failing = try container.provider(of: Letter.self, .named("failing"), taking: Int.self)
    var number = 0
    var calls = [
        Call("get") { _ = try container.get(Visit.self) },
        Call("get(async:)") { _ = try await container.get(async: Slow.self) },
        Call("get, which throws") { _ = try? container.get(Int.self) },
        Call("getIfDeclared") { _ = try container.getIfDeclared(String.self) },
        Call("all(of:)") { _ = try container.all(of: Connection.self) },
        Call("a list query") {
            _ = try container.get([Connection].self, .list(.auto, .auto))
            _ = try container.get([Provider<Connection>].self, .list(.auto, .auto)).map { try $0() }
        },
        Call("a dictionary query") {
            _ = try container.get([String: Connection].self, .dictionary(("first", .auto), ("second", .auto)))
        },
        Call("a list of constants") { _ = try container.get([Int].self, .list(.value(1), .value(2))) },
        Call("with") { _ = try container.with(Connection.self) { _ in } },
        Call("isBuilt and isDeclared") {
            _ = try container.isBuilt(Basket.self)
            _ = container.isDeclared(Basket.self)
        },
        Call("a provider") { _ = try numbers(7) },
        Call("provider(of:taking:)") { _ = try container.provider(of: [Int].self, taking: Int.self) },
        Call("Lazy") { _ = try container.get(Lazy<Basket>.self).get() },
        Call("inject(into:)") { try container.inject(into: Page()) },
        Call("purge") {
            _ = try container.get(Basket.self)
            try await container.purge()
        },
        Call("a key, purged after use") {
            number += 1
            _ = try letters("letter \(number)")
            try await container.purge(Letter.self, .named("kept"), for: "letter \(number)")
        },
        Call("a key of a weak object") {
            number += 1
            _ = try weak(number)
        },
        Call("a key that fails") {
            number += 1
            _ = try? failing(number)
        },
        Call("set") { try container.set(Page()) },
        Call("observe") { container.observe { _ in }.cancel() },
        Call("events") { withExtendedLifetime(container.events()) {} },
        Call("asCurrent") { await container.asCurrent { _ = Container.current } },
        Call("start") { try await container.start() },
        Call("a scope with nothing to stop") {
            let scope = try container.scope("plain")
            _ = try scope.get(Session.self)
            try await scope.stop()
        },
        Call("a scope with a stop action") {
            let scope = try container.scope("request", with: letter)
            _ = try scope.get(Session.self)
            try await scope.stop()
        },
        Call("a scope for the length of a closure") {
            try await container.scope("request", with: letter) { _ = try $0.get([Letter].self) }
        },
        Call("a scope that is let go of") { _ = try container.scope("request", with: letter).get([Letter].self) },
        Call("a scope that lacks its value") { _ = try? container.scope("request", with: 7) },
        Call("a scope with a start") {
            let scope = try container.scope("request", with: letter)
            _ = try scope.get(Session.self)
            try await scope.start()
            try await scope.stop()
        },
        Call("a child with a start and a stop action") {
            let child = try Container(
                Module("child") { Singleton { Connection() }.eager() }, parent: container)
            try await child.start()
            try await child.stop()
        },
        Call("overrides") {
            try await container.withOverrides {
                Singleton { Connection() }
            } operation: {
                _ = try container.get(Connection.self)
            }
        },
    ]
    #if Products
    calls += [
        Call("invoke") { _ = try container.invoke([Basket].self, with: Basket()) },
        Call("invoke(async:)") { _ = try await container.invoke(async: Slow.self) },
    ]
    #endif
    return calls
}

/// What the calls keep, all together, once each, with a row of its own for each that keeps something.
///
/// Of up to thirty rounds of many calls the least counts: tables and the allocator's own caches grow now and then, what a call
/// keeps is there after each. A few bytes are none: a block is larger.
func measureKeptMemory(count: Int = 200) async throws -> [Row] {
    var sum = 0.0
    var rows: [Row] = []
    for call in try calls() {
        for _ in 0..<count { try await call.run() }
        var least = Double.infinity
        for _ in 0..<30 where least >= 16 {
            guard let before = heapBytes() else { return [] }
            for _ in 0..<count { try await call.run() }
            guard let after = try await settledHeapBytes(from: before) else { return [] }
            least = min(least, Double(after - before) / Double(count))
        }
        guard least >= 16 else { continue }
        rows.append(Row("heap kept by \(call.name)", alchemic: .bytes(least), goal: .atMost(.bytes(0))))
        sum += least
    }
    return [Row("heap kept by what requests call", alchemic: .bytes(sum), goal: .atMost(.bytes(0)))] + rows
}

/// The bytes that are allocated when the tasks have ended that calls have left behind, or after a fifth of a second.
private func settledHeapBytes(from before: Int64) async throws -> Int64? {
    for _ in 0..<40 {
        if let now = heapBytes(), now > before { try await Task.sleep(for: .milliseconds(5)) } else { break }
    }
    return heapBytes()
}
