#if Macros
internal import AlchemicGraphDocument
import AlchemicMacros
internal import Observation
internal import Synchronization
internal import Testing

@Singleton private final class Clock: Sendable {}

@Prototype @Observable private final class Panel {
    @Inject var clock: Clock?
    @Inject private var secret: Clock? {
        didSet { changes += 1 }
    }
    @ObservationIgnored @Inject var ignored: Clock?
    @ObservationIgnored var changes = 0

    var hasSecret: Bool { secret != nil }
}

@Observable @External @MainActor private final class Window {
    @Inject(ifUnset: true) var clock: Clock?
}

@InjectedByName @Observable private final class Drawer {
    var clock: Clock?
    var other: Clock?
}

/// Injection sets a property as the program's own code would, so that whoever watches it is told.
@Suite struct ObservedPropertyTests {
    private let module = Module("Panels") { SelfDeclared(Clock.self, Panel.self, Window.self, Drawer.self) }

    @Test func `properties of an observable type are injected`() throws {
        let panel = try Container(module).get(Panel.self)
        #expect(panel.clock != nil && panel.hasSecret && panel.ignored != nil)
        #expect(panel.changes == 1)
    }

    @Test func `they have their names`() throws {
        let steps = try Graph(module).document.definitions.map { $0.steps.map(\.name) }
        #expect(steps == [[], ["clock", "secret", "ignored"], ["clock"], ["clock", "other"]])
    }

    @Test func `who watches is told of an injection`() throws {
        let panel = Panel()
        let isTold = Mutex(false)
        withObservationTracking {
            _ = panel.clock
        } onChange: {
            isTold.withLock { $0 = true }
        }
        try Container(module).inject(into: panel)
        #expect(isTold.withLock { $0 })
    }

    @Test @MainActor func `who watches on the main actor is told`() throws {
        let window = Window()
        let isTold = Mutex(false)
        withObservationTracking {
            _ = window.clock
        } onChange: {
            isTold.withLock { $0 = true }
        }
        try Container(module).inject(intoMain: window)
        #expect(isTold.withLock { $0 } && window.clock != nil)
    }

    @Test func `they are injected by name`() throws {
        let drawer = Drawer()
        let container = try Container(
            Module("Panels") {
                SelfDeclared(Drawer.self)
                Singleton(Clock.init).named("other")
            })
        try container.inject(byNameInto: drawer)
        #expect(drawer.other != nil && drawer.clock == nil)
    }
}
#endif
