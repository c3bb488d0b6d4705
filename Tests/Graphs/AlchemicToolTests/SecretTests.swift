#if CommandLine
import Alchemic
import AlchemicGraphDocument
import Foundation
import Testing

/// Values, constants of queries, the environment and the texts of errors stay out of whatever is printed.
@Suite struct SecretTests {
    @Test func `no verb prints a secret`() throws {
        var runs = ["explain", "--help", "show nothing -d shop.json"]
        for name in TestGraphs.names {
            let verbs = ["check", "list", "types", "scopes", "order", "stats", "keys"]
            let graphs = ["dot", "mermaid", "json", "html"].map { "graph -f \($0)" }
            runs += (verbs + graphs).map { "\($0) -d \(name).json" }
            runs += ["text", "markdown"].map { "diff \(name).json shop.json -f \($0)" }
        }
        for name in [
            "Catalog", "Checkout", "database", "sql", "memory", "CardGateway", "InvoiceGateway", "Store", "Cart",
        ] {
            runs += ["show", "why", "why-not"].map { "\($0) \(name) -d shop.json" }
        }
        if TestGraphs.names.contains("settings") {
            runs += ["port", "address", "key"].map { "show \($0) -d settings.json" }
        }
        runs += ["text", "chrome"].map { "trace recorded.json -f \($0)" }
        let environment = ["DATABASE_PASSWORD": secret, "ALCHEMIC_KEY": secret]
        for run in runs {
            let words = run.split(separator: " ").map(String.init)
            let result = try ToolRun(words, inTerminal: words.count.isMultiple(of: 2), environment: environment)
            #expect(!result.transcript.contains(secret), "\(run)")
            #expect([0, 1, 3].contains(result.status), "\(run)")
        }
    }

    /// The test above would find one: the container has it, and so does what was recorded.
    @Test func `the secret is there to be found`() throws {
        #expect(try Container(shop).get(DatabaseAddress.self).text.contains(secret))
        #expect(try TestGraphs.recorder.description.contains(secret))
        for name in TestGraphs.names + ["recorded"] {
            #expect(try !TestGraphs.text(of: name).contains(secret))
        }
    }
}
#endif
