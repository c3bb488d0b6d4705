#if Files
import Alchemic
import AlchemicFiles
import TestSupport
import Synchronization
import Testing

extension DefinitionContainer {
    /// Defines a service by its class, the initializer and its arguments.
    fileprivate func define(
        _ id: String, _ type: String, _ initializer: String? = nil, _ arguments: [WrittenValue] = []
    ) throws {
        try define(id) { ($0.type, $0.initializer, $0.arguments) = (type, initializer, arguments) }
    }

    /// Defines a service by what makes it.
    fileprivate func define(
        _ id: String, factory: String, _ method: String, _ arguments: [WrittenValue] = []
    ) throws {
        try define(id) { ($0.factory, $0.initializer, $0.arguments) = (factory, method, arguments) }
    }
}

/// Definitions by string in code, beside files or without any.
@Suite struct DefinitionContainerTests {
    private func expect(
        _ kind: DefinitionContainerError.Kind, sourceLocation: SourceLocation = #_sourceLocation,
        _ body: () throws -> Void
    ) {
        let error = #expect(throws: DefinitionContainerError.self, sourceLocation: sourceLocation, performing: body)
        #expect(error?.kind == kind, sourceLocation: sourceLocation)
    }

    private func container() -> DefinitionContainer {
        var settings = FileSettings()
        settings.environment = [:]
        return DefinitionContainer(types: .garage, settings: settings)
    }

    @Test(.statement("G1", "G2", "G14", "G15", "G26")) func `defines and builds`() throws {
        let container = container()
        try container.define("plugs", "SparkPlugFactory")
        try container.define("engines", "AlchemicFilesTests.EngineFactory", "init(sparkPlugFactory:)", ["@plugs"])
        try container.define("engine") {
            $0.factory = "@engines"
            $0.initializer = "engineWithBrand(_:andCylinders:)"
            $0.arguments = ["%brand%", 6]
            $0.isShared = false
        }
        try container.define("inspector", "Inspector")
        try container.define("car") {
            $0.type = "Car"
            $0.initializer = "init(config:engine:)"
            $0.arguments = [["Brand": "%brand%", "Doors": 3, "Old": true, "Weight": 1.5, "Extra": nil], "@engine"]
            $0.setters = ["sunroof": true, "extras": ["radio"]]
            $0.calls = [("start(at:gear:)", [700, 2])]
            $0.configurator = ("@inspector", "inspect(_:)")
            $0.tags = ["shown": 1]
        }
        try container.set(parameter: "BRAND", "Mini")
        let car = try container.get(Car.self, "car")
        #expect(car.engine.brand == "Mini")
        #expect(car.configuration["Brand"] as? String == "Mini")
        #expect(car.configuration["Doors"] as? Int == 3)
        #expect(car.log == ["sunroof", "start 700 2", "inspected"])
        #expect(try container.get(Car.self, "CAR") === car)
        #expect(try container.get(Engine.self, "engine") !== container.get(Engine.self, "engine"))
        #expect(try container.services(tagged: "shown").map(\.id) == ["car"])
        #expect(try container.services(tagged: "shown").first?.value as? Int == 1)
    }

    @Test(.statement("G4")) func `the container is a service`() throws {
        let container = container()
        try container.define("desk", "Reception", "init(container:)", ["@service_container"])
        expect(.reservedName) { try container.set("service_container", to: Engine.standard()) }
        let desk = try container.get(Reception.self, "desk")
        #expect(try desk.container === container.container())
        #expect(try container.get(Container.self, "service_container") === container.container())
    }

    @Test(.statement("G7", "G10")) func `an object retires what was defined`() throws {
        let container = container()
        try container.define("engine", factory: "Engine", "standard()")
        let mine = Engine(brand: "mine", cylinders: 1)
        try container.set("engine", to: mine)
        try container.define("holder", "Holder", "init(_:)", ["@engine"])
        #expect(try container.get(Engine.self, "engine") === mine)
        #expect(try container.get(Holder.self, "holder").value as? Engine === mine)
    }

    @Test(.statement("G7", "G24", "G3")) func `an object has the other names of what it retires`() throws {
        let container = container()
        try container.define("engine") {
            $0.factory = "Engine"
            $0.initializer = "standard()"
            $0.tags = ["shown": 1]
        }
        try container.alias("motor", for: "engine")
        try container.define("holder", "Holder", "init(_:)", ["@motor"])
        let mine = Engine(brand: "mine", cylinders: 1)
        try container.set("ENGINE", to: mine)
        #expect(try container.get(Engine.self, "motor") === mine)
        #expect(try container.get(Holder.self, "holder").value as? Engine === mine)
        // What was said of the definition went with it.
        #expect(try container.services(tagged: "shown").isEmpty)
    }

    @Test(.statement("G7", "G25")) func `an object takes the name that was another`() throws {
        let container = container()
        try container.define("engine", factory: "Engine", "standard()")
        try container.alias("motor", for: "engine")
        let mine = Engine(brand: "mine", cylinders: 1)
        try container.set("motor", to: mine)
        #expect(try container.get(Engine.self, "motor") === mine)
        #expect(try container.get(Engine.self, "engine").brand == "standard")
    }

    @Test(.statement("G7", "G17")) func `an object may be a factory`() throws {
        let container = container()
        try container.set("engines", to: EngineFactory(sparkPlugFactory: SparkPlugFactory()))
        try container.define("engine", factory: "@engines", "engineWithBrand(_:andCylinders:)", ["mine", 2])
        #expect(try container.get(Engine.self, "engine").cylinders == 2)
    }

    @Test func `files and definitions may refer to modules`() throws {
        let container = DefinitionContainer(
            types: .garage,
            modules: [
                Module("Outer") { Module("Inner") { Singleton { Engine.standard() }.named("engine").alias("motor") } }
            ])
        try container.define("holder", "Holder", "init(_:)", ["@motor"])
        #expect(try container.get(Holder.self, "holder").value as? Engine === container.get(Engine.self, "Engine"))
    }

    @Test(.statement("G46")) func `code that is called to make it cannot ask it`() throws {
        let asked = Mutex<DefinitionContainer?>(nil)
        let heard = Mutex<String>("")
        var types = FileTypes.garage
        types.convert(to: Engine.self) { (text: String) in
            do {
                return try asked.withLock { $0 }?.get(Engine.self, text)
            } catch {
                heard.withLock { $0 = "\(error)" }
                return Engine.standard()
            }
        }
        let container = DefinitionContainer(types: types)
        asked.withLock { $0 = container }
        try container.define("car", "Car", "init(config:engine:)", [[:], "other"])
        #expect(try container.get(Car.self, "car").engine.brand == "standard")
        expectGolden(heard.withLock { $0 }, named: "asked-while-made")
        asked.withLock { $0 = nil }
    }

    @Test(.statement("G11", "G46")) func `what ends may ask the container`() throws {
        final class Goodbye: Sendable {
            let container: DefinitionContainer
            init(container: DefinitionContainer) { self.container = container }
            deinit { try? container.remove(parameter: "none") }
        }
        let container = container()
        try container.set(parameter: "last", Goodbye(container: container))
        try container.set(parameter: "last", "word")
        try container.set("engine", to: Goodbye(container: container))
        // It would wait for itself for ever if the old object ended under the lock.
        try container.set("engine", to: Engine.standard())
        container.reset()
        #expect(try container.contains("engine"))
    }

    @Test(.statement("G7")) func `a definition retires an object`() throws {
        let container = container()
        try container.set("engine", to: Engine(brand: "mine", cylinders: 1))
        try container.define("engine", factory: "Engine", "standard()")
        #expect(try container.get(Engine.self, "engine").brand == "standard")
    }

    @Test(.statement("G8", "G11", "G24", "G25")) func `looks without building`() throws {
        let container = container()
        try container.define("factory", "CarFactory")
        try container.alias("maker", for: "factory")
        #expect(try container.contains("factory"))
        #expect(try container.contains("Maker"))
        #expect(try container.contains("service_container"))
        #expect(try !container.contains("nothing"))
        #expect(try !container.isBuilt("maker"))
        let factory = try container.get(CarFactory.self, "maker")
        #expect(try container.isBuilt("factory"))
        container.reset()
        #expect(try !container.isBuilt("factory"))
        #expect(try container.get(CarFactory.self, "factory") !== factory)
    }

    @Test(.statement("G22", "G28")) func `what is synthetic is set later`() throws {
        let container = container()
        try container.define("engine") {
            $0.type = "Engine"
            $0.isSynthetic = true
        }
        #expect(throws: ResolutionError.self) { try container.get(Engine.self, "engine") }
        let engine = Engine.standard()
        try container.set("engine", to: engine)
        #expect(try container.get(Engine.self, "engine") === engine)
    }

    @Test func `a text of a parameter never refers to anything`() throws {
        let container = container()
        try container.set(parameter: "word", "@engine")
        try container.set(parameter: "share", "100%other%")
        for (id, value) in [("label", "%word%"), ("rate", "%share%"), ("both", "%word% %share%")] {
            try container.define(id, "Label", "init(_:)", [WrittenValue(value)])
        }
        #expect(try container.get(Label.self, "label").text == "@engine")
        #expect(try container.get(Label.self, "rate").text == "100%other%")
        #expect(try container.get(Label.self, "both").text == "@engine 100%other%")
    }

    @Test(.statement("G37", "G38")) func `making the container freezes everything`() throws {
        let container = container()
        try container.set(parameter: "word", "first")
        try container.set(parameter: "word", "second")
        try container.set(parameter: "other", 4)
        try container.remove(parameter: "other")
        try container.define("label", "Label", "init(_:)", ["%word%"])
        #expect(try container.get(Label.self, "label").text == "second")
        expect(.frozen) { try container.set(parameter: "word", "third") }
        expect(.frozen) { try container.remove(parameter: "word") }
        expect(.frozen) { try container.define("x", "CarFactory") }
        expect(.frozen) { try container.alias("x", for: "label") }
    }

    @Test(.statement("G38")) func `a parameter may be an object`() throws {
        let container = container()
        let engine = Engine.standard()
        try container.set(parameter: "engine", engine)
        try container.define("car", "Car", "init(config:engine:)", [["Brand": "x", "Engine": "%engine%"], "%engine%"])
        let car = try container.get(Car.self, "car")
        #expect(car.engine === engine)
        #expect(car.configuration["Engine"] as? Engine === engine)
    }

    @Test(.statement("G37", "G38")) func `a parameter that is not set is an error`() throws {
        let container = container()
        try container.define("label", "Label", "init(_:)", ["%word%"])
        #expect {
            try container.container()
        } throws: { error in
            "\(error)".contains("pending-parameter") && "\(error)".contains("'word'")
        }
        // Nothing has been made, so that it can still be set.
        try container.set(parameter: "word", "late")
        #expect(try container.get(Label.self, "label").text == "late")
    }

    @Test(.statement("G5", "G6")) func `problems have their place in the code`() throws {
        let container = container()
        try container.define("factory", "CarFactory")
        try container.define("holder", "Holder", "init(_:)", ["@factroy"])
        let error = try #require(throws: GraphError.self) { try container.container() }
        #expect(error.diagnostics.count == 1)
        #expect(error.diagnostics[0].headline.contains("did you mean 'factory'?"))
        #expect(error.diagnostics[0].location?.file == "AlchemicFilesTests/DefinitionContainerTests.swift")
    }

    @Test(.statement("G46")) func `it may be used from any number of threads`() async throws {
        let container = container()
        try container.define("factory", "CarFactory")
        let identities = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<50 {
                group.addTask { ObjectIdentifier(try container.get(CarFactory.self, "factory")) }
            }
            return try await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
        }
        #expect(identities.count == 1)
    }

    // MARK: Attributes

    private func garage() throws -> DefinitionContainer {
        let container = container()
        try container.define("engine", factory: "Engine", "standard()")
        try container.define("car", "Car", "init(config:engine:)", [[:], "@engine"])
        try container.set(parameter: "plate", "B-AN")
        try container.set(parameter: "open", true)
        return container
    }

    @Test(.statement("G45", "G26", "G31")) func `attributes are set by key path`() throws {
        let container = try garage()
        let car = try container.get(Car.self, "car")
        let engine = try container.get(Engine.self, "engine")
        try container.set(\.spare, of: car, to: "@engine")
        #expect(car.spare === engine)
        try container.set(\.spare, of: car, to: "@?nothing")
        #expect(car.spare == nil)
        try container.set(\.plate, of: car, to: "%plate% 42")
        #expect(car.plate == "B-AN 42")
        try container.set(\.plate, of: car, to: "@@home")
        #expect(car.plate == "@home")
        try container.set(\.sunroof, of: car, to: "%open%")
        #expect(car.sunroof)
        #expect(try container.resolve("@car", as: Car.self) === car)
    }

    @Test(.statement("G41")) func `code spells references as files do`() throws {
        let container = try garage()
        #expect(try container.resolve("@engine", as: Engine.self) === container.get(Engine.self, "engine"))
        #expect(try container.resolve("@?engine", as: Engine?.self) === container.get(Engine.self, "engine"))
        #expect(try container.resolve("@?nobody", as: Engine?.self) == nil)
        #expect(try container.resolve("%plate%", as: String.self) == "B-AN")
        #expect(try container.resolve("%open%", as: Bool.self))
        #expect(try container.resolve("@@engine", as: String.self) == "@engine")
        // The same texts are the arguments of what is defined in code.
        #expect(try container.get(Car.self, "car").engine === container.resolve("@engine", as: Engine.self))
    }

    @Test(.statement("G45")) func `attributes are set by name`() throws {
        let container = try garage()
        let car = try container.get(Car.self, "car")
        try container.set(["spare": "@engine", "plate": "%plate%", "sunroof": "%open%"], on: car)
        #expect(car.spare?.brand == "standard")
        #expect(car.plate == "B-AN")
        #expect(car.sunroof)
    }

    @Test(.statement("G45")) @MainActor func `attributes are set on the main actor`() throws {
        let container = try garage()
        let dashboard = Dashboard(car: nil)
        try container.set(main: ["title": "%plate%"], on: dashboard)
        #expect(dashboard.title == "B-AN")
        #expect(throws: ResolutionError.self) { try container.set(["title": "%plate%"], on: dashboard) }
    }

    @Test(
        .statement("G45", "G5", "G35"),
        arguments: [
            ("spare", "@engin"), ("spare", "%plate%"), ("plate", "%plat%"), ("sunrof", "%open%"), ("sunroof", "yes"),
            ("plate", "%env(nmb:X)%"), ("plate", "@"), ("plate", "%nothing%"),
        ]) func `attributes that mean nothing`(_ name: String, _ attribute: String) throws
    {
        let container = try garage()
        let car = try container.get(Car.self, "car")
        let error = try #require(throws: DefinitionContainerError.self) {
            try container.set([name: attribute], on: car)
        }
        #expect(error.kind == .attribute)
        let letters = (name + attribute).map { $0.isLetter ? $0 : "-" }
        expectGolden(error.description, named: "attribute-\(String(letters))")
    }
}
#endif
