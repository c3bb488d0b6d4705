#if Hummingbird
import Logging
import TestSupport

/// Keeps what is logged at the level `error`, with its metadata.
final class LogLines: Sendable {
    struct Line: Sendable {
        let message: String
        let metadata: [String: String]
    }

    private let kept = Variable<[Line]>([])

    var all: [Line] { kept.value }
    var logger: Logger { Logger(label: "test") { _ in Handler(lines: self) } }

    private struct Handler: LogHandler {
        let lines: LogLines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.error
        subscript(metadataKey key: String) -> Logger.MetadataValue? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let all = metadata.merging(event.metadata ?? [:]) { $1 }.mapValues { "\($0)" }
            lines.kept.append(Line(message: "\(event.message)", metadata: all))
        }
    }
}
#endif
