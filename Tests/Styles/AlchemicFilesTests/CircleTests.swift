#if Files
import Alchemic
import AlchemicFiles
import DefinitionFileTools
import DefinitionFiles
import FileValues
import TestSupport
import Testing

/// Circles of services are found without the program, by the rules of the graph's check.
@Suite struct CircleTests {
    private func problems(_ services: String) -> [FileProblem] {
        ResolvedFiles.problems(of: ["circles.yml"], through: .memory(["circles.yml": "Services:\n" + services]))
    }

    /// Services that take one another in some way, each with the circle that is there, if there is one.
    private static let services: [(text: String, circle: String?)] = [
        ("  a: { Class: A, Arguments: { x: '@a' } }", "'a' -> 'a'"),
        ("  a: { Class: A, Arguments: { x: '@b' } }\n  b: { Class: B, Arguments: { y: '@a' } }", "'a' -> 'b' -> 'a'"),
        ("  a: { Class: A, Arguments: { x: '@b' } }\n  b: { Class: B, Setters: { y: '@a' } }", nil),
        ("  a: { Class: A, Arguments: { x: '@?b' } }\n  b: { Class: B, Arguments: { y: '@a' } }", "'a' -> 'b' -> 'a'"),
        (
            "  a: { Class: A, Arguments: { x: [[1, { k: '@c' }]] } }\n  b: { Class: B, Arguments: { y: '@a' } }\n  c: '@b'",
            "'a' -> 'b' -> 'a'"
        ),
        (
            "  a: { Class: A, Arguments: { x: !tagged t } }\n  b: { Class: B, Tags: [t], Arguments: { y: '@a' } }",
            "'a' -> 'b' -> 'a'"
        ),
        ("  a: { Class: A, Tags: [t], Arguments: { x: !tagged t } }\n  b: { Class: B, Tags: [t] }", nil),
        (
            "  a: { Factory: '@b', Initializer: 'make()' }\n  b: { Class: B, Arguments: { y: '@a' } }",
            "'a' -> 'b' -> 'a'"
        ),
        (
            "  a: { Class: A, Arguments: { x: '@b' } }\n  b: { Class: B }\n  c: { Class: C, Decorates: b, Arguments: { inner: '@.inner', y: '@a' } }",
            "'a' -> 'c' -> 'a'"
        ),
        (
            "  a: { Class: A, Shared: false, Setters: { x: '@b' } }\n  b: { Class: B, Shared: false, MethodCalls: [['take(_:)', ['@a']]] }",
            "'a' -> 'b' -> 'a'"
        ),
        (
            "  a: { Class: A, Setters: { x: '@b' } }\n  b: { Class: B, Shared: false, MethodCalls: [['take(_:)', ['@a']]] }",
            nil
        ),
        (
            "  a: { Class: A, Shared: false, Configurator: ['@b', 'configure(_:)'] }\n  b: { Class: B, Shared: false, Arguments: { x: '@a' } }",
            "'a' -> 'b' -> 'a'"
        ),
        ("  a: { Class: A, Arguments: { x: '@b' } }\n  b: { Class: B, Synthetic: true }", nil),
        (
            "  a: { Class: A, Arguments: { x: '@service_container', y: '%p%' } }\n  b: { Class: B, Arguments: { x: '@a' } }",
            nil
        ),
    ]

    @Test(arguments: services)
    func `circles of services, for the tool are warnings at the first of them, and of the build, too`(
        _ services: String, _ circle: String?
    ) {
        let found = problems(services).filter { $0.kind != .pendingParameter }
        var compiler = FileCompiler()
        compiler.access = .memory(["circles.yml": "Services:\n" + services])
        let compiled = compiler.compile("circles.yml")
        #expect(compiled.text != nil && compiled.problems.filter { $0.kind != .pendingParameter } == found)
        guard let circle else { return #expect(found.isEmpty, "\(found)") }
        #expect(found.map(\.kind) == [.cycle])
        #expect(found.first?.severity == .warning && found.first?.place.line == 2)
        #expect(found.first?.message.hasSuffix(circle) == true, "\(found)")
    }

    @Test
    func `circles of services, for the tool say what to do`() {
        let found = [1, 9].flatMap { problems(CircleTests.services[$0].text) }
        expectGolden(found.map(\.description).joined(separator: "\n"), named: "circles")
    }

    @Test
    func `circles of services, for the tool are those that the graph's check reports where nothing is taken later`()
        throws
    {
        for name in TestFiles.invalid + TestFiles.valid {
            let kind = TestFiles.invalid.contains(name) ? "invalid" : "valid"
            let found = ResolvedFiles.problems(of: ["\(name).yml"], through: TestFiles.access(kind))
            guard !found.contains(where: { $0.severity == .error }) else { continue }
            let graph = TestFiles.load(["\(name).yml"], in: kind).messages
            if graph.contains("error: [cycle]") { #expect(found.contains { $0.kind == .cycle }, "\(name): \(graph)") }
        }
    }
}
#endif
