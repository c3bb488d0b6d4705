/// Where spans go: a service that collects them would be one more case.
package enum SpanStorage: String, CaseIterable, Sendable {
    case none
    case memory
}
