import Alchemic
import CMeasuring
import Dispatch
import Synchronization

// Two threads on one object: what one can do, and how much more two can.

func measureThreads(_ harness: Harness) throws -> [Row] {
    let container = try Container(Module("threads") { Singleton(Catalogue.init) })
    let slot = HandWrittenSlot(try container.get(Catalogue.self))
    let count = harness.count(4_000_000)

    let lendByHand: @Sendable () -> Int = {
        var sum = 0
        for _ in 0..<count { sum &+= slot.with { rows(of: $0) } ?? 0 }
        return sum
    }
    let lend: @Sendable () -> Int = {
        var sum = 0
        for _ in 0..<count { sum &+= (try? container.with(Catalogue.self) { rows(of: $0) }) ?? 0 }
        return sum
    }
    let retain: @Sendable () -> Int = {
        let sink = Sink<Catalogue>()
        for _ in 0..<count { if let catalogue = try? container.get(Catalogue.self) { sink.take(catalogue) } }
        return 0
    }

    var alone = Best(), aloneByHand = Best(), together = Best(), togetherByHand = Best()
    var retaining = Best(), retainingTogether = Best()
    for _ in 0..<harness.repetitions {
        aloneByHand.note(seconds(onThreads: 1, lendByHand))
        alone.note(seconds(onThreads: 1, lend))
        retaining.note(seconds(onThreads: 1, retain))
        togetherByHand.note(seconds(onThreads: 2, lendByHand))
        together.note(seconds(onThreads: 2, lend))
        retainingTogether.note(seconds(onThreads: 2, retain))
    }
    return [
        Row(
            "with(_:), one thread", baseline: .nanoseconds(aloneByHand.time * 1e9 / Double(count)),
            alchemic: .nanoseconds(alone.time * 1e9 / Double(count)), ratio: alone.time / aloneByHand.time),
        Row(
            "with(_:), throughput of two threads over one",
            baseline: .times(2 * aloneByHand.time / togetherByHand.time),
            alchemic: .times(2 * alone.time / together.time), goal: .atLeast(.times(1.3))),
        Row(
            "get, throughput of two threads over one",
            alchemic: .times(2 * retaining.time / retainingTogether.time)),
    ]
}

/// The best of many timings: for two threads on two cores, everything else the machine does only takes away.
private struct Best {
    var time = Double.infinity

    mutating func note(_ seconds: Double) { time = min(time, seconds) }
}

/// What is done with the object; a call, so that reading it is not hoisted out of the loop.
@inline(never)
private func rows(of catalogue: borrowing Catalogue) -> Int { catalogue.rows }

/// How long some threads take that begin at the same moment, until the last has ended.
private func seconds(onThreads count: Int, _ body: @escaping @Sendable () -> Int) -> Double {
    let gate = StartingGate()
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<count {
        onNewThread {
            gate.wait()
            gate.checksum.wrappingAdd(body(), ordering: .relaxed)
            finished.signal()
        }
    }
    gate.waitForArrival(of: count)
    let begin = ContinuousClock.now
    gate.open()
    for _ in 0..<count { finished.wait() }
    return (ContinuousClock.now - begin).nanoseconds / 1e9
}

/// Runs something on a thread of its own; a queue has as many threads as cores, and the one that waits is one of them.
private func onNewThread(_ body: @escaping @Sendable () -> Void) {
    final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }
    let context = Unmanaged.passRetained(Body(body)).toOpaque()
    let isRunning = benchmark_on_new_thread({ Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }, context)
    precondition(isRunning, "there is no thread left")
}

/// Lets threads go at the same moment.
private final class StartingGate: Sendable {
    private let arrived = Atomic<Int>(0)
    private let isOpen = Atomic<Bool>(false)
    /// Where results go, so that the work cannot be left out.
    let checksum = Atomic<Int>(0)

    func wait() {
        arrived.add(1, ordering: .releasing)
        while !isOpen.load(ordering: .acquiring) {}
    }

    func waitForArrival(of count: Int) {
        while arrived.load(ordering: .acquiring) < count {}
    }

    func open() { isOpen.store(true, ordering: .releasing) }
}
