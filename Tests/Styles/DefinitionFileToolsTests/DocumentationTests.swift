#if Files
import DefinitionFileTools
import DefinitionFiles
import FileValues
import Foundation
import TestSupport
import Testing

@Suite struct DocumentationTests {
    @Test(
        arguments: ["CompiledFiles.md", "ComingFromSymfony.md", "DefinitionFiles.md"])
    func `the pages about definition files show files that are right, and that can be compiled`(page: String) throws {
        let text = try DocumentationText.text(of: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/\(page)")
        let files = text.components(separatedBy: "```yaml\n").dropFirst()
            .map { String($0.prefix(upTo: $0.range(of: "```")?.lowerBound ?? $0.endIndex)) }
        #expect(!files.isEmpty)
        for file in files {
            var compiler = FileCompiler()
            compiler.access = .memory(["page.yml": file])
            let result = compiler.compile("page.yml")
            // A parameter that the program sets is none of the file's mistakes.
            let problems = result.problems.filter { $0.kind != .pendingParameter }
            #expect(problems.isEmpty, "\(problems)")
            #expect(result.text != nil)
        }
    }
}
#endif
