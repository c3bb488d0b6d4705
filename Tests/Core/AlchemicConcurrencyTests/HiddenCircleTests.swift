import Alchemic
import TestSupport
import Testing

private final class Chicken: Sendable {}
private final class Egg: Sendable {}
private final class Coop: @unchecked Sendable {
    var egg: Egg?
}
private final class Nest: Sendable {
    init(chicken: Chicken) async {}
}

@Suite("Circles that only running code shows")
struct HiddenCircleTests {
    @Test("are reported where they lead through another container")
    func twoContainers() async {
        let hasEnded = await ends {
            let containers = Variable<[Container]>([])
            let first = try Container(
                Module("first") {
                    Singleton { () throws -> Chicken in
                        _ = try containers.withLock { $0[1] }.get(Egg.self)
                        return Chicken()
                    }
                })
            let second = try Container(
                Module("second") {
                    Singleton { () throws -> Egg in
                        _ = try containers.withLock { $0[0] }.get(Chicken.self)
                        return Egg()
                    }
                })
            containers.withLock { $0 = [first, second] }
            let error = #expect(throws: ResolutionError.self) { try first.get(Chicken.self) }
            #expect(error?.id == .circularConstruction)
            containers.withLock { $0 = [] }
        }
        #expect(hasEnded)
    }

    @Test("are reported where they lead through something made each time and awaited")
    func awaited() async {
        let hasEnded = await ends(awaiting: {
            let itself = Variable<Container?>(nil)
            let container = try Container(
                Module("yard") {
                    Singleton({ () async throws -> Chicken in
                        if let container = itself.withLock({ $0 }) { _ = try await container.get(async: Nest.self) }
                        return Chicken()
                    })
                    Prototype(Nest.init(chicken:))
                })
            itself.withLock { $0 = container }
            let error = await #expect(throws: ResolutionError.self) { try await container.get(async: Chicken.self) }
            #expect(error?.id == .circularConstruction)
            itself.withLock { $0 = nil }
        })
        #expect(hasEnded)
    }

    @Test("are none where tasks of one maker need the same thing")
    func siblings() async {
        let hasEnded = await ends(awaiting: {
            let itself = Variable<Container?>(nil)
            let container = try Container(
                Module("yard") {
                    Singleton({ () async -> Egg in
                        for _ in 0..<100 { await Task.yield() }
                        return Egg()
                    })
                    Singleton({ (egg: Egg) async -> [Egg] in [egg] })
                    Singleton({ (egg: Egg) async -> Set<Int> in [1] })
                    Singleton({ () async throws -> Chicken in
                        guard let container = itself.withLock({ $0 }) else { return Chicken() }
                        async let list = container.get(async: [Egg].self)
                        async let numbers = container.get(async: Set<Int>.self)
                        _ = try await (list, numbers)
                        return Chicken()
                    })
                })
            itself.withLock { $0 = container }
            _ = try await container.get(async: Chicken.self)
            itself.withLock { $0 = nil }
        })
        #expect(hasEnded)
    }

    @Test("are none where a task goes on after the maker that started it", arguments: [true, false])
    func outliving(hasToWait: Bool) async {
        let hasEnded = await ends(awaiting: {
            let itself = Variable<Container?>(nil)
            let task = Variable<Task<Coop, any Error>?>(nil)
            let (ended, end) = AsyncStream<Void>.makeStream()
            let container = try Container(
                Module("yard") {
                    Singleton(Egg.init)
                    Singleton({ () async -> Coop in
                        await Task.yield()
                        return Coop()
                    }).inject(\.egg)
                    Singleton({ () async throws -> Chicken in
                        task.withLock { task in
                            task = Task {
                                if hasToWait { for await _ in ended {} }
                                guard let container = itself.withLock({ $0 }) else { throw CancellationError() }
                                return try await container.get(async: Coop.self)
                            }
                        }
                        return Chicken()
                    })
                })
            itself.withLock { $0 = container }
            _ = try await container.get(async: Chicken.self)
            end.finish()
            let coop = try await task.withLock { $0 }?.value
            #expect(coop?.egg != nil)
            #expect(try await container.get(async: Coop.self) === coop)
            itself.withLock { $0 = nil }
        })
        #expect(hasEnded)
    }
}
