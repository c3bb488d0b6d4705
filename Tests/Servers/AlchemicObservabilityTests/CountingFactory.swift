#if Observability
import CoreMetrics
import MetricsTestKit
import TestSupport

/// A factory that counts what it makes.
final class CountingFactory: MetricsFactory {
    private let test = TestMetrics()
    private let counter = Counter()

    var made: Int { counter.count }

    private func counted() -> TestMetrics {
        counter.increment()
        return test
    }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        counted().makeCounter(label: label, dimensions: dimensions)
    }

    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        counted().makeRecorder(label: label, dimensions: dimensions, aggregate: aggregate)
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        counted().makeTimer(label: label, dimensions: dimensions)
    }

    func destroyCounter(_ handler: any CounterHandler) { test.destroyCounter(handler) }
    func destroyRecorder(_ handler: any RecorderHandler) { test.destroyRecorder(handler) }
    func destroyTimer(_ handler: any TimerHandler) { test.destroyTimer(handler) }
}
#endif
