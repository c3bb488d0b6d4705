import Alchemic
import AlchemicCompiledFiles
import AlchemicGraphDocument
import Vehicles

/// Makes the objects that the file promises, and says what they are.
@main
@MainActor
struct Main {
    static func main() throws {
        let profiles = Array(CommandLine.arguments.dropFirst())
        let definitions = MyContainerClass.definitions(
            profiles: profiles, parameters: ["city": "the north"], environment: ["CYLINDERS": "12"])
        let container = try Container(Module("Garage") { definitions })
        let jaguar = try container.get(Car.self, .named("jaguar"))
        print("brand: \(jaguar.config["Brand"] ?? "none"), wheels: \(jaguar.config["Wheels"] ?? "none")")
        print("engine: \(jaguar.engine.brand), \((jaguar.engine as? Engine)?.cylinders ?? 0)")
        print("set: \(jaguar.sunroof), \(jaguar.weight), \(jaguar.spare?.brand ?? "none")")
        print("log: \(jaguar.log)")
        let other = try container.get(Car.self, .named("car"))
        print("shared: \(jaguar === other), \(jaguar.engine === other.engine), \(jaguar.engine === jaguar.spare)")
        let inspector = try container.get(Inspector.self)
        print("inspector: \(inspector.place), \(inspector.rules), \(inspector.currency), \(inspector.sign)")
        print("helpers: \(inspector.helpers.map { $0 != nil })")
        let factory = try container.get(EngineFactory.self)
        print("same: \(factory.sparkPlugFactory === inspector.helpers[0])")
        print("window: \(try container.get(main: Window.self).title)")
        print("parameters: \(MyContainerClass.Parameters.wheels * 2), \(MyContainerClass.Parameters.carFactoryClass)")
        let jaguarPlace = container.graph.document.definitions.first { $0.name == "jaguar" }?.location
        print("place: \(jaguarPlace.map(String.init(describing:)) ?? "none")")
    }
}
