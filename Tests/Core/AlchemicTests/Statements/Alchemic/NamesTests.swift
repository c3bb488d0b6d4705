import Alchemic
import TestSupport
import Testing

@Suite struct NamesTests {
    // Not private: a default name is the one that the runtime knows, which is unspeakable for private types.
    final class Clock: Sendable {}

    final class Watchmaker: Sendable {
        func makeClock() -> Clock { Clock() }
    }

    private static let defaultName = "AlchemicTests.NamesTests.Clock"

    @Test(.statement("A4")) func `a definition without a name is found by its default name`() throws {
        let container = try Container(Module("Time") { Singleton { Clock() } })
        let clock = try container.get(Clock.self)
        #expect(try container.get(Clock.self, .named(Self.defaultName)) === clock)
        let error = #expect(throws: ResolutionError.self) { try container.get(Clock.self, .named("Clock")) }
        #expect(error?.id == .missingName)
    }

    @Test(.statement("A4")) func `what a method makes is found by its default name`() throws {
        let container = try Container(
            Module("Time") {
                Singleton { Watchmaker() }
                Singleton(of: Watchmaker.self, Watchmaker.makeClock)
            })
        let clock = try container.get(Clock.self)
        #expect(try container.get(Clock.self, .named(Self.defaultName)) === clock)
    }

    @Test(.statement("A4")) func `a default name that several have finds none and lists them`() throws {
        let first = Singleton { Clock() }
        let second = Singleton { Clock() }
        let container = try Container(
            Module("Time") {
                first
                second
            })
        let error = #expect(throws: ResolutionError.self) { try container.get(Clock.self, .named(Self.defaultName)) }
        #expect(error?.id == .ambiguous)
        let text = error?.description ?? ""
        #expect(text.contains("\(first.definition.location)"))
        #expect(text.contains("\(second.definition.location)"))
    }

    @Test(.statement("A5")) func `a given name retires the default name`() throws {
        let container = try Container(Module("Time") { Singleton { Clock() }.named("clock") })
        let clock = try container.get(Clock.self)
        #expect(try container.get(Clock.self, .named("clock")) === clock)
        let error = #expect(throws: ResolutionError.self) {
            try container.get(Clock.self, .named(Self.defaultName))
        }
        #expect(error?.id == .missingName)
    }

    @Test(.statement("A5")) func `a given name leaves the default name to the other`() throws {
        let container = try Container(
            Module("Time") {
                Singleton { Clock() }.named("clock")
                Singleton { Clock() }
            })
        let unnamed = try container.get(Clock.self, .named(Self.defaultName))
        #expect(try container.get(Clock.self, .named("clock")) !== unnamed)
    }

    @Test(.statement("A6")) func `a name given twice is an error that shows both places`() throws {
        let first = Singleton { Clock() }.named("clock")
        let second = Singleton { Watchmaker() }.named("clock")
        let diagnostics = problems(
            of: Module("Time") {
                first
                Module("More") { second }
            })
        #expect(diagnostics.map(\.id) == [.duplicateName])
        let text = diagnostics.text(.plain)
        #expect(text.contains("\"clock\""))
        #expect(text.contains("\(first.definition.location)"))
        #expect(text.contains("\(second.definition.location)"))
    }
}
