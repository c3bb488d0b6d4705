import AlchemicGraphDocument
import Foundation
import GraphPage
import Testing

@Suite struct GraphPageTests {
    /// What the page's script reads.
    private struct Embedded: Decodable {
        struct Line: Decodable, Equatable {
            let id: String
            let start: Int
            let duration: Int
        }
        struct Words: Decodable, Equatable {
            let reason: String
            let remedy: String?
        }
        let document: GraphDocument
        let before: GraphDocument?
        let trace: [Line]?
        let rules: [String: Words]?
    }

    private static func embedded(in page: String) throws -> Embedded {
        let start = try #require(page.range(of: #"<script type="application/json" id="data">"#))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        return try JSONDecoder().decode(Embedded.self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
    }

    // MARK: What it holds

    @Test func `a page holds the document`() throws {
        for document in [try SampleGraphs.shop(), SampleGraphs.broken(), SampleGraphs.hostileNames()] {
            let embedded = try Self.embedded(in: document.page())
            #expect(embedded.document == document)
            #expect(embedded.before == nil)
            #expect(embedded.trace == nil)
        }
    }

    @Test func `an older document and a trace are held too`() throws {
        let (before, after) = (try SampleGraphs.shop(), try SampleGraphs.shop(isLater: true))
        let trace = [
            BuiltDefinition(id: "a \"quoted\" </script> id", start: .zero, duration: .milliseconds(3)),
            BuiltDefinition(id: after.startOrder[0], start: .seconds(2), duration: .nanoseconds(1_999)),
        ]
        let embedded = try Self.embedded(in: after.page(comparedWith: before, trace: trace))
        #expect(embedded.document == after)
        #expect(embedded.before == before)
        #expect(
            embedded.trace == [
                .init(id: "a \"quoted\" </script> id", start: 0, duration: 3_000),
                .init(id: after.startOrder[0], start: 2_000_000, duration: 1),
            ])
    }

    @Test func `the words of rules are held too`() throws {
        let page = try SampleGraphs.choices().page(rules: [
            "not primary": ("another one is \"primary\"", "move it </script>"), "replaced": ("replaced", nil),
        ])
        #expect(
            try Self.embedded(in: page).rules == [
                "not primary": .init(reason: "another one is \"primary\"", remedy: "move it </script>"),
                "replaced": .init(reason: "replaced", remedy: nil),
            ])
    }

    @Test func `the same document is the same page`() throws {
        let first = try SampleGraphs.shop().page()
        for _ in 1...20 { #expect(try SampleGraphs.shop().page() == first) }
    }

    @Test func `five hundred definitions are less than a megabyte`() throws {
        let document = try GeneratedGraph.document(definitions: 500)
        #expect(document.definitions.count >= 500)
        #expect(document.page().utf8.count < 1_000_000)
        let later = try GeneratedGraph.document(definitions: 500, isLater: true)
        #expect(later.page(comparedWith: document).utf8.count < 2_000_000)
    }

    // MARK: What it must not do

    @Test func `no name ends or begins an element`() throws {
        let page = SampleGraphs.hostileNames().page(comparedWith: SampleGraphs.hostileNames())
        let plain = try SampleGraphs.shop().page()
        for text in ["<script", "</script", "<!--", "<style", "</style", "<body", "</body"] {
            #expect(page.ranges(of: text).count == plain.ranges(of: text).count, "\(text)")
        }
        #expect(page.contains(#"\u003c/script>\u003cscript>alert(\"x\")"#))
    }

    @Test func `no value is in the page`() throws {
        let (before, after) = (try SampleGraphs.shop(), try SampleGraphs.shop(isLater: true))
        #expect(before.definitions.contains { $0.name == "url" })
        #expect(!after.page(comparedWith: before).contains(SampleGraphs.secret))
    }

    @Test func `nothing is loaded`() throws {
        let page = try SampleGraphs.shop().page()
        let addresses = page.matches(of: /(?:https?:)?\/\/[a-z0-9.-]+\.[a-z]+[^"'\s]*/).map { String($0.output) }
        // The name of SVG's elements is no address that anything loads.
        #expect(Set(addresses.filter { $0.hasPrefix("http") }) == ["http://www.w3.org/2000/svg"])
        #expect(!page.contains("src="))
        #expect(!page.contains("@import"))
        #expect(page.contains("default-src 'none'"))
    }

    // MARK: Whether it is a page

    /// The files in `Page`, by name.
    private static func files() throws -> [String: String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Graphs/GraphPage/Page")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            })
    }

    @Test func `all files are compiled in`() throws {
        let embedded = PageText.files
        #expect(Dictionary(uniqueKeysWithValues: embedded.map { ($0.name, $0.text) }) == (try Self.files()))
        var before: Set<String> = []
        for (name, text) in embedded {
            for match in text.matches(of: /from "\.\/(.+)"/) {
                #expect(before.contains(String(match.1)), "\(name) imports \(match.1), which comes after it")
            }
            before.insert(name)
        }
    }

    @Test func `modules become functions`() {
        let function = ScriptModule.function(
            from: """
                // What it is.
                import { a, b } from "./some-names.mjs"

                export const limit = 3
                /** Text: export const nothing = 1 */
                export function f() {
                    return a
                }
                export class C {}
                const own = b

                """,
            file: "graph-view.mjs")
        #expect(
            function == """
                const graphViewModule = (() => {
                // What it is.
                const { a, b } = someNamesModule

                const limit = 3
                /** Text: export const nothing = 1 */
                function f() {
                    return a
                }
                class C {}
                const own = b
                return { limit, f, C }
                })()

                """)
    }

    /// An import or export that spans lines would be left as it is, and the script would not run.
    @Test func `no import or export is left and lines are short`() throws {
        for (name, text) in try Self.files() {
            for line in text.split(separator: "\n") { #expect(line.count <= 130, "\(name): \(line)") }
        }
        let (before, after) = PageText.aroundData
        for line in (before + after).split(separator: "\n") {
            #expect(!line.hasPrefix("import ") && !line.hasPrefix("export "), "\(line)")
        }
    }

    @Test func `elements are closed in order`() throws {
        let page = try SampleGraphs.shop().page()
        let markup = page.replacing(/<(script|style)[^>]*>.*?<\/\1>/.dotMatchesNewlines()) { "<\($0.1)></\($0.1)>" }
        let empty: Set<Substring> = ["meta", "link", "input"]
        var open: [Substring] = []
        for match in markup.matches(of: /<(\/?)([a-z0-9]+)[^>]*>/) {
            let (_, slash, name) = match.output
            if slash.isEmpty {
                if !empty.contains(name) { open.append(name) }
            } else {
                #expect(open.popLast() == name)
            }
        }
        #expect(open.isEmpty)
        #expect(page.hasPrefix("<!doctype html>\n"))
        #expect(!page.contains("/* style */") && !page.contains("/* data */") && !page.contains("/* script */"))
    }

    @Test func `each id is there once`() throws {
        let page = try SampleGraphs.shop().page()
        let body = try #require(page.range(of: "<body>"))
        let end = try #require(page.range(of: "<script"))
        let ids = page[body.lowerBound..<end.lowerBound].matches(of: /\sid="([^"]+)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        for match in page[body.lowerBound..<end.lowerBound]
            .matches(of: /\saria-(?:controls|labelledby|describedby)="([^"]+)"/)
        {
            #expect(ids.contains(String(match.1)) || match.1 == "help-title", "\(match.1)")
        }
    }
}
