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

/// A start in progress: each object is started once it is there, before any object is built that needs it.
final class StartRun: Sendable {
    /// The units under way and the objects that are ready, for the progress.
    private struct State {
        /// When each awaited or starting unit began, by number.
        var running: [Int: ContinuousClock.Instant] = [:]
        /// The unit that the run builds itself, between two others, without a child task.
        var inLine: (unit: Int, begin: ContinuousClock.Instant)?
        /// The number of objects that are ready.
        var readyCount = 0
    }

    /// An error of the start action or the role of an object.
    private struct ActionFailure: Error {
        let node: Node
        let error: any Error
    }

    /// Kept until the start is over, even if no other code keeps it.
    private let container: Container
    private let plan: StartPlan
    /// The indices of the definitions that have a role.
    private let roleIndices: Set<Int>
    /// Values with a role: they need nothing.
    private let values: [Node]
    /// The number of objects that the progress counts, known before any is built.
    private let total: Int
    private let state = Guarded(State())

    /// Plans the start; builds nothing yet.
    init(_ container: Container) {
        self.container = container
        let all = container.ownRarities.withLock { $0.roles.map(\.node) }
        let wanted = all.filter { !$0.definition.traits.contains(.lazy) }
        roleIndices = Set(all.map(\.index))
        values = wanted.filter { $0.kind == .value }
        var roots = container.graph.startOrder + wanted.filter { $0.kind != .value && !$0.definition.isEager }
        // With calls of methods, the first root in order of declaration decides which members of a cycle are built together.
        if !container.graph.methods.isEmpty { roots.sort { $0.index < $1.index } }
        plan = StartPlan(roots, in: container)
        var total = values.count
        for unit in plan.units { plan.forEachObject(of: unit, onlyCounted: true) { _, _ in total += 1 } }
        self.total = total
    }

    /// Builds and starts everything; returns the failures, once nothing that the start began is still running.
    func run() async -> [StartError.Failure] {
        for (node, external) in plan.blocked {
            container.send(ContainerEvent(.waiting, label: "\(node.label) for \(external.label)", of: node))
        }
        if !plan.failures.isEmpty { return plan.failures }
        for node in values {
            do {
                try await container.beginRole(
                    for: container.wiring.producers[node.index].box(in: Context(container)), of: node)
            } catch {
                return [StartError.Failure(of: node, error: error, in: container.graph)]
            }
            noteProgress(node)
        }
        let request = AsyncRequest(container: container, construction: nil)
        var failures = await plan.plan.runConcurrently(for: request, in: self).failures.map { failure in
            let action = failure.error as? ActionFailure
            return StartError.Failure(
                of: action?.node ?? plan.plan.entries[failure.number].producer.node,
                error: action?.error ?? failure.error, in: container.graph)
        }
        // Objects that a factory requested through a `Lazy` are not in the plan.
        while failures.isEmpty, !Task.isCancelled, let participant = container.lifecycle.withLock(\.firstBuilt) {
            do { try await ensureStarted(participant.box, of: participant.node) } catch {
                failures.append(StartError.Failure(of: participant.node, error: error, in: container.graph))
            }
        }
        return failures
    }

    // MARK: One unit

    /// Notes that the run begins to build a unit itself, without a child task.
    func beginInLine(_ unit: Int) { state.withLock { $0.inLine = (unit, .now) } }

    /// Notes that a unit begins to be built, or started, in a child task.
    func begin(_ unit: Int) {
        state.withLock { state in
            state.inLine = nil
            state.running[unit] = .now
        }
    }

    /// Notes that a unit is neither built nor started any more.
    func end(_ unit: Int) {
        state.withLock { if $0.running.removeValue(forKey: unit) == nil { $0.inLine = nil } }
    }

    /// Ends a unit that is there if none of its objects has anything to start; returns whether it has ended.
    func endIfDone(_ unit: Int, with box: ErasedBox) -> Bool {
        var isDone = true
        plan.forEachObject(of: unit) { place, node in
            let box = place.unit == nil ? box : place.lockAndRead()
            if roleIndices.contains(node.index) || box.map({ container.mayBeParticipant($0, of: node) }) == true {
                isDone = false
            }
        }
        if isDone { endSuccessfully(unit) }
        return isDone
    }

    /// Starts the objects of a unit, in the order in which they were constructed.
    func startObjects(of unit: Int) async throws {
        var objects: [(place: ObjectPlace, node: Node)] = []
        plan.forEachObject(of: unit) { objects.append(($0, $1)) }
        for (place, node) in objects {
            guard let box = place.lockAndRead() else { continue }
            do {
                try await ensureStarted(box, of: node)
                try await container.beginRole(for: box, of: node)
            } catch {
                throw ActionFailure(node: node, error: error)
            }
        }
        endSuccessfully(unit)
    }

    /// Ends a unit whose objects are ready.
    private func endSuccessfully(_ unit: Int) {
        end(unit)
        plan.forEachObject(of: unit, onlyCounted: true) { noteProgress($1) }
    }

    /// Counts an object as ready, and sends the event.
    private func noteProgress(_ node: Node) {
        let readyCount = state.withLock { state in
            state.readyCount += 1
            return state.readyCount
        }
        container.send(ContainerEvent(.progress, label: "\(readyCount) of \(self.total)", of: node))
    }

    /// Starts an object that has yet to be started, or waits for the start of another container that is starting it.
    private func ensureStarted(_ box: ErasedBox, of node: Node) async throws {
        while let turn = container.updateNearestLifecycle({
            $1.takeStartTurn(for: ObjectIdentifier(box), as: Completion())
        }) {
            switch turn {
            case .start(let participant, let end): return try await start(participant, as: end)
            case .wait(let other):
                let result = try await other.wait(labeled: node.mention, isCancellable: true)
                if case .success = result { return }
                // The other start has left the object to this start, or both containers end.
                if Task.isCancelled || container.isEnded { throw CancellationError() }
            }
        }
    }

    /// Runs an object's start action; others may wait for its end.
    private func start(_ participant: Participant, as end: Completion) async throws {
        guard let action = participant.start else { return }
        let begin = ContinuousClock.now
        let container = container
        do {
            try Task.checkCancellation()
            // As an undertaking, so that a wait for something that itself waits for the action is found to be circular.
            try await Undertaking(end).run {
                try await withTimeLimit(
                    participant.startLimit, isCancellable: true,
                    afterward: { await container.noteStartedOrStop(participant) }, action)
            }
        } catch {
            container.send(.failed(participant.node, with: error))
            _ = container.updateNearestLifecycle { container, lifecycle in
                // Another container's object is left to that container's own start.
                lifecycle.note(container === self.container ? .failed : .built, of: participant) ? true : nil
            }
            end.end(throwing: error)
            throw error
        }
        let isKept = await container.noteStartedOrStop(participant)
        end.end()
        if isKept { container.send(ContainerEvent(.ready, of: participant.node, since: begin)) }
    }

    /// The progress at this moment, for any thread.
    var progress: StartProgress {
        let now = ContinuousClock.now
        return state.withLock { state in
            let all = state.running.map { ($0, $1) } + (state.inLine.map { [$0] } ?? [])
            let running = all.sorted { $0.1 < $1.1 }
            return StartProgress(
                total: total, finished: state.readyCount,
                running: running.map { unit, begin in
                    .init(label: plan.plan.entries[unit].producer.node.label, duration: now - begin)
                })
        }
    }
}

extension Container {
    /// Notes that an object has been started, or stops the object if no container lists it any more; returns whether one does.
    @discardableResult
    fileprivate func noteStartedOrStop(_ participant: Participant) async -> Bool {
        if updateNearestLifecycle({ $1.note(.started, of: participant) ? true : nil }) == true { return true }
        // The code that took the participant off the list, to stop or to drop the object, left the object to its start.
        var late = participant
        late.phase = .stopping(Completion(stoppingIn: self))
        lifecycle.withLock { _ = $0.add(late) }
        _ = await stop([late])
        return false
    }
}
