import Alchemic
import TestSupport
import Testing

private protocol Clock: Sendable {
    var name: String { get }
}

private struct WallClock: Clock {
    let name = "wall"
}

private struct TestClock: Clock {
    let name = "test"
}

private final class Engine: Sendable {
    let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
}

private final class Plugin: Sendable {
    let engine: Engine
    let clock: any Clock
    init(engine: Engine, clock: any Clock) {
        self.engine = engine
        self.clock = clock
    }
}

@Suite("Child containers")
struct ChildContainerTests {
    private func parent() throws -> Container {
        try Container(
            Module("Parent") {
                Singleton { WallClock() }.named("clock")
                Singleton(Engine.init(clock:))
            })
    }

    @Test("see their parent and override it; the parent never sees them", .statement("T25", "T10"))
    func overriding() throws {
        let parent = try parent()
        let child = try Container(
            Module("Child") {
                Singleton { TestClock() }
                Singleton(Plugin.init(engine:clock:))
            }, parent: parent)
        let plugin = try child.get(Plugin.self)
        #expect(plugin.clock.name == "test")
        // A singleton lives where it is declared, with the dependencies it has there.
        #expect(plugin.engine.clock.name == "wall")
        #expect(plugin.engine === (try parent.get(Engine.self)))
        #expect(try parent.get((any Clock).self).name == "wall")
        #expect(throws: ResolutionError.self) { try parent.get(Plugin.self) }
        #expect(try child.get((any Clock).self).name == "test")
    }

    @Test("resolve a parent's prototype, which is made of what the parent sees")
    func prototypes() throws {
        let parent = try Container(
            Module("Parent") {
                Singleton { WallClock() }.named("clock")
                Prototype(Engine.init(clock:))
            })
        let child = try Container(
            Module("Child") {
                Singleton { TestClock() }
                Singleton(Plugin.init(engine:clock:))
            }, parent: parent)
        #expect(try child.get((any Clock).self).name == "test")
        #expect(try child.get(Engine.self).clock.name == "wall")
        #expect(try child.get(Plugin.self).engine.clock.name == "wall")
    }

    @Test("hide what has the same name, in lists too, and add to lists otherwise")
    func lists() throws {
        let parent = try parent()
        let same = try Container(Module("Child") { Singleton { TestClock() }.named("clock") }, parent: parent)
        #expect(try same.all(of: (any Clock).self).map(\.name) == ["test"])
        #expect(try same.get((any Clock).self, .named("clock")).name == "test")
        let other = try Container(Module("Child") { Singleton { TestClock() } }, parent: parent)
        #expect(try other.all(of: (any Clock).self).map(\.name) == ["wall", "test"])
        #expect(try parent.all(of: (any Clock).self).map(\.name) == ["wall"])
    }

    @Test("end with their parent, not before it")
    func end() async throws {
        let parent = try parent()
        let child = try Container(Module("Child") { Singleton(Plugin.init(engine:clock:)) }, parent: parent)
        _ = try child.get(Plugin.self)
        try await child.stop()
        #expect(child.isEnded && !parent.isEnded)
        _ = try parent.get(Engine.self)
        let second = try Container(Module("Child") { Singleton(Plugin.init(engine:clock:)) }, parent: parent)
        try await parent.stop()
        #expect(second.isEnded)
    }

    @Test("are checked with what their parent declares")
    func checked() throws {
        #expect(throws: GraphError.self) { try Container(Module("Child") { Singleton(Plugin.init(engine:clock:)) }) }
        #expect(throws: Never.self) {
            try Graph(Module("Child") { Singleton(Plugin.init(engine:clock:)) }, parent: parent().graph)
        }
    }
}
