#if Files
import DefinitionFileTools
import DefinitionFiles
import FileValues
import Testing

/// A file that cannot be read is all that is said about it, and about what it imports.
@Suite struct UnreadFileTests {
    private static let files = [
        "main.yml": "Import: [part.yml]\nParameters: { host: x }\nServices:\n  a: { Class: A: twice }\n",
        "part.yml": "Services:\n  b: { Class: B, Arguments: { a: '@a', host: '%hots%' } }\n",
        "other.yml": "Import: [main.yml]\nServices: { c: { Class: C, Arguments: { a: '@a' } } }\n",
    ]

    @Test
    func `a file that cannot be read leads to no errors about what nobody could see`() {
        let problems = ResolvedFiles.problems(of: Self.files.keys.sorted(), through: .memory(Self.files))
        #expect(problems.map(\.kind) == [.badYAML], "\(problems)")
        #expect(problems.first?.place.description == "main.yml:4:16")
    }

    @Test
    func `a file that cannot be read is the only one that is compiled`() {
        var compiler = FileCompiler()
        compiler.access = .memory(Self.files)
        #expect(Set(compiler.unreadable(among: Self.files.keys.sorted())).map(\.kind) == [.badYAML])
        #expect(compiler.compile("main.yml").problems.map(\.kind) == [.badYAML])
        #expect(compiler.compile("other.yml").problems.map(\.kind) == [.badYAML])
    }
}
#endif
