#if CommandLine
import Foundation
import TestSupport
import Testing

/// What every verb prints, in a pipe and in a terminal.
@Suite struct GoldenTests {
    /// The name of the golden text, and the arguments.
    private static let runs: KeyValuePairs = [
        "check": "check -d shop.json",
        "check-wrong": "check -d wrong.json",
        "list": "list -d shop.json",
        "list-module": "list -d shop.json --module Storage",
        "list-lifetime": "list -d shop.json --lifetime scoped",
        "list-tag": "list -d shop.json --tag fast",
        "list-type": "list -d shop.json --type Store",
        "list-style": "list -d shop.json --style module --module Shop/Payments",
        "list-unused": "list -d shop.json --unused",
        "show": "show Catalog -d shop.json",
        "show-promised": "show Store -d shop.json",
        "show-wrong": "show Broken -d wrong.json",
        "why": "why Log -d shop.json",
        "why-limit": "why Log -d shop.json --limit 1",
        "why-root": "why Server -d shop.json",
        "why-several": "why MemoryStore -d wrong.json",
        "why-not-type": "why-not Store -d shop.json",
        "why-not-name": "why-not memory -d shop.json",
        "why-not-replaced": "why-not InvoiceGateway -d shop.json",
        "why-not-missing": "why-not PaymentGateway -d wrong.json",
        "why-not-ambiguous": "why-not Store -d wrong.json",
        "why-not-collected": "why-not Probe -d collected.json",
        "why-not-member": "why-not DiskProbe -d collected.json",
        "uses": "uses -d collected.json",
        "uses-not-understood": "uses --not-understood -d collected.json",
        "uses-none": "uses -d shop.json",
        "show-used": "show Health -d collected.json",
        "check-used": "check -d collected.json",
        "why-not-taken": "why-not sql -d shop.json",
        "types": "types -d shop.json",
        "types-text": "types store -d wrong.json",
        "scopes": "scopes -d shop.json",
        "scopes-none": "scopes -d empty.json",
        "keys-none": "keys -d shop.json",
        "order": "order -d shop.json",
        "order-none": "order -d empty.json",
        "stats": "stats -d shop.json",
        "stats-circle": "stats -d wrong.json --most 1",
        "diff": "diff shop.json changed.json",
        "diff-wrong": "diff shop.json wrong.json",
        "diff-same": "diff shop.json shop.json",
        "diff-markdown": "diff shop.json changed.json --format markdown",
        "diff-markdown-awkward": "diff empty.json awkward.json --format markdown",
        "graph-dot": "graph -d shop.json --format dot",
        "graph-dot-awkward": "graph -d awkward.json --format dot",
        "graph-mermaid": "graph -d shop.json --format mermaid",
        "graph-mermaid-awkward": "graph -d awkward.json --format mermaid",
        "graph-focus": "graph -d shop.json --format mermaid --focus Catalog --depth 1",
        "graph-root-module": "graph -d shop.json --format mermaid --root Checkout --module Payments",
        "graph-json": "graph -d shop.json --format json --focus Cart --depth 1",
        "list-awkward": "list -d awkward.json",
        "explain": "explain ambiguous",
        "explain-brackets": "explain [bad-yaml]",
        "explain-all": "explain",
        "trace": "trace start.json",
        "trace-chrome": "trace start.json --format chrome",
        "files-help": "files --help",
    ]

    #if Configuration
    private static let runsWithConfiguration: KeyValuePairs = [
        "keys": "keys -d settings.json",
        "keys-text": "keys DATA -d settings.json",
        "show-key": "show port -d settings.json",
        "show-secret-key": "show key -d settings.json",
    ]

    @Test(arguments: runsWithConfiguration.map { [$0.key, $0.value] })
    func `output about a configuration`(_ run: [String]) throws { try output(run) }
    #endif

    @Test(arguments: runs.map { [$0.key, $0.value] })
    func `output`(_ run: [String]) throws {
        let piped = try ToolRun(run[1])
        #expect(!piped.output.contains("\u{1B}"))
        expectGolden("$ alchemic \(run[1])\n" + piped.transcript, named: run[0])
        let shown = try ToolRun(run[1], inTerminal: true)
        #expect(shown.status == piped.status)
        expectGolden("$ alchemic \(run[1])\n" + shown.transcript.readable, named: "\(run[0])-terminal")
    }

    @Test func `colors are left out if the user says so`() throws {
        let arguments = ["list", "-d", "shop.json"]
        let colored = try ToolRun(arguments, inTerminal: true).output
        #expect(colored.contains("\u{1B}["))
        for (environment, options) in [
            (["NO_COLOR": "1"], []), (["TERM": "dumb"], []), ([:], ["--color", "never"]),
        ] as [([String: String], [String])] {
            let plain = try ToolRun(arguments + options, inTerminal: true, environment: environment).output
            #expect(!plain.contains("\u{1B}"))
        }
        // An empty one says nothing.
        #expect(try ToolRun(arguments, inTerminal: true, environment: ["NO_COLOR": ""]).output == colored)
        #expect(try ToolRun(arguments + ["--color", "always"]).output.contains("\u{1B}["))
    }

    /// Of definitions that all need one another lazily, ways that lead nowhere are without number.
    @Test(arguments: [true, false]) func `a search for ways that takes too long`(isFirst: Bool) throws {
        let crowd = Array(2...13)
        let links = { (targets: [Int]) in
            targets.enumerated().map { position, target in
                """
                {"label": "parameter \(position + 1)", "position": \(position + 1), "type": "M.T\(target)",
                "form": "lazy", "when": "later", "outcome": "definitions", "definitions": ["d\(target)"]}
                """
            }.joined(separator: ", ")
        }
        let needs =
            [[1], isFirst ? [14] + crowd : crowd + [14]] + crowd.map { own in [1] + crowd.filter { $0 != own } }
        let definitions = (needs + [[]]).enumerated().map { number, targets in
            """
            {"id": "d\(number)", "aliases": [], "type": "M.T\(number)", "promisedTypes": [],
            "hidesOtherTypes": false, "lifetime": "singleton", "tags": [], "primary": false, "eager": \(number == 0),
            "evictable": false, "overrides": [], "style": "module", "module": "M", "level": 0,
            "location": {"file": "M/M.swift", "line": \(number + 1), "column": 1}, "isolation": "synchronous",
            "completeIsolation": "synchronous", "dependencies": [\(links(targets))], "steps": []}
            """
        }
        let text = """
            {"version": 2, "modules": [{"path": "M", "source": false}], "startOrder": ["d0"], "buildOrder": ["d0"],
            "definitions": [\(definitions.joined(separator: ", "))], "problems": []}
            """
        let run = try ToolRun("why T14 -d -", input: text)
        expectGolden("$ alchemic why T14 -d -\n" + run.transcript, named: "why-steps-\(isFirst ? "first" : "last")")
    }

    @Test func `a document may come from the standard input`() throws {
        let text = try TestGraphs.text(of: "shop")
        #expect(try ToolRun("list -d -", input: text).transcript == ToolRun("list -d shop.json").transcript)
        #expect(try ToolRun("graph -d - -f json", input: text).output == text + "\n")
    }

    /// Warnings end a strict check only.
    @Test func `status of a check`() throws {
        #expect(try ToolRun("check -d shop.json").status == 0)
        #expect(try ToolRun("check -d wrong.json").status == 1)
        let shop = try TestGraphs.text(of: "shop")
        let warning = shop.replacing(
            #""problems": []"#,
            with: #""problems": [{"id": "unused", "severity": "warning", "headline": "h", "path": [], "notes": []}]"#)
        #expect(warning != shop)
        #expect(try ToolRun("check -d -", input: warning).status == 0)
        #expect(try ToolRun("check --strict -d -", input: warning).status == 1)
    }
}

extension String {
    /// The text with each escape sequence as words, for a file that people read.
    fileprivate var readable: String { replacing("\u{1B}", with: "␛") }
}
#endif
