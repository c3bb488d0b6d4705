#if CommandLine
import Foundation
import Testing

/// `alchemic page`, where there is no terminal.
@Suite struct PageTests {
    @Test func `it writes the page and prints its path`() throws {
        let run = try ToolRun("page -d shop.json")
        #expect(run.status == 0)
        let path = run.output.trimmingCharacters(in: .newlines)
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(path.hasSuffix(".html"))
        let graph = try ToolRun("graph --format html -d shop.json")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == graph.output)
    }

    /// What the page says of a candidate is what `why-not` says.
    @Test func `it has the words of why not`() throws {
        let page = try ToolRun("graph --format html -d shop.json").output
        let words = try ToolRun("why-not memory -d shop.json").output
        for label in ["reason: ", "to take it: "] {
            let line = try #require(words.split(separator: "\n").first { $0.contains(label) })
            let text = line.split(separator: label).last.map(String.init) ?? ""
            #expect(page.contains("\"\(text)\""), "\(text)")
        }
    }

    @Test func `it writes where it is told`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID()).html")
        defer { try? FileManager.default.removeItem(at: file) }
        let run = try ToolRun(["page", "-d", "collected.json", "--output", file.path()])
        #expect(run.output == file.path() + "\n")
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Probe"))
        let nowhere = try ToolRun("page -d shop.json --output /nowhere/at/all.html")
        #expect(nowhere.status == 2)
        #expect(nowhere.errors == "error: '/nowhere/at/all.html' cannot be written: check the folder\n")
    }
}
#endif
