#if CommandLine
import Alchemic
import AlchemicGraphDocument
import Foundation
import Testing

/// Values, constants of queries, the environment and the texts of errors stay out of whatever is printed.
@Suite struct SecretTests {
    @Test func noVerbPrintsASecret() throws {
        var runs: [[String]] = []
        for name in TestGraphs.names {
            let document = ["-d", "\(name).json"]
            runs += [["check"], ["list"], ["types"], ["scopes"], ["order"], ["stats"], ["keys"]].map { $0 + document }
            for format in ["dot", "mermaid", "json", "html"] { runs.append(["graph", "-f", format] + document) }
            for format in ["text", "markdown"] { runs.append(["diff", "\(name).json", "shop.json", "-f", format]) }
        }
        for name in [
            "Catalog", "Checkout", "database", "sql", "memory", "CardGateway", "InvoiceGateway", "Store", "Cart",
        ] {
            for verb in ["show", "why", "why-not"] { runs.append([verb, name, "-d", "shop.json"]) }
        }
        for name in TestGraphs.names.contains("settings") ? ["port", "address", "key"] : [] {
            runs.append(["show", name, "-d", "settings.json"])
        }
        for format in ["text", "chrome"] { runs.append(["trace", "recorded.json", "-f", format]) }
        runs += [["explain"], ["--help"], ["show", "nothing", "-d", "shop.json"]]
        let environment = ["DATABASE_PASSWORD": secret, "ALCHEMIC_KEY": secret]
        for run in runs {
            let isTerminal = run.count.isMultiple(of: 2)
            let result = try ToolRun(run, inTerminal: isTerminal, environment: environment)
            #expect(!result.transcript.contains(secret), "\(run)")
            #expect([0, 1, 3].contains(result.status), "\(run)")
        }
    }

    /// The test above would find one: the container has it, and so does what was recorded.
    @Test func theSecretIsThereToBeFound() throws {
        #expect(try Container(shop).get(DatabaseAddress.self).text.contains(secret))
        #expect(try TestGraphs.recorder.description.contains(secret))
        for name in TestGraphs.names + ["recorded"] {
            let text = try String(contentsOf: TestGraphs.folder.appending(path: "\(name).json"), encoding: .utf8)
            #expect(!text.contains(secret))
        }
    }
}
#endif
