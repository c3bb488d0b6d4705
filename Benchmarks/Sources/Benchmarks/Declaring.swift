import Alchemic
import CHeap

// What a definition costs before anything is checked.

func measureDeclaring(_ harness: Harness) throws -> [Row] {
    let count = harness.isQuick ? 1_000 : 10_000
    var times: [Double] = []
    var sizes: [Double] = []
    for _ in 0..<harness.repetitions {
        let before = heapBytes()
        let begin = processorTime()
        let module = manyDefinitions(count)
        times.append((processorTime() - begin) / Double(count))
        if let before, let after = heapBytes() { sizes.append(Double(after - before) / Double(count)) }
        withExtendedLifetime(module) {}
    }
    var rows = [
        Row("declare a definition", alchemic: .nanoseconds(median(times)), goal: .atMost(.nanoseconds(200)))
    ]
    if !sizes.isEmpty {
        rows.append(
            Row("heap of a definition", alchemic: .bytes(median(sizes)), goal: .atMost(.bytes(200))))
    }
    return rows
}

@inline(never)
private func manyDefinitions(_ count: Int) -> Module {
    Module("many") {
        for _ in 0..<count { Singleton(Heater.init(fuel:)) }
    }
}

/// The bytes that are allocated just now, what the allocator adds to each block included; nil where it cannot be asked.
private func heapBytes() -> Int64? {
    let bytes = benchmark_heap_bytes()
    return bytes < 0 ? nil : bytes
}
