import Alchemic
import TestSupport
import Testing

private final class Chicken: Sendable {}
private final class Nest: Sendable {}
private final class Egg: @unchecked Sendable {
    var chicken: Chicken?
}

@Suite("A task that a factory starts and does not await")
struct StartedTaskTests {
    private enum Moment: CaseIterable {
        case factory, step, child, group, synchronousFactory
    }

    @Test("waits for the object that is being made, and gets it", arguments: Moment.allCases)
    private func own(moment: Moment) async {
        let hasEnded = await ends(awaiting: {
            let itself = Variable<Container?>(nil)
            let started = Variable<Task<Chicken, any Error>?>(nil)
            let asks = Gate()
            let start = { @Sendable in
                let container = itself.withLock { $0 }
                let task = Task { () async throws -> Chicken in
                    asks.open()
                    return try await #require(container).get(async: Chicken.self)
                }
                started.withLock { $0 = task }
            }
            let pause = { @Sendable in
                await asks.pass()
                // As long as it takes until the task waits.
                for _ in 0..<200 { await Task.yield() }
            }
            let container = try Container(
                Module("yard") {
                    Singleton({ () async -> Chicken in
                        switch moment {
                        case .factory:
                            start()
                            await pause()
                        case .child:
                            async let child: Void = start()
                            await child
                            await pause()
                        case .group:
                            await withTaskGroup(of: Void.self) { group in
                                group.addTask { start() }
                                await group.waitForAll()
                            }
                            await pause()
                        case .step, .synchronousFactory: break
                        }
                        return Chicken()
                    }).call(async: { (_: Chicken) in
                        guard moment == .step else { return }
                        start()
                        await pause()
                    })
                    Singleton { () -> Egg in
                        start()
                        return Egg()
                    }.inject(\.chicken)
                })
            itself.withLock { $0 = container }
            defer { itself.withLock { $0 = nil } }
            if moment == .synchronousFactory { _ = try await container.get(async: Egg.self) }
            let chicken = try await container.get(async: Chicken.self)
            let found = try await started.withLock { $0 }?.value
            #expect(found === chicken)
        })
        #expect(hasEnded)
    }

    @Test("is a requester of its own further in, too")
    func further() async {
        let hasEnded = await ends(awaiting: {
            let itself = Variable<Container?>(nil)
            let started = Variable<Task<Chicken?, any Error>?>(nil)
            let asks = Gate()
            let container = try Container(
                Module("yard") {
                    Singleton({ () async -> Egg in
                        asks.open()
                        let egg = Egg()
                        egg.chicken = try? await itself.withLock { $0 }?.get(async: Chicken.self)
                        return egg
                    })
                    Singleton({ () async -> Chicken in
                        let container = itself.withLock { $0 }
                        started.withLock { task in
                            task = Task { try await container?.get(async: Egg.self).chicken }
                        }
                        await asks.pass()
                        for _ in 0..<200 { await Task.yield() }
                        return Chicken()
                    })
                })
            itself.withLock { $0 = container }
            defer { itself.withLock { $0 = nil } }
            let chicken = try await container.get(async: Chicken.self)
            let found = try await started.withLock { $0 }?.value
            #expect(found === chicken)
        })
        #expect(hasEnded)
    }

    @Test("but as a start's action, is told that it goes in a circle, and no more once that has exceeded its limit")
    func beyondItsLimit() async throws {
        let itself = Variable<Container?>(nil)
        let (goOn, ended) = (Gate(), Gate())
        let first = Variable<ResolutionError?>(nil)
        let plugin = Module("plugin") {
            Singleton { Nest() }.eager().onStart(within: .milliseconds(200)) { _ in
                do { _ = try await itself.withLock { $0 }?.get(async: Egg.self) } catch {
                    first.withLock { $0 = error as? ResolutionError }
                }
                await goOn.pass()
                _ = try? await itself.withLock { $0 }?.get(async: Egg.self)
                ended.open()
            }
        }
        let container = try Container(
            Module("yard") {
                Singleton { Chicken() }.call(async: { _ in
                    try? await Container(plugin, parent: itself.withLock { $0 }).start()
                })
                Singleton({ (chicken: Chicken) async -> Egg in
                    let egg = Egg()
                    egg.chicken = chicken
                    return egg
                })
            })
        itself.withLock { $0 = container }
        defer { itself.withLock { $0 = nil } }
        let chicken = try await container.get(async: Chicken.self)
        let error = try #require(first.withLock { $0 })
        #expect([.circularConstruction, .circularWait].contains(error.id))
        #expect(try !container.isBuilt(Egg.self))
        goOn.open()
        await ended.pass()
        try #require(try container.isBuilt(Egg.self))
        #expect(try container.get(Egg.self).chicken === chicken)
    }

    @Test("is another matter than its child tasks, which are told that they go in a circle")
    func children() async {
        let hasEnded = await ends(awaiting: {
            let itself = Variable<Container?>(nil)
            let container = try Container(
                Module("yard") {
                    Singleton({ () async throws -> Chicken in
                        guard let container = itself.withLock({ $0 }) else { return Chicken() }
                        async let child = container.get(async: Chicken.self)
                        return try await child
                    }).named("child")
                    Singleton({ () async throws -> Egg in
                        guard let container = itself.withLock({ $0 }) else { return Egg() }
                        return try await withThrowingTaskGroup(of: Egg.self) { group in
                            group.addTask { try await container.get(async: Egg.self) }
                            return try await group.next() ?? Egg()
                        }
                    }).named("group")
                })
            itself.withLock { $0 = container }
            defer { itself.withLock { $0 = nil } }
            for _ in 0..<2 {
                let child = await #expect(throws: ResolutionError.self) {
                    try await container.get(async: Chicken.self)
                }
                #expect(child?.id == .circularConstruction)
                let group = await #expect(throws: ResolutionError.self) { try await container.get(async: Egg.self) }
                #expect(group?.id == .circularConstruction)
            }
        })
        #expect(hasEnded)
    }
}
