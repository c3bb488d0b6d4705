import Alchemic
import TestSupport
import Testing

@Suite
struct HiddenCycleTests {
    /// The error of a request for the chicken of a container, through a second one whose egg takes the same chicken.
    private func failureOfChicken(in container: Container, through second: Itself) throws -> ResolutionError? {
        second(
            try Container(
                Module("second") { Singleton { () throws -> Egg in Egg(try container.get(Chicken.self)) } }))
        defer { second(nil) }
        return failure(of: try container.get(Chicken.self))
    }

    @Test
    func `cycles that only running code shows are reported where they lead through another container`() async {
        let second = Itself()
        await withItself { _ in
            Singleton { () throws -> Chicken in
                _ = try second().get(Egg.self)
                return Chicken()
            }
        } run: { container in
            let error = try failureOfChicken(in: container, through: second)
            #expect(error?.id == .circularConstruction)
        }
    }

    @Test
    func
        `cycles that only running code shows are reported where they lead through a container that has built something`()
        async
    {
        let second = Itself()
        await withItself { _ in
            Singleton({ () async throws -> Chicken in
                _ = try second().get(Egg.self)
                return Chicken()
            })
        } run: { container in
            let other = try Container(
                Module("second") {
                    Singleton { Nest() }
                    Singleton { () throws -> Egg in Egg(try container.get(Chicken.self)) }
                })
            second(other)
            defer { second(nil) }
            _ = try other.get(Nest.self)
            let error = await failure(awaiting: try await container.get(async: Chicken.self))
            #expect(error?.id == .circularConstruction)
        }
    }

    @Test
    func `cycles that only running code shows give nothing unfinished where they lead through another container`()
        async
    {
        let second = Itself()
        await withItself { _ in
            Singleton { Chicken() }.configure { (_: Chicken) in _ = try second().get(Egg.self) }
        } run: { container in
            let error = try failureOfChicken(in: container, through: second)
            #expect(error?.id == .circularConstruction)
        }
    }

    @Test
    func
        `cycles that only running code shows are reported where they lead through something made each time and awaited`()
        async
    {
        await withItself { itself in
            Singleton({ () async throws -> Chicken in
                _ = try await itself().get(async: Nest.self)
                return Chicken()
            })
            Prototype({ (_: Chicken) async in Nest() })
        } run: { container in
            let error = await failure(awaiting: try await container.get(async: Chicken.self))
            #expect(error?.id == .circularConstruction)
        }
    }

    @Test
    func `cycles that only running code shows are reported where they lead through a conversion of something awaited`()
        async
    {
        let caught = Variable<ResolutionError?>()
        await withItself { itself in
            Prototype({ () async in Chicken() }).as((any Sendable).self) { chicken in
                do { _ = try itself().get(Nest.self) } catch { caught.value = error as? ResolutionError }
                return chicken
            }
            Singleton({ (_: any Sendable) async in Nest() })
        } run: { container in
            _ = try await container.get(async: Nest.self)
            #expect(caught.value?.id == .circularConstruction)
        }
    }

    @Test
    func `cycles that only running code shows are none where tasks of one factory need the same thing`() async {
        await withItself { itself in
            Singleton({ () async -> Chicken in
                for _ in 0..<100 { await Task.yield() }
                return Chicken()
            })
            Singleton({ (chicken: Chicken) async in [chicken] })
            Singleton({ (_: Chicken) async in Set([1]) })
            Singleton({ () async throws -> Nest in
                async let list = itself().get(async: [Chicken].self)
                async let numbers = itself().get(async: Set<Int>.self)
                _ = try await (list, numbers)
                return Nest()
            })
        } run: { container in
            _ = try await container.get(async: Nest.self)
        }
    }

    @Test(arguments: [true, false])
    func `cycles that only running code shows are none where a task goes on after the factory that started it`(
        hasToWait: Bool
    ) async {
        let task = Variable<Task<Piece, any Error>?>()
        let ended = Gate()
        let pieces = Pieces()
        await withItself { itself in
            pieces.singleton("egg")
            pieces.awaited("coop").taking("egg")
            Singleton({ () async throws -> Chicken in
                task.value = Task {
                    if hasToWait { await ended.pass() }
                    return try await itself.piece(async: "coop")
                }
                return Chicken()
            })
        } run: { container in
            _ = try await container.get(async: Chicken.self)
            ended.open()
            let coop = try await task.value?.value
            #expect(coop?.friends.value.count == 1)
            #expect(try await container.piece(async: "coop") === coop)
        }
    }
}
