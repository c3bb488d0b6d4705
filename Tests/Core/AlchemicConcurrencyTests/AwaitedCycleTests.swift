import Alchemic
import TestSupport
import Testing

private final class Engine: Sendable {
    let fuel = Variable<Fuel?>(nil)
}

private final class Fuel: Sendable {}

private final class Car: Sendable {
    let engine: Engine
    init(_ engine: Engine) { self.engine = engine }
}

@Suite("A cycle of which a member is awaited")
struct AwaitedCycleTests {
    private func container(@ModuleBuilder _ more: () -> [ModuleElement] = { [] }) throws -> Container {
        try Container(
            Module("App") {
                Singleton { Engine() }.inject(nonisolated: "fuel") { (engine: Engine, fuel: Fuel) in
                    engine.fuel.withLock { $0 = fuel }
                }
                Singleton { (_: Engine) async in Fuel() }
                Module("More", more)
            })
    }

    @Test("is awaited for what takes one of the others, kept or not", arguments: [false, true])
    func taken(isKept: Bool) async throws {
        let container = try container { if isKept { Singleton(Car.init) } else { Prototype(Car.init) } }
        let car = try await container.get(async: Car.self)
        #expect(try await container.get(async: Engine.self) === car.engine)
    }

    @Test("is awaited for what a child builds of it, kept or not", arguments: [false, true])
    func takenByChild(isKept: Bool) async throws {
        let container = try container()
        let child = try Container(
            Module("Child") { if isKept { Singleton(Car.init) } else { Prototype(Car.init) } }, parent: container)
        let car = try await child.get(async: Car.self)
        #expect(try await container.get(async: Engine.self) === car.engine)
    }
}
