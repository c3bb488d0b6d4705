import Foundation
package import Logging

/// Writes each message as one line of JSON to the standard error output.
package struct JSONLogHandler: LogHandler {
    package var logLevel: Logger.Level
    package var metadata: Logger.Metadata = [:]
    package var metadataProvider: Logger.MetadataProvider?
    private let label: String

    package init(label: String, level: Logger.Level, metadataProvider: Logger.MetadataProvider? = nil) {
        self.label = label
        self.metadataProvider = metadataProvider
        logLevel = level
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
        let values =
            metadata
            .merging(metadataProvider?.get() ?? [:]) { $1 }
            .merging(event.metadata ?? [:]) { $1 }
        let line = Line(
            time: Date(), level: event.level.rawValue, label: label, message: "\(event.message)",
            error: event.error.map { "\($0)" }, metadata: values.mapValues { "\($0)" })
        guard var data = try? Self.encoder.encode(line) else { return }
        data.append(UInt8(ascii: "\n"))
        // One write for a line, so that the lines of several threads do not mix.
        try? FileHandle.standardError.write(contentsOf: data)
    }

    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    private struct Line: Encodable {
        let time: Date
        let level: String
        let label: String
        let message: String
        let error: String?
        let metadata: [String: String]
    }
}
