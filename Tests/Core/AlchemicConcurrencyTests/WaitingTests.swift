import Alchemic
import Synchronization
import TestSupport
import Testing

/// Two containers that know nothing of one another, whose factories ask each other.
private struct Yard: Sendable {
    let first = Itself()
    let second = Itself()

    func chicken() async throws -> Chicken { try await first().get(async: Chicken.self) }
    func egg() async throws -> Egg { try await second().get(async: Egg.self) }
}

private func withYard(
    sourceLocation: SourceLocation = #_sourceLocation, @ModuleBuilder _ first: (Yard) -> [ModuleElement],
    @ModuleBuilder second: (Yard) -> [ModuleElement], run body: @escaping @Sendable (Yard) async throws -> Void
) async {
    let yard = Yard()
    let modules = (Module("first") { first(yard) }, Module("second") { second(yard) })
    await expectEnd(sourceLocation: sourceLocation) {
        yard.first(try Container(modules.0))
        yard.second(try Container(modules.1))
        defer {
            yard.first(nil)
            yard.second(nil)
        }
        try await body(yard)
    }
}

private func expectCircularWait(_ errors: [any Error], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(errors.count == 2, sourceLocation: sourceLocation)
    let found = errors.compactMap { $0 as? ResolutionError }.filter { $0.id == .circularWait }
    #expect(found.contains { $0.path.count == 3 && $0.path[0] == $0.path[2] }, sourceLocation: sourceLocation)
}

@Suite("Waiting")
struct WaitingTests {
    @Test
    func `for each other in two containers is an error with its path, on threads`() async {
        let barrier = Barrier(2)
        let isFirst = Atomic(true)
        await withYard { yard in
            Singleton { () throws -> Chicken in
                if isFirst.load(ordering: .relaxed) { barrier.wait() }
                _ = try yard.second().get(Egg.self)
                return Chicken()
            }
        } second: { yard in
            Singleton { () throws -> Egg in
                if isFirst.load(ordering: .relaxed) { barrier.wait() }
                isFirst.store(false, ordering: .relaxed)
                return Egg(try yard.first().get(Chicken.self))
            }
        } run: { yard in
            expectCircularWait(
                await errors(onThreads: 2) { number in
                    if number == 0 {
                        _ = try yard.first().get(Chicken.self)
                    } else {
                        _ = try yard.second().get(Egg.self)
                    }
                })
        }
    }

    @Test(
        arguments: [false, true])
    func `for each other in two containers is an error with its path, in tasks and in their children`(isInChild: Bool)
        async
    {
        let (chicken, egg) = (Gate(), Gate())
        await withYard { yard in
            Singleton({ () async throws -> Chicken in
                chicken.open()
                await egg.pass()
                if isInChild {
                    async let child = yard.egg()
                    _ = try await child
                } else {
                    _ = try await yard.egg()
                }
                return Chicken()
            })
        } second: { yard in
            Singleton({ () async throws -> Egg in
                egg.open()
                await chicken.pass()
                try await withThrowingTaskGroup(of: Void.self) { group in
                    // In the group's body, and in a child.
                    if isInChild {
                        group.addTask { _ = try await yard.chicken() }
                    } else {
                        _ = try await yard.chicken()
                    }
                    try await group.waitForAll()
                }
                return Egg()
            })
        } run: { yard in
            expectCircularWait(
                await errors(ofTasks: 2) { number in
                    if number == 0 { _ = try await yard.chicken() } else { _ = try await yard.egg() }
                })
        }
    }

    @Test
    func `for two things is seen in both, when one of them has come to its end`() async {
        let building = Halt()
        let nestIsThere = Gate()
        await withYard { yard in
            Singleton({ () async throws -> Chicken in
                async let nest: Void = {
                    _ = try await yard.second().get(async: Nest.self)
                    nestIsThere.open()
                }()
                async let egg = yard.egg()
                _ = try await (nest, egg)
                return Chicken()
            })
        } second: { yard in
            Singleton({ () async -> Nest in
                await building.stop()
                return Nest()
            })
            Singleton({ () async throws -> Egg in
                await nestIsThere.pass()
                return Egg(try await yard.chicken())
            })
        } run: { yard in
            // Both are built by others, so that the chicken has to wait for both.
            let nest = Task { try await yard.second().get(async: Nest.self) }
            await building.reached()
            let egg = Task { try await yard.egg() }
            let chicken = Task { try await yard.chicken() }
            for _ in 0..<500 { await Task.yield() }
            building.goOn()
            _ = try await nest.value
            #expect(await egg.result.error is ResolutionError)
            #expect(await chicken.result.error is ResolutionError)
        }
    }

    @Test
    func `for what goes on, in another container that waits for nothing, is none`() async {
        let isWaited = Gate()
        await withYard { yard in
            Singleton({ () async throws -> Chicken in
                _ = try await yard.egg()
                return Chicken()
            })
            Singleton { Nest() }
        } second: { yard in
            Singleton({ () async throws -> Egg in
                await isWaited.pass()
                _ = try await yard.first().get(async: Nest.self)
                return Egg()
            })
        } run: { yard in
            let tasks = (0..<20).map { number in
                Task { if number.isMultiple(of: 2) { _ = try await yard.chicken() } else { _ = try await yard.egg() } }
            }
            for _ in 0..<500 { await Task.yield() }
            isWaited.open()
            for task in tasks { try await task.value }
        }
    }

    // MARK: Starts and stops

    @Test(arguments: [true, false])
    func `for the start in what the start builds is an error with its path`(isAlone: Bool) async {
        await withItself { itself in
            Singleton({ () async throws -> Chicken in
                try await itself().start()
                return Chicken()
            }).eager()
        } run: { container in
            if isAlone {
                let error = await failure(awaiting: try await container.get(async: Chicken.self))
                #expect(error?.path.first == "Chicken")
                #expect(error?.description.contains("circular-wait") == true)
            } else {
                let error = await #expect(throws: StartError.self) { try await container.start() }
                let failure = error?.failures.first?.error as? ResolutionError
                #expect(failure?.id == .circularWait)
                #expect(failure?.path == ["Chicken", "start()"])
            }
        }
    }

    @Test
    func `for the start in a start action, or through another container, is an error`() async {
        let refused = Variable<[Diagnostic.ID?]>([])
        await withYard { yard in
            Singleton { Nest() }.eager().onStart { _ in
                refused.append(await failure(awaiting: try await yard.first().start())?.id)
            }
            Singleton({ () async throws -> Chicken in
                _ = try await yard.egg()
                return Chicken()
            }).eager()
        } second: { yard in
            Singleton({ () async throws -> Egg in
                refused.append(await failure(awaiting: try await yard.first().start())?.id)
                return Egg()
            })
        } run: { yard in
            try await yard.first().start()
            #expect(refused.value == [.circularWait, .circularWait])
        }
    }

    @Test
    func `for what has begun the start, in a start action, is an error, and gives nothing unfinished`() async {
        let refused = Variable<[Diagnostic.ID?]>([])
        await withYard { yard in
            Singleton { Chicken() }.call(async: { _ in try await yard.second().start() })
        } second: { yard in
            Singleton { Nest() }.eager().onStart { _ in
                refused.append(await failure(awaiting: try await yard.chicken())?.id)
            }
        } run: { yard in
            _ = try await yard.chicken()
            #expect(refused.value == [.circularWait])
        }
    }

    @Test
    func `for the stop in a stop action is an error; a task that is not awaited waits`() async {
        let task = Variable<Task<Void, any Error>?>()
        await withItself { itself in
            Singleton { Chicken() }.onStop { _ in
                let container = try itself()
                task.value = Task { try await container.stop() }
                try await container.stop()
            }
            Scoped("scope") { Egg() }.onStop { _ in try await itself().stop() }
        } run: { container in
            _ = try container.get(Chicken.self)
            // The first one is let go of without a stop.
            _ = try container.scope("scope").get(Egg.self)
            let scope = try container.scope("scope")
            _ = try scope.get(Egg.self)
            let error = await #expect(throws: StopError.self) { try await container.stop() }
            #expect(error?.failures.map(\.label) == ["Egg", "Chicken"])
            let inner = error?.failures.map { ($0.error as? StopError)?.failures.first?.error.reason }
            #expect(inner == [.circularWait, .circularWait])
            let other = await #expect(throws: StopError.self) { try await task.value?.value }
            #expect(other?.failures.count == 2)
        }
    }

    // MARK: Cancellation

    @Test
    func `waiting ends with the cancellation of the task that waits; what is waited for goes on`() async {
        let factory = Halt()
        await withItself { _ in
            Singleton({ () async -> Chicken in
                await factory.stop()
                return Chicken()
            })
            Singleton { (chicken: Chicken) in Egg(chicken) }
        } run: { container in
            let builder = Task { try await container.get(async: Chicken.self) }
            await factory.reached()
            let waiting = Task { try await container.get(async: Chicken.self) }
            let further = Task { try await container.get(async: Egg.self) }
            for _ in 0..<200 { await Task.yield() }
            waiting.cancel()
            further.cancel()
            let error = await waiting.result.error as? ResolutionError
            #expect(error?.id == .canceled)
            #expect(error?.underlying is CancellationError)
            #expect((await further.result.error as? ResolutionError)?.path == ["Egg", "Chicken"])
            factory.goOn()
            let chicken = try await builder.value
            #expect(try container.get(Chicken.self) === chicken)
            #expect(try await container.get(async: Egg.self).chicken === chicken)
        }
    }

    @Test
    func `for a start that somebody else has begun ends with cancellation, and leaves that alone`() async {
        let factory = Halt()
        await withItself { _ in
            Singleton({ () async -> Chicken in
                await factory.stop()
                return Chicken()
            }).eager()
        } run: { container in
            let first = Task { try await container.start() }
            await factory.reached()
            let second = Task { try await container.start() }
            for _ in 0..<200 { await Task.yield() }
            second.cancel()
            await #expect(throws: CancellationError.self) { try await second.value }
            factory.goOn()
            try await first.value
            _ = try container.get(Chicken.self)
        }
    }
}
