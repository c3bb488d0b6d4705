#if Files
import Alchemic
import AlchemicCompiledFiles
import AlchemicFiles
import DefinitionFileTools
import AlchemicGraphDocument
import FileValues
import TestSupport
import Testing

/// Wherever a scalar becomes a text, the text is what the file writes: `1.10` is not `1.1`.
@Suite("A scalar of a file, as a text") struct WrittenScalarTests {
    /// A service with the scalar as a parameter, as what stands in for a variable, and once more as `extra` says.
    private func file(_ scalar: WrittenScalar, _ argument: String, extra: String = "") -> String {
        let value = indented(scalar, 4)
        return """
            Parameters:
              scalar: \(value)
              env(SCALAR): \(value)
            Services:
              label: { Class: Label, Initializer: 'init(_:)', Arguments: [\(argument)] }
            \(extra)
            """
    }

    /// The scalar with the lines after the first so far to the right that they belong to it.
    private func indented(_ scalar: WrittenScalar, _ count: Int) -> String {
        let lines = scalar.yaml.split(separator: "\n", omittingEmptySubsequences: false)
        let start = String(repeating: " ", count: count)
        // The line's end stands in the file already.
        return
            (lines.prefix(1) + lines.dropFirst().dropLast(lines.last == "" ? 1 : 0).map { $0.isEmpty ? "" : start + $0 })
            .joined(separator: "\n")
    }

    /// The text that a service comes to, or what is said instead.
    private func text(_ scalar: WrittenScalar, _ argument: String) -> (text: String?, messages: String) {
        do {
            let container = try load(file(scalar, argument)) { $0.environment = [:] }
            return (try container.get(Label.self, .named("label")).text, "")
        } catch {
            return (nil, "\(error)")
        }
    }

    @Test(arguments: WrittenScalar.all)
    func `a scalar of a file, as a text is as it was written inside another text`(_ scalar: WrittenScalar) {
        for argument in ["'a%scalar%z'", "'a%env(SCALAR)%z'", "'a%env(default:scalar:OTHER)%z'"] {
            let (text, messages) = text(scalar, argument)
            if scalar.isNothing || scalar.isTruthValue {
                #expect(
                    messages.contains("[not-text]") || messages.contains("cannot stand inside a text"), "\(messages)")
            } else {
                #expect(text == "a\(scalar.source)z", "\(argument) \(messages)")
            }
        }
    }

    @Test(arguments: WrittenScalar.all)
    func `a scalar of a file, as a text is as it was written where a variable is not set`(_ scalar: WrittenScalar) {
        for argument in ["'%env(string:SCALAR)%'", "'%env(string:default:scalar:OTHER)%'"] {
            let (text, messages) = text(scalar, argument)
            if scalar.isNothing {
                #expect(messages.contains("nothing is no text"), "\(messages)")
            } else {
                #expect(text == scalar.source, "\(argument) \(messages)")
            }
        }
    }

    @Test(arguments: WrittenScalar.all)
    func `by itself is that text, or no text, and then the message repeats it`(_ scalar: WrittenScalar) {
        let (text, messages) = text(scalar, "'%scalar%'")
        let isText = text == scalar.source
        let isRefused =
            text == nil
            && messages.contains(
                scalar.isNothing ? "`String` is not an optional" : "\(scalar.source) is not of type `String`")
        #expect(isText || isRefused, "\(text ?? "") \(messages)")
    }

    @Test(arguments: WrittenScalar.all)
    func `a scalar of a file, as a text is as it was written as a key`(_ scalar: WrittenScalar) throws {
        let file = """
            Services:
              holder:
                Class: Holder
                Initializer: 'init(_:)'
                Arguments:
                  - ? \(indented(scalar, 12))
                    : 1
            """
        let value = try load(file).get(Holder.self, .named("holder")).value
        #expect((value as? [String: any Sendable])?.keys.first == scalar.source)
    }

    @Test(arguments: WrittenScalar.all)
    func `a scalar of a file, as a text is as it was written as an id, a tag and a scope`(_ scalar: WrittenScalar)
        throws
    {
        // Names have no spaces; what is nothing is none.
        guard scalar.isPlain, !scalar.isNothing, !scalar.source.contains(" ") else { return }
        let file = """
            Services:
              \(scalar.yaml): { Class: Label, Initializer: 'init(_:)', Arguments: [x], Tags: [\(flow(scalar))] }
              holder: { Class: LabelList, Initializer: 'init(_:)', Arguments: [!tagged \(flow(scalar))] }
              scoped: { Class: Label, Initializer: 'init(_:)', Arguments: [y], Lifetime: { Scoped: \(flow(scalar)) } }
            """
        let container = try load(file)
        #expect(try container.get(Label.self, .named(scalar.source)).text == "x")
        #expect(try container.get(LabelList.self).labels.count == 1)
        let definitions = container.graph.document.definitions
        #expect(definitions.contains { $0.tags.map(\.name) == [scalar.source] })
        #expect(definitions.contains { $0.scope == scalar.source })
    }

    /// The scalar where commas and brackets mean something.
    private func flow(_ scalar: WrittenScalar) -> String {
        scalar.source.contains { ":,[]{}".contains($0) } ? "'\(scalar.source)'" : scalar.yaml
    }

    @Test(arguments: WrittenScalar.all)
    func `a scalar of a file, as a text is as it was written where the file is compiled`(_ scalar: WrittenScalar) throws
    {
        // The others are texts, which are literals of Swift.
        guard scalar.isPlain else { return }
        var compiler = FileCompiler()
        let isText = !scalar.isTruthValue && !scalar.isNothing
        let other = "  other: { Class: Label, Initializer: 'init(_:)', Arguments: ['%env(string:SCALAR)%'] }"
        compiler.access = .memory(["scalar.yml": file(scalar, isText ? "'a%scalar%z'" : "x", extra: other)])
        let result = compiler.compile("scalar.yml")
        let text = try #require(result.text, "\(result.problems)")
        let source = scalar.source.replacing("\"", with: "\\\"")
        if isText { #expect(text.contains(".value(\"a\(source)z\")"), "\(text)") }
        let declared = try #require(text.firstMatch(of: /declared: (.*?)\), values/)?.1)
        #expect(declared.contains(scalar.isNothing ? ".some(nil)" : source), "\(declared)")
    }

    @Test(
        arguments: [
            ("texts", "v1.10 0123 #0x1F +7 1e3 -.inf"), ("fallback", "v1.10 #0x1F"), ("default", "v1.10"),
            ("flag", "True"), ("number_text", "#31"), ("part", "1.10.1.10"),
        ])
    func `is Swift's once a processor has made a number of it`(_ id: String, _ text: String) throws {
        let loaded = TestFiles.load(["scalars.yml"], in: "valid")
        let container = try #require(loaded.container, "\(loaded.messages)")
        #expect(try container.get(Label.self, .named(id)).text == text)
        #expect(try container.get(Holder.self, .named("number")).value as? Int == 31)
        #expect(try container.get(Holder.self, .named("limit")).value as? Double == .infinity)
    }

    @Test
    func `is a whole number as the key of a dictionary of those, in any spelling of YAML`() throws {
        let constant = FileConstant.map(
            ["0123", "0x1F", "0o17", "+7", "-1"].enumerated().map { FileConstant.Entry($1, value: .integer($0)) })
        let keys = try ValueConverter().value(constant, as: [Int: Int].self)
        #expect(keys == [123: 0, 31: 1, 15: 2, 7: 3, -1: 4])
    }
}
#endif
