import Alchemic
import AlchemicCompiledFiles

// What a definition file declares, compiled.

final class Wheel: Sendable {}

final class Car: Sendable {
    let wheel: Wheel
    let brand: String
    init(wheel: Wheel, brand: String) {
        self.wheel = wheel
        self.brand = brand
    }
}

@main
struct Main {
    static func main() throws {
        let container = try Container(Module("Garage") { GarageObjects.definitions() })
        print("brand: \(try container.get(Car.self, .named("car")).brand)")
    }
}
