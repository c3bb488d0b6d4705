import AlchemicMain
import TestSupport
import Testing

private final class Clock: Sendable {
    init() {}
}

private final class Ledger: Sendable {
    init() {}
}

/// Something that the container does not make, with points of every kind.
private class Screen {
    let made = Journal()
    var clock: Clock?
    private var secret: Clock?
    var isSecretSet: Bool { secret != nil }
    lazy var view: Ledger = made.noting("view", Ledger())
    lazy var undeclared: Ledger = made.noting("undeclared", Ledger())
    var isViewThere = false
    let fixed: Clock? = nil

    static var declared: Prototype<Screen> {
        Prototype { Screen() }
            .inject(\.clock, .named("somewhere else"), name: "clock")
            .inject(\.secret, .value(nil), name: "secret")
            .inject(nonisolated: "view", isSet: { $0.isViewThere }, { $0.view = $1 })
    }
}

private final class Detail: Screen {
    var ledger: Ledger?
    var unknown: Ledger?
    var number = 7
    var mistaken: Ledger?
}

private let screens = Module("Screens") {
    Screen.declared
    Prototype { Detail() }
        .inject(\.ledger)
        .inject(\.unknown, .value(nil), name: "unknown")
        .inject(\.number, .value(0), name: "number")
    Singleton(Clock.init).named("clock").alias("secret")
    Singleton(Clock.init).named("somewhere else")
    Singleton(Ledger.init).named("ledger").alias("view")
    Value(8).named("number")
}

@Suite struct ByNameInjectionTests {
    @Test(.statement("R13", "T23")) func `points whose name is a name or alias are set`() throws {
        let container = try Container(screens)
        let detail = Detail()
        try container.inject(byNameInto: detail)
        #expect(try detail.clock === container.get(Clock.self, .named("clock")), "by its name, not by its query")
        #expect(try detail.ledger === container.get(Ledger.self))
    }

    @Test(.statement("T23")) func `declared points come first and by name is another way`() throws {
        let container = try Container(screens)
        let detail = Detail()
        try container.inject(into: detail)
        #expect(try detail.clock === container.get(Clock.self, .named("somewhere else")))
        #expect(detail.number == 0, "what is declared applies whether or not a value stands there")
        let clock = detail.clock
        try container.inject(byNameInto: detail)
        #expect(detail.clock === clock)
    }

    @Test(.statement("R14", "T23")) func `what is set already is left alone`() throws {
        let container = try Container(screens)
        let detail = Detail()
        let clock = Clock()
        detail.clock = clock
        try container.inject(byNameInto: detail)
        #expect(detail.clock === clock)
        #expect(detail.number == 7, "what is no optional is set from the beginning")
        #expect(detail.fixed == nil, "what nothing declares is no point")
    }

    @Test(.statement("R14", "T23")) func `point that is set only if unset is left alone outside this mode too`() throws
    {
        final class Panel {
            var clock: Clock?
            var other: Clock?
        }
        let container = try Container(
            Module("Panels") {
                Prototype { Panel() }.inject(\.clock, ifUnset: true).inject(\.other)
                Singleton(Clock.init)
            })
        let panel = Panel()
        let clock = Clock()
        panel.clock = clock
        panel.other = clock
        try container.inject(into: panel)
        #expect(panel.clock === clock)
        #expect(panel.other !== clock)
    }

    @Test(.statement("R15")) func `whole class hierarchy is covered private properties included`() throws {
        let container = try Container(screens)
        let detail = Detail()
        try container.inject(byNameInto: detail)
        #expect(detail.clock != nil)
        #expect(detail.isSecretSet)
        #expect(detail.ledger != nil)

        let screen = Screen()
        try container.inject(byNameInto: screen)
        #expect(screen.isSecretSet)
    }

    @Test(.statement("R16")) func `names that nothing has are skipped`() throws {
        let container = try Container(screens)
        let detail = Detail()
        try container.inject(byNameInto: detail)
        #expect(detail.unknown == nil)
        try container.inject(byNameInto: Ledger())
    }

    @Test(.statement("T23")) func `no lazy property is evaluated`() throws {
        let container = try Container(screens)
        let untouched = Screen()
        untouched.isViewThere = true
        try container.inject(byNameInto: untouched)
        #expect(untouched.made.entries.isEmpty, "whether it is set was asked of the flag")

        let replaced = Screen()
        try container.inject(byNameInto: replaced)
        #expect(try replaced.view === container.get(Ledger.self))
        #expect(replaced.made.entries.isEmpty)
    }

    @Test(.statement("T23")) func `closure says whether its point is set`() throws {
        let container = try Container(
            Module("Screens") {
                Prototype { Detail() }
                    .inject(nonisolated: "ledger", isSet: { $0.ledger != nil }) { (detail, ledger: Ledger) in
                        detail.ledger = ledger
                    }
                Singleton(Ledger.init).named("ledger")
            })
        let detail = Detail()
        let ledger = Ledger()
        detail.ledger = ledger
        try container.inject(byNameInto: detail)
        #expect(detail.ledger === ledger)
        detail.ledger = nil
        try container.inject(byNameInto: detail)
        #expect(try detail.ledger === container.get(Ledger.self))
    }

    @Test(.statement("R17", "T24")) func `value of the wrong type is an error or is skipped and reported`() throws {
        let container = try Container(
            Module("Screens") {
                Prototype { Detail() }.inject(\.mistaken, name: "clock").inject(\.ledger, name: "ledger")
                Singleton(Clock.init).named("clock")
                Singleton(Ledger.init).named("ledger")
            })
        let strict = Detail()
        let error = failure(of: try container.inject(byNameInto: strict))
        #expect(error?.id == .typeMismatch)
        #expect(error?.path == ["Detail.clock"])
        #expect(strict.mistaken == nil)

        let events = Journal()
        let observation = container.observe { event in
            if event.kind == .skipped { events.note(event.label) }
        }
        defer { observation.cancel() }
        let lenient = Detail()
        try container.inject(byNameInto: lenient, isStrict: false)
        #expect(lenient.mistaken == nil)
        #expect(lenient.ledger != nil, "the others are set all the same")
        #expect(events.entries == ["Detail.clock"])
    }

    @Test(.statement("R18")) func `objects made elsewhere are injected and not kept`() throws {
        let container = try Container(screens)
        weak var kept: Detail?
        do {
            let detail = Detail()
            kept = detail
            try container.inject(byNameInto: detail)
            #expect(detail.ledger != nil)
            #expect(try container.get(Detail.self) !== detail)
        }
        #expect(kept == nil)
    }

    @Test(.statement("R13")) @MainActor func `main actor points are found by name too`() throws {
        let container = try Container(
            Module("Windows") {
                Prototype(Window.init).inject("clock") { $0.clock = $1 }
                Singleton(Clock.init).named("clock")
            })
        let window = Window()
        try container.inject(byNameIntoMain: window)
        #expect(try window.clock === container.get(Clock.self))
    }
}

@MainActor private final class Window {
    var clock: Clock?
    init() {}
}
