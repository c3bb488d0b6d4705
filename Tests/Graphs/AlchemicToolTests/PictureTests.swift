#if CommandLine
import Foundation
import TestSupport
import Testing

/// What other tools make of pictures and documents.
@Suite struct PictureTests {
    @Test func `Graphviz draws every graph`() throws {
        guard let dot = ToolRun.program("dot") else {
            print("DOT is not tried: Graphviz is not installed (on Debian: apt-get install graphviz)")
            return
        }
        for name in TestGraphs.names {
            let text = try ToolRun("graph -d \(name).json -f dot").output
            let drawn = try ToolRun(dot, ["-Tsvg"], input: text)
            #expect(drawn.status == 0)
            #expect(drawn.errors == "", "\(name)")
            let boxes = drawn.output.components(separatedBy: "class=\"node\"").count - 1
            #expect(boxes == text.split(separator: "\n").count { $0.contains("[label=") })
            if name == "awkward" { #expect(drawn.output.contains("{record|&lt;port&gt;} ; subgraph end")) }
        }
    }

    @Test func `every document follows the schema`() throws {
        let schema = try JSONSchema(published: "graph-document.schema.json")
        let options = [
            "--root Checkout", "--focus sql --depth 1", "--module Storage", "--focus Cart",
            "--root Server --module Shop/Payments",
        ]
        for run in TestGraphs.names.map({ "\($0).json" }) + options.map({ "shop.json \($0)" }) {
            let document = try ToolRun("graph -f json -d \(run)")
            #expect(schema.problems(in: try JSONValue(parsing: document.output)) == [], "\(run)")
            // What it writes it reads.
            #expect(try ToolRun("list -d -", input: document.output).status == 0)
        }
    }

    @Test func `a page holds the graph its changes and the times of a start`() throws {
        let page = try ToolRun("graph -d shop.json -f html")
        #expect(page.status == 0)
        #expect(page.output.hasPrefix("<!doctype html>"))
        #expect(page.output.hasSuffix("</html>\n"))
        let whole = try ToolRun("graph -d shop.json -f html --compared-with awkward.json --trace start.json")
        #expect(whole.status == 0)
        #expect(whole.output.utf8.count > page.output.utf8.count)
        #expect(whole.output.contains(#""duration":"#))
        let refused = try ToolRun("graph -d shop.json -f dot --trace start.json")
        #expect(refused.status == 64)
        #expect(refused.errors.contains("'--compared-with' and '--trace' are for '--format html'."))
    }

    @Test func `every trace follows the schema`() throws {
        let schema = try JSONSchema(published: "event-trace.schema.json")
        for name in ["start", "recorded"] {
            #expect(schema.problems(in: try JSONValue(parsing: TestGraphs.text(of: name))) == [])
        }
        #expect(
            try schema.problems(in: JSONValue(parsing: #"{"version": 2, "events": [{"kind": "built"}]}"#)).count == 3)
    }

    /// In each lane, whatever overlaps is within the other: else browsers draw something else.
    @Test func `lanes of a chrome trace are nested`() throws {
        let trace = try JSONValue(parsing: ToolRun("trace start.json -f chrome").output)
        let events = trace["traceEvents"]?.elements ?? []
        let spans = events.filter { $0["ph"] == .string("X") }.map { event in
            (
                lane: event["tid"], start: event["ts"]?.double ?? -1,
                end: (event["ts"]?.double ?? 0) + (event["dur"]?.double ?? -1)
            )
        }
        #expect(spans.count == 8)
        #expect(Set(spans.map(\.lane)).count > 1)
        for (number, span) in spans.enumerated() {
            #expect(span.start >= 0 && span.end >= span.start)
            for other in spans[..<number] where other.lane == span.lane {
                let isApart = other.end <= span.start || span.end <= other.start
                let isWithin = other.start <= span.start && span.end <= other.end
                #expect(isApart || isWithin || (span.start <= other.start && other.end <= span.end))
            }
        }
    }
}

extension JSONValue {
    fileprivate var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }
}
#endif
