import Alchemic
import TestSupport
import Testing

private struct Part: Sendable, Equatable {
    let name: String
}

private final class Workshop: Sendable {
    let parts: [Part]
    let byName: [String: Part]
    let spare: Part?
    init(parts: [Part], byName: [String: Part], spare: Part?) {
        self.parts = parts
        self.byName = byName
        self.spare = spare
    }
}

private final class Machine: Sendable {
    let wheel = Variable<Part?>(nil)
}

@Suite struct ServiceReferenceTests {
    @Test(.statement("G21")) func `tags carry a place and find their definitions`() throws {
        let container = try Container(
            Module("Parts") {
                Value(Part(name: "last")).named("c").tagged("wheel")
                Value(Part(name: "second")).named("b").tagged(.init("wheel", order: 20))
                Value(Part(name: "door")).named("d").tagged("body")
                Value(Part(name: "first")).named("a").tagged(Definition.Tag("wheel", order: 10), "round")
            })
        #expect(try container.all(of: Part.self, .tagged("wheel")).map(\.name) == ["first", "second", "last"])
        #expect(try container.get(Part.self, .tagged("wheel").tagged("round")) == Part(name: "first"))
        #expect(try container.all(of: Part.self, .tagged("whee")).isEmpty)

        let values = container.graph.definitions.flatMap { definition in
            definition.tags.filter { $0.name == "wheel" }.map { "\(definition.name ?? "") \($0.order ?? 0)" }
        }
        #expect(values == ["c 0", "b 20", "a 10"])
    }

    @Test(.statement("G26")) func `dependencies ask by name in lists and dictionaries too`() throws {
        let container = try Container(
            Module("Parts") {
                Value(Part(name: "wheel")).named("wheel").alias("tyre")
                Value(Part(name: "door")).named("door")
                Singleton(Workshop.init(parts:byName:spare:), .named("door"), .named("tyre"), .named("brake"))
                Singleton(
                    { (nested: [[Part?]], text: String) in "\(nested.map { $0.map { $0?.name ?? "none" } }) \(text)" },
                    .auto, .value("@wheel"))
                Singleton(
                    { (wheel: Part, brake: Part?) in [[wheel, brake], [brake]] }, .named("wheel"), .named("brake"))
            })
        let workshop = try container.get(Workshop.self)
        #expect(workshop.parts == [Part(name: "door")])
        #expect(workshop.byName == ["wheel": Part(name: "wheel")], "the key is the name that was given")
        #expect(workshop.spare == nil)
        #expect(try container.get(String.self) == "[[\"wheel\", \"none\"], [\"none\"]] @wheel", "a text is a text")
        #expect(try container.get([Part].self, .named("door")) == [Part(name: "door")])
        #expect(try container.get([Part]?.self, .named("brake")) == nil)
        #expect(failure(of: try container.get([Part].self, .named("brake")))?.id == .missingName)
        #expect(try container.getIfDeclared(Part.self, .named("door")) == Part(name: "door"))
    }

    @Test(.statement("G27", "T1")) func `what goes wrong while building an optional reaches the caller`() throws {
        let container = try Container(
            Module("Parts") {
                Singleton { () throws -> Part in throw Broken() }.named("broken")
                Singleton { (part: Part?) in [part?.name ?? "none"] }
                Prototype({ (part: Part?) in Set([part?.name ?? "none"]) }, .named("missing"))
                Prototype(Machine.init).inject(\.wheel.value)
            })
        #expect(try container.get(Set<String>.self) == ["none"])
        let errors = [
            failure(of: try container.getIfDeclared(Part.self)),
            failure(of: try container.get(Part?.self)),
            failure(of: try container.get([String].self)),
            failure(of: try container.get([Part?].self)),
            failure(of: try container.get(Machine.self)),
        ]
        for error in errors {
            #expect(error?.id == .constructionFailed)
            #expect(error?.underlying as? Broken == Broken())
        }
        #expect(failure(of: try container.get([String].self))?.path == ["[String]", "Part \"broken\""])
    }
}
