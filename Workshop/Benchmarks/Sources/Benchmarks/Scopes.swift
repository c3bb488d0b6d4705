import Alchemic
import Synchronization

// What a request costs: a scope, the objects that belong to it, its end.

private let requestModule = Module("requests") {
    Scoped("request", Session.init)
    Scoped("request", Basket.init)
    Scoped("request", Visit.init)
}

private struct Visitor: Sendable {
    let number: Int
}

private struct Letter: Sendable {
    let text: String
}

private struct Reply: Sendable {
    let visitor: Visitor
    let letter: Letter
}

private let letterModule = Module("letters") {
    External(Visitor.self, in: "letter")
    External(Letter.self, in: "letter")
    Scoped("letter", Reply.init(visitor:letter:))
}

/// What a server does for each request: it gives the scope its values, and counts what happens.
private func letterScenario() throws -> Scenario {
    let events = Atomic<Int>(0)
    let container = try Container(letterModule) { _ in events.add(1, ordering: .relaxed) }
    let replies = Sink<Reply>()
    let letter = Letter(text: "why")
    return Scenario(
        "open a scope with two values, make an object of them, end it, observed", count: 10_000,
        hand: .plain { count in
            for number in 0..<count { replies.take(Reply(visitor: Visitor(number: number), letter: letter)) }
        },
        alchemic: .awaited { count in
            for number in 0..<count {
                let scope = try container.scope("letter", with: Visitor(number: number), letter)
                replies.take(try scope.get(Reply.self))
                try await scope.stop()
            }
        })
}

func scopeScenarios() throws -> [Scenario] {
    let container = try Container(requestModule)
    let open = try container.scope("request")
    let byHand = HandWrittenScope()
    let sessions = Sink<Session>()
    let baskets = Sink<Basket>()
    let visits = Sink<Visit>()
    return [
        Scenario(
            "open a scope, make three objects, end it", count: 10_000, goal: .instructions(8_000),
            hand: .plain { count in
                for _ in 0..<count {
                    let request = HandWrittenRequest()
                    sessions.take(request.session())
                    baskets.take(request.basket())
                    visits.take(request.visit())
                }
            },
            alchemic: .awaited { count in
                for _ in 0..<count {
                    let scope = try container.scope("request")
                    sessions.take(try scope.get(Session.self))
                    baskets.take(try scope.get(Basket.self))
                    visits.take(try scope.get(Visit.self))
                    try await scope.stop()
                }
            }),
        Scenario(
            "get an object of an open scope (by hand: a locked dictionary)", count: 100_000, goal: .ratio(3),
            hand: .plain { count in
                for _ in 0..<count { sessions.take(byHand.get(Session.self, Session.init)) }
            },
            alchemic: .plain { count in
                for _ in 0..<count { sessions.take(try open.get(Session.self)) }
            }),
        try letterScenario(),
    ]
}

func measureScopes(_ harness: Harness) -> [Row] { measureScopeMemory() }

/// What an open scope with its three objects holds on the heap: the median of many, and of five such medians the least.
///
/// The first ones take what scenarios before left free, in pieces that are larger than what was asked for.
func measureScopeMemory() -> [Row] {
    guard let container = try? Container(requestModule) else { return [] }
    var scopes: [Container] = []
    scopes.reserveCapacity(1_000)
    var medians: [Double] = []
    for _ in 0..<5 {
        var sizes: [Double] = []
        for _ in 0..<200 {
            guard let before = heapBytes(), let scope = try? openScope(of: container), let after = heapBytes() else {
                return []
            }
            scopes.append(scope)
            sizes.append(Double(after - before))
        }
        medians.append(median(sizes))
    }
    return withExtendedLifetime(scopes) {
        [
            Row(
                "heap of an open scope with three objects", alchemic: .bytes(medians.min() ?? 0),
                goal: .atMost(.bytes(500)))
        ]
    }
}

@inline(never)
private func openScope(of container: Container) throws -> Container {
    let scope = try container.scope("request")
    _ = try (scope.get(Session.self), scope.get(Basket.self), scope.get(Visit.self))
    return scope
}
