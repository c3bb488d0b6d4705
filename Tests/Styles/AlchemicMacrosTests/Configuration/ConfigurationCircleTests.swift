#if Macros
import AlchemicMacros
import Foundation
import TestSupport
import Testing

private final class A: Sendable { init(_ others: Any...) {} }
private final class B: Sendable { init(_ others: Any...) {} }
private final class C: Sendable { init(_ others: Any...) {} }

// MARK: Circles that the macros see

@Configuration
private struct Direct {
    func createSingletonA() -> A { A(createSingletonB()) }
    func createSingletonB() -> B { B(createSingletonA()) }
}

@Configuration
private struct Indirect {
    func createSingletonA() -> A { A(createSingletonB()) }
    func createSingletonB() -> B { B(helper()) }
    func createSingletonC() -> C { C(self.createSingletonA()) }
    private func helper() -> C { c }
    private var c: C {
        let make = createSingletonC
        return make()
    }
}

@Configuration
private struct Eager {
    func createEagerSingletonA() -> A { A(createSingletonB()) }
    func createSingletonB() -> B { B(createEagerSingletonC()) }
    func createEagerSingletonC() -> C { C(createEagerSingletonA()) }
}

@Configuration
private struct InParts {
    func createSingletonA() -> A { A(createSingletonB()) }
}
@ConfigurationPart
extension InParts {
    func createSingletonB() -> B { B(helper()) }
}
@ConfigurationPart
extension InParts {
    func helper() -> C { createSingletonC() }
    func createSingletonC() -> C { C(createSingletonA()) }
}

@Configuration
private struct Prototypes {
    func createPrototypeA() -> A { A(createPrototypeB()) }
    func createPrototypeB() -> B { B(createPrototypeC()) }
    func createPrototypeC() -> C { C(createPrototypeA()) }
}

@Configuration
private struct Itself {
    func createSingletonA() -> A { A(createSingletonA()) }
}

@Configuration
private struct WithParameters {
    @Provides func a(b: B) -> A { A(b) }
    func createSingletonB() -> B { B(createSingletonC(a:)) }
    @Provides(named: "C") func createSingletonC(a: A) -> C { C(a) }
}

// MARK: Circles that nobody sees

/// A function outside, to which a configuration hands itself.
private func ask(_ configuration: Hidden, for name: String) throws -> Any {
    switch name {
    case "A": try configuration.createSingletonA()
    case "B": try configuration.createSingletonB()
    case "C": try configuration.createEagerSingletonC()
    default: try configuration.createPrototypeP()
    }
}

@Configuration
private struct Hidden {
    func createSingletonA() throws -> A { A(try ask(self, for: "B")) }
    func createSingletonB() throws -> B { B(try ask(self, for: "C")) }
    func createEagerSingletonC() throws -> C { C(try ask(self, for: "A")) }
    func createPrototypeP() throws -> [Int] {
        _ = try ask(self, for: "P")
        return []
    }
}

/// Functions outside, which make a configuration of their own.
private func someA() -> A { HiddenAndSilent().createSingletonA() }
private func someB() -> B { HiddenAndSilent().createSingletonB() }

@Configuration
private struct HiddenAndSilent {
    func createSingletonA() -> A { A(someB()) }
    func createSingletonB() -> B { B(someA()) }
}

/// Singletons that call each other are reported with the way, and never end in a crash by a full stack.
@Suite struct ConfigurationCircleTests {
    private static let circles: [(module: Module, path: [String])] = [
        (Module("two that call each other") { Direct() }, ["A", "B", "A"]),
        (Module("three by way of helpers and references") { Indirect() }, ["A", "B", "C", "A"]),
        (Module("eager ones, before any start") { Eager() }, ["A", "B", "C", "A"]),
        (Module("those in different extensions") { InParts() }, ["A", "B", "C", "A"]),
        (Module("prototypes") { Prototypes() }, ["A", "B", "C", "A"]),
        (Module("one that calls itself") { Itself() }, ["A", "A"]),
        (Module("calls and parameters together") { WithParameters() }, ["A", "B", "C", "A"]),
    ]

    @Test(.statement("R30", "R2", "R32"), arguments: circles)
    func `a circle is reported with the way`(_ module: Module, _ path: [String]) {
        let found = problems(of: module)
        #expect(found.map(\.id) == [.cycle])
        #expect(found.first?.path == path)
        let notes = found.flatMap(\.notes).map(\.text)
        #expect(notes.allSatisfy { $0.contains("calls `") } || module.name == "calls and parameters together")
    }

    @Test func `the message says who calls whom`() throws {
        let text = try #require(problems(of: Self.circles[0].module).first).text(.plain)
        #expect(
            text.replacing(/ConfigurationCircleTests.swift:\d+/, with: "Shop.swift:1") == """
                AlchemicMacrosTests/Shop.swift:1:10: error: [cycle] 2 definitions depend on each other
                  path:  A -> B -> A
                  where: `A` (AlchemicMacrosTests/Shop.swift:1:10) calls `B`
                  where: `B` (AlchemicMacrosTests/Shop.swift:1:10) calls `A`
                  help:  let one of them take a `Lazy` or a `Provider`
                  docs:  Troubleshooting#cycle
                """)
    }

    @Test(.statement("R30"), arguments: [["A", "B", "C"], ["B", "C", "A"], ["C", "A", "B"]])
    func `a hidden circle is thrown with the way from where it is entered`(_ order: [String]) throws {
        let container = try Container(Module("hidden") { Hidden() })
        let error = #expect(throws: ResolutionError.self) {
            switch order[0] {
            case "A": _ = try container.get(A.self)
            case "B": _ = try container.get(B.self)
            default: _ = try container.get(C.self)
            }
        }
        #expect(error?.id == .circularConstruction)
        #expect(error?.path == order + [order[0]])
    }

    @Test(.statement("R30")) func `a hidden circle of eager ones is thrown by the start`() async throws {
        let container = try Container(Module("hidden") { Hidden() })
        await #expect { try await container.start() } throws: { error in
            "\(error)".contains("C -> A -> B -> C")
        }
    }

    @Test(.statement("R32")) func `a hidden circle of prototypes is thrown`() throws {
        let container = try Container(Module("hidden") { Hidden() })
        let error = #expect(throws: ResolutionError.self) { try container.get([Int].self, .named("P")) }
        #expect(error?.id == .circularConstruction)
        #expect(error?.path == ["[Int] \"P\"", "[Int] \"P\""])
    }

    /// Nothing can be handed back by a method that neither throws nor has an object.
    @Test(.statement("R30")) func `a hidden circle of methods that cannot throw ends the program with the way`()
        async throws
    {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = try Container(Module("hidden") { HiddenAndSilent() })
            _ = try container.get(A.self)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("[circular-construction] `A` was resolved while it was being built"))
        #expect(text.contains("path: A -> B -> A"))
    }
}
#endif
