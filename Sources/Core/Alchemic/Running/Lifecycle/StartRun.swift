/// A start in progress.
///
/// The plan's objects become ready to be built as those that they wait for are finished. One task at a time builds the
/// synchronous ones, one after another; each of the others has a task of its own.
final class StartRun: Sendable {
    private enum Work {
        case object(Int)
        /// The start action of an object that has been built.
        case start(Int)
        case synchronousOnes
    }

    private struct State {
        var waits: [Int]
        /// Objects that can be built in the shared task.
        var here: [Int] = []
        /// Work that needs a task of its own.
        var elsewhere: [Work] = []
        /// Whether a task is working on ``here``.
        var isBuildingHere = false
        var running: [Int: ContinuousClock.Instant] = [:]
        var finished = 0
        /// How many of the plan's nodes are left, including those for which nothing is built.
        var left: Int
        var failures: [StartError.Failure] = []
        var isEnding = false
    }

    private let plan: StartPlan
    private let container: Container
    private let state: Guarded<State>
    private let news: AsyncStream<Void>
    private let signal: AsyncStream<Void>.Continuation

    init(_ plan: StartPlan, _ container: Container) {
        self.plan = plan
        self.container = container
        state = Guarded(State(waits: plan.waits, left: plan.nodes.count))
        (news, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Builds and starts everything.
    ///
    /// - Returns: What went wrong; nothing that it began is still running.
    func run() async -> [StartError.Failure] {
        container.starting.show(self)
        defer { container.starting.keepProgress(of: self) }
        for blocked in plan.blocked {
            container.send(
                ContainerEvent(.waiting, "\(blocked.node.label) for \(blocked.external.label)", blocked.node))
        }
        let first = plan.nodes.indices.filter { plan.waits[$0] == 0 }
        state.withLock { state in enqueue(first, &state) }
        await withDiscardingTaskGroup { group in
            var news = news.makeAsyncIterator()
            while !Task.isCancelled, let all = next() {
                for work in all {
                    switch work {
                    case .object(let place): group.addTask { await self.obtain(place) }
                    case .start(let place):
                        group.addTask { if await self.ensureStarted(place) { self.release(place) } }
                    case .synchronousOnes: group.addTask { await self.buildHere() }
                    }
                }
                _ = await news.next()
            }
            group.cancelAll()
        }
        // What a factory requested through a `Lazy` is not in the plan.
        while state.withLock({ $0.failures.isEmpty && !$0.isEnding }), !Task.isCancelled,
            let participant = container.participants.takeWaiting()
        {
            await start(participant)
        }
        return state.withLock { $0.failures }
    }

    /// The work to begin; nil when everything is done, or something has failed.
    private func next() -> [Work]? {
        state.withLock { state in
            if state.isEnding || !state.failures.isEmpty || state.left == 0 { return nil }
            var all = state.elsewhere
            state.elsewhere = []
            if !state.here.isEmpty, !state.isBuildingHere {
                state.isBuildingHere = true
                all.append(.synchronousOnes)
            }
            return all
        }
    }

    /// Adds nodes that no longer wait for anything; those for which nothing is built are finished immediately.
    private func enqueue(_ ready: [Int], _ state: inout State) {
        var queue = ready
        while let place = queue.popLast() {
            switch plan.places[place] {
            case .here: state.here.append(place)
            case .elsewhere: state.elsewhere.append(.object(place))
            case .nowhere: release(place, &state, &queue)
            }
        }
    }

    private func release(_ place: Int, _ state: inout State, _ ready: inout [Int]) {
        state.left -= 1
        for user in plan.users[place] {
            state.waits[user] -= 1
            if state.waits[user] == 0 { ready.append(user) }
        }
    }

    // MARK: Building

    /// Builds what can be built in the shared task, until nothing of it is left.
    private func buildHere() async {
        while let place = takeHere() {
            let node = plan.nodes[place]
            do throws(ResolutionError) {
                try container.wiring.build(node.index, Context(container))
            } catch {
                // Another construction awaits something on its path: so this one has to await too.
                if error.id == .asynchronousOnly || error.id == .mainActorOnly {
                    await obtain(place)
                } else {
                    fail(place, StartError.Failure(node, error, in: container.graph))
                }
                continue
            }
            if container.isToBeStarted(node) {
                // It may wait for something, and the next object need not.
                state.withLock { $0.elsewhere.append(.start(place)) }
                signal.yield()
            } else {
                release(place)
            }
        }
    }

    private func takeHere() -> Int? {
        state.withLock { state in
            guard !state.isEnding, state.failures.isEmpty, !Task.isCancelled, let place = state.here.popLast() else {
                state.isBuildingHere = false
                return nil
            }
            state.running[place] = .now
            return place
        }
    }

    /// Builds an object, and awaits what has to be awaited.
    private func obtain(_ place: Int) async {
        let node = plan.nodes[place]
        let mayBegin = state.withLock { state in
            if state.isEnding || !state.failures.isEmpty { return false }
            if state.running[place] == nil { state.running[place] = .now }
            return true
        }
        guard mayBegin, !Task.isCancelled else { return }
        do throws(ResolutionError) {
            _ = try await container.wiring.producers[node.index].box(
                async: AsyncRequest(container: container, construction: nil))
        } catch {
            return fail(place, StartError.Failure(node, error, in: container.graph))
        }
        if await ensureStarted(place) { release(place) }
    }

    /// Releases the nodes that waited for an object that is now ready.
    private func release(_ place: Int) {
        let (finished, isNews) = state.withLock { state in
            state.running[place] = nil
            state.finished += 1
            let elsewhere = state.elsewhere.count
            var ready: [Int] = []
            release(place, &state, &ready)
            enqueue(ready, &state)
            return (
                state.finished,
                state.elsewhere.count > elsewhere || state.left == 0
                    || (!state.here.isEmpty && !state.isBuildingHere)
            )
        }
        container.send(
            ContainerEvent(.progress, "\(finished) of \(self.plan.count)", plan.nodes[place]))
        if isNews { signal.yield() }
    }

    /// Runs an object's start action.
    ///
    /// - Returns: Whether the action succeeded.
    @discardableResult
    private func start(_ participant: Participant) async -> Bool {
        guard let action = participant.start else { return true }
        let begin = ContinuousClock.now
        let container = container
        let limit = participant.startLimit
        do {
            try Task.checkCancellation()
            let run = { @Sendable in
                try await TimeLimit.run(
                    limit, isCancellable: true, afterward: { await container.keepStarted(participant) }, action)
            }
            // What the action waits for must not wait for it.
            if let start = container.startUnderWay(of: participant.box) {
                try await Undertaking(start).run(run)
            } else {
                try await run()
            }
        } catch {
            container.send(.failed(participant.node, error))
            note(StartError.Failure(participant.node, error, in: container.graph))
            container.endStart(of: participant, .failure(error))
            return false
        }
        let isKept = await container.keepStarted(participant)
        container.endStart(of: participant, .success(()))
        if isKept { container.send(.ready(participant.node, after: ContinuousClock.now - begin)) }
        return true
    }

    /// Starts the object of a node if that is left to do, or waits for the start of another container that does so.
    ///
    /// - Returns: Whether it has been started.
    private func ensureStarted(_ place: Int) async -> Bool {
        let node = plan.nodes[place]
        while true {
            if let participant = container.waitingParticipant(of: node) { return await start(participant) }
            guard let other = container.startUnderWay(of: node) else { return true }
            do {
                try await other.wait(node.label, isCancellable: true)
                return true
            } catch let error as ResolutionError where error.id == .circularWait {
                fail(place, StartError.Failure(node, error, in: container.graph))
                return false
            } catch {
                // It has been left to this one, or both containers end.
                if Task.isCancelled || container.isEnded { return false }
            }
        }
    }

    private func fail(_ place: Int, _ failure: StartError.Failure) {
        state.withLock { $0.running[place] = nil }
        note(failure)
    }

    private func note(_ failure: StartError.Failure) {
        state.withLock { $0.failures.append(failure) }
        signal.yield()
    }

    /// Begins nothing more, and cancels what is running: the container ends.
    func cancel() {
        state.withLock { $0.isEnding = true }
        signal.yield()
    }

    // MARK: Progress

    var progress: StartProgress {
        let now = ContinuousClock.now
        return state.withLock { state in
            let running = state.running.sorted { $0.value < $1.value }
            return StartProgress(
                total: plan.count, finished: state.finished,
                running: running.map { .init(label: plan.nodes[$0.key].label, duration: now - $0.value) })
        }
    }
}

extension Container {
    /// The object of a definition, if it waits to be started, from whichever container it belongs to.
    fileprivate func waitingParticipant(of node: Node) -> Participant? {
        participants.takeWaiting(node) ?? outer?.waitingParticipant(of: node)
    }

    /// Whether the object of a definition waits to be started, or is being started.
    fileprivate func isToBeStarted(_ node: Node) -> Bool {
        sequence(first: self, next: \.outer).contains { $0.participants.isToBeStarted(node) }
    }

    /// The start action of a definition's object that runs, for this container or another one.
    fileprivate func startUnderWay(of node: Node) -> Completion? {
        sequence(first: self, next: \.outer).lazy.compactMap { $0.participants.startUnderWay(of: node) }.first
    }

    /// The start action of an object that runs.
    fileprivate func startUnderWay(of box: ErasedBox) -> Completion? {
        sequence(first: self, next: \.outer).lazy.compactMap { $0.participants.startUnderWay(of: box) }.first
    }

    /// Notes that a start action has ended, and lets those go on who wait for it.
    fileprivate func endStart(of participant: Participant, _ result: Result<Void, any Error>) {
        for container in sequence(first: self, next: \.outer)
        where container.participants.endStart(of: participant, result, isOwn: container === self) { return }
    }

    /// Notes that an object has been started; stops it if the container has been stopped meanwhile.
    ///
    /// - Returns: Whether it goes on being there.
    @discardableResult
    fileprivate func keepStarted(_ participant: Participant) async -> Bool {
        if noteStarted(participant) { return true }
        // Whoever has taken it off the list, to stop or to drop it, took it for something that had not begun.
        var started = participant
        started.phase = .started
        let ending = participants.beginStop()
        var failures: [StopError.Failure] = []
        await stop(started, &failures)
        participants.endStop(ending)
        return false
    }

    /// Returns whether it is still on any list.
    fileprivate func noteStarted(_ participant: Participant) -> Bool {
        var container: Container? = self
        while let current = container {
            if current.participants.noteStarted(participant) { return true }
            container = current.outer
        }
        return false
    }
}
