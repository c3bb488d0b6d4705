#if Files
import Alchemic
import AlchemicFiles
import DefinitionFiles
import FileValues
import Foundation
import TestSupport
import Testing

/// What is said about each mistake: every file in `Files/invalid` has its messages beside it.
///
/// With `ALCHEMIC_RECORD=1` the messages are recorded instead.
@Suite struct InvalidFileTests {
    @Test(.statement("G5", "G6", "G24", "G25", "G35", "T19", "T30"), arguments: TestFiles.invalid)
    func `says what is wrong`(_ file: String) throws {
        let said = TestFiles.load(["\(file).yml"], in: "invalid").messages
        #expect(!said.isEmpty)
        expectGolden(said, named: "../Files/invalid/\(file)")
    }

    @Test func `there are many mistakes`() {
        #expect(TestFiles.invalid.count >= 80)
    }

    /// What would be long, or no text at all, in a file of its own.
    private static let refused: KeyValuePairs<String, [UInt8]> = [
        "zero.yml": Array("Services: { a: ".utf8) + [0], "sixteen.yml": [0xFF, 0xFE, 0x41, 0x00],
        "latin.yml": Array("Parameters: { a: gr".utf8) + [0xFC] + Array("n }".utf8),
        "deep.yml": Array("Parameters: { a: \(String(repeating: "[", count: 70))".utf8),
        "long.yml": Array("Parameters: { a: \(String(repeating: "x", count: 300_000)) }".utf8),
    ]

    @Test func `says why a file is refused`() throws {
        let access = FileAccess(
            read: { path, limit throws(FileFailure) in
                guard let bytes = InvalidFileTests.refused.first(where: { $0.key == path })?.value else {
                    throw FileFailure("there is no such file")
                }
                return Array(bytes.prefix(limit + 1))
            }, list: { _ in [] })
        let paths = InvalidFileTests.refused.map(\.key) + ["nothing.yml"]
        let file = DefinitionFile(paths, through: access, types: .garage)
        let error = try #require(throws: GraphError.self) { try Container(Module("Garage") { file }) }
        expectGolden(error.description, named: "refused")
    }

    @Test func `every kind of message is recorded`() throws {
        let recorded =
            try TestFiles.recordedMessages + TestFiles.golden("refused") + TestFiles.golden("asked-while-made")
            + TestFiles.golden("circles")
        for kind in FileProblem.Kind.allCases {
            #expect(recorded.contains("[\(kind.rawValue)]"), "\(kind.rawValue)")
        }
    }

    @Test func `a problem is written in the compilers form`() {
        let files = ResolvedFiles.reading(
            ["garage.yml"],
            through: .memory(["garage.yml": "Services:\n  a: { Class: X }\n  A: { Klass: X }\n"]))
        expectGolden(files.problems.map(\.description).joined(separator: "\n"), named: "compiler-form")
    }
}
#endif
