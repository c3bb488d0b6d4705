// swift-format-ignore-file
// Made from Sources/Alchemic/Alchemic.docc/ComingFromGCDependencyInjection.md by `swift run --package-path Tools samples`; change it there.

import Alchemic
import StatementSupport

enum ComingFromGCDependencyInjectionSamples {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/ComingFromGCDependencyInjection.md", line: 57)
final class EngineSparkPlugFactory: Sendable {}

final class EngineFactory: Sendable {
    let plugs: EngineSparkPlugFactory
    init(sparkPlugFactory: EngineSparkPlugFactory) { plugs = sparkPlugFactory }
    func engine(brand: String, cylinders: Int) -> Engine { Engine(brand: brand, cylinders: cylinders) }
}

struct Engine: Sendable {
    let brand: String
    let cylinders: Int
}

final class CarFactory: Sendable {
    func car(config: [String: any Sendable], engine: Engine) -> Car { Car(config: config, engine: engine) }
}

final class Car: Sendable {
    let config: [String: any Sendable]
    let engine: Engine
    init(config: [String: any Sendable], engine: Engine) {
        self.config = config
        self.engine = engine
    }
}
#sourceLocation()

@Sendable static func `The same in Swift`() async throws {
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/ComingFromGCDependencyInjection.md", line: 85)
let garage = Module("Garage") {
    Singleton(CarFactory.init).named("car_factory")
    Singleton(EngineSparkPlugFactory.init).named("a_spark_plug_factory")
    Singleton(EngineFactory.init(sparkPlugFactory:)).named("engine_factory")
    Prototype(
        of: EngineFactory.self, EngineFactory.engine(brand:cylinders:), .value("INGENIUM"), .value(4)
    ).named("ingenium")
    Prototype(
        of: CarFactory.self, CarFactory.car(config:engine:),
        .value(["Brand": "Jaguar", "Wheels": 4] as [String: any Sendable]), .named("ingenium")
    ).named("jaguar")
}
let container = try Container(garage)
let jaguar = try container.get(Car.self, .named("jaguar"))
#sourceLocation()
#sourceLocation(file: "Sources/Alchemic/Alchemic.docc/ComingFromGCDependencyInjection.md", line: 100)
expect(jaguar.engine.cylinders == 4)
#sourceLocation()
_ = garage
_ = container
_ = jaguar
}

static let all: [Sample] = [
    Sample("Sources/Alchemic/Alchemic.docc/ComingFromGCDependencyInjection.md", "The same in Swift", `The same in Swift`),
]
}
