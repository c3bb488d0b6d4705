#if Files
import FileValues
import Alchemic
import AlchemicFiles
import DefinitionFiles
import TestSupport
import Testing

/// Files that are made to cost much are refused, in bounded time and memory.
@Suite struct HostileFileTests {
    private func messages(_ text: String) -> [FileProblem] {
        ResolvedFiles.reading(["hostile.yml"], through: .memory(["hostile.yml": text])).problems
    }

    private func messages(bytes: [UInt8]) -> [FileProblem] {
        let access = FileAccess(
            read: { _, limit throws(FileFailure) in Array(bytes.prefix(limit + 1)) }, list: { _ in [] })
        return ResolvedFiles.reading(["hostile.yml"], through: access).problems
    }

    private static func lines(_ numbers: some Sequence<Int>, _ line: (Int) -> String) -> String {
        numbers.map { line($0) + "\n" }.joined()
    }

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    private static let aliasBomb =
        "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        + lines(1...20) { level in "a\(level): &a\(level) [\(times(9, "*a\(level - 1), "))*a\(level - 1)]" }

    /// Texts that a few lines multiply, or that are too long, too many or too deep, with what is said of them.
    private static let refused: [(what: String, text: String, kind: FileProblem.Kind)] = [
        ("an alias bomb", aliasBomb, .tooLarge),
        ("an alias bomb in a key", aliasBomb + "? *a20\n: x\n", .tooLarge),
        ("many aliases", "a: &a x\nb: [\(times(1_001, "*a, "))]\n", .tooLarge),
        ("a huge scalar", "Parameters: { a: \(times(300_000, "x")) }", .tooLarge),
        (
            "parameters that double a text",
            "Parameters:\n  p0: xxxxxxxxxxxxxxxx\n" + lines(1...60) { "  p\($0): '%p\($0 - 1)%%p\($0 - 1)%'" },
            .tooLarge
        ),
        (
            "parameters that double a list",
            "Parameters:\n  p0: [x]\n" + lines(1...60) { "  p\($0): ['%p\($0 - 1)%', '%p\($0 - 1)%']" }, .tooLarge
        ),
        (
            "a long text used often",
            "Parameters:\n  long: \(times(200_000, "x"))\n" + lines(1...1_000) { "  p\($0): 'a %long%'" }, .tooLarge
        ),
        (
            "parameters that nest lists",
            "Parameters:\n  p0: 1\n" + lines(1...200) { "  p\($0): \(times(50, "["))'%p\($0 - 1)%'\(times(50, "]"))" },
            .tooDeep
        ),
        (
            "taking over without end",
            "Services:\n  base: { Class: CarFactory, Abstract: true, MethodCalls: [\(times(299, "'a()', "))'a()'] }\n"
                + lines(0..<1_000) { "  s\($0): { Parent: base }" }, .tooLarge
        ),
    ]

    @Test(arguments: refused) func `is refused`(_ what: String, _ text: String, _ kind: FileProblem.Kind) {
        #expect(messages(text).contains { $0.kind == kind }, "\(what)")
    }

    @Test func `many percent signs`() {
        #expect(messages("Parameters: { a: '\(Self.times(20_000, "%a"))' }").contains { $0.severity == .error })
    }

    /// What is long or deep, and no more than is allowed.
    private static let allowed = [
        "Parameters: { a: \(times(60, "["))\(times(60, "]")) }", "Parameters: { a: \(times(200_000, "x")) }",
        "Parameters:\n  p0: 1\n" + lines(1...2_000) { "  p\($0): '%p\($0 - 1)%'" },
        "Parameters:\n" + lines(0..<2_000) { "  p\($0): '%p\($0 + 1)%'" } + "  p2000: 1\n",
    ]

    @Test(arguments: allowed.indices) func `is allowed`(_ index: Int) {
        #expect(!messages(Self.allowed[index]).contains { $0.severity == .error })
    }

    @Test(arguments: [65, 1_000, 100_000]) func `deep nesting`(_ depth: Int) {
        for (open, close) in [("[", "]"), ("{a: ", "}")] {
            let text =
                "Parameters: { a: " + String(repeating: open, count: depth) + String(repeating: close, count: depth)
            #expect(messages(text + "}").contains { $0.kind == .tooDeep || $0.kind == .badYAML })
        }
        #expect(
            messages((0..<min(depth, 2_000)).map { String(repeating: " ", count: $0) + "a:\n" }.joined())
                .contains { $0.kind == .tooDeep || $0.kind == .badYAML })
    }

    @Test func `huge file`() {
        #expect(messages(bytes: Array(repeating: 0x20, count: (16 << 20) + 1)).map(\.kind) == [.tooLarge])
    }

    @Test(arguments: [
        [0xFF, 0xFE, 0x41, 0x00], [0xFE, 0xFF, 0x00, 0x41], [0x61, 0x3A, 0x20, 0xC3, 0x28], [0x61, 0x0A, 0xE2, 0x82],
        [0x61, 0x3A, 0x00], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ]) func `odd encodings`(_ bytes: [UInt8]) {
        #expect(messages(bytes: bytes).map(\.kind) == [.badEncoding])
    }

    @Test func `a byte order mark is allowed`() {
        #expect(messages(bytes: [0xEF, 0xBB, 0xBF] + Array("Parameters: {}".utf8)).isEmpty)
    }

    @Test func `places count scalars not bytes`() {
        let found = messages("Parameters: { 'ä€😀': 1, 'ä€😀': 2 }")
        #expect(found.first { $0.kind == .duplicateKey }?.place.column == 25)
    }

    @Test func `long chains of services`() {
        let services: [(Int) -> String] = [
            { "{ Parent: s\($0 + 1) }" }, { "'@s\($0 + 1)'" },
            { "{ Factory: '@s\($0 + 1)', Initializer: 'make()' }" },
            { "{ Class: Turbo, Decorates: s\($0 + 1), Arguments: { inner: '@.inner', factor: 1 } }" },
        ]
        for service in services {
            let text =
                "Services:\n" + (0..<300).map { "  s\($0): \(service($0))\n" }.joined()
                + "  s300: { Class: CarFactory }\n"
            _ = messages(text)
        }
    }

    @Test func `many mistakes are cut short`() {
        let text = "Services:\n" + (0..<2_000).map { "  s\($0): { Arguments: ['@nothing\($0)'] }\n" }.joined()
        let found = messages(text)
        #expect(found.count == 1_001)
        #expect(found.last?.message.contains("the rest is not shown") == true)
    }

    @Test func `imports without end`() {
        let access = FileAccess(
            read: { path, _ throws(FileFailure) in Array("Import: [a/\(path)]".utf8) }, list: { _ in [] })
        let found = ResolvedFiles.reading(["x.yml"], through: access).problems
        #expect(found.contains { $0.kind == .tooLarge })
    }

    @Test func `folders without end`() {
        let access = FileAccess(
            read: { _, _ throws(FileFailure) in Array("Import: ['**/*.yml']".utf8) },
            list: { _ in ["a.txt", "b/", "c/"] })
        _ = ResolvedFiles.reading(["x.yml"], through: access).problems
    }

    @Test func `a file of a stranger reads no other`() {
        var settings = FileSettings()
        settings.environment = ["X": #filePath]
        settings.readsOtherFiles = false
        for text in [
            "Import: [/etc/hostname]", "Import: [\(#filePath)]",
            "Services: { a: { Class: Label, Initializer: 'init(_:)', Arguments: ['%env(file:X)%'] } }",
        ] {
            let file = DefinitionFile(text: text, path: "a.yml", types: .garage, settings: settings)
            let error = #expect(throws: GraphError.self) { try Container(Module("Garage") { file }) }
            let said = error?.description ?? ""
            #expect(said.contains("other files are not read here") || said.contains("[forbidden-import]"), "\(said)")
        }
    }

    @Test(.statement("G43")) func `files that import one another`() {
        let files = ["a.yml": "Import: b.yml\nParameters: { x: a }", "b.yml": "Import: a.yml\nParameters: { x: b }"]
        let found = ResolvedFiles.reading(["a.yml"], through: .memory(files))
        #expect(found.parameters.first?.value.constant == .text("a"))
        #expect(!found.hasErrors)
    }
}
#endif
