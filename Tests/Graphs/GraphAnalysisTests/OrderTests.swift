import Alchemic
import AlchemicGraphDocument
import GraphAnalysis
import Testing

/// The order that is printed is the one that a start takes.
@Suite struct OrderTests {
    private struct A: Sendable {}
    private final class B: Sendable, Stoppable {
        init(a: A) {}
        func stop() {}
    }
    private struct C: Sendable {
        init(b: B, later: Lazy<D>) {}
    }
    private final class D: Sendable {}
    private final class Unused: Sendable {}
    private final class E: Sendable, Stoppable {
        init(c: C, f: F) {}
        func stop() {}
    }
    private struct F: Sendable {
        init(b: B) {}
    }

    @Test func `a start builds exactly that`() async throws {
        let recorder = EventRecorder()
        let module = Module("Start") {
            Singleton(E.init(c:f:)).named("e").eager()
            Prototype(F.init(b:)).named("f")
            Singleton(C.init(b:later:)).named("c")
            Singleton(D.init).named("d")
            Singleton(B.init(a:)).named("b").eager()
            Singleton(A.init).named("a")
            Singleton { Unused() }.weak().named("weak")
        }
        let container = try Container(module, observer: recorder.observer())
        try await container.start()
        let analysis = GraphAnalysis(try Graph(module).document)
        let order = analysis.order
        #expect(order.start.map { analysis.titles[$0.index] } == ["a", "b", "c", "e"])
        #expect(order.start.map(\.level) == [1, 2, 3, 4])
        #expect(order.start.map(\.isEager) == [false, true, false, true])
        let built = recorder.entries.filter { $0.event.kind == .built }.compactMap(\.event.definition?.name)
        #expect(Set(built).subtracting(["f"]) == ["a", "b", "c", "e"])
        try await container.stop()
        let stopped = recorder.entries.filter { $0.event.kind == .stopped }.compactMap(\.event.definition?.name)
        #expect(stopped == order.stop.map { analysis.titles[$0.index] }.filter(["b", "e"].contains))
    }
}
