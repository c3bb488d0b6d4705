#if CommandLine
internal import AlchemicGraphDocument
internal import ArgumentParser

/// Prints the timeline of a start.
struct TraceCommand: ParsableCommand {
    /// The output format.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, chrome
    }

    static let configuration = CommandConfiguration(
        commandName: "trace", abstract: "Print the timeline of a start.",
        discussion: """
            The file is the 'trace' of an 'EventRecorder', encoded as JSON. '--format chrome' is for chrome://tracing and for \
            Perfetto.
            """)

    @Argument(help: "The trace of events, or '-' for standard input.", completion: .file(extensions: ["json"]))
    var file: String

    @OptionGroup var options: OutputOptions

    @Option(name: .shortAndLong, help: "The output format.")
    var format = Format.text

    func run() throws {
        try runCommand {
            let timeline = Timeline(try DocumentReader.readTrace(at: file))
            switch format {
            case .text: write(timeline, to: options.output)
            case .chrome: print(try timeline.chrome)
            }
        }
    }

    private func write(_ timeline: Timeline, to output: Output) {
        guard !timeline.spans.isEmpty else {
            output.write("No events.")
            return
        }
        output.write(
            "\(Output.counted(timeline.spans.count, of: "event")) in \(milliseconds(timeline.end - timeline.beginning))"
        )
        output.write()
        let width = 32
        let length = Double(max(timeline.end - timeline.beginning, 1))
        output.writeTable(
            timeline.spans.map { span in
                let start = Int(Double(span.start - timeline.beginning) / length * Double(width - 1))
                let end = Int(Double(span.end - timeline.beginning) / length * Double(width - 1))
                let mark = span.isInstant ? (output.isRich ? "│" : "|") : (output.isRich ? "█" : "=")
                let bar =
                    String(repeating: " ", count: start) + String(repeating: mark, count: end - start + 1)
                    + String(repeating: " ", count: width - 1 - end)
                let event = span.event
                let container = [event.container, event.scope.map { "scope \($0)" }].compactMap { $0 }
                return [
                    (milliseconds(span.start - timeline.beginning).leftPadded(to: 11), .dim),
                    (bar, event.errorType == nil ? .cyan : .red),
                    (event.kind, event.errorType == nil ? .plain : .red), (event.label, .bold),
                    (span.isInstant ? "" : milliseconds(span.end - span.start), .plain),
                    ((container + [event.errorType].compactMap { $0 }).joined(separator: ", "), .dim),
                ]
            })
    }

    private func milliseconds(_ nanoseconds: Int64) -> String {
        let tenths = (nanoseconds + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10) ms"
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
#endif
