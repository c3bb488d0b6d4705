#if CommandLine
import Foundation
import TestSupport
import Testing

/// Whatever is wrong is said in a sentence, with what to do, and ends with a status of its own.
@Suite struct BadInputTests {
    private static var shop: String {
        get throws { try String(contentsOf: TestGraphs.folder.appending(path: "shop.json"), encoding: .utf8) }
    }

    @Test func documents() throws {
        let shop = try Self.shop
        let inputs: KeyValuePairs = [
            "newer": shop.replacing("\"version\": 1", with: "\"version\": 7"),
            "older": shop.replacing("\"version\": 1", with: "\"version\": 0"),
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
            let run = try ToolRun(["check", "-d", "-"], input: input)
            #expect(run.output == "")
            #expect(run.status == 2, "\(name)")
            text += "\(name)\n  \(run.errors)"
        }
        let missing = try ToolRun(["check", "-d", "nowhere/graph.json"])
        text += "no file\n  \(missing.errors)"
        let folder = try ToolRun(["check", "-d", "."])
        text += "a folder\n  \(folder.errors)"
        #expect([missing.status, folder.status] == [2, 2])
        for (name, input) in ["graph": shop, "newer": #"{"version": 2}"#, "cut off": #"{"version": 1, "eve"#] {
            let run = try ToolRun(["trace", "-"], input: input)
            #expect(run.status == 2, "\(name)")
        }
        text += "a graph as a trace\n  \(try ToolRun(["trace", "-"], input: shop).errors)"
        expectGolden(text, named: "bad-documents")
    }

    /// Of any beginning of a document it is said that it is one; nothing crashes.
    @Test func aDocumentIsCutOffAnywhere() throws {
        let shop = try Self.shop
        for part in 1..<12 {
            let run = try ToolRun(["list", "-d", "-"], input: String(shop.prefix(shop.count * part / 12)))
            #expect(run.status == 2)
            #expect(run.errors.contains("ends in the middle") || run.errors.contains("is no "), "\(run.errors)")
        }
    }

    /// What an earlier library wrote is enough for all other questions.
    @Test func documentsOfBefore() throws {
        var value = try JSONValue(parsing: Self.shop)
        for key in ["requests", "replaced", "buildOrder"] { value[key] = nil }
        let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        for line in ["list", "show Catalog", "why Catalog", "scopes", "stats", "check", "graph -f dot"] {
            let run = try ToolRun(line.split(separator: " ").map(String.init) + ["-d", "-"], input: text)
            #expect(run.status == 0, "\(line)")
        }
        #expect(try ToolRun(["order", "-d", "-"], input: text).output.contains("Server"))
        for line in [["types"], ["why-not", "Store"]] {
            let run = try ToolRun(line + ["-d", "-"], input: text)
            #expect(run.status == 2)
            #expect(run.errors.contains("write it again with this version of Alchemic"))
        }
    }

    @Test func unknownNames() throws {
        let runs = [
            "show Catalgo", "why Catalgo", "why-not Storre", "why-not zzzzzzzz", "types storre",
            "list --module Storrage",
            "list --lifetime singelton", "list --tag fsat", "list --style modulee", "list --type Storre",
            "graph -f dot --root Checkot", "graph -f dot --focus Checkot", "graph -f json --module Payment",
        ]
        var text = ""
        for line in runs {
            let run = try ToolRun(line.split(separator: " ").map(String.init) + ["-d", "shop.json"])
            #expect(run.status == 3, "\(line)")
            #expect(run.output == "")
            text += "$ alchemic \(line)\n\(run.errors)"
        }
        let explain = try ToolRun(["explain", "missing-bindings"])
        #expect(explain.status == 3)
        text += "$ alchemic explain missing-bindings\n\(explain.errors)"
        expectGolden(text, named: "unknown-names")
    }

    @Test func arguments() throws {
        let runs = [
            "list", "list -d a.json -p Check", "graph -d shop.json", "graph -d shop.json -f svg",
            "graph -d shop.json -f dot --depth 1", "graph -d shop.json -f dot --root Log --depth -1",
            "why Log -d shop.json --limit 0", "stats -d shop.json --most 0", "list -p Check --time-limit 0", "diff - -",
            "lisst", "list -d shop.json --colour",
        ]
        var text = ""
        for line in runs {
            let run = try ToolRun(line.split(separator: " ").map(String.init))
            #expect(run.status == 64, "\(line)")
            text += "$ alchemic \(line)\n\(run.errors)\n"
        }
        expectGolden(text, named: "bad-arguments")
    }

    /// Names are shown as they are, and change nothing in the terminal.
    @Test func nothingOfADocumentReachesTheTerminal() throws {
        for arguments in [["list"], ["check"], ["types"], ["stats"], ["order"], ["scopes"], ["show", "String"]] {
            let run = try ToolRun(arguments + ["-d", "awkward.json"])
            #expect(!run.transcript.contains("\u{1B}"), "\(arguments)")
            #expect(run.status == 0)
        }
    }
}
#endif
