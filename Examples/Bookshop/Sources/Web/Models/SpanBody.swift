import Hummingbird
import InMemoryTracing
import Tracing

/// A span, as those who run the shop read it.
package struct SpanBody: ResponseCodable, Hashable {
    package let name: String
    package let trace: String
    package let span: String
    package let parent: String?
    package let milliseconds: Double
    package let attributes: [String: String]
    package let errors: [String]

    init(_ span: FinishedInMemorySpan) {
        name = span.operationName
        trace = span.traceID
        self.span = span.spanID
        parent = span.parentSpanID
        milliseconds = Double(span.endInstant.nanosecondsSinceEpoch - span.startInstant.nanosecondsSinceEpoch) / 1e6
        var attributes: [String: String] = [:]
        let note = { (name: String, value: SpanAttribute) in attributes[name] = value.text }
        span.attributes.forEach(note)
        self.attributes = attributes
        errors = span.errors.map { "\($0.error)" }
    }
}

extension SpanAttribute {
    fileprivate var text: String {
        switch self {
        case .string(let text): text
        case .int64(let number): "\(number)"
        case .int32(let number): "\(number)"
        case .double(let number): "\(number)"
        case .bool(let flag): "\(flag)"
        default: "\(self)"
        }
    }
}
