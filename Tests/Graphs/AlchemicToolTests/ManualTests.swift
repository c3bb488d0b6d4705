#if CommandLine
import Foundation
import TestSupport
import Testing

/// The manual page that is committed says what the tool says of itself.
///
/// It is made by ArgumentParser's `generate-manual`; `CommandLine.md` says how.
@Suite struct ManualTests {
    @Test func `it names every command and every option`() throws {
        let manual = try DocumentationText.text(of: "Documentation/alchemic.1").replacing("\\", with: "")
        let dump = try JSONValue(parsing: ToolRun(["--experimental-dump-help"]).output)
        var count = 0
        func visit(_ command: JSONValue) {
            for key in ["abstract", "discussion"] {
                guard let text = command[key]?.text, !text.isEmpty else { continue }
                count += 1
                let lines = text.replacing("\\", with: "").split(separator: "\n", omittingEmptySubsequences: true)
                for line in lines { #expect(manual.contains(line), "\(line)") }
            }
            for argument in command["arguments"]?.elements ?? [] where argument["shouldDisplay"] == .bool(true) {
                for name in argument["names"]?.elements ?? [] {
                    count += 1
                    #expect(manual.contains("-" + (name["name"]?.text ?? "?")), "\(name)")
                }
            }
            // What only the plugin calls is not shown.
            for inner in command["subcommands"]?.elements ?? []
            where inner["commandName"]?.text != "help" && inner["shouldDisplay"] != .bool(false) {
                visit(inner)
            }
        }
        visit(try #require(dump["command"]))
        #expect(count > 60)
    }
}
#endif
