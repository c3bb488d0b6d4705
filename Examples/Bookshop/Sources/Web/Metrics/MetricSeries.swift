import CoreMetrics
import Synchronization

/// One metric with one set of dimensions.
final class MetricSeries: Sendable {
    let id: ID
    private let value = Mutex(Value())

    init(_ id: ID) {
        self.id = id
    }

    /// The words for it in the text format.
    enum Kind: String {
        case counter
        case gauge
        case summary
    }

    struct ID: Hashable {
        let name: String
        let labels: String
        let kind: Kind
    }

    /// What is written for it.
    var lines: [String] {
        let value = value.withLock { $0 }
        return switch id.kind {
        case .counter, .gauge: ["\(id.name)\(id.labels) \(value.sum)"]
        case .summary: ["\(id.name)_sum\(id.labels) \(value.sum)", "\(id.name)_count\(id.labels) \(value.count)"]
        }
    }

    private struct Value {
        var sum = 0.0
        var count = 0
    }

    private func add(_ amount: Double) {
        value.withLock { value in
            value.sum += amount
            value.count += 1
        }
    }

    private func replace(by amount: Double) {
        value.withLock { $0 = Value(sum: amount, count: 1) }
    }
}

extension MetricSeries: CounterHandler, FloatingPointCounterHandler {
    func increment(by amount: Int64) { add(Double(amount)) }
    func increment(by amount: Double) { add(amount) }
    func reset() { value.withLock { $0 = Value() } }
}

extension MetricSeries: MeterHandler {
    func set(_ amount: Int64) { replace(by: Double(amount)) }
    func set(_ amount: Double) { replace(by: amount) }
    func decrement(by amount: Double) { add(-amount) }
}

extension MetricSeries: RecorderHandler {
    func record(_ amount: Int64) { record(Double(amount)) }
    func record(_ amount: Double) { if id.kind == .gauge { replace(by: amount) } else { add(amount) } }
}

extension MetricSeries: TimerHandler {
    func recordNanoseconds(_ duration: Int64) { add(Double(duration) / 1e9) }
}

extension MetricSeries.ID: Comparable {
    init(label: String, dimensions: [(String, String)], kind: MetricSeries.Kind) {
        name = label.metricName + (kind == .counter ? "_total" : "")
        let labels = dimensions.sorted { $0.0 < $1.0 }.map { "\($0.metricName)=\"\($1.escapedLabel)\"" }
        self.labels = labels.isEmpty ? "" : "{\(labels.joined(separator: ","))}"
        self.kind = kind
    }

    static func < (left: Self, right: Self) -> Bool {
        (left.name, left.labels) < (right.name, right.labels)
    }
}

extension String {
    /// With underscores for all characters that names of metrics must not have.
    fileprivate var metricName: String {
        let name = String(map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name : name
    }

    fileprivate var escapedLabel: String {
        replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
