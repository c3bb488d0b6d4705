import Alchemic
import TestSupport
import Testing

private final class Valve: Sendable, Stoppable {
    func stop() async {}
}
private final class Plumber: Sendable {
    init(valves: Provider<Valve>) {}
}
private final class Pipe: Sendable {
    init(valve: Valve) {}
}

/// Prototypes with a stop action, which nobody calls unless a consumer knows that it has to.
@Suite struct UnownedObjectTests {
    @Test
    func `a provider says whose an object is, unless a factory takes the object itself`() {
        func problems(@ModuleBuilder _ consumers: () -> [ModuleElement]) -> [Diagnostic.ID] {
            let consumers = consumers()
            let module = Module("m") {
                Prototype { Valve() }
                Singleton(Plumber.init(valves:))
                consumers
            }
            return TestSupport.problems(of: module).map(\.id)
        }
        #expect(problems {} == [])
        #expect(problems { Singleton(Pipe.init(valve:)) } == [.neverStopped])
    }
}
