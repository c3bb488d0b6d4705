import Alchemic
import Synchronization
import TestSupport
import Testing

private final class Chicken: Sendable {}
private final class Egg: Sendable {}
private final class Nest: Sendable {}

/// Containers that know nothing of one another, whose factories ask each other.
private final class Yard: Sendable {
    private let containers = Variable<[Container]>([])
    var first: Container { containers.withLock { $0[0] } }
    var second: Container { containers.withLock { $0[1] } }
    func open(_ modules: Module...) throws {
        let all = try modules.map { try Container($0) }
        containers.withLock { $0 = all }
    }
    func close() { containers.withLock { $0 = [] } }
}

@Suite("Waiting")
struct WaitingTests {
    private func id(_ error: (any Error)?) -> Diagnostic.ID? { (error as? ResolutionError)?.id }

    @Test("for each other in two containers is an error with its path, on threads")
    func twoContainersOnThreads() async {
        let hasEnded = await ends {
            let yard = Yard()
            let barrier = Barrier(2)
            let isFirst = Atomic(true)
            try yard.open(
                Module("first") {
                    Singleton { () throws -> Chicken in
                        if isFirst.load(ordering: .relaxed) { barrier.wait() }
                        _ = try yard.second.get(Egg.self)
                        return Chicken()
                    }
                },
                Module("second") {
                    Singleton { () throws -> Egg in
                        if isFirst.load(ordering: .relaxed) { barrier.wait() }
                        isFirst.store(false, ordering: .relaxed)
                        _ = try yard.first.get(Chicken.self)
                        return Egg()
                    }
                })
            let errors = Variable<[ResolutionError]>([])
            await onThreads(2) { number in
                do throws(ResolutionError) {
                    if number == 0 { _ = try yard.first.get(Chicken.self) } else { _ = try yard.second.get(Egg.self) }
                } catch {
                    errors.withLock { $0.append(error) }
                }
            }
            let found = errors.withLock { $0 }
            #expect(found.count == 2)
            #expect(found.contains { $0.id == .circularWait && $0.path.count == 3 && $0.path[0] == $0.path[2] })
            yard.close()
        }
        #expect(hasEnded)
    }

    @Test("for each other in two containers is an error with its path, in tasks and in their children")
    func twoContainersInTasks() async {
        for isInChild in [false, true] {
            let hasEnded = await ends(awaiting: {
                let yard = Yard()
                let chicken = Gate()
                let egg = Gate()
                try yard.open(
                    Module("first") {
                        Singleton({ () async throws -> Chicken in
                            chicken.open()
                            await egg.pass()
                            if isInChild {
                                async let child = yard.second.get(async: Egg.self)
                                _ = try await child
                            } else {
                                _ = try await yard.second.get(async: Egg.self)
                            }
                            return Chicken()
                        })
                    },
                    Module("second") {
                        Singleton({ () async throws -> Egg in
                            egg.open()
                            await chicken.pass()
                            try await withThrowingTaskGroup(of: Void.self) { group in
                                // In the group's body, and in a child.
                                if isInChild {
                                    group.addTask { _ = try await yard.first.get(async: Chicken.self) }
                                } else {
                                    _ = try await yard.first.get(async: Chicken.self)
                                }
                                try await group.waitForAll()
                            }
                            return Egg()
                        })
                    })
                let first = Task { try await yard.first.get(async: Chicken.self) }
                let second = Task { try await yard.second.get(async: Egg.self) }
                var errors: [any Error] = []
                do { _ = try await first.value } catch { errors.append(error) }
                do { _ = try await second.value } catch { errors.append(error) }
                #expect(errors.count == 2)
                let found = errors.compactMap { $0 as? ResolutionError }
                #expect(found.contains { $0.id == .circularWait && $0.path.count == 3 && $0.path[0] == $0.path[2] })
                yard.close()
            })
            #expect(hasEnded)
        }
    }

    @Test("for two things is seen in both, when one of them has come to its end")
    func twoAtOnce() async {
        let hasEnded = await ends(awaiting: {
            let yard = Yard()
            let (waitsForNest, nestGoesOn, nestIsThere) = (Gate(), Gate(), Gate())
            try yard.open(
                Module("first") {
                    Singleton({ () async throws -> Chicken in
                        async let nest: Void = {
                            _ = try await yard.second.get(async: Nest.self)
                            nestIsThere.open()
                        }()
                        async let egg = yard.second.get(async: Egg.self)
                        _ = try await (nest, egg)
                        return Chicken()
                    })
                },
                Module("second") {
                    Singleton({ () async -> Nest in
                        waitsForNest.open()
                        await nestGoesOn.pass()
                        return Nest()
                    })
                    Singleton({ () async throws -> Egg in
                        await nestIsThere.pass()
                        _ = try await yard.first.get(async: Chicken.self)
                        return Egg()
                    })
                })
            // Both are built by others, so that the chicken has to wait for both.
            let nest = Task { try await yard.second.get(async: Nest.self) }
            await waitsForNest.pass()
            let egg = Task { try await yard.second.get(async: Egg.self) }
            let chicken = Task { try await yard.first.get(async: Chicken.self) }
            for _ in 0..<500 { await Task.yield() }
            nestGoesOn.open()
            _ = try await nest.value
            let errors = (await egg.result, await chicken.result)
            #expect(throws: ResolutionError.self) { try errors.0.get() }
            #expect(throws: ResolutionError.self) { try errors.1.get() }
            yard.close()
        })
        #expect(hasEnded)
    }

    @Test("for what goes on, in another container that waits for nothing, is none")
    func noCircle() async {
        let hasEnded = await ends(awaiting: {
            let yard = Yard()
            let isWaited = Gate()
            try yard.open(
                Module("first") {
                    Singleton({ () async throws -> Chicken in
                        _ = try await yard.second.get(async: Egg.self)
                        return Chicken()
                    })
                    Singleton { Nest() }
                },
                Module("second") {
                    Singleton({ () async throws -> Egg in
                        await isWaited.pass()
                        _ = try await yard.first.get(async: Nest.self)
                        return Egg()
                    })
                })
            let tasks = (0..<20).map { number in
                Task {
                    if number.isMultiple(of: 2) {
                        _ = try await yard.first.get(async: Chicken.self)
                    } else {
                        _ = try await yard.second.get(async: Egg.self)
                    }
                }
            }
            for _ in 0..<500 { await Task.yield() }
            isWaited.open()
            for task in tasks { try await task.value }
            yard.close()
        })
        #expect(hasEnded)
    }

    // MARK: Starts and stops

    @Test("for the start in what the start builds is an error with its path")
    func startInFactory() async {
        for isAlone in [true, false] {
            let hasEnded = await ends(awaiting: {
                let itself = Variable<Container?>(nil)
                let container = try Container(
                    Module("App") {
                        Singleton({ () async throws -> Chicken in
                            try await itself.withLock { $0 }?.start()
                            return Chicken()
                        }).eager()
                    })
                itself.withLock { $0 = container }
                defer { itself.withLock { $0 = nil } }
                if isAlone {
                    let error = await #expect(throws: ResolutionError.self) {
                        try await container.get(async: Chicken.self)
                    }
                    #expect(error?.path.first == "Chicken")
                    #expect(error?.description.contains("circular-wait") == true)
                } else {
                    let error = await #expect(throws: StartError.self) { try await container.start() }
                    let failure = error?.failures.first?.error as? ResolutionError
                    #expect(failure?.id == .circularWait)
                    #expect(failure?.path == ["Chicken", "start()"])
                }
            })
            #expect(hasEnded)
        }
    }

    @Test("for the start in a start action, or through another container, is an error")
    func startElsewhere() async {
        let hasEnded = await ends(awaiting: {
            let yard = Yard()
            let wasRefused = Counter()
            try yard.open(
                Module("first") {
                    Singleton { Nest() }.eager().onStart { _ in
                        do { try await yard.first.start() } catch {
                            wasRefused.increment()
                            #expect(id(error) == .circularWait)
                        }
                    }
                    Singleton({ () async throws -> Chicken in
                        _ = try await yard.second.get(async: Egg.self)
                        return Chicken()
                    }).eager()
                },
                Module("second") {
                    Singleton({ () async throws -> Egg in
                        do { try await yard.first.start() } catch {
                            wasRefused.increment()
                            #expect(id(error) == .circularWait)
                        }
                        return Egg()
                    })
                })
            try await yard.first.start()
            #expect(wasRefused.count == 2)
            yard.close()
        })
        #expect(hasEnded)
    }

    @Test("for the stop in a stop action is an error; a task that is not awaited waits")
    func stopInStopAction() async {
        let hasEnded = await ends(awaiting: {
            let itself = Variable<Container?>(nil)
            let task = Variable<Task<Void, any Error>?>(nil)
            let container = try Container(
                Module("App") {
                    Singleton { Chicken() }.onStop { _ in
                        let container = itself.withLock { $0 }
                        task.withLock { $0 = Task { try await container?.stop() } }
                        try await container?.stop()
                    }
                    Scoped("scope") { Egg() }.onStop { _ in try await itself.withLock { $0 }?.stop() }
                })
            itself.withLock { $0 = container }
            defer { itself.withLock { $0 = nil } }
            _ = try container.get(Chicken.self)
            _ = try container.scope("scope").get(Egg.self)
            let scope = try container.scope("scope")
            _ = try scope.get(Egg.self)
            let error = await #expect(throws: StopError.self) { try await container.stop() }
            #expect(error?.failures.map(\.label) == ["Egg", "Chicken"])
            #expect(
                error?.failures.allSatisfy {
                    ($0.error as? StopError)?.failures.first.map { id($0.error) } == .circularWait
                } == true)
            let other = await #expect(throws: StopError.self) { try await task.withLock { $0 }?.value }
            #expect(other?.failures.count == 2)
        })
        #expect(hasEnded)
    }

    // MARK: Cancellation

    /// One whose factory tells that it has begun, and waits.
    private func slowChicken(_ begun: Gate, _ goOn: Gate) -> Singleton<Chicken> {
        Singleton({ () async -> Chicken in
            begun.open()
            await goOn.pass()
            return Chicken()
        })
    }

    @Test("ends with the cancellation of the task that waits; what is waited for goes on")
    func cancellation() async {
        let hasEnded = await ends(awaiting: {
            let begun = Gate()
            let goOn = Gate()
            let container = try Container(
                Module("App") {
                    slowChicken(begun, goOn)
                    Singleton({ (_: Chicken) in Egg() })
                })
            let builder = Task { try await container.get(async: Chicken.self) }
            await begun.pass()
            let waiting = Task { try await container.get(async: Chicken.self) }
            let further = Task { try await container.get(async: Egg.self) }
            for _ in 0..<200 { await Task.yield() }
            waiting.cancel()
            further.cancel()
            let error = await #expect(throws: ResolutionError.self) { try await waiting.value }
            #expect(error?.id == .canceled)
            #expect(error?.underlying is CancellationError)
            #expect(
                await #expect(throws: ResolutionError.self) { try await further.value }?.path == ["Egg", "Chicken"])
            goOn.open()
            let chicken = try await builder.value
            #expect(try container.get(Chicken.self) === chicken)
            _ = try await container.get(async: Egg.self)
        })
        #expect(hasEnded)
    }

    @Test("for a start that somebody else has begun ends with cancellation, and leaves that alone")
    func cancelledSecondStart() async {
        let hasEnded = await ends(awaiting: {
            let begun = Gate()
            let goOn = Gate()
            let container = try Container(
                Module("App") {
                    slowChicken(begun, goOn).eager()
                })
            let first = Task { try await container.start() }
            await begun.pass()
            let second = Task { try await container.start() }
            for _ in 0..<200 { await Task.yield() }
            second.cancel()
            await #expect(throws: CancellationError.self) { try await second.value }
            goOn.open()
            try await first.value
            _ = try container.get(Chicken.self)
        })
        #expect(hasEnded)
    }
}
