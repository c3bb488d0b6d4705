#if CommandLine
import Foundation
import TestSupport
import Testing

/// The page about the command line shows what the tool prints.
@Suite struct TranscriptTests {
    private static let page = "Sources/Graphs/AlchemicChecking/AlchemicChecking.docc/CommandLine.md"

    /// With `ALCHEMIC_RECORD=1` the page gets what is printed now.
    @Test func `what the page shows is printed`() throws {
        let text = try DocumentationText.text(of: Self.page)
        var parts = text.components(separatedBy: "```console\n")
        var count = 0
        for index in parts.indices.dropFirst() {
            let end = try #require(parts[index].range(of: "```\n"))
            let shown = String(parts[index][..<end.lowerBound])
            var printed = ""
            for line in shown.split(separator: "\n") where line.hasPrefix("$ ") {
                let words = line.split(separator: " ").dropFirst().map(String.init)
                #expect(words.first == "alchemic")
                printed += "\(line)\n" + (try ToolRun(Array(words.dropFirst()))).transcript
                count += 1
            }
            if ProcessInfo.processInfo.environment["ALCHEMIC_RECORD"] == "1" {
                parts[index] = printed + parts[index][end.lowerBound...]
            } else {
                #expect(shown == printed)
            }
        }
        #expect(count > 12)
        if ProcessInfo.processInfo.environment["ALCHEMIC_RECORD"] == "1" {
            try DocumentationText.write(parts.joined(separator: "```console\n"), to: Self.page)
        }
    }

    /// The page names every command.
    @Test func `the page names every command`() throws {
        let text = try DocumentationText.text(of: Self.page)
        for verb in HelpTests.verbs {
            #expect(text.contains("alchemic \(verb)") || text.contains("`\(verb)`"), "\(verb)")
        }
    }
}
#endif
