#if CommandLine
import Foundation
import TestSupport
import Testing

/// Help, completions, and what a manual page is made of.
@Suite struct HelpTests {
    static let verbs = [
        "check", "list", "show", "why", "why-not", "types", "uses", "keys", "scopes", "order", "stats", "page", "graph",
        "diff", "explain", "trace", "init", "files",
    ]

    @Test func `help`() throws {
        let all = try ToolRun(["--help"])
        expectGolden(all.transcript, named: "help")
        for verb in Self.verbs {
            #expect(all.output.contains("\n  \(verb) "), "\(verb)")
            let run = try ToolRun([verb, "--help"])
            #expect(try ToolRun(["help", verb]).output == run.output)
            expectGolden(run.transcript, named: "help-\(verb)")
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `completions`(shell: String) throws {
        let script = try ToolRun(["--generate-completion-script", shell])
        #expect(script.status == 0)
        for verb in Self.verbs { #expect(script.output.contains(verb), "\(verb)") }
        guard let program = ToolRun.program(shell) else {
            print("the completions of \(shell) are not tried: it is not installed")
            return
        }
        let check = try ToolRun(program, ["-n"], input: script.output)
        #expect(check.transcript == "")
    }

    @Test func `bash completes verbs options and ids`() throws {
        let script = try ToolRun(["--generate-completion-script", "bash"]).output
        func completions(of line: String) throws -> [String] {
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            let run = try ToolRun(
                URL(filePath: "/bin/bash"), [],
                input: """
                    \(script)
                    COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
                    COMP_CWORD=\(words.count - 1); COMP_LINE='\(line)'; COMP_POINT=\(line.count)
                    _alchemic alchemic '\(words.last ?? "")' '\(words.dropLast().last ?? "")' 2>/dev/null
                    printf '%s\\n' "${COMPREPLY[@]}"
                    """)
            return run.output.split(whereSeparator: \.isWhitespace).map(String.init).sorted()
        }
        #expect(try completions(of: "alchemic wh") == ["why", "why-not"])
        #expect(try completions(of: "alchemic graph --for") == ["--format"])
        #expect(try completions(of: "alchemic graph --format m") == ["mermaid"])
        #expect(try completions(of: "alchemic explain missing-b") == ["missing-binding"])
        #expect(try completions(of: "alchemic files co") == ["compile"])
    }

    /// The manual page is made of this by ArgumentParser's plug-in `generate-manual`.
    @Test func `the dump for the manual has every verb`() throws {
        let dump = try JSONValue(parsing: ToolRun(["--experimental-dump-help"]).output)
        let commands = dump["command"]?["subcommands"]?.elements ?? []
        #expect(dump["command"]?["commandName"]?.text == "alchemic")
        let names = Set(commands.compactMap { $0["commandName"]?.text })
        #expect(names.isSuperset(of: Self.verbs))
        for command in commands { #expect(command["abstract"]?.text?.isEmpty == false) }
    }
}
#endif
