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
        ResolvedFiles.reading(["hostile.yml"], .memory(["hostile.yml": text])).problems
    }

    private func messages(bytes: [UInt8]) -> [FileProblem] {
        let access = FileAccess(
            read: { _, limit throws(FileFailure) in Array(bytes.prefix(limit + 1)) }, list: { _ in [] })
        return ResolvedFiles.reading(["hostile.yml"], access).problems
    }

    @Test func aliasBomb() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...20 {
            text += "a\(level): &a\(level) [\((0..<10).map { _ in "*a\(level - 1)" }.joined(separator: ", "))]\n"
        }
        #expect(messages(text).contains { $0.kind == .tooLarge })
    }

    @Test func aliasBombInAKey() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...20 {
            text += "a\(level): &a\(level) [\((0..<10).map { _ in "*a\(level - 1)" }.joined(separator: ", "))]\n"
        }
        #expect(messages(text + "? *a20\n: x\n").contains { $0.kind == .tooLarge })
    }

    @Test func manyAliases() {
        #expect(
            messages("a: &a x\nb: [" + String(repeating: "*a, ", count: 1_001) + "]\n").contains {
                $0.kind == .tooLarge
            })
    }

    @Test(arguments: [65, 1_000, 100_000]) func deepNesting(_ depth: Int) {
        for (open, close) in [("[", "]"), ("{a: ", "}")] {
            let text =
                "Parameters: { a: " + String(repeating: open, count: depth) + String(repeating: close, count: depth)
            #expect(messages(text + "}").contains { $0.kind == .tooDeep || $0.kind == .badYAML })
        }
        #expect(
            messages((0..<min(depth, 2_000)).map { String(repeating: " ", count: $0) + "a:\n" }.joined())
                .contains { $0.kind == .tooDeep || $0.kind == .badYAML })
    }

    @Test func deepNestingThatIsAllowed() {
        let text = "Parameters: { a: " + String(repeating: "[", count: 60) + String(repeating: "]", count: 60) + " }"
        #expect(!messages(text).contains { $0.severity == .error })
    }

    @Test func hugeScalar() {
        #expect(
            messages("Parameters: { a: \(String(repeating: "x", count: 300_000)) }").contains { $0.kind == .tooLarge })
        #expect(
            !messages("Parameters: { a: \(String(repeating: "x", count: 200_000)) }").contains { $0.severity == .error }
        )
    }

    @Test func hugeFile() {
        #expect(messages(bytes: Array(repeating: 0x20, count: (16 << 20) + 1)).map(\.kind) == [.tooLarge])
    }

    @Test(arguments: [
        [0xFF, 0xFE, 0x41, 0x00], [0xFE, 0xFF, 0x00, 0x41], [0x61, 0x3A, 0x20, 0xC3, 0x28], [0x61, 0x0A, 0xE2, 0x82],
        [0x61, 0x3A, 0x00], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
    ]) func oddEncodings(_ bytes: [UInt8]) {
        #expect(messages(bytes: bytes).map(\.kind) == [.badEncoding])
    }

    @Test func aByteOrderMarkIsAllowed() {
        #expect(messages(bytes: [0xEF, 0xBB, 0xBF] + Array("Parameters: {}".utf8)).isEmpty)
    }

    @Test func placesCountScalarsNotBytes() {
        let found = messages("Parameters: { 'ä€😀': 1, 'ä€😀': 2 }")
        #expect(found.first { $0.kind == .duplicateKey }?.place.column == 25)
    }

    @Test func parametersThatDoubleAText() {
        var text = "Parameters:\n  p0: xxxxxxxxxxxxxxxx\n"
        for level in 1...60 { text += "  p\(level): '%p\(level - 1)%%p\(level - 1)%'\n" }
        #expect(messages(text).contains { $0.kind == .tooLarge })
    }

    @Test func parametersThatDoubleAList() {
        var text = "Parameters:\n  p0: [x]\n"
        for level in 1...60 { text += "  p\(level): ['%p\(level - 1)%', '%p\(level - 1)%']\n" }
        #expect(messages(text).contains { $0.kind == .tooLarge })
    }

    @Test func longTextsUsedOften() {
        var text = "Parameters:\n  long: \(String(repeating: "x", count: 200_000))\n"
        for number in 1...1_000 { text += "  p\(number): 'a %long%'\n" }
        #expect(messages(text).contains { $0.kind == .tooLarge })
    }

    @Test func aLongChainOfParameters() {
        var text = "Parameters:\n  p0: 1\n"
        for level in 1...2_000 { text += "  p\(level): '%p\(level - 1)%'\n" }
        #expect(!messages(text).contains { $0.severity == .error })
        let backwards = "Parameters:\n" + (0..<2_000).map { "  p\($0): '%p\($0 + 1)%'\n" }.joined() + "  p2000: 1\n"
        #expect(!messages(backwards).contains { $0.severity == .error })
    }

    @Test func parametersThatNestLists() {
        let open = String(repeating: "[", count: 50)
        let close = String(repeating: "]", count: 50)
        var text = "Parameters:\n  p0: 1\n"
        for level in 1...200 { text += "  p\(level): \(open)'%p\(level - 1)%'\(close)\n" }
        #expect(messages(text).contains { $0.kind == .tooDeep })
    }

    @Test func longChainsOfServices() {
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

    @Test func takingOverWithoutEnd() {
        let calls = (0..<300).map { _ in "'a()'" }.joined(separator: ", ")
        var text = "Services:\n  base: { Class: CarFactory, Abstract: true, MethodCalls: [\(calls)] }\n"
        for number in 0..<1_000 { text += "  s\(number): { Parent: base }\n" }
        #expect(messages(text).contains { $0.kind == .tooLarge })
    }

    @Test func manyMistakesAreCutShort() {
        let text = "Services:\n" + (0..<2_000).map { "  s\($0): { Arguments: ['@nothing\($0)'] }\n" }.joined()
        let found = messages(text)
        #expect(found.count == 1_001)
        #expect(found.last?.message.contains("the rest is not shown") == true)
    }

    @Test func manyPercentSigns() {
        #expect(
            messages("Parameters: { a: '\(String(repeating: "%a", count: 20_000))' }").contains {
                $0.severity == .error
            })
    }

    @Test func importsWithoutEnd() {
        let access = FileAccess(
            read: { path, _ throws(FileFailure) in Array("Import: [a/\(path)]".utf8) }, list: { _ in [] })
        let found = ResolvedFiles.reading(["x.yml"], access).problems
        #expect(found.contains { $0.kind == .tooLarge })
    }

    @Test func foldersWithoutEnd() {
        let access = FileAccess(
            read: { _, _ throws(FileFailure) in Array("Import: ['**/*.yml']".utf8) },
            list: { _ in ["a.txt", "b/", "c/"] })
        _ = ResolvedFiles.reading(["x.yml"], access).problems
    }

    @Test func aFileOfAStrangerReadsNoOther() {
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

    @Test(.statement("G43")) func filesThatImportOneAnother() {
        let files = ["a.yml": "Import: b.yml\nParameters: { x: a }", "b.yml": "Import: a.yml\nParameters: { x: b }"]
        let found = ResolvedFiles.reading(["a.yml"], .memory(files))
        #expect(found.parameters.first?.value.constant == .text("a"))
        #expect(!found.hasErrors)
    }
}
#endif
