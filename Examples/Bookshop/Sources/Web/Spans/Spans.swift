import InMemoryTracing
package import Logging
import Tracing

/// The spans of what the program awaits, kept until they are read; or none, and then nothing is measured.
package struct Spans: Sendable {
    private let tracer: InMemoryTracer?

    package init(_ storage: SpanStorage) {
        tracer = storage == .memory ? InMemoryTracer(recordInjections: false, recordExtractions: false) : nil
    }

    package var areKept: Bool { tracer != nil }

    /// Has all code of the program record its spans here; once, at its beginning.
    package func bootstrap() {
        if let tracer { InstrumentationSystem.bootstrap(tracer) }
    }

    /// Adds to each log line the trace in which it is written.
    package static let logMetadata = Logger.MetadataProvider {
        guard let trace = InstrumentationContext.current?.inMemorySpanContext?.traceID else { return [:] }
        return ["trace": "\(trace)"]
    }

    /// Those that have ended since they were last read.
    func take() -> [SpanBody] { tracer?.popFinishedSpans().map(SpanBody.init) ?? [] }
}
