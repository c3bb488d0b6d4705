#if Files
import Alchemic
import AlchemicCompiledFiles
import AlchemicFiles
import TestSupport
import Testing

/// What loaded files make of types of every isolation and kind, and of values.
///
/// `Workshop/IntegrationTests/Files` compares the same lines of the compiled files, `isolation.yml`, `conversions.yml` and `classes.yml`.
@Suite struct WaterworksTests {
    private func container(_ file: String) throws -> Container {
        let loaded = TestFiles.load(["\(file).yml"], in: "valid", settings: TestFiles.settings)
        return try #require(loaded.container, "\(loaded.messages)")
    }

    @Test(
        .statement("G18", "G19"))
    func `actors and the main actor: what is set, called, made and configured runs where it belongs`() async throws {
        let lines = try await Waterworks.isolation(try container("isolation"))
        expectGolden(lines.joined(separator: "\n"), named: "isolation")
    }

    @Test(.statement("G30"))
    func `texts, numbers, lists and maps become values of many types`() async throws {
        let lines = try await Waterworks.conversions(try container("conversions"))
        expectGolden(lines.joined(separator: "\n"), named: "conversions")
    }

    @Test(
        .statement("G13"))
    func `classes are types of every kind: nested, generic, with their modules, protocols`() async throws {
        let lines = try await Waterworks.classes(try container("classes"))
        expectGolden(lines.joined(separator: "\n"), named: "classes")
    }

    @Test func `types whose values files write as texts are safe to share`() {
        // It would not compile otherwise.
        func shared<Value: FileTextConvertible>(_ type: Value.Type) -> any Sendable.Type { type }
        #expect(shared(Colour.self) is Colour.Type)
    }
}
#endif
