// swift-format-ignore-file
// Made from Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md by `swift run --package-path Workshop/Tools samples`; change it there.

#if Files
import Alchemic
import AlchemicFiles
import Foundation
import StatementSupport

enum DefinitionFilesSamples {
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 8)
final class SparkPlugFactory: Sendable {}
final class Engine: Sendable {
    let brand: String
    let cylinders: Int
    init(brand: String, cylinders: Int) {
        self.brand = brand
        self.cylinders = cylinders
    }
}
final class EngineFactory: Sendable {
    init(sparkPlugFactory: SparkPlugFactory) {}
    func makeEngine(brand: String, cylinders: Int) -> Engine { Engine(brand: brand, cylinders: cylinders) }
}
final class Car {
    var engine: Engine?
    var plate = ""
}
final class Example: Sendable {
    let dependency: SparkPlugFactory
    init(dependency: SparkPlugFactory) { self.dependency = dependency }
}
final class Client: Sendable {
    let host: String
    let port: Int
    init(host: String, port: Int) {
        self.host = host
        self.port = port
    }
}
final class Depot: Sendable {
    let place: Locale
    init(place: Locale) { self.place = place }
}
#sourceLocation()

@Sendable static func `Load a file`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 94)
let path = try documentedFile(of: "DefinitionFiles.md")
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 96)



var types = FileTypes()
types.addFound()
types.add(SparkPlugFactory.self) { $0.initializer("init()", SparkPlugFactory.init) }
types.add(EngineFactory.self) {
    $0.initializer("init(sparkPlugFactory:)", EngineFactory.init(sparkPlugFactory:))
    $0.method("makeEngine(brand:cylinders:)", EngineFactory.makeEngine(brand:cylinders:))
}

let container = try Container(Module("Garage") { DefinitionFile(path, types: types) })
let engine = try container.get(Engine.self, .named("engine"))
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 110)
expect(engine.brand == "Ingenium" && engine.cylinders == 4)
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 125)
types.convert(to: Locale.self) { (text: String) in Locale(identifier: text) }
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 128)

types.add(Depot.self, named: "Depot") { $0.initializer("init(place:)", Depot.init(place:)) }
let depots = """
    Services:
      depot: { Class: Depot, Initializer: 'init(place:)', Arguments: [en_GB] }
    """
let other = try Container(Module("Depots") { DefinitionFile(text: depots, path: "depots.alchemic.yml", types: types) })
expect(try other.get(Depot.self).place.identifier == "en_GB")
#sourceLocation()
_ = path
_ = types
_ = container
_ = engine
_ = depots
_ = other
}

@Sendable static func `Several files`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 235)
let path = try documentedFile(2, of: "DefinitionFiles.md")
var types = FileTypes()
types.add(Client.self) { $0.initializer("init(host:port:)", Client.init(host:port:)) }
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 240)
var settings = FileSettings()
settings.profiles = ["test"]
settings.parameters = ["host": "localhost"]
let file = DefinitionFile(path, types: types, settings: settings)
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 246)
settings.environment = [:]
let quiet = try Container(Module("Client") { DefinitionFile(path, types: types, settings: settings) })
expect(try quiet.get(Client.self).host == "localhost")
expect(try quiet.get(Client.self).port == 8080)
settings.environment = ["PORT": "9000"]
let loud = try Container(Module("Client") { DefinitionFile(path, types: types, settings: settings) })
expect(try loud.get(Client.self).port == 9000)
#sourceLocation()
_ = path
_ = types
_ = settings
_ = file
_ = quiet
_ = loud
}

@Sendable static func `Define by string in code`() async throws {
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 265)
let path = try documentedFile(of: "DefinitionFiles.md")
var types = FileTypes()
types.add(SparkPlugFactory.self) { $0.initializer("init()", SparkPlugFactory.init) }
types.add(EngineFactory.self) {
    $0.initializer("init(sparkPlugFactory:)", EngineFactory.init(sparkPlugFactory:))
    $0.method("makeEngine(brand:cylinders:)", EngineFactory.makeEngine(brand:cylinders:))
}
types.add(Example.self, named: "Example") { $0.initializer("init(dependency:)", Example.init(dependency:)) }
types.add(unshared: Car.self) {
    $0.setter("engine", \.engine)
    $0.setter("plate", \.plate)
}
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 279)
let container = DefinitionContainer(path, types: types)
try container.set(parameter: "brand", "Mini")
try container.set(parameter: "plate", "B-AN 42")
try container.define("example_service") {
    $0.type = "Example"
    $0.initializer = "init(dependency:)"
    $0.arguments = ["@spark_plug_factory"]
}
let example = try container.get(Example.self, "example_service")
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 290)
expect(try container.get(SparkPlugFactory.self, "spark_plug_factory") === example.dependency)
let car = Car()
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 301)
try container.set(\.engine, of: car, to: "@engine")
try container.set(["engine": "@engine", "plate": "%plate%"], on: car)
#sourceLocation()
#sourceLocation(file: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", line: 304)
expect(car.engine?.brand == "Mini" && car.plate == "B-AN 42")
#sourceLocation()
_ = path
_ = types
_ = container
_ = example
_ = car
}

static let all: [Sample] = [
    Sample("Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", "Load a file", `Load a file`),
    Sample("Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", "Several files", `Several files`),
    Sample("Sources/Styles/AlchemicFiles/AlchemicFiles.docc/DefinitionFiles.md", "Define by string in code", `Define by string in code`),
]
}
#endif
