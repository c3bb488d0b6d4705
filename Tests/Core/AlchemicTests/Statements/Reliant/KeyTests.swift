import Alchemic
import TestSupport
import Testing

private final class Thing: Sendable {
    init() {}
}

@Suite struct KeyTests {
    struct Clash: Sendable, CustomTestStringConvertible {
        let first: [String]
        let second: [String]
        let shared: String
        var testDescription: String { "\(first) and \(second)" }

        var module: Module {
            Module("Keys") {
                Clash.declaration(first)
                Clash.declaration(second)
            }
        }

        /// A thing with the name first in the list and the others as its aliases.
        private static func declaration(_ names: [String]) -> Prototype<Thing> {
            names.dropFirst().reduce(Prototype(Thing.init).named(names[0])) { $0.alias($1) }
        }
    }

    @Test(
        .statement("R9"),
        arguments: [
            Clash(first: ["key"], second: ["key"], shared: "key"),
            Clash(first: ["key"], second: ["other", "key"], shared: "key"),
            Clash(first: ["other", "key"], second: ["key"], shared: "key"),
            Clash(first: ["one", "alias"], second: ["two", "alias"], shared: "alias"),
        ])
    func `each of the four kinds of clash is an error that shows both places`(_ clash: Clash) throws {
        let found = problems(of: clash.module)
        #expect(found.map(\.id) == [.duplicateName])
        let problem = try #require(found.first)
        #expect(problem.headline.contains("\"\(clash.shared)\""))
        #expect(problem.notes.map(\.label) == ["first", "second"])
        #expect(problem.notes.allSatisfy { $0.text.contains("KeyTests.swift:") })
    }
}
