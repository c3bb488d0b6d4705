import Alchemic
import TestSupport
import Testing

/// The default names of what the methods of a type make, as macros declare them.
@Suite struct MethodNameTests {
    enum Workshop {}
    final class Engine: Sendable {}

    private static let name = "AlchemicTests.MethodNameTests.Workshop.makeEngine()"

    private func engine() -> Singleton<Engine> {
        Singleton { Engine() }.changed { $0.factoryMethod = (Workshop.self, "makeEngine()") }
    }

    @Test func `what a method makes is found by the method, and not by its own type's name`() throws {
        let container = try Container { engine() }
        #expect(try container.get(Engine.self, .named(Self.name)) === container.get(Engine.self))
        let typeName = "AlchemicTests.MethodNameTests.Engine"
        #expect(try container.getIfDeclared(Engine.self, .named(typeName)) == nil)
    }

    @Test func `what a method makes is not found by the method where it has a name`() throws {
        let container = try Container { engine().named("engine") }
        _ = try container.get(Engine.self, .named("engine"))
        #expect(try container.getIfDeclared(Engine.self, .named(Self.name)) == nil)
    }
}
