#if CommandLine
import Foundation
import TestSupport
import Testing

/// Whatever is wrong is said in a sentence, with what to do, and ends with a status of its own.
@Suite struct BadInputTests {
    @Test func `documents`() throws {
        let shop = try TestGraphs.text(of: "shop")
        let inputs: KeyValuePairs = [
            "newer": shop.replacing("\"version\": 2", with: "\"version\": 7"),
            "older": shop.replacing("\"version\": 2", with: "\"version\": 1"),
            "cut off": String(shop.prefix(shop.count / 2)),
            "cut off at an end": String(shop.prefix(upTo: shop.range(of: "},\n    {")?.upperBound ?? shop.endIndex)),
            "empty": "", "blank": " \n",
            "text": "Building for debugging...\n", "array": "[]", "string": "\"graph\"",
            "another document": #"{"version": 1, "events": []}"#,
            "another kind": shop.replacing("\"startOrder\": [", with: "\"startOrder\": [7, "),
            "a diagnostic": #"{"id": "unused"}"#,
        ]
        var text = ""
        for (name, input) in inputs {
            let run = try ToolRun("check -d -", input: input)
            #expect(run.output == "")
            #expect(run.status == 2, "\(name)")
            text += "\(name)\n  \(run.errors)"
        }
        for (name, path) in [("no file", "nowhere/graph.json"), ("a folder", ".")] {
            let run = try ToolRun("check -d \(path)")
            #expect(run.status == 2, "\(name)")
            text += "\(name)\n  \(run.errors)"
        }
        for input in [shop, #"{"version": 2}"#, #"{"version": 1, "eve"#] {
            #expect(try ToolRun("trace -", input: input).status == 2, "\(input)")
        }
        text += "a graph as a trace\n  \(try ToolRun("trace -", input: shop).errors)"
        expectGolden(text, named: "bad-documents")
    }

    /// Of any beginning of a document it is said that it is one; nothing crashes.
    @Test func `a document is cut off anywhere`() throws {
        let shop = try TestGraphs.text(of: "shop")
        for part in 1..<12 {
            let run = try ToolRun("list -d -", input: String(shop.prefix(shop.count * part / 12)))
            #expect(run.status == 2)
            #expect(run.errors.contains("ends in the middle") || run.errors.contains("is no "), "\(run.errors)")
        }
    }

    /// What an earlier library wrote is enough for all other questions.
    @Test func `documents of before`() throws {
        var value = try JSONValue(parsing: TestGraphs.text(of: "shop"))
        for key in ["requests", "replaced", "buildOrder"] { value[key] = nil }
        let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        for line in ["list", "show Catalog", "why Catalog", "scopes", "stats", "check", "graph -f dot"] {
            #expect(try ToolRun("\(line) -d -", input: text).status == 0, "\(line)")
        }
        #expect(try ToolRun("order -d -", input: text).output.contains("Server"))
        for line in ["types", "why-not Store"] {
            let run = try ToolRun("\(line) -d -", input: text)
            #expect(run.status == 2)
            #expect(run.errors.contains("write it again with this version of Alchemic"))
        }
    }

    /// What the tool says of lines that are wrong, which end with a status.
    private func errors(of lines: [String], _ options: String = "", status: Int32, end: String = "") throws -> String {
        try lines.map { line in
            let run = try ToolRun(line + options)
            #expect(run.status == status, "\(line)")
            #expect(run.output == "", "\(line)")
            return "$ alchemic \(line)\n\(run.errors)\(end)"
        }.joined()
    }

    @Test func `unknown names`() throws {
        let lines = [
            "show Catalgo", "why Catalgo", "why-not Storre", "why-not zzzzzzzz", "types storre",
            "list --module Storrage", "list --lifetime singelton", "list --tag fsat", "list --style modulee",
            "list --type Storre", "graph -f dot --root Checkot", "graph -f dot --focus Checkot",
            "graph -f json --module Payment",
        ]
        let explanation = try errors(of: ["explain missing-bindings"], status: 3)
        expectGolden(try errors(of: lines, " -d shop.json", status: 3) + explanation, named: "unknown-names")
    }

    @Test func `arguments`() throws {
        let lines = [
            "list", "list -d a.json -p Check", "graph -d shop.json", "graph -d shop.json -f svg",
            "graph -d shop.json -f dot --depth 1", "graph -d shop.json -f dot --root Log --depth -1",
            "why Log -d shop.json --limit 0", "stats -d shop.json --most 0", "list -p Check --time-limit 0", "diff - -",
            "lisst", "list -d shop.json --colour",
        ]
        expectGolden(try errors(of: lines, status: 64, end: "\n"), named: "bad-arguments")
    }

    /// Names are shown as they are, and change nothing in the terminal.
    @Test func `nothing of a document reaches the terminal`() throws {
        for verb in ["list", "check", "types", "stats", "order", "scopes", "show String"] {
            let run = try ToolRun("\(verb) -d awkward.json")
            #expect(!run.transcript.contains("\u{1B}"), "\(verb)")
            #expect(run.status == 0)
        }
    }
}
#endif
