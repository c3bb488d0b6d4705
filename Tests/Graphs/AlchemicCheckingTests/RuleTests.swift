import Alchemic
import AlchemicChecking
import AlchemicGraphDocument
import Foundation
import TestSupport
import Testing

@Suite
struct RuleTests {
    struct Database: Sendable {}
    final class Page: Sendable {
        init(database: Database) {}
    }
    final class Counter {
        var count = 0
    }
    final class Desk: Sendable {
        init(counter: Provider<Counter>) {}
    }

    private static let shop = Module("Shop") {
        Module("Storage") { Singleton { Database() } }
        Module("UI") {
            Singleton(Page.init(database:))
            Singleton(Desk.init(counter:))
            Prototype { Counter() }
        }
    }

    /// The three examples of the page.
    private static let rules = [
        GraphRule("ui-without-storage", help: "go through a service") { graph in
            graph.definitions(in: "Shop/UI").flatMap { definition in
                graph.dependencies(of: definition).filter { $0.isDeclared(in: "Shop/Storage") }.map {
                    .init(of: definition, "`\(definition.id)` depends on `\($0.id)`", path: [definition.id, $0.id])
                }
            }
        },
        GraphRule("no-prototypes-in-singletons", severity: .warning) { graph in
            graph.definitions.filter { $0.lifetime == "singleton" }.flatMap { definition in
                graph.dependencies(of: definition).filter { $0.lifetime == "prototype" }
                    .map { .init(of: definition, "`\(definition.id)` keeps a `\($0.id)` of its own") }
            }
        },
        GraphRule("two-definitions") { graph in
            graph.definitions.count > 2 ? [.init("there are \(graph.definitions.count) definitions")] : []
        },
    ]

    @Test
    func `rules of your own are reported like other problems, in every form`() throws {
        let document = GraphDocument(checking: [Self.shop]).applying(Self.rules)
        let sources = SourceMap("AlchemicCheckingTests/RuleTests.swift\t/a package/Tests/RuleTests.swift\n")
        for format in ReportFormat.allCases {
            expectGolden(
                format.report(document.problems, sources: sources, folder: "/a package"), named: "rules-as-\(format)")
        }
        // Elsewhere, SARIF needs a whole address.
        #expect(
            ReportFormat.sarif.report(document.problems, sources: sources, folder: "/elsewhere")
                .contains("\"uri\": \"file:///a%20package/Tests/RuleTests.swift\""))
    }

    @Test
    func `rules of your own are reported with the paths of all files that they name`() {
        let sources = SourceMap("Shop/Shop.swift\t/a/Shop.swift\nShop/Till.swift\t/a/b/Till.swift\n")
        let problem = Diagnostic(
            Diagnostic.ID(rawValue: "own-rule"), "see Shop/Shop.swift:1", at: .init(file: "Shop/Shop.swift", line: 7),
            notes: [.init("candidate", "`Till` (Shop/Till.swift:8:19), not Other/Till.swift:9")],
            help: "change Shop/Till.swift:8")
        for format in ReportFormat.allCases {
            let report = format.report([problem], sources: sources, folder: "/a")
            let root = format == .sarif || format == .github ? "" : "/a/"
            for place in ["see \(root)Shop.swift:1", "(\(root)b/Till.swift:8:19), not Other/Till.swift:9"] {
                #expect(report.contains(place), "\(report)")
            }
            #expect(!report.contains("Shop/"), "\(report)")
        }
    }

    @Test
    func `rules of your own find nothing in a graph that keeps them`() {
        let storage = Module("Shop") { Module("Storage") { Singleton { Database() } } }
        let document = GraphDocument(checking: [storage])
        #expect(document.applying(Self.rules) == document)
        for format in [ReportFormat.lines, .text, .github] { #expect(format.report([]).isEmpty) }
        #expect(ReportFormat.json.report([]) == "[]\n")
        #expect(ReportFormat.sarif.report([]).contains("\"results\": []"))
    }
}
