#if CommandLine
internal import AlchemicGraphDocument
internal import Foundation

extension Timeline {
    /// The timeline as a Chrome trace: complete events in lanes, instant events, and a process for each container.
    var chrome: String {
        get throws {
            var names: [String] = []
            for span in spans where !names.contains(span.event.container ?? "") {
                names.append(span.event.container ?? "")
            }
            var events = names.enumerated().map { number, name in
                ChromeTrace.Event(
                    name: "process_name", category: "alchemic", phase: "M", time: 0, duration: nil, process: number + 1,
                    thread: 0, scope: nil,
                    arguments: ["name": name.isEmpty ? "container" : name])
            }
            events += spans.map { span in
                var arguments: [String: String] = [:]
                arguments["scope"] = span.event.scope
                arguments["error"] = span.event.errorType
                return ChromeTrace.Event(
                    name: span.event.label, category: span.event.kind, phase: span.isInstant ? "i" : "X",
                    time: Double(span.start) / 1_000,
                    duration: span.isInstant ? nil : Double(span.end - span.start) / 1_000,
                    process: (names.firstIndex(of: span.event.container ?? "") ?? 0) + 1, thread: span.lane + 1,
                    scope: span.isInstant ? "t" : nil, arguments: arguments)
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(ChromeTrace(events: events)), as: UTF8.self)
        }
    }
}

/// The JSON format that browsers read.
private struct ChromeTrace: Encodable {
    struct Event: Encodable {
        let name: String
        let category: String
        let phase: String
        /// The beginning in microseconds, like the duration.
        let time: Double
        let duration: Double?
        let process: Int
        let thread: Int
        let scope: String?
        let arguments: [String: String]

        enum CodingKeys: String, CodingKey {
            case name
            case category = "cat"
            case phase = "ph"
            case time = "ts"
            case duration = "dur"
            case process = "pid"
            case thread = "tid"
            case scope = "s"
            case arguments = "args"
        }
    }

    let events: [Event]
    let unit = "ms"

    enum CodingKeys: String, CodingKey {
        case events = "traceEvents"
        case unit = "displayTimeUnit"
    }
}
#endif
