#if Observability
import AlchemicObservability
import Logging
import TestSupport
import Testing

@Suite("Each public type of logs and metrics says in one line what it is") struct PrintedTypeTests {
    @Test
    func `those of logs and metrics`() throws {
        try expectPrinted(
            "AlchemicObservability",
            [
                EventLog(), EventLog(Logger(label: "shop"), levels: [.built: .info]),
                EventMetrics(factory: CountingFactory()),
            ])
    }
}
#endif
