/// The progress of a start.
public struct StartProgress: Sendable {
    /// An object that is being built or started.
    public struct Work: Sendable {
        /// The object's definition in words.
        public let label: String
        /// The time so far.
        public let duration: Duration
    }

    /// The number of objects to build and start.
    public let total: Int
    /// The number of objects that are ready.
    public let finished: Int
    /// The objects that are being built or started, slowest first.
    public let running: [Work]
}

/// A start that builds one object after another, which are called, and no more.
final class PlainRun: Sendable {
    let total: Int
    let finished = OwnWord()

    init(total: Int) { self.total = total }
}

/// A start in progress: each object has a task, in which it is built and started once those have been that it needs.
final class StartRun: Sendable {
    private struct State {
        var running: [Int: ContinuousClock.Instant] = [:]
        var finished = 0
    }

    private let plan: StartPlan
    private let container: Container
    private let ends: [Completion]
    private let state = Guarded(State())

    init(_ container: Container) {
        let plan = StartPlan(container)
        self.plan = plan
        self.container = container
        ends = plan.nodes.map { _ in Completion() }
    }

    /// Builds and starts everything; returns what went wrong, when nothing that it began is still running.
    func run() async -> [StartError.Failure] {
        for blocked in plan.blocked {
            container.send(
                ContainerEvent(.waiting, "\(blocked.node.label) for \(blocked.external.label)", blocked.node))
        }
        var failures = await withTaskGroup(of: StartError.Failure?.self) { group in
            for part in plan.parts { group.addTask { await self.bring(part) } }
            var failures: [StartError.Failure] = []
            for await case let failure? in group {
                failures.append(failure)
                group.cancelAll()
            }
            return failures
        }
        // What a factory requested through a `Lazy` is not in the plan.
        while failures.isEmpty, !Task.isCancelled,
            let (participant, end) = container.lifecycle.withLock({ $0.beginFirstStart() })
        {
            do { try await start(participant, end) } catch {
                failures.append(StartError.Failure(participant.node, error, in: container.graph))
            }
        }
        return failures
    }

    /// Builds and starts an object, after those that it needs; returns what went wrong.
    private func bring(_ part: Int) async -> StartError.Failure? {
        do {
            for need in plan.needs[part] { try await ends[need].outcome() }
            try Task.checkCancellation()
        } catch {
            ends[part].end(.failure(error))
            return nil
        }
        let node = plan.nodes[part]
        state.withLock { $0.running[part] = .now }
        do {
            let box = try await container.wiring.producers[node.index].box(
                async: AsyncRequest(container: container, construction: nil))
            try await ensureStarted(box, node)
            try await container.beginRole(of: node, box)
        } catch {
            state.withLock { $0.running[part] = nil }
            ends[part].end(.failure(error))
            return StartError.Failure(node, error, in: container.graph)
        }
        let finished = state.withLock { state in
            state.running[part] = nil
            state.finished += 1
            return state.finished
        }
        container.send(ContainerEvent(.progress, "\(finished) of \(self.plan.parts.count)", node))
        ends[part].end()
        return nil
    }

    /// Starts an object if that is left to do, or waits for the start of another container that does so.
    private func ensureStarted(_ box: ErasedBox, _ node: Node) async throws {
        while let turn = container.nearest({ $1.startTurn(for: box) }) {
            switch turn {
            case .start(let participant, let end): return try await start(participant, end)
            case .wait(let other):
                do {
                    return try await other.wait(node.mention, isCancellable: true)
                } catch let error as ResolutionError where error.id == .circularWait {
                    throw error
                } catch {
                    // It has been left to this one, or both containers end.
                    if Task.isCancelled || container.isEnded { throw CancellationError() }
                }
            }
        }
    }

    /// Runs an object's start action, for the end of which others wait.
    private func start(_ participant: Participant, _ end: Completion) async throws {
        guard let action = participant.start else { return }
        let begin = ContinuousClock.now
        let container = container
        do {
            try Task.checkCancellation()
            // What the action waits for must not wait for it.
            try await Undertaking(end).run {
                try await TimeLimitExceeded.run(
                    participant.startLimit, isCancellable: true,
                    afterward: { await container.keepStarted(participant) }, action)
            }
        } catch {
            container.send(.failed(participant.node, error))
            container.noteFailed(participant)
            end.end(.failure(error))
            throw error
        }
        let isKept = await container.keepStarted(participant)
        end.end()
        if isKept { container.send(.of(.ready, participant.node, since: begin)) }
    }

    var progress: StartProgress {
        let now = ContinuousClock.now
        return state.withLock { state in
            let running = state.running.sorted { $0.value < $1.value }
            return StartProgress(
                total: plan.parts.count, finished: state.finished,
                running: running.map { .init(label: plan.nodes[$0.key].label, duration: now - $0.value) })
        }
    }
}

extension Container {
    /// Notes that an object's start has failed: one of another container is left to that one's own start.
    fileprivate func noteFailed(_ participant: Participant) {
        _ = nearest { container, lifecycle in
            lifecycle.note(container === self ? .failed : .built, of: participant) ? true : nil
        }
    }

    /// Notes that an object has been started, or stops it if it is on no list any more; returns whether it is.
    @discardableResult
    fileprivate func keepStarted(_ participant: Participant) async -> Bool {
        if nearest({ $1.note(.started, of: participant) ? true : nil }) == true { return true }
        await stop(late: participant)
        return false
    }
}
