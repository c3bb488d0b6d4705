import Alchemic
import Testing

private final class Engine: Sendable {}

private final class Car: @unchecked Sendable {
    var engine: Engine?
}

private final class Driver: InjectionAware, @unchecked Sendable {
    private let lazyCar: Lazy<Car>
    private let rentals: Provider<Rental>
    private(set) var car: Car?
    private(set) var rental: Rental?

    init(lazyCar: Lazy<Car>, rentals: Provider<Rental>) {
        self.lazyCar = lazyCar
        self.rentals = rentals
    }

    func didInjectDependencies() throws {
        car = try lazyCar.get()
        rental = try rentals.get()
    }
}

private final class Rental: InjectionAware, @unchecked Sendable {
    var engine: Engine?
    private(set) var isNotified = false

    func didInjectDependencies() { isNotified = true }
}

private final class Passenger: InjectionAware, @unchecked Sendable {
    private(set) var isNotifiedOnMain: Bool?

    func didInjectDependencies() { isNotifiedOnMain = isOnMainActor() }
}

@Suite("What a did-inject callback asks for")
struct CallbackTests {
    private let module = Module("Cars") {
        Singleton(Engine.init)
        Singleton(Car.init).inject(\.engine)
        Prototype(Rental.init).inject(\.engine)
        Singleton(Driver.init(lazyCar:rentals:))
    }

    @Test
    func `what a did-inject callback asks for is injected and notified like everything else`() throws {
        let container = try Container(module)
        let driver = try container.get(Driver.self)
        #expect(driver.car?.engine != nil)
        #expect(driver.rental?.engine != nil)
        #expect(driver.rental?.isNotified == true)
        #expect(try container.get(Car.self) === driver.car)
    }

    @Test
    func `also where the construction is awaited`() async throws {
        let container = try Container {
            Singleton(Engine.init)
            Prototype(Rental.init).inject(\.engine)
            Singleton(Car.init).inject(\.engine)
            Singleton({ (lazyCar: Lazy<Car>, rentals: Provider<Rental>) async -> Driver in
                Driver(lazyCar: lazyCar, rentals: rentals)
            })
        }
        let driver = try await container.get(async: Driver.self)
        #expect(driver.car?.engine != nil)
        #expect(driver.rental?.isNotified == true)
    }

    @Test
    func `a did-inject callback that may run anywhere is not called on the main actor`() async throws {
        let container = try Container { Singleton { () async in Passenger() } }
        let passenger = try await Task.detached { try await container.get(async: Passenger.self) }.value
        #expect(passenger.isNotifiedOnMain == false)
    }
}
