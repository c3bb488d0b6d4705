#if !Files
import Alchemic
import AlchemicFiles
import Testing

private final class Bell: Sendable {}

/// Without the trait there is no parser, but all the rest.
@Suite struct WithoutTraitTests {
    @Test func `reading a file says which edit to make`() throws {
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

    @Test func `definitions in code need no parser`() throws {
        var types = FileTypes()
        types.add(Bell.self) { $0.initializer("init()", Bell.init) }
        let container = DefinitionContainer(types: types)
        try container.define("bell") { $0.type = "Bell" }
        #expect(try container.get(Bell.self, "bell") === container.get(Bell.self, "BELL"))
    }
}
#endif
