import Alchemic
import TestSupport
import Testing

@Suite("A task that a factory starts and does not await")
struct StartedTaskTests {
    private enum Moment: CaseIterable {
        case factory, step, child, group, synchronousFactory
    }

    @Test(arguments: Moment.allCases)
    private func `a task that a factory starts and does not await waits for the object that is being made, and gets it`(
        moment: Moment
    ) async {
        let started = Variable<Task<Chicken, any Error>?>()
        let asks = Gate()
        await withItself { itself in
            let start = { @Sendable in
                started.value = Task {
                    asks.open()
                    return try await itself().get(async: Chicken.self)
                }
            }
            let startAndPause = { @Sendable in
                switch moment {
                case .child:
                    async let child: Void = start()
                    await child
                case .group:
                    await withTaskGroup(of: Void.self) { group in
                        group.addTask { start() }
                        await group.waitForAll()
                    }
                case .factory, .step, .synchronousFactory: start()
                }
                await asks.pass()
                // As long as it takes until the task waits.
                for _ in 0..<200 { await Task.yield() }
            }
            Singleton({ () async -> Chicken in
                if moment != .step, moment != .synchronousFactory { await startAndPause() }
                return Chicken()
            }).call(async: { _ in if moment == .step { await startAndPause() } })
            Singleton { () -> Nest in
                start()
                return Nest()
            }.call { (_: Nest, _: Chicken) in }
        } run: { container in
            if moment == .synchronousFactory { _ = try await container.get(async: Nest.self) }
            let chicken = try await container.get(async: Chicken.self)
            #expect(try await started.value?.value === chicken)
        }
    }

    @Test
    func `a task that a factory starts and does not await is a requester of its own further in, too`() async {
        let started = Variable<Task<Chicken?, any Error>?>()
        let asks = Gate()
        await withItself { itself in
            Singleton({ () async -> Egg in
                asks.open()
                return Egg(try? await itself().get(async: Chicken.self))
            })
            Singleton({ () async -> Chicken in
                started.value = Task { try await itself().get(async: Egg.self).chicken }
                await asks.pass()
                for _ in 0..<200 { await Task.yield() }
                return Chicken()
            })
        } run: { container in
            let chicken = try await container.get(async: Chicken.self)
            #expect(try await started.value?.value === chicken)
        }
    }

    @Test
    func `but as a start's action, is told that it goes in a circle, and no more once that has exceeded its limit`()
        async
    {
        let (goOn, ended) = (Gate(), Gate())
        let first = Variable<ResolutionError?>()
        await withItself { itself in
            let plugin = Module("plugin") {
                Singleton { Nest() }.eager().onStart(within: .milliseconds(200)) { _ in
                    first.value = await failure(awaiting: try await itself().get(async: Egg.self))
                    await goOn.pass()
                    _ = try? await itself().get(async: Egg.self)
                    ended.open()
                }
            }
            Singleton { Chicken() }.call(async: { _ in try? await Container(plugin, parent: itself()).start() })
            Singleton({ (chicken: Chicken) async in Egg(chicken) })
        } run: { container in
            let chicken = try await container.get(async: Chicken.self)
            let id = try #require(first.value?.id)
            #expect([.circularConstruction, .circularWait].contains(id))
            #expect(try !container.isBuilt(Egg.self))
            goOn.open()
            await ended.pass()
            try #require(try container.isBuilt(Egg.self))
            #expect(try container.get(Egg.self).chicken === chicken)
        }
    }

    @Test
    func `is another matter than its child tasks, which are told that they go in a circle`() async {
        await withItself { itself in
            Singleton({ () async throws -> Chicken in
                async let child = itself().get(async: Chicken.self)
                return try await child
            })
            Singleton({ () async throws -> Egg in
                try await withThrowingTaskGroup(of: Egg.self) { group in
                    group.addTask { try await itself().get(async: Egg.self) }
                    return try await group.next() ?? Egg()
                }
            })
        } run: { container in
            for _ in 0..<2 {
                let child = await failure(awaiting: try await container.get(async: Chicken.self))
                #expect(child?.id == .circularConstruction)
                let group = await failure(awaiting: try await container.get(async: Egg.self))
                #expect(group?.id == .circularConstruction)
            }
        }
    }
}
