import Alchemic
import TestSupport
import Testing

private final class Engine: Sendable {}
private typealias Plugin = Taker<Engine>

@Suite("Child containers")
struct ChildContainerTests {
    @Test("end with their parent, not before it")
    func end() async throws {
        let parent = try Container { Singleton(Engine.init) }
        let child = try Container(parent: parent) { Singleton(Plugin.init) }
        _ = try child.get(Plugin.self)
        try await child.stop()
        #expect(child.isEnded && !parent.isEnded)
        _ = try parent.get(Engine.self)
        let second = try Container(parent: parent) { Singleton(Plugin.init) }
        try await parent.stop()
        #expect(second.isEnded)
    }

    @Test("are checked with what their parent declares")
    func checked() throws {
        #expect(errors { Singleton(Plugin.init) } == [.missingBinding])
        let parent = try Graph { Singleton(Engine.init) }
        #expect(throws: Never.self) { try Graph(parent: parent) { Singleton(Plugin.init) } }
    }
}
