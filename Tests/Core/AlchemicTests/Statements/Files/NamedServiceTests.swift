import Alchemic
import TestSupport
import Testing

private struct Engine: Sendable, Equatable {
    var power = 90
}

private final class Car: Sendable {
    let engine: Engine
    init(engine: Engine) { self.engine = engine }
}

@Suite struct NamedServiceTests {
    @Test(.statement("G5")) func `unknown name is an error that suggests similar ones`() throws {
        let engines = Module("Engines") { Value(Engine()).named("small-engine") }
        let found = problems(
            of: engines, Module("Cars") { Singleton(Car.init(engine:), .named("smal-engine")) })
        #expect(found.map(\.id) == [.missingName])
        #expect(found.first?.headline.contains("\"smal-engine\"") == true)
        #expect(found.first?.notes.contains { $0.label == "similar" && $0.text.contains("\"small-engine\"") } == true)

        let container = try Container(engines)
        let error = failure(of: try container.get(Engine.self, .named("smal-engine")))
        #expect(error?.id == .missingName)
        #expect(error?.description.contains("\"small-engine\"") == true)
    }

    @Test(.statement("G6", "T30"))
    func `suggestions are near in spelling or contained the nearest first and then by name`() throws {
        func suggested(for name: String, among names: [String]) -> [String] {
            let found = problems(
                of: Module("Engines") { for name in names { Value(Engine()).named(name) } },
                Module("Cars") { Singleton(Car.init(engine:), .named(name)) })
            let notes = found.first?.notes.filter { $0.label == "similar" } ?? []
            return notes.compactMap { $0.text.split(separator: "\"").first.map(String.init) }
        }
        #expect(suggested(for: "car_factry", among: ["truck", "car_factories", "car_factory"]).first == "car_factory")
        #expect(suggested(for: "car_factry", among: ["truck", "car_factory"]) == ["car_factory"])
        #expect(
            suggested(for: "engine", among: ["engnie", "enginex", "main_engine"]) == [
                "enginex", "engnie", "main_engine",
            ])
        #expect(suggested(for: "main_engine", among: ["engine", "brakes"]) == ["engine"])
        #expect(suggested(for: "bat", among: ["cat", "bar", "dog"]) == ["bar", "cat"])
    }

    @Test(.statement("G8")) func `one can ask what is known and what has been made`() async throws {
        let container = try Container(
            Module("Cars") {
                Singleton(Car.init(engine:)).named("car").alias("vehicle")
                Prototype { Engine(power: 2) }.named("new engine")
                Value(Engine()).primary()
                External(Journal.self)
            })
        #expect(container.isDeclared(Car.self, .named("car")))
        #expect(container.isDeclared(Car.self, .named("vehicle")))
        #expect(container.isDeclared(Car.self))
        #expect(!container.isDeclared(Car.self, .named("lorry")))
        #expect(!container.isDeclared(Engine.self, .named("car")), "it is known as something else")
        #expect(!container.isDeclared(String.self))

        #expect(try !container.isBuilt(Car.self, .named("vehicle")))
        _ = try container.get(Car.self)
        #expect(try container.isBuilt(Car.self, .named("vehicle")))
        #expect(try container.isBuilt(Engine.self), "a value is always there")
        _ = try container.get(Engine.self, .named("new engine"))
        #expect(try !container.isBuilt(Engine.self, .named("new engine")), "a prototype never is")
        #expect(try !container.isBuilt(Journal.self))
        try container.set(Journal())
        #expect(try container.isBuilt(Journal.self))
        #expect(failure(of: try container.isBuilt(String.self))?.id == .missingBinding)
    }

    @Test(.statement("G11")) func `reset is a new container of the same graph`() async throws {
        let made = Journal()
        let container = try Container(
            Module("Cars") {
                Singleton(Car.init(engine:))
                Singleton { made.noting("engine", Engine()) }
            })
        let before = try container.get(Car.self)
        try await container.stop()
        let fresh = Container(container.graph)
        let after = try fresh.get(Car.self)
        #expect(after !== before)
        #expect(made.entries == ["engine", "engine"])
        #expect(fresh.graph.definitions.count == 2)
        #expect(failure(of: try container.get(Car.self))?.id == .ended)
    }
}
