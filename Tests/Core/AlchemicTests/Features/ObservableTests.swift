import Alchemic
import Observation
import Testing

private final class Clock: Sendable {}

/// The macro writes `Observation.ObservationRegistrar`: a type of the library that has the name of that module would hide it.
@Observable private final class Panel {
    var clock: Clock?
}

@Suite struct ObservableTests {
    @Test func `an observable type compiles beside the library and is injected`() throws {
        let container = try Container {
            Singleton(Clock.init)
            Prototype { Panel() }.inject(\.clock, name: "clock")
        }
        #expect(try container.get(Panel.self).clock != nil)
    }
}
