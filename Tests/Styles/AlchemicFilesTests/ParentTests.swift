#if Files
import DefinitionFiles
import FileValues
import Testing

/// What a service takes over from its parent, and what it says itself.
@Suite("A child and its parent") struct ParentTests {
    private func read(_ text: String) throws -> ResolvedFiles {
        let files = ResolvedFiles.reading(["parents.yml"], through: .memory(["parents.yml": "Services:\n" + text]))
        try #require(files.problems.isEmpty, "\(files.problems)")
        return files
    }

    private func arguments(_ text: String, of id: String = "child") throws -> [FileConstant?] {
        let service = try read(text).services.first { $0.id.value == id }
        return try #require(service).arguments.map(\.constant)
    }

    @Test
    func `arguments by label go over the parent's list, and the rest of it stays`() throws {
        let parent = "  base: { Class: A, Abstract: true, Initializer: 'init(a:b:c:)', Arguments: [1, 2, 3] }\n"
        #expect(try arguments(parent + "  child: { Parent: base, Arguments: { b: x } }") == [1, "x", 3])
        #expect(try arguments(parent + "  child: { Parent: base, Arguments: { c: x, a: y } }") == ["y", 2, "x"])
        #expect(try arguments(parent + "  child: { Parent: base, Arguments: {} }") == [1, 2, 3])
        #expect(try arguments(parent + "  child: { Parent: base, Arguments: [7] }") == [7])
        #expect(
            try arguments(
                parent + "  middle: { Parent: base, Abstract: true, Arguments: { b: x, c: y } }\n"
                    + "  child: { Parent: middle, Arguments: { c: z } }") == [1, "x", "z"])
    }

    @Test
    func `they go over a list of the child's own, too, where that is a parent`() throws {
        let parents =
            "  base: { Class: A, Initializer: 'init(a:b:)', Arguments: { a: 1, b: 2 } }\n  middle: { Parent: base, Arguments: [3, 4] }\n"
        #expect(try arguments(parents + "  child: { Parent: middle, Arguments: { a: 5 } }") == [5, 4])
        #expect(try arguments(parents + "  child: { Parent: base, Arguments: { b: 5 } }") == [1, 5])
    }

    @Test
    func `an abstract parent may leave any argument open, and whoever is made from it may not`() throws {
        let parent = "  base: { Class: A, Abstract: true, Initializer: 'init(a:b:c:)', Arguments: { c: 3 } }\n"
        #expect(try arguments(parent + "  child: { Parent: base, Arguments: { a: 1, b: 2 } }") == [1, 2, 3])
        #expect(try arguments(parent + "  child: { Parent: base, Bind: { b: 2 }, Arguments: { a: 1 } }") == [1, 2, 3])
        let unnamed = "  base: { Class: A, Abstract: true, Arguments: [1, 2] }\n"
        #expect(try arguments(unnamed + "  child: { Parent: base, Initializer: 'init(a:b:)' }") == [1, 2])
        let wrong = ResolvedFiles.reading(
            ["parents.yml"],
            through: .memory(["parents.yml": "Services:\n" + parent + "  child: { Parent: base, Arguments: { a: 1 } }"])
        )
        #expect(
            wrong.problems.map(\.message) == ["'init(a:b:c:)' has no argument for 'b', but for what comes after it"])
    }

    @Test
    func `a label that neither has is an error, and says what is near`() throws {
        let files = ResolvedFiles.reading(
            ["parents.yml"],
            through: .memory([
                "parents.yml": """
                Services:
                  base: { Class: A, Abstract: true, Initializer: 'init(engine:)', Arguments: [1] }
                  child: { Parent: base, Arguments: { engin: 2 } }
                """
            ]))
        #expect(files.problems.map(\.message) == ["'init(engine:)' has no label 'engin'; did you mean 'engine'?"])
        #expect(files.problems.first?.place.line == 3)
    }

    @Test
    func `what a child sets anew keeps its place, be it a setter or an argument that names the initializer`() throws {
        let parent = "  base: { Class: A, Abstract: true, Arguments: { a: 1, b: 2 }, Setters: { x: 1, y: 2, z: 3 } }\n"
        let files = try read(parent + "  child: { Parent: base, Arguments: { c: 3, a: 9 }, Setters: { w: 4, y: 5 } }")
        let child = try #require(files.services.first)
        #expect(child.setters.map(\.key) == ["x", "y", "z", "w"])
        #expect(child.setters.map(\.value.constant) == [1, 5, 3, 4])
        guard case .function(_, let name) = child.making else { return #expect(Bool(false), "\(child.making)") }
        #expect(name.description == "init(a:b:c:)")
        #expect(child.arguments.map(\.constant) == [9, 2, 3])
    }
}

extension FileConstant: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(stringLiteral value: String) { self = .text(value) }
}
#endif
