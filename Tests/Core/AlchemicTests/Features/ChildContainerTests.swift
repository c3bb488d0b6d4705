import Alchemic
import TestSupport
import Testing

private protocol Clock: Sendable {
    var name: String { get }
}

private struct WallClock: Clock {
    let name = "wall"
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
