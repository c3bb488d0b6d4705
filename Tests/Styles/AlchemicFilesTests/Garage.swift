import AlchemicFiles
import AlchemicMain
import Synchronization

// What the files of these tests make: cars, their engines, and the factories of both.

final class SparkPlug: Sendable {
    let brand: String
    init(brand: String) { self.brand = brand }
}

final class SparkPlugFactory: Sendable {
    func makePlug() -> SparkPlug { SparkPlug(brand: "Glow") }
}

protocol Motor: AnyObject, Sendable {
    var cylinders: Int { get }
}

final class Engine: Motor {
    let brand: String
    let cylinders: Int
    let plug: SparkPlug?
    init(brand: String, cylinders: Int, plug: SparkPlug?) {
        self.brand = brand
        self.cylinders = cylinders
        self.plug = plug
    }

    convenience init(brand: String, cylinders: Int) { self.init(brand: brand, cylinders: cylinders, plug: nil) }

    static func standard() -> Engine { Engine(brand: "standard", cylinders: 4) }
}

final class EngineFactory: Sendable {
    let plugs: SparkPlugFactory
    init(sparkPlugFactory: SparkPlugFactory) { plugs = sparkPlugFactory }

    func engineWithBrand(_ brand: String, andCylinders cylinders: Int) -> Engine {
        Engine(brand: brand, cylinders: cylinders, plug: plugs.makePlug())
    }
}

/// What is set and called on it is guarded, so that it can be shared.
final class Car: Sendable {
    let configuration: [String: any Sendable]
    let engine: Engine
    private let state = Mutex(State())

    struct State {
        var sunroof = false
        var plate: String?
        var extras: [String] = []
        var log: [String] = []
        var spare: Engine?
    }

    init(config: [String: any Sendable], engine: Engine) {
        configuration = config
        self.engine = engine
    }

    var sunroof: Bool {
        get { state.withLock(\.sunroof) }
        set {
            state.withLock {
                $0.sunroof = newValue
                $0.log.append("sunroof")
            }
        }
    }

    var plate: String? {
        get { state.withLock(\.plate) }
        set {
            state.withLock {
                $0.plate = newValue
                $0.log.append("plate")
            }
        }
    }

    var extras: [String] {
        get { state.withLock(\.extras) }
        set { state.withLock { $0.extras = newValue } }
    }

    var spare: Engine? {
        get { state.withLock(\.spare) }
        set { state.withLock { $0.spare = newValue } }
    }

    var log: [String] { state.withLock(\.log) }

    func start(at revolutions: Int, gear: Int) { note("start \(revolutions) \(gear)") }
    func honk() { note("honk") }
    func note(_ text: String) { state.withLock { $0.log.append(text) } }
}

final class CarFactory: Sendable {
    func carWithConfig(_ config: [String: any Sendable], andEngine engine: Engine) -> Car {
        Car(config: config, engine: engine)
    }
}

final class Inspector: Sendable {
    func inspect(_ car: Car) { car.note("inspected") }
}

final class LabelReader: Sendable {
    private let list = Mutex<[String]>([])
    var texts: [String] { list.withLock(\.self) }
    func read(_ label: Label) { list.withLock { $0.append(label.text) } }
}

final class Initial: Sendable {
    let letter: Character

    init(letter: Character) { self.letter = letter }
}

/// Takes one of each kind of value.
final class Everything: Sendable {
    enum Fuel: String, Sendable, CaseIterable { case petrol, diesel }

    let text: String
    let integer: Int
    let number: Double
    let boolean: Bool
    let list: [Int]
    let map: [String: Int]
    let fuel: Fuel
    let nothing: String?

    init(
        text: String, integer: Int, number: Double, boolean: Bool, list: [Int], map: [String: Int], fuel: Fuel,
        nothing: String?
    ) {
        self.text = text
        self.integer = integer
        self.number = number
        self.boolean = boolean
        self.list = list
        self.map = map
        self.fuel = fuel
        self.nothing = nothing
    }
}

/// Keeps whatever it is given.
final class Holder: Sendable {
    let value: any Sendable
    init(_ value: any Sendable) { self.value = value }
}

/// Keeps a text.
final class Label: Sendable {
    let text: String
    init(_ text: String) { self.text = text }
}

/// Keeps several of them.
final class LabelList: Sendable {
    let labels: [Label]
    init(_ labels: [Label]) { self.labels = labels }
}

/// Keeps engines: by themselves, in a list and by name.
final class Workshop: Sendable {
    let main: Engine?
    let engines: [Engine?]
    let named: [String: Engine]
    init(main: Engine?, engines: [Engine?], named: [String: Engine]) {
        self.main = main
        self.engines = engines
        self.named = named
    }
}

/// All motors, however many there are.
final class Exhibition: Sendable {
    let motors: [any Motor]
    init(motors: [any Motor]) { self.motors = motors }
}

/// A motor around another.
final class Turbo: Motor {
    let inner: any Motor
    let factor: Int
    var cylinders: Int { inner.cylinders * factor }
    init(inner: any Motor, factor: Int) {
        self.inner = inner
        self.factor = factor
    }
}

/// Leads to another one.
final class Link: Sendable {
    private let held = Mutex<Link?>(nil)
    var next: Link? {
        get { held.withLock(\.self) }
        set { held.withLock { $0 = newValue } }
    }

    init() {}
    init(next: Link) { self.next = next }
}

/// Declares itself.
final class Radio: SelfDeclaring {
    let stations: [String]
    nonisolated(unsafe) var volume = 1

    init(stations: [String]) { self.stations = stations }

    static var declaration: [ModuleElement] {
        Prototype(Radio.init(stations:), .value(["one"])).inject(\.volume, .value(3), name: "volume")
    }
}

/// Not `Sendable`.
final class Notebook {
    var title: String
    init(title: String) { self.title = title }
}

@MainActor final class Dashboard {
    var title = ""
    let car: Car?
    init(car: Car?) { self.car = car }
}

/// Fails.
final class Broken: Sendable {
    struct Failure: Error {}
    init() throws { throw Failure() }
}

/// Knows the container.
final class Reception: Sendable {
    let container: Container
    init(container: Container) { self.container = container }
}

extension FileTypes {
    /// The types above.
    static let garage: FileTypes = {
        var types = FileTypes()
        types.add(SparkPlug.self) { $0.initializer("init(brand:)", SparkPlug.init(brand:)) }
        types.add(SparkPlugFactory.self) {
            $0.initializer("init()", SparkPlugFactory.init)
            $0.method("makePlug()", SparkPlugFactory.makePlug)
        }
        types.add(Engine.self) {
            $0.initializer("init(brand:cylinders:plug:)", Engine.init(brand:cylinders:plug:))
            $0.initializer("init(brand:cylinders:)", Engine.init(brand:cylinders:))
            $0.staticMethod("standard()", Engine.standard)
        }
        types.add(EngineFactory.self) {
            $0.initializer("init(sparkPlugFactory:)", EngineFactory.init(sparkPlugFactory:))
            $0.method("engineWithBrand(_:andCylinders:)", EngineFactory.engineWithBrand(_:andCylinders:))
        }
        types.add(CarFactory.self) {
            $0.initializer("init()", CarFactory.init)
            $0.method("carWithConfig(_:andEngine:)", CarFactory.carWithConfig(_:andEngine:))
        }
        types.add(Car.self) {
            $0.initializer("init(config:engine:)", Car.init(config:engine:))
            $0.setter("sunroof", \.sunroof)
            $0.setter("plate", \.plate)
            $0.setter("extras", \.extras)
            $0.setter("spare", \.spare)
            $0.method("start(at:gear:)", Car.start(at:gear:))
            $0.method("honk()", Car.honk)
            $0.method("note(_:)", Car.note)
        }
        types.add(Inspector.self) {
            $0.initializer("init()", Inspector.init)
            $0.method("inspect(_:)", Inspector.inspect)
        }
        types.add(LabelReader.self) {
            $0.initializer("init()", LabelReader.init)
            $0.method("read(_:)", LabelReader.read)
        }
        types.add(Everything.self) {
            $0.initializer(
                "init(text:integer:number:boolean:list:map:fuel:nothing:)",
                Everything.init(text:integer:number:boolean:list:map:fuel:nothing:))
        }
        types.add(Initial.self) { $0.initializer("init(letter:)", Initial.init(letter:)) }
        types.add(Holder.self) { $0.initializer("init(_:)", Holder.init) }
        types.add(Label.self) { $0.initializer("init(_:)", Label.init) }
        types.add(LabelList.self) { $0.initializer("init(_:)", LabelList.init) }
        types.add(Workshop.self) {
            $0.initializer("init(main:engines:named:)", Workshop.init(main:engines:named:))
        }
        types.add(Exhibition.self) { $0.initializer("init(motors:)", Exhibition.init(motors:)) }
        types.add(Turbo.self) { $0.initializer("init(inner:factor:)", Turbo.init(inner:factor:)) }
        types.add(unshared: Notebook.self) {
            $0.initializer("init(title:)", Notebook.init(title:))
            $0.setter("title", set: { $0.title = $1 })
        }
        types.add(Dashboard.self) {
            $0.initializer("init(car:)", main: Dashboard.init(car:))
            $0.setter("title", main: { $0.title = $1 })
        }
        types.add(Link.self) {
            $0.initializer("init()", Link.init as @Sendable () -> Link)
            $0.initializer("init(next:)", Link.init(next:))
            $0.setter("next", \.next)
        }
        types.add(Broken.self) { $0.initializer("init()", Broken.init) }
        types.add(Reception.self) { $0.initializer("init(container:)", Reception.init(container:)) }
        types.add(declared: Radio.self)
        return types
    }()
}

#if Files
/// A container of one file.
func load(
    _ text: String, types: FileTypes = .garage, _ change: (inout FileSettings) -> Void = { _ in }
) throws -> Container {
    var settings = FileSettings()
    settings.environment = [:]
    change(&settings)
    return try Container(
        Module("Garage") { DefinitionFile(text: text, path: "garage.yml", types: types, settings: settings) })
}

/// What is wrong with one file.
func problems(in text: String, _ change: (inout FileSettings) -> Void = { _ in }) -> String {
    do {
        let graph = try load(text, change).graph
        return graph.warnings.text()
    } catch let error as GraphError {
        return error.description
    } catch {
        return "\(error)"
    }
}
#endif
