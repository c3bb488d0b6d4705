#if Macros
internal import AlchemicMacros
internal import TestSupport
internal import Testing

private final class Clock: Sendable {}

private final class Ledger: Sendable {}

@InjectedByName(excluding: "delegate") private class Screen {
    let made = Journal()
    var clock: Clock?
    private var secret: Clock?
    weak var delegate: Clock?
    lazy var view: Ledger? = {
        made.note("view")
        return Ledger()
    }()
    let fixed: Clock? = nil
    var number = 7
    var computed: Ledger? {
        made.note("computed")
        return nil
    }

    var isSecretSet: Bool { secret != nil }
}

@InjectedByName private final class Detail: Screen {
    var ledger: Ledger?
    var unknown: Ledger?
}

@Prototype @InjectedByName private final class Made {
    var clock: Clock?
    var set: Clock? = Clock()
    var unknown: Ledger?
}

@InjectedByName private final class Mistaken {
    var clock: Ledger?
    var ledger: Ledger?
}

@InjectedByName @MainActor private final class Window {
    var clock: Clock?
    var ledger: Ledger?
}

private let names = Module("Names") {
    Singleton(Clock.init).named("clock").alias("secret", "set", "delegate", "fixed")
    Singleton(Clock.init).named("other")
    Singleton(Ledger.init).named("ledger").alias("view", "computed")
    Value(8).named("number")
}

private let screens = Module("Screens") {
    names
    SelfDeclared(Screen.self, Detail.SelfDeclaration.self)
}

@Suite struct ByNameTests {
    @Test(.statement("R13", "R15", "T23")) func `properties of the whole hierarchy are set by their names`() throws {
        let container = try Container(screens)
        let detail = Detail()
        try container.inject(byNameInto: detail)
        #expect(try detail.clock === container.get(Clock.self, .named("clock")))
        #expect(detail.isSecretSet)
        #expect(detail.ledger != nil)
        let other = Detail()
        try container.inject(into: other)
        #expect(try other.clock === container.get(Clock.self, .named("clock")), "by name in this way as well")
    }

    @Test(.statement("R14", "T23")) func `what is set or cannot be is left alone`() throws {
        let container = try Container(screens)
        let detail = Detail()
        let clock = Clock()
        detail.clock = clock
        try container.inject(byNameInto: detail)
        #expect(detail.clock === clock)
        #expect(detail.number == 7)
        #expect(detail.fixed == nil)
    }

    @Test(.statement("R16")) func `name that nothing has is skipped`() throws {
        let container = try Container(screens)
        let detail = Detail()
        try container.inject(byNameInto: detail)
        #expect(detail.unknown == nil)
    }

    @Test(.statement("R17", "T24")) func `value of the wrong type is an error or skipped`() throws {
        let error = #expect(throws: GraphError.self) {
            try Container(
                Module("Mistaken") {
                    SelfDeclared(Mistaken.self)
                    names
                })
        }
        #expect("\(error.map { "\($0)" } ?? "")".contains("Mistaken.clock"))
    }

    @Test(.statement("R20")) func `lazy and excluded properties are not touched`() throws {
        let container = try Container(screens)
        let detail = Detail()
        try container.inject(byNameInto: detail)
        #expect(detail.made.entries.isEmpty)
        #expect(detail.delegate == nil)
    }

    @Test(.statement("R13", "R14")) func `object that the container makes is injected by name afterwards`() throws {
        let container = try Container(
            Module("Made") {
                SelfDeclared(Made.self)
                names
            })
        let made = try container.get(Made.self)
        let clock = try container.get(Clock.self, .named("clock"))
        #expect(made.clock === clock)
        #expect(made.set !== clock)
        #expect(made.unknown == nil)
    }

    @Test(.statement("R13", "R14")) @MainActor func `properties of the main actor are set there`() throws {
        let container = try Container(
            Module("Windows") {
                SelfDeclared(Window.self)
                names
            })
        let window = Window()
        let ledger = Ledger()
        window.ledger = ledger
        try container.inject(byNameIntoMain: window)
        #expect(try window.clock === container.get(Clock.self, .named("clock")))
        #expect(window.ledger === ledger)
    }
}
#endif
