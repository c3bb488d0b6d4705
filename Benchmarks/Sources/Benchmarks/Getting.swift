import Alchemic

// Asking for what is there already.

func measureGetting(_ harness: Harness) async throws -> [Row] {
    let module = Module("getting") {
        Singleton(SQLStore.init).as((any Store).self)
        Singleton(Catalogue.init)
        Scoped("request", Session.init)
    }
    let container = try Container(module)
    let store = try container.get(SQLStore.self)
    let slot = HandWrittenSlot(store)
    let storeSlot = HandWrittenStoreSlot(store)
    let count = 1_000_000
    let sink = Sink<SQLStore>()
    let storeSink = Sink<any Store>()

    func getByHand(_ count: Int) {
        for _ in 0..<count { if let store = slot.get() { sink.take(store) } }
    }
    func get(_ count: Int) throws {
        for _ in 0..<count { sink.take(try container.get(SQLStore.self)) }
    }

    var rows: [Row] = []
    rows.append(
        try harness.compare(
            "get a singleton by its type", count: count, goal: .ratio(1.3), baseline: getByHand, alchemic: get))
    rows.append(
        try harness.compare(
            "get a singleton through a protocol", count: count, goal: .ratio(1.3),
            baseline: { count in
                for _ in 0..<count { if let store = storeSlot.get() { storeSink.take(store) } }
            },
            alchemic: { count in
                for _ in 0..<count { storeSink.take(try container.get((any Store).self)) }
            }))
    let observation = container.observe { _ in }
    rows.append(
        try harness.compare(
            "get with an observer attached", count: count, baseline: getByHand, alchemic: get))
    observation.cancel()
    rows.append(
        try await container.withOverrides {
            Singleton(Catalogue.init)
        } operation: {
            // A detached task sees nothing of the overlay, and pays for its being there.
            try await Task.detached {
                let sink = Sink<SQLStore>()
                return try harness.compare(
                    "get while another task overrides", count: count / 10,
                    baseline: { count in
                        for _ in 0..<count { if let store = slot.get() { sink.take(store) } }
                    },
                    alchemic: { count in
                        for _ in 0..<count { sink.take(try container.get(SQLStore.self)) }
                    })
            }.value
        })
    rows.append(try measureScopedGetting(harness, container))
    return rows
}

private func measureScopedGetting(_ harness: Harness, _ container: Container) throws -> Row {
    let scope = try container.scope("request")
    let byHand = HandWrittenScope()
    let sink = Sink<Session>()
    return try harness.compare(
        "get an object of a scope (by hand: a locked dictionary)", count: 100_000,
        baseline: { count in
            for _ in 0..<count { sink.take(byHand.get(Session.self, Session.init)) }
        },
        alchemic: { count in
            for _ in 0..<count { sink.take(try scope.get(Session.self)) }
        })
}
