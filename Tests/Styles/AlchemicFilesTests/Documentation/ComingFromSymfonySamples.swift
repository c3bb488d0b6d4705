// swift-format-ignore-file
// Made from Sources/Styles/AlchemicFiles/AlchemicFiles.docc/ComingFromSymfony.md by `swift run --package-path Workshop/Tools samples`; change it there.

#if Files
import Alchemic
import AlchemicFiles
import StatementSupport

enum ComingFromSymfonySamples {
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/ComingFromSymfony.md", line: 56)
final class EngineSparkPlugFactory: Sendable {}

final class EngineFactory: Sendable {
    let plugs: EngineSparkPlugFactory
    init(sparkPlugFactory: EngineSparkPlugFactory) { plugs = sparkPlugFactory }
    func engineWithBrand(_ brand: String, andCylinders cylinders: Int) -> Engine {
        Engine(brand: brand, cylinders: cylinders)
    }
}

struct Engine: Sendable {
    let brand: String
    let cylinders: Int
}

final class CarFactory: Sendable {
    func carWithConfig(_ config: [String: any Sendable], andEngine engine: Engine) -> Car {
        Car(config: config, engine: engine)
    }
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

@Sendable static func `Load it`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/ComingFromSymfony.md", line: 89)
let path = try documentedFile(of: "ComingFromSymfony.md")
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/ComingFromSymfony.md", line: 91)



var types = FileTypes()
types.add(EngineSparkPlugFactory.self) { $0.initializer("init()", EngineSparkPlugFactory.init) }
types.add(EngineFactory.self) {
    $0.initializer("init(sparkPlugFactory:)", EngineFactory.init(sparkPlugFactory:))
    $0.method("engineWithBrand(_:andCylinders:)", EngineFactory.engineWithBrand)
}
types.add(CarFactory.self) {
    $0.initializer("init()", CarFactory.init)
    $0.method("carWithConfig(_:andEngine:)", CarFactory.carWithConfig)
}

let container = DefinitionContainer(path, types: types)
let jaguar = try container.get(Car.self, "jaguar")
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/ComingFromSymfony.md", line: 109)
expect(jaguar.engine.brand == "INGENIUM" && jaguar.engine.cylinders == 4)
expect(jaguar.config["Wheels"] as? Int == 4)
expect(try container.get(Car.self, "jaguar") !== jaguar)
#sourceLocation()
_ = path
_ = types
_ = container
_ = jaguar
}

@Sendable static func `Heading by heading`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/ComingFromSymfony.md", line: 201)
final class Handler: Sendable {}
final class Invoices: Sendable {
    let handlers: [Handler]
    init(handlers: [Handler]) { self.handlers = handlers }
}
final class Gateway: Sendable {
    let currency: String
    let timeout: Int
    init(currency: String, log: Log, timeout: Int) {
        self.currency = currency
        self.timeout = timeout
    }
    func connect(to address: String) {}
    func retry(times: Int) {}
}
final class AuditedGateway: Sendable {
    let inner: Gateway
    init(inner: Gateway) { self.inner = inner }
}
final class Log: Sendable {
    func watch(_ gateway: Gateway) {}
    func makeInvoices(handlers: [Handler]) -> Invoices { Invoices(handlers: handlers) }
}
let path = try documentedFile(2, of: "ComingFromSymfony.md")
var types = FileTypes()
types.add(Handler.self) { $0.initializer("init()", Handler.init) }
types.add(Log.self) {
    $0.initializer("init()", Log.init)
    $0.method("watch(_:)", Log.watch)
    $0.method("makeInvoices(handlers:)", Log.makeInvoices(handlers:))
}
types.add(Gateway.self) {
    $0.initializer("init(currency:log:timeout:)", Gateway.init(currency:log:timeout:))
    $0.method("connect(to:)", Gateway.connect(to:))
    $0.method("retry(times:)", Gateway.retry(times:))
}
types.add(AuditedGateway.self) { $0.initializer("init(inner:)", AuditedGateway.init(inner:)) }
for (profiles, timeout) in [([], 30), (["test"], 1)] {
    var settings = FileSettings()
    settings.profiles = profiles
    settings.environment = [:]
    let container = DefinitionContainer(path, types: types, settings: settings)
    let payment = try container.get(AuditedGateway.self, "payment")
    expect(payment.inner.currency == "EUR" && payment.inner.timeout == timeout)
    expect(try container.get(AuditedGateway.self, "gateway") === payment)
    expect(try container.get(Invoices.self, "invoices").handlers.count == 1)
    expect(try container.services(tagged: "billing").count == 4)
}
#sourceLocation()
_ = path
_ = types
}

static let all: [Sample] = [
    Sample("Sources/Styles/AlchemicFiles/AlchemicFiles.docc/ComingFromSymfony.md", "Load it", `Load it`),
    Sample("Sources/Styles/AlchemicFiles/AlchemicFiles.docc/ComingFromSymfony.md", "Heading by heading", `Heading by heading`),
]
}
#endif
