import CMeasuring

/// Does scenarios between two marks, and prints in which order: what an instruction counter makes of the marks is its
/// own business (see Workshop/Benchmarks/weigh).
struct Counter {
    /// Prints what there is to count: each scenario, its goal, and how it is to be run.
    static func list(_ scenarios: [Scenario]) {
        for scenario in scenarios {
            let kind = scenario.isLong ? "long" : scenario.isCold ? "cold" : "steady"
            let forms = scenario.hand == nil ? "alchemic" : "hand,alchemic"
            print("scenario", scenario.name, kind, forms, scenario.goal.text, separator: "\t")
        }
    }

    static func list(_ growth: Growth) {
        print(
            "scenario", growth.name, "growth", "\(growth.count),\(growth.count * Growth.factor)", growth.exponent,
            separator: "\t")
    }

    /// Counts something with as many as it is done with, and then with more.
    static func count(_ growth: Growth) async throws {
        // What is made once in a process is no part of it.
        try await growth.prepare(growth.count)()
        for count in [growth.count, growth.count * Growth.factor] {
            let operation = try await growth.prepare(count)
            benchmark_count_begins()
            try await operation()
            benchmark_count_ends()
            print("counted", growth.name, count, 1, separator: "\t")
        }
    }

    /// Counts one form of a scenario, or both.
    static func count(_ scenario: Scenario, form: String?) async throws {
        if let hand = scenario.hand, form != "alchemic" { try await count(scenario, "hand", hand) }
        if form != "hand" { try await count(scenario, "alchemic", scenario.alchemic) }
    }

    private static func count(_ scenario: Scenario, _ form: String, _ work: Work) async throws {
        if !scenario.isCold, !scenario.isLong { try await work.prepare(scenario.counted).run() }
        let prepared = try work.prepare(scenario.counted)
        benchmark_settle_memory()
        switch prepared {
        case .synchronous(let operations):
            benchmark_count_begins()
            try operations()
            benchmark_count_ends()
        case .awaited(let operations):
            benchmark_count_begins()
            try await operations()
            benchmark_count_ends()
        }
        // What was made may go only now.
        withExtendedLifetime(prepared) {}
        print("counted", scenario.name, form, scenario.counted * scenario.parts, separator: "\t")
    }
}

extension Work.Operations {
    func run() async throws {
        switch self {
        case .synchronous(let operations): try operations()
        case .awaited(let operations): try await operations()
        }
    }
}

/// The bytes that are allocated just now, what the allocator adds to each block included; nil where it cannot be asked.
func heapBytes() -> Int64? {
    let bytes = benchmark_heap_bytes()
    return bytes < 0 ? nil : bytes
}
