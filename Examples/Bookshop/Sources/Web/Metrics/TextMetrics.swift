package import CoreMetrics
import Synchronization

/// Keeps metrics, and writes them in the text format that Prometheus reads.
package final class TextMetrics: MetricsFactory {
    private let series = Mutex<[MetricSeries.ID: MetricSeries]>([:])

    package init() {}

    /// All metrics, sorted by name.
    package var text: String {
        var text = ""
        var previous: String?
        let sorted = series.withLock { $0.values.sorted { $0.id < $1.id } }
        for series in sorted {
            if previous != series.id.name { text += "# TYPE \(series.id.name) \(series.id.kind.rawValue)\n" }
            previous = series.id.name
            for line in series.lines { text += line + "\n" }
        }
        return text
    }

    private func series(_ label: String, _ dimensions: [(String, String)], _ kind: MetricSeries.Kind) -> MetricSeries {
        let id = MetricSeries.ID(label: label, dimensions: dimensions, kind: kind)
        return series.withLock { all in
            if let known = all[id] { return known }
            let new = MetricSeries(id)
            all[id] = new
            return new
        }
    }

    private func remove(_ handler: AnyObject) {
        guard let removed = handler as? MetricSeries else { return }
        series.withLock { $0[removed.id] = nil }
    }

    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, dimensions, .counter)
    }

    package func makeFloatingPointCounter(
        label: String, dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        series(label, dimensions, .counter)
    }

    package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, dimensions, .gauge)
    }

    package func makeRecorder(
        label: String, dimensions: [(String, String)], aggregate: Bool
    ) -> any RecorderHandler {
        series(label, dimensions, aggregate ? .summary : .gauge)
    }

    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label + ".seconds", dimensions, .summary)
    }

    package func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
    package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { remove(handler) }
    package func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
    package func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
    package func destroyTimer(_ handler: any TimerHandler) { remove(handler) }
}
