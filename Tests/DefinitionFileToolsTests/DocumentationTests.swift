#if Files
import DefinitionFileTools
import DefinitionFiles
import FileValues
import Foundation
import StatementSupport
import Testing

@Suite("The pages about definition files") struct DocumentationTests {
    @Test(
        "show files that are right, and that can be compiled",
        arguments: ["CompiledFiles.md", "ComingFromGCDependencyInjection.md"])
    func samples(page: String) throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/Alchemic/Alchemic.docc/\(page)")
        let text = try String(contentsOf: path, encoding: .utf8)
        let files = text.components(separatedBy: "```yaml\n").dropFirst()
            .map { String($0.prefix(upTo: $0.range(of: "```")?.lowerBound ?? $0.endIndex)) }
        #expect(!files.isEmpty)
        for file in files {
            var compiler = FileCompiler()
            compiler.access = .memory(["page.yml": file])
            let result = compiler.compile("page.yml")
            #expect(result.problems.isEmpty, "\(result.problems)")
            #expect(result.text != nil)
        }
    }
}
#endif
