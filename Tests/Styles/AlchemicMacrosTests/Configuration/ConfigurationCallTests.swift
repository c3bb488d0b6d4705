#if Macros
import AlchemicGraphDocument
import AlchemicMacros
import TestSupport
import Synchronization
import Testing

private final class Engine: Sendable {}
private final class Log: Sendable {}
private final class Car: Sendable {
    let engine: Engine
    let others: [Engine]
    init(_ engine: Engine, others: [Engine] = []) {
        self.engine = engine
        self.others = others
    }
}
private final class Garage: Sendable {
    let car: Car
    let engine: Engine
    init(_ car: Car, _ engine: Engine) {
        self.car = car
        self.engine = engine
    }
}
private final class Wheel: SelfDeclaring {
    let engine: Engine
    var log: Log?
    init(_ engine: Engine) { self.engine = engine }
    static var declaration: [ModuleElement] { External(Wheel.self).inject(\.log) }
}
private final class Cart: Sendable {
    let wheelsAreNew: Bool
    let engines: [Engine]
    let logs: Mutex<[Log?]>
    let check: @Sendable () -> [Bool]

    init(_ left: sending Wheel, _ right: sending Wheel) {
        wheelsAreNew = left !== right
        engines = [left.engine, right.engine]
        logs = Mutex([left.log, right.log])
        let wheels = Mutex([left, right])
        check = { wheels.withLock { $0.map { $0.log != nil } } }
    }
}

@Configuration
private final class Workshop {
    let made = Mutex<[String: Int]>([:])

    private func count<Made>(_ made: Made) -> Made {
        self.made.withLock { $0["\(Made.self)", default: 0] += 1 }
        return made
    }

    func createSingletonEngine() -> Engine { count(Engine()) }
    func createSingletonLog() -> Log { count(Log()) }
    func createSingletonCar() -> Car {
        let viaHelper = spareEngine()
        return count(Car(createSingletonEngine(), others: [viaHelper, self.engine, createSingletonEngine()]))
    }
    func createEagerSingletonGarage() -> Garage { count(Garage(createSingletonCar(), createSingletonEngine())) }
    func createPrototypeWheel() -> Wheel { count(Wheel(createSingletonEngine())) }
    func createSingletonCart() -> Cart { count(Cart(createPrototypeWheel(), createPrototypeWheel())) }
    @Provides(named: "list") func list(engine: Engine, _ log: Log) -> [Engine] { [engine, createSingletonEngine()] }

    func spareEngine() -> Engine { engine }
    var engine: Engine { createSingletonEngine() }
}

/// What a call of another method gives.
@Suite struct ConfigurationCallTests {
    private let workshop = Workshop()
    private let container: Container

    init() throws {
        let workshop = workshop
        container = try Container(Module("workshop") { workshop })
    }

    private var counts: [String: Int] { workshop.made.withLock { $0 } }

    @Test(.statement("R5")) func `calling a singleton's method gives its one instance whoever calls first`() throws {
        let garage = try container.get(Garage.self)
        let engine = try container.get(Engine.self)
        #expect(garage.engine === engine)
        #expect(garage.car.engine === engine)
        #expect(garage.car.others.count == 3)
        #expect(garage.car.others.allSatisfy { $0 === engine })
        #expect(try container.get(Car.self) === garage.car)
        #expect(counts == ["Engine": 1, "Car": 1, "Garage": 1])
    }

    @Test(.statement("R5")) func `it is the same if the one that is called was asked for before`() throws {
        let engine = try container.get(Engine.self)
        #expect(try container.get(Car.self).others.allSatisfy { $0 === engine })
        #expect(counts == ["Engine": 1, "Car": 1])
    }

    @Test(.statement("R4", "R5")) func `calling a prototype's method gives a new one that is injected`() throws {
        let cart = try container.get(Cart.self)
        #expect(cart.wheelsAreNew)
        let engine = try container.get(Engine.self)
        #expect(cart.engines.allSatisfy { $0 === engine })
        #expect(cart.check() == [true, true])
        #expect(counts["Wheel"] == 2)
        #expect(try container.get(Wheel.self) !== container.get(Wheel.self))
        #expect(counts["Wheel"] == 4)
    }

    @Test(.statement("R4")) func `what a called method gives is finished when the caller makes its object`() throws {
        let cart = try container.get(Cart.self)
        let log = try container.get(Log.self)
        #expect(cart.logs.withLock { $0.allSatisfy { $0 === log } })
        #expect(try container.get(Wheel.self).log === container.get(Log.self))
    }

    @Test(.statement("R1", "R5")) func `a method with an attribute gets its parameters from the container`() throws {
        let list = try container.get([Engine].self, .named("list"))
        #expect(list.count == 2)
        #expect(try list.allSatisfy { try $0 === container.get(Engine.self) })
    }

    @Test(.statement("R3", "R6", "R23")) func `the start makes what is eager and what that calls`() async throws {
        try await container.start()
        #expect(counts == ["Engine": 1, "Car": 1, "Garage": 1])
        _ = try container.get(Garage.self).car
        #expect(counts == ["Engine": 1, "Car": 1, "Garage": 1])
    }

    @Test(.statement("R24")) func `what is eager can be asked for before the start`() throws {
        #expect(try container.get(Garage.self) === container.get(Garage.self))
    }

    @Test(.statement("R28")) func `the configuration makes nothing before it is asked`() throws {
        #expect(counts == [:])
        #expect(container.graph.definitions.count == 7)
    }

    @Test func `outside of any container a call runs the method`() {
        let car = workshop.createSingletonCar()
        #expect(car.engine !== workshop.createSingletonEngine())
        #expect(counts == ["Engine": 5, "Car": 1])
    }

    @Test func `each container has its own`() throws {
        let workshop = workshop
        let other = try Container(Module("other") { workshop })
        let cars = try [container.get(Car.self), other.get(Car.self)]
        #expect(cars[0] !== cars[1])
        #expect(cars[0].engine !== cars[1].engine)
        #expect(try other.get(Engine.self) === cars[1].engine)
    }

    @Test func `many tasks that ask at once get the same`() async throws {
        let container = container
        try await withThrowingTaskGroup(of: (Car, Engine).self) { group in
            for number in 0..<100 {
                group.addTask {
                    number % 2 == 0
                        ? (try container.get(Car.self), try container.get(Engine.self))
                        : (try container.get(Garage.self).car, try container.get(Car.self).others[1])
                }
            }
            for try await (car, engine) in group { #expect(car.engine === engine) }
        }
        #expect(counts == ["Engine": 1, "Car": 1, "Garage": 1])
    }

    // MARK: What stands in for a definition

    @Test func `what a test puts in its place is what the caller gets`() async throws {
        let before = try container.get(Car.self)
        let fake = Engine()
        try await container.withOverrides {
            Value(fake).named("Engine")
        } operation: {
            let car = try container.get(Car.self)
            #expect(car !== before)
            #expect(([car.engine] + car.others).allSatisfy { $0 === fake })
        }
        #expect(try container.get(Car.self) === before)
    }

    @Test func `what overrides a definition is what the caller gets`() throws {
        let fake = Engine()
        let workshop = workshop
        let container = try Container(
            Module("overridden") {
                workshop
                Value(fake).overriding(named: "Engine")
            })
        #expect(try container.get(Garage.self).car.engine === fake)
        #expect(counts["Engine"] == nil)
    }

    @Test func `a child containers own is not what its parents methods get`() throws {
        let fake = Engine()
        let child = try Container(Module("child") { Value(fake).named("Engine") }, parent: container)
        #expect(try child.get(Car.self).engine !== fake)
        #expect(try child.get(Engine.self) === fake)
    }

    // MARK: The graph

    @Test func `what a method calls is a dependency of its definition`() throws {
        let document = container.graph.document
        func calls(of name: String) throws -> [String] {
            try #require(document.definitions.first { $0.name == name }).dependencies.filter { $0.label == "call" }
                .flatMap(\.definitions)
        }
        #expect(try calls(of: "Engine") == [])
        // By way of a method and a property that help.
        #expect(try calls(of: "Car") == ["Engine"])
        #expect(try calls(of: "Garage") == ["Car", "Engine"])
        #expect(try calls(of: "Cart") == ["Wheel"])
        #expect(try calls(of: "list") == ["Engine"])
    }
}
#endif
