import Alchemic

// What a request costs: a scope, the objects that belong to it, its end.

private let requestModule = Module("requests") {
    Scoped("request", Session.init)
    Scoped("request", Basket.init)
    Scoped("request", Visit.init)
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
    ]
}

func measureScopes(_ harness: Harness) -> [Row] { measureScopeMemory() }

/// What an open scope with its three objects holds on the heap, the median of many.
func measureScopeMemory() -> [Row] {
    guard let container = try? Container(requestModule) else { return [] }
    var scopes: [Container] = []
    scopes.reserveCapacity(200)
    var sizes: [Double] = []
    for _ in 0..<200 {
        guard let before = heapBytes(), let scope = try? openScope(of: container), let after = heapBytes() else {
            return []
        }
        scopes.append(scope)
        sizes.append(Double(after - before))
    }
    return withExtendedLifetime(scopes) {
        [
            Row(
                "heap of an open scope with three objects", alchemic: .bytes(median(sizes)),
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
