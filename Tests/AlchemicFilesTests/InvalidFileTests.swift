#if Files
import Alchemic
import AlchemicFiles
import DefinitionFiles
import FileValues
import Foundation
import StatementSupport
import Testing

/// What is said about each mistake: every file in `Files/invalid` has its messages beside it.
///
/// With `ALCHEMIC_RECORD=1` the messages are recorded instead.
@Suite struct InvalidFileTests {
    @Test(.statement("G5", "G6", "G24", "G25", "G35", "T19", "T30"), arguments: TestFiles.invalid)
    func saysWhatIsWrong(_ file: String) throws {
        let said = TestFiles.load(["\(file).yml"], in: "invalid").messages
        #expect(!said.isEmpty)
        expectGolden(said, named: "../Files/invalid/\(file)")
    }

    @Test func thereAreManyMistakes() {
        #expect(TestFiles.invalid.count >= 80)
    }

    @Test func aProblemIsWrittenInTheCompilersForm() {
        let files = ResolvedFiles.reading(
            ["garage.yml"],
            .memory(["garage.yml": "Services:\n  a: { Class: X }\n  A: { Klass: X }\n"]))
        expectGolden(files.problems.map(\.description).joined(separator: "\n"), named: "compiler-form")
    }
}
#endif
