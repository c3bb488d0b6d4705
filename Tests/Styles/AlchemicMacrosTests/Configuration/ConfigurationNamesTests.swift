#if Macros
import AlchemicGraphDocument
import AlchemicMacros
import TestSupport
import Testing

private final class Part: Sendable {
    let label: String
    init(_ label: String = "part") { self.label = label }
}
private final class Watch: Sendable {}

@Configuration
private struct Naming {
    func createSingletonFoo() -> Part { Part("Foo") }
    func createPrototypeVerySmartName() -> Part { Part("VerySmartName") }
    func createSingletonURL() -> Part { Part("URL") }
    func createSingletonx() -> Part { Part("x") }

    var aliasesForFoo: [String] { ["fuu", "_foo"] }
    func aliasesForURL() -> Set<String> { ["address"] }

    // What makes nothing by its name.
    func createOtherBar() -> Part { Part("Bar") }
    func singletonBar() -> Part { Part("Bar") }
    func create() -> Part { Part("Bar") }
    func bar(_ label: String) -> Part { Part(label) }
}

/// The names that a configuration's definitions have, and what is no definition.
@Suite struct ConfigurationNamesTests {
    private let container: Container

    init() throws {
        container = try Container(Module("names") { Naming() })
    }

    @Test(.statement("R1", "T22")) func `methods named by convention define what they make`() {
        let names = container.graph.definitions.map { [$0.name ?? ""] + $0.aliases }
        #expect(
            names == [
                ["Foo", "FOO", "foo", "fuu", "_foo"],
                ["VerySmartName", "VERYSMARTNAME", "verySmartName"],
                ["URL", "uRL", "address"],
                ["x", "X"],
            ])
        #expect(container.graph.definitions.map(\.lifetime) == [.singleton, .prototype, .singleton, .singleton])
        #expect(container.graph.definitions.allSatisfy { !$0.isEager })
    }

    @Test(.statement("R7", "R8"), arguments: ["Foo", "FOO", "foo", "fuu", "_foo"])
    func `a definition is known by its key in three spellings and by its aliases`(_ name: String) throws {
        #expect(try container.get(Part.self, .named(name)).label == "Foo")
    }

    @Test(.statement("R7"), arguments: ["URL", "uRL", "address"])
    func `a key in upper case has no alias like itself`(_ name: String) throws {
        #expect(try container.get(Part.self, .named(name)).label == "URL")
    }

    @Test(.statement("R10")) func `an alias finds the same object`() throws {
        let part = try container.get(Part.self, .named("foo"))
        #expect(try container.get(Part.self, .named("Foo")) === part)
        #expect(try container.get(Part.self, .named("fuu")) === part)
    }

    @Test(.statement("R11", "R12"), arguments: ["fOO", "Bar", "bar", "aliasesForFoo", "Part"])
    func `any other spelling finds nothing`(_ name: String) throws {
        #expect(try container.getIfDeclared(Part.self, .named(name)) == nil)
    }

    @Test func `where a method stands is where its definition is`() throws {
        let definition = try #require(container.graph.definitions.first)
        #expect(definition.location.file == "AlchemicMacrosTests/ConfigurationNamesTests.swift")
        #expect(definition.location.line == 15)
        #expect(container.graph.document.definitions[0].style == "configuration")
    }
}

// MARK: Clashes that no macro can see

@Configuration
private struct KeyAndKey {
    func createSingletonFoo() -> Part { Part() }
}
@ConfigurationPart
extension KeyAndKey {
    func createPrototypeFoo() -> Watch { Watch() }
}

@Configuration
private struct KeyAndAlias {
    func createSingletonFoo() -> Part { Part() }
    var aliasesForFoo: [String] { ["Bar"] }
}
@ConfigurationPart
extension KeyAndAlias {
    func createSingletonBar() -> Watch { Watch() }
}

@Configuration
private struct AliasAndAlias {
    func createSingletonFoo() -> Part { Part() }
    var aliasesForFoo: [String] { ["other"] }
}
@ConfigurationPart
extension AliasAndAlias {
    func createSingletonBar() -> Watch { Watch() }
    var aliasesForBar: [String] { ["other"] }
}

/// What the macro cannot read.
private func atRunTime(_ name: String) -> [String] { [name] }

@Configuration
private struct DefaultAlias {
    func createSingletonFoo() -> Part { Part() }
    var aliasesForFoo: [String] { atRunTime("FOO") }
}

@Configuration
private struct OwnName {
    func createSingletonFoo() -> Part { Part() }
    var aliasesForFoo: [String] { atRunTime("Foo") }
}

@Configuration
private struct ForNothing {
    func createSingletonFoo() -> Part { Part() }
}
@ConfigurationPart
extension ForNothing {
    var aliasesForFou: [String] { ["other"] }
}

/// Names that two parts of a configuration give.
@Suite struct ConfigurationClashTests {
    private static let clashes: [(module: Module, headline: String)] = [
        (Module("an alias that is a key") { KeyAndAlias() }, "two definitions have the name \"Bar\""),
        (Module("an alias given twice") { AliasAndAlias() }, "two definitions have the name \"other\""),
        (Module("an alias by default") { DefaultAlias() }, "`Part \"Foo\"` repeats the name \"FOO\" as an alias"),
        (Module("its own name") { OwnName() }, "`Part \"Foo\"` repeats the name \"Foo\" as an alias"),
        (
            Module("what nobody makes") { ForNothing() },
            "the definition source \"ForNothing\" failed: there are aliases for \"Fou\", and no method makes anything of that "
                + "name; did you mean \"Foo\"?"
        ),
    ]

    @Test(.statement("R8", "R9"), arguments: clashes)
    func `names that are given twice, and to nothing, are errors`(_ module: Module, _ headline: String) {
        #expect(problems(of: module).map(\.headline) == [headline])
    }

    @Test(.statement("R9")) func `a key that is given twice is an error`() {
        let headlines = problems(of: Module("clash") { KeyAndKey() }).map(\.headline)
        #expect(headlines.contains("two definitions have the name \"Foo\""))
    }
}
#endif
