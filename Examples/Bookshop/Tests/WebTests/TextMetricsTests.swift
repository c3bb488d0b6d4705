import CoreMetrics
import Testing
import Web

struct TextMetricsTests {
    @Test func writesWhatPrometheusReads() {
        let metrics = TextMetrics()
        Counter(label: "orders", dimensions: [("status", "placed")], factory: metrics).increment(by: 2)
        Counter(label: "orders", dimensions: [("status", #"a "b" \ c"#)], factory: metrics).increment()
        Counter(label: "orders", dimensions: [("status", "placed")], factory: metrics).increment()
        Meter(label: "http.server.active-requests", factory: metrics).set(3)
        Gauge(label: "9 lives", factory: metrics).record(8.5)
        Timer(label: "request", dimensions: [("b", "2"), ("a", "1")], factory: metrics).recordMilliseconds(1500)
        #expect(
            metrics.text == #"""
                # TYPE _9_lives gauge
                _9_lives 8.5
                # TYPE http_server_active_requests gauge
                http_server_active_requests 3.0
                # TYPE orders_total counter
                orders_total{status="a \"b\" \\ c"} 1.0
                orders_total{status="placed"} 3.0
                # TYPE request_seconds summary
                request_seconds_sum{a="1",b="2"} 1.5
                request_seconds_count{a="1",b="2"} 1

                """#)
    }

    @Test func whatIsDestroyedIsGone() {
        let metrics = TextMetrics()
        let counter = Counter(label: "orders", factory: metrics)
        counter.increment()
        counter.reset()
        #expect(metrics.text.hasSuffix("orders_total 0.0\n"))
        counter.destroy()
        #expect(metrics.text == "")
    }

    @Test func countsWhatManyTasksCount() async {
        let metrics = TextMetrics()
        await withTaskGroup { group in
            for _ in 0..<100 { group.addTask { Counter(label: "orders", factory: metrics).increment() } }
        }
        #expect(metrics.text.hasSuffix("orders_total 100.0\n"))
    }
}
