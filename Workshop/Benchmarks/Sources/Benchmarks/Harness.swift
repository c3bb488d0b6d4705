#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Times two ways to do the same, in turns, so that what else the machine does meets both.
struct Harness {
    let isQuick: Bool
    /// How often each way is timed.
    let repetitions: Int

    init(isQuick: Bool) {
        self.isQuick = isQuick
        repetitions = isQuick ? 5 : 31
    }

    /// A count of calls for one timing, smaller when only a quick look is wanted.
    func count(_ count: Int) -> Int { isQuick ? max(1, count / 20) : count }

    /// Nanoseconds that one run of `body` takes.
    func time(_ body: () throws -> Void) rethrows -> Double {
        let begin = processorTime()
        try body()
        return processorTime() - begin
    }

    /// Nanoseconds that prepared operations take, whatever was done to prepare them.
    func time(_ operations: Work.Operations) async throws -> Double {
        switch operations {
        case .synchronous(let operations): return try time(operations)
        case .awaited(let operations):
            let begin = processorTime()
            try await operations()
            return processorTime() - begin
        }
    }

    /// Compares hand-written code with Alchemic, if there is some; nil for what is done only once, or for long.
    ///
    /// The ratio is the median of the ratios of neighbouring timings: a machine that slows down for a while slows both.
    func time(_ scenario: Scenario) async throws -> Row? {
        guard !scenario.isCold, !scenario.isLong else { return nil }
        let count = self.count(scenario.count)
        var baselines: [Double] = []
        var ours: [Double] = []
        func time(_ work: Work, _ times: inout [Double]) async throws {
            times.append(try await self.time(work.prepare(count)) / Double(count * scenario.parts))
        }
        try await scenario.hand?.prepare(count).run()
        try await scenario.alchemic.prepare(count).run()
        for repetition in 0..<repetitions {
            // Each goes first half of the time.
            if let hand = scenario.hand, repetition.isMultiple(of: 2) { try await time(hand, &baselines) }
            try await time(scenario.alchemic, &ours)
            if let hand = scenario.hand, !repetition.isMultiple(of: 2) { try await time(hand, &baselines) }
        }
        let ratios = zip(ours, baselines).map { $0 / $1 }
        return Row(
            scenario.name, baseline: baselines.isEmpty ? nil : .nanoseconds(median(baselines)),
            alchemic: .nanoseconds(median(ours)), ratio: ratios.isEmpty ? nil : median(ratios), goal: scenario.goal)
    }

    /// Times `count` calls of something that has no hand-written counterpart.
    func measure(_ name: String, count: Int, goal: Goal = .none, _ body: (Int) throws -> Void) rethrows -> Row {
        let count = self.count(count)
        try body(count)
        var times: [Double] = []
        for _ in 0..<repetitions { times.append(try time { try body(count) } / Double(count)) }
        return Row(name, alchemic: .nanoseconds(median(times)), goal: goal)
    }
}

/// The middle one of some figures.
func median(_ figures: [Double]) -> Double {
    guard !figures.isEmpty else { return .nan }
    return figures.sorted()[figures.count / 2]
}

/// The processor time that this program has used, in nanoseconds: what else the machine runs in between does not count.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

extension Duration {
    /// The duration in nanoseconds.
    var nanoseconds: Double { self / .nanoseconds(1) }
}

/// Where results go, so that the optimizer can leave out neither making nor retaining them.
///
/// Both ways of a comparison hand over to one: it costs the same release for both.
final class Sink<Value> {
    /// Memory of its own, since writing to a property costs a check of its own.
    private let last = UnsafeMutablePointer<Value?>.allocate(capacity: 1)

    init() {
        last.initialize(to: nil)
    }

    deinit {
        last.deinitialize(count: 1)
        last.deallocate()
    }

    /// Takes the place of the last one, which is released.
    @inline(__always)
    func take(_ value: consuming Value) { last.pointee = value }
}
