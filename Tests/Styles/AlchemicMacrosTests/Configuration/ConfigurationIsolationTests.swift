#if Macros
import AlchemicMacros
import TestSupport
import Testing

private final class Engine: Sendable {}
private final class Car: Sendable {
    let engine: Engine
    init(_ engine: Engine) { self.engine = engine }
}
private final class Fleet: Sendable {
    let cars: [Car]
    init(_ cars: [Car]) { self.cars = cars }
}
/// Not `Sendable`, and at home on the main actor.
private final class Screen {
    let engine: Engine
    var car: Car?
    init(_ engine: Engine) { self.engine = engine }
}

@Configuration
private struct Awaited {
    func createSingletonEngine() async throws -> Engine {
        await Task.yield()
        return Engine()
    }
    func createPrototypeCar() async throws -> Car { Car(try await createSingletonEngine()) }
    func createSingletonFleet() async throws -> Fleet {
        async let first = createPrototypeCar()
        async let second = createPrototypeCar()
        return try await Fleet([first, second, createPrototypeCar()])
    }
    @Provides(named: "list") func list(fleet: Fleet) async throws -> [Engine] {
        try await [createSingletonEngine()] + fleet.cars.map(\.engine)
    }
}

@Configuration
private actor Guarded {
    private(set) var made = 0

    func createSingletonEngine() -> Engine {
        made += 1
        return Engine()
    }
    func createSingletonCar() -> Car { Car(createSingletonEngine()) }
    func createPrototypeTrip() throws -> [Car] { [createSingletonCar(), Car(createSingletonEngine())] }
    func createSingletonFleet() async throws -> Fleet { Fleet(try createPrototypeTrip()) }
    @Provides(named: "list") func list(_ fleet: Fleet) -> [Engine] {
        fleet.cars.map(\.engine) + [createSingletonEngine()]
    }
}

@Configuration @MainActor
private final class Screens {
    private(set) var made = 0

    func createSingletonEngine() -> Engine {
        made += 1
        return Engine()
    }
    func createSingletonScreen() -> Screen { Screen(createSingletonEngine()) }
    func createPrototypeCar() -> Car { Car(createSingletonEngine()) }
    func createSingletonFleet() async throws -> Fleet { Fleet([createPrototypeCar(), createPrototypeCar()]) }
    nonisolated func createSingletonCount() -> Int { 5 }
    nonisolated var aliasesForEngine: [String] { ["motor"] }
}

@Configuration
private struct Static {
    static func createSingletonEngine() -> Engine { Engine() }
    func createSingletonCar() -> Car { Car(Self.createSingletonEngine()) }
    @Provides(.weak) static func fleet(_ engine: Engine) -> Fleet {
        Fleet([Car(createSingletonEngine()), Car(engine)])
    }
}

@Configuration
private struct Starting {
    func createSingletonEngine() -> Engine { Engine() }
    func createSingletonCar() -> Task<Engine, Never> {
        Task {
            try? await Task.sleep(for: .milliseconds(20))
            return createSingletonEngine()
        }
    }
}

/// Calls where they have to be awaited, or made on an actor.
@Suite struct ConfigurationIsolationTests {
    @Test(.statement("R5")) func `awaited methods give one instance to all who await them`() async throws {
        let container = try Container(Module("awaited") { Awaited() })
        let list = try await container.get(async: [Engine].self, .named("list"))
        let engine = try container.get(Engine.self)
        #expect(list.count == 4)
        #expect(list.allSatisfy { $0 === engine })
        let cars = try container.get(Fleet.self).cars
        #expect(Set(cars.map(ObjectIdentifier.init)).count == 3)
    }

    @Test(.statement("R5")) func `an actors methods give one instance whoever asks first`() async throws {
        for _ in 0..<20 {
            let guarded = Guarded()
            let container = try Container(Module("guarded") { guarded })
            async let list = container.get(async: [Engine].self, .named("list"))
            async let trip = container.get(async: [Car].self, .named("Trip"))
            async let car = container.get(async: Car.self)
            let engine = try await container.get(async: Engine.self)
            #expect(try await list.count == 3)
            #expect(try await list.allSatisfy { $0 === engine })
            #expect(try await trip.allSatisfy { $0.engine === engine })
            #expect(try await trip[0] === car)
            #expect(await guarded.made == 1)
        }
    }

    @Test(.statement("R5")) @MainActor func `the main actors methods make what stays there`() async throws {
        let screens = Screens()
        let container = try Container(Module("screens") { screens })
        let screen = try container.get(main: Screen.self)
        #expect(try screen.engine === container.get(main: Engine.self, .named("motor")))
        let fleet = try await container.get(async: Fleet.self)
        #expect(fleet.cars.allSatisfy { $0.engine === screen.engine })
        #expect(fleet.cars[0] !== fleet.cars[1])
        #expect(screens.made == 1)
        #expect(try container.get(Int.self) == 5)
    }

    @Test func `static methods count too`() throws {
        let container = try Container(Module("static") { Static() })
        let engine = try container.get(Engine.self)
        #expect(try container.get(Car.self).engine === engine)
        #expect(try container.get(Fleet.self).cars.allSatisfy { $0.engine === engine })
    }

    @Test(.statement("R5")) func `a task that a method has started asks the same container`() async throws {
        let container = try Container(Module("starting") { Starting() })
        let found = await (try container.get(Task<Engine, Never>.self)).value
        #expect(try container.get(Engine.self) === found)
    }

    @Test func `after the container's end a call runs the method`() async throws {
        let container = try Container(Module("starting") { Starting() })
        let engine = try container.get(Engine.self)
        let task = try container.get(Task<Engine, Never>.self)
        try await container.stop()
        #expect(await task.value !== engine)
    }
}
#endif
