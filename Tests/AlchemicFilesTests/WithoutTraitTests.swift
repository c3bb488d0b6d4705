#if !Files
import Alchemic
import AlchemicFiles
import Testing

private final class Engine: Sendable {}

/// Without the trait there is no parser, but all the rest.
@Suite struct WithoutTraitTests {
    @Test func readingAFileSaysWhichEditToMake() throws {
        let error = try #require(throws: GraphError.self) {
            try Container(Module("Garage") { DefinitionFile(text: "Services: {}", path: "a.yml", types: FileTypes()) })
        }
        #expect(
            error.description == #"""
                a.yml:1:1: error: [unreadable-file] definition files are read with the trait 'Files' only
                  help: write .package(url: "…/alchemic.git", from: "…", traits: ["Files"]) in Package.swift
                  docs: FileProblems#unreadable-file
                """#)
    }

    @Test func definitionsInCodeNeedNoParser() throws {
        var types = FileTypes()
        types.add(Engine.self) { $0.initialiser("init()", Engine.init) }
        let container = DefinitionContainer(types: types)
        try container.define("engine") { $0.type = "Engine" }
        #expect(try container.get(Engine.self, "engine") === container.get(Engine.self, "ENGINE"))
    }
}
#endif
