// The end of a container or scope, and of single objects.

extension Container {
    var lifecycle: Lifecycle { memory.lifecycle.load() ?? memory.lifecycle.storeIfNil(Lifecycle(LifecycleState())) }

    /// Whether nothing in it is to be stopped when it ends, so far.
    package var hasNothingToStop: Bool { memory.lifecycle.load() == nil }

    /// Whether the container or scope has been stopped.
    public var isEnded: Bool { memory.hasEnded.load() != 0 }

    /// Stops the container or scope: first its open scopes and children, then its objects.
    ///
    /// Each object stops once, before its dependencies and within its time limit; otherwise the last built stops
    /// first. An object with a start action stops only if that has run. Objects that were `set` are not stopped.
    /// From the first moment, resolving throws, except by objects that are being stopped. A running start is
    /// canceled, and awaited.
    ///
    /// Concurrent calls share one stop; a later call does nothing. Canceling the task does not stop the stop.
    /// Within ``withOverrides(isolation:file:line:_:operation:)`` it stops only objects that were built for the overrides.
    /// A scope with nothing to stop ends without leaving the caller's actor.
    ///
    /// - Throws: A ``StopError`` with every failure. All other objects are stopped.
    public nonisolated(nonsending) func stop() async throws(StopError) {
        if let overlay { return try await overlay.stop() }
        try await stopItself()
    }

    /// Stops it, and not what replaces it in the current task.
    @inline(__always)
    nonisolated(nonsending) private func stopItself() async throws(StopError) {
        guard memory.stopHasBegun.storeIfZero(1) == 0 else {
            // Read once: the stop that has begun may be about to end without a lifecycle of the scope's own.
            let lifecycle = lifecycle
            if lifecycle === LifecycleState.over { return releaseObjects() }
            return try await waitForStop(in: lifecycle)
        }
        let wasOpen = memory.hasEnded.exchange(1) == 0
        if wasOpen, layout != nil, memory.lifecycle.storeIfNil(LifecycleState.over) === LifecycleState.over {
            leaveOuter()
            return releaseObjects()
        }
        if wasOpen { turnAwayDependants() }
        try await finishStop()
    }

    /// Ends it immediately for requests, and stops its objects in a task of its own.
    ///
    /// For the code that cannot wait, a deinitializer; what goes wrong is told as events.
    package func end() {
        guard memory.stopHasBegun.storeIfZero(1) == 0 else { return }
        turnAway()
        Task.detached { try? await self.finishStop() }
    }

    func turnAway() {
        if memory.hasEnded.exchange(1) == 0 { turnAwayDependants() }
    }

    /// Does so in all that ends with this container, and cancels a start that goes on.
    private func turnAwayDependants() {
        // Not one within the other: scopes may be nested deep.
        var ended = [self]
        while let container = ended.popLast() {
            let (dependants, start, drains) = container.lifecycle.withLock { lifecycle in
                lifecycle.hasEnded = true
                return (lifecycle.dependants, lifecycle.startTask, lifecycle.drains)
            }
            start?.cancel()
            for drain in drains where drain.belongs(to: container) { drain.end() }
            ended += dependants.filter { $0.memory.hasEnded.exchange(1) == 0 }
            // What was published is read without asking whether the container has ended.
            if container.openScope == nil { container.family.locked { container.wiring.close() } }
        }
    }

    private func stopping(in lifecycle: Lifecycle) -> Completion {
        lifecycle.withLock { lifecycle in
            let stopping = lifecycle.stopping ?? Completion(stopping: self)
            lifecycle.stopping = stopping
            return stopping
        }
    }

    private func finishStop() async throws(StopError) {
        let stopping = stopping(in: lifecycle)
        let failures = try? await Undertaking(stopping).run {
            var failures: [StopError.Failure] = []
            for dependant in self.dependants.reversed() {
                do throws(StopError) { try await dependant.stopItself() } catch { failures += error.failures }
            }
            // It was canceled, and stops by itself what it has begun.
            await self.waitForStart()
            return await failures + self.stopParticipants()
        }
        releaseObjects()
        leaveOuter()
        let failure = StopError(failures ?? [])
        endStreams()
        stopping.end(failure.map { .failure($0) } ?? .success(()))
        if let failure { throw failure }
    }

    /// Ends the streams of events, unless they go on: those of a scope are its container's, and so may be those of overrides.
    func endStreams() {
        if observers.endWithContainer, observers !== outer?.observers { observers.endStreams() }
    }

    /// Waits until the stop is over, even in a task that has been canceled; a ``StopError`` could not report that.
    private func waitForStop(in lifecycle: Lifecycle) async throws(StopError) {
        let stopping = stopping(in: lifecycle)
        if stopping.isOver { return }
        do { try await stopping.wait("stop()", isCancellable: false) } catch let error as StopError {
            throw error
        } catch {
            // It would wait for itself.
            guard let last = graph.nodes.last,
                let error = StopError([
                    .init(label: words, location: last.definition.location, error: error, mention: words)
                ])
            else { return }
            throw error
        }
    }

    /// Lets pass what the objects resolve that are being stopped.
    @usableFromInline
    func checkIsStopping() throws(ResolutionError) {
        let isAsked = Undertaking.subjects.contains { ($0 as? Completion)?.isStopping(within: self) == true }
        if !isAsked { throw .ended(self) }
    }

    // MARK: Dependants

    /// The container that this one is a child, a scope or an overlay of.
    var outer: Container? { overlaid ?? parent }

    /// The scopes, children and overlays that are open, the first that was made first.
    var dependants: [Container] { memory.lifecycle.load()?.withLock(\.dependants) ?? [] }

    /// What is found first in what belongs to this container and those around it.
    func nearest<Result>(_ find: (Container, inout LifecycleState) -> Result?) -> Result? {
        for container in sequence(first: self, next: \.outer) {
            let result = container.memory.lifecycle.load()?.withLock { find(container, &$0) }
            if let result = result ?? nil { return result }
        }
        return nil
    }

    /// Notes a container that ends with this one; returns whether it did: what has ended takes none, and what drains no scope
    /// that it waits for.
    func adopt(_ dependant: Container) -> Bool {
        guard let drains = lifecycle.withLock({ $0.add(dependant) }) else { return false }
        if !drains.isEmpty { dependant.lifecycle.withLock { $0.inherit(drains) } }
        return true
    }

    func leaveOuter() {
        outer.map(Reference.init)?.with { outer in
            let drains = outer.memory.lifecycle.with { lifecycle in lifecycle.withLock { $0.remove(self) } } ?? []
            for drain in drains where drain.includes(self) { drain.noteEnd() }
        }
    }

    // MARK: Objects

    /// Stops everything that was built, and what constructions that end meanwhile have built.
    func stopParticipants() async -> [StopError.Failure] {
        let lifecycle = lifecycle
        var failures: [StopError.Failure] = []
        // A stop that is called by what is being stopped does not wait for that.
        var circular: [Completion] = []
        while true {
            for ending in lifecycle.withLock(\.endings) where !circular.contains(where: { $0 === ending }) {
                do { try await ending.wait("purge()", isCancellable: false) } catch { circular.append(ending) }
            }
            // A start that goes on stops by itself what it has begun, and what it builds from now on.
            let (all, isStarting) = lifecycle.withLock { lifecycle in
                let isStarting = lifecycle.starting != nil
                return (lifecycle.takeInStopOrder(unless: { isStarting && $0.isStarting }), isStarting)
            }
            if all.isEmpty, lifecycle.withLock({ isStarting || $0.close(but: circular) }) { return failures }
            failures += await stop(all)
        }
    }

    /// Stops the objects of certain definitions, and those that need them, while requests still pass; returns what went
    /// wrong.
    package func stop(before isMeant: @escaping (Node) -> Bool) async -> [StopError.Failure] {
        await stop(lifecycle.withLock { $0.takeInStopOrder(reaching: isMeant) })
    }

    private func stop(_ participants: [Participant]) async -> [StopError.Failure] {
        var failures: [StopError.Failure] = []
        for participant in participants {
            defer { family.strike(participant.box) }
            guard participant.hasBegun, let stop = participant.stop else { continue }
            let node = participant.node
            let begin = ContinuousClock.now
            do {
                // Whatever stops it, a stop, a start that has failed or a purge: it resolves what it needs for that.
                let ending = Completion(stopping: self)
                defer { ending.end() }
                try await Undertaking(ending).run {
                    try await TimeLimitExceeded.run(participant.stopLimit, isCancellable: false, stop)
                }
                send(.of(.stopped, node, since: begin))
            } catch {
                failures.append(
                    StopError.Failure(
                        label: node.label, location: node.definition.location, error: error, mention: node.mention))
                send(.failed(node, error))
            }
        }
        return failures
    }

    /// Stops objects that nothing else will stop, in a task, since the code that has them on hand may be unable to wait; what
    /// goes wrong is told as events.
    func stopSoon(_ participants: [Participant]) {
        if !participants.isEmpty { Task { _ = await self.stop(participants.inStopOrder()) } }
    }

    /// What stops an object that was dropped, whichever container it belonged to; nil if it is not to be stopped.
    ///
    /// A stop of that container waits for it from now on.
    func stop(ofDropped box: ErasedBox) -> (@Sendable () async -> [StopError.Failure])? {
        let ending = Completion()
        let found = nearest { container, lifecycle in lifecycle.takeDropped(box, as: ending).map { ($0, container) } }
        guard let (participant, container) = found else { return nil }
        return { await self.stop(participant, as: ending, for: container) }
    }

    /// Stops an object that has been started when it was on no list any more: the code that has taken it off, to stop or to drop it,
    /// took it for something that had not begun.
    func stop(late participant: Participant) async {
        var participant = participant
        participant.phase = .started
        let ending = Completion()
        lifecycle.withLock { $0.beginStop(of: participant, as: ending) }
        _ = await stop(participant, as: ending, for: self)
    }

    private func stop(
        _ participant: Participant, as ending: Completion, for container: Container
    ) async -> [StopError.Failure] {
        let failures = try? await Undertaking(ending).run { await container.stop([participant]) }
        container.lifecycle.withLock { $0.remove(participant) }
        ending.end()
        return failures ?? []
    }
}
