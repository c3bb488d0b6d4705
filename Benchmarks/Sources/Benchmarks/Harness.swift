import Foundation

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

    /// Compares hand-written code with Alchemic; each closure makes `count` calls.
    ///
    /// The ratio is the median of the ratios of neighbouring timings: a machine that slows down for a while slows both.
    func compare(
        _ name: String, count: Int, goal: Goal = .none,
        baseline: (Int) throws -> Void, alchemic: (Int) throws -> Void
    ) rethrows -> Row {
        let count = self.count(count)
        var baselines: [Double] = []
        var ours: [Double] = []
        try baseline(count)
        try alchemic(count)
        for repetition in 0..<repetitions {
            // Each goes first half of the time.
            if repetition.isMultiple(of: 2) {
                baselines.append(try time { try baseline(count) } / Double(count))
                ours.append(try time { try alchemic(count) } / Double(count))
            } else {
                ours.append(try time { try alchemic(count) } / Double(count))
                baselines.append(try time { try baseline(count) } / Double(count))
            }
        }
        let ratios = zip(ours, baselines).map { $0 / $1 }
        return Row(
            name, baseline: .nanoseconds(median(baselines)), alchemic: .nanoseconds(median(ours)),
            ratio: median(ratios), goal: goal)
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

/// Where results go, so that the optimiser can leave out neither making nor retaining them.
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
    @inline(never)
    func take(_ value: consuming Value) { last.pointee = value }
}
