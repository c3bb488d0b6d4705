import DefinitionFiles
import Foundation
import TestSupport
import Testing

/// The page that messages link to.
@Suite struct FileProblemsPageTests {
    private let page: String

    init() throws {
        page = try DocumentationText.text(of: "Sources/Styles/AlchemicFiles/AlchemicFiles.docc/FileProblems.md")
    }

    @Test func `every kind has a section`() throws {
        let sections = page.split(separator: "\n### ").dropFirst().map { String($0.prefix { $0 != "\n" }) }
        #expect(sections == FileProblem.Kind.allCases.map(\.rawValue))
    }

    #if Files
    @Test func `its messages are those of files that are tested`() throws {
        let recorded = TestFiles.recordedMessages
        let blocks = page.split(separator: "```text\n").dropFirst().compactMap { $0.split(separator: "\n```").first }
        #expect(blocks.count > 15)
        for block in blocks { #expect(recorded.contains(block), "\(block)") }
    }

    @Test func `its files are those that the messages are about`() throws {
        for section in page.components(separatedBy: "\n### ").dropFirst() where section.contains("```yaml") {
            let parts = section.components(separatedBy: "```")
            let file = try #require(parts.first { $0.hasPrefix("yaml\n") }).dropFirst("yaml\n".count)
            // What only the tool says is not recorded beside a file.
            guard let message = parts.first(where: { $0.hasPrefix("text\n") })?.dropFirst("text\n".count) else {
                #expect(section.hasPrefix("cycle\n"))
                continue
            }
            let name = String(message.prefix { $0 != "." })
            #expect(TestFiles.text(name, in: "invalid") == file, "\(name)")
        }
    }
    #endif
}
