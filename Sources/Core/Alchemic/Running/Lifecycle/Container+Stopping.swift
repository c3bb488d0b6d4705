// The end of a container or scope, and of single objects.

extension Container {
    /// Whether the container or scope refuses requests: once it or a container around it begins to stop, or its synchronous
    /// override ends.
    public var isEnded: Bool { memory.hasEnded.load() != 0 }

    /// Stops the container or scope: first its open scopes, children and overrides, then its objects.
    ///
    /// Each object stops once, before its dependencies and within its time limit; otherwise the last built stops
    /// first. An object with a start action stops only if that succeeded. Objects that were `set` are not stopped.
    /// Resolving throws from the beginning, except by objects being stopped. A running start is canceled, and awaited.
    ///
    /// Concurrent calls share one stop; later calls do nothing. Canceling the task does not end the stop.
    /// Within ``withOverrides(isolation:file:line:_:operation:)`` it stops only objects that were built for the overrides.
    /// A scope with nothing to stop ends without leaving the caller's actor.
    ///
    /// - Throws: A ``StopError`` with every failure. All other objects are stopped.
    public nonisolated(nonsending) func stop() async throws(StopError) {
        if let overlay { return try await overlay.stop() }
        try await stopItself()
    }

    /// Stops this container, and not an override that replaces it in the current task.
    nonisolated(nonsending) private func stopItself() async throws(StopError) {
        if endIfNothingIsToBeStopped() { return }
        let (stopping, isOwn) = beginStop()
        guard isOwn else { return try await waitForStop(stopping) }
        if let failure = StopError(await runStop(stopping)) { throw failure }
    }

    /// Ends a scope that has no lifecycle; returns whether this is such a scope, also if it has ended before.
    func endIfNothingIsToBeStopped() -> Bool {
        guard layout != nil, memory.lifecycle.storeIfNil(Container.endedLifecycle) === Container.endedLifecycle
        else { return false }
        memory.hasEnded.store(1)
        leaveOuter()
        releaseObjects()
        return true
    }

    /// Ends the container immediately for requests, and stops its objects in a task of its own.
    ///
    /// For code that cannot wait, such as a deinitializer; failures are sent as events.
    package func stopDetached() {
        let (stopping, isOwn) = beginStop()
        guard isOwn else { return }
        Task.detached { _ = await self.runStop(stopping) }
    }

    /// Stops the container for its own start, which has failed; a stop that another call has begun waits for the start.
    func stopForFailedStart() async -> [StopError.Failure] {
        let (stopping, isOwn) = beginStop()
        return isOwn ? await runStop(stopping) : []
    }

    /// Begins the stop, and refuses requests here and within, unless another call has begun it.
    ///
    /// - Returns: The one stop, and whether the caller has to run it.
    private func beginStop() -> (stopping: Completion, isOwn: Bool) {
        let stopping = Completion(stoppingIn: self)
        let (other, ended) = lifecycle.withLock { lifecycle in
            memory.hasEnded.store(1)
            return lifecycle.beginStop(as: stopping)
        }
        if let ended { applyEffects(of: ended) }
        return (other ?? stopping, other == nil)
    }

    /// Ends the container and its dependants for requests, and stops no object: a synchronous override cannot wait.
    func refuseRequestsHereAndWithin() { if let ended = refuseOwnRequests() { applyEffects(of: ended) } }

    /// Refuses all requests from now on; returns the effects to apply, or nil if requests were refused before.
    private func refuseOwnRequests() -> ContainerLifecycle.Ended? {
        lifecycle.withLock { lifecycle in
            memory.hasEnded.store(1)
            return lifecycle.refuseRequests()
        }
    }

    /// Applies the effects of an end here and within: refuses requests, cancels running starts, ends the containers' own drains,
    /// and withdraws published objects.
    private func applyEffects(of ended: ContainerLifecycle.Ended) {
        // Without recursion: scopes may be nested deep.
        var all = [(self, ended)]
        while let (container, ended) = all.popLast() {
            ended.run?.task.cancel()
            for drain in ended.drains where drain.belongs(to: container) { drain.change { $0.end() } }
            for dependant in ended.dependants {
                if let ended = dependant.refuseOwnRequests() { all.append((dependant, ended)) }
            }
            // Published objects are read without a check whether the container has ended.
            if container.openScope == nil { container.family.locked { container.wiring.close() } }
        }
    }

    /// Stops the dependants, then the objects, and ends `stopping`, for which other calls wait; returns the failures.
    private func runStop(_ stopping: Completion) async -> [StopError.Failure] {
        let stopped = try? await Undertaking(stopping).run {
            let failures = await self.stopDependants()
            // The start was canceled, and stops the objects by itself that it has begun to start.
            await self.waitForStart()
            return await failures + self.stopParticipants()
        }
        releaseObjects()
        leaveOuter()
        endStreams()
        let failures = stopped ?? []
        stopping.end(throwing: StopError(failures))
        // A start that has waited for this stop stops the remaining participants.
        await waitForStart()
        return failures
    }

    /// Ends the streams of events, unless they outlive containers, or belong to the container around this one.
    ///
    /// Those of a scope always belong to it, and those of an override may.
    func endStreams() { if observers.endWithContainer, observers !== outer?.observers { observers.endStreams() } }

    /// Waits until the stop is over, even in a task that has been canceled, since `stop()` throws nothing but a ``StopError``.
    ///
    /// If the stop waits for the caller, throws the circular wait as a failure.
    private func waitForStop(_ stopping: Completion) async throws(StopError) {
        // The stop may have left the remaining participants to the start.
        await waitForStart()
        if stopping.isOver { return }
        do {
            try await stopping.wait(labeled: "stop()", isCancellable: false).get()
        } catch let failure as StopError {
            throw failure
        } catch {
            // The stop would wait for itself.
            guard let location = graph.nodes.last?.definition.location,
                let failure = StopError([.init(label: words, location: location, error: error, mention: words)])
            else { return }
            throw failure
        }
    }

    /// Throws, unless the request comes from an object that is being stopped.
    @usableFromInline
    func checkIsFromStoppingObject() throws(ResolutionError) {
        let isFromStoppingObject = Undertaking.subjects.contains {
            ($0 as? Completion)?.isStopping(within: self) == true
        }
        if !isFromStoppingObject { throw .ended(self) }
    }

    // MARK: Dependants

    /// The container that this one is a child, a scope or an overlay of.
    var outer: Container? { overridden ?? parent }

    /// The open scopes, children and overlays, the oldest first.
    var dependants: [Container] { memory.lifecycle.load()?.withLock(\.allDependants) ?? [] }

    /// Stops the dependants, the youngest first, even those that the current task overrides.
    func stopDependants() async -> [StopError.Failure] {
        var failures: [StopError.Failure] = []
        for dependant in dependants.reversed() {
            do throws(StopError) { try await dependant.stopItself() } catch { failures += error.failures }
        }
        return failures
    }

    /// Calls `update` with the lifecycle of this container, then of those around it, each under its lock, until one returns a
    /// result.
    func updateNearestLifecycle<Result>(_ update: (Container, inout ContainerLifecycle) -> Result?) -> Result? {
        for container in sequence(first: self, next: \.outer) {
            let result = container.memory.lifecycle.load()?.withLock { update(container, &$0) }
            if let result = result ?? nil { return result }
        }
        return nil
    }

    /// Adds a dependant, unless this container has ended, or drains scopes of the dependant's name.
    func adopt(_ dependant: Container) -> ContainerLifecycle.Adoption {
        let adoption = lifecycle.withLock { $0.add(dependant) }
        if case .added(let drains) = adoption, !drains.isEmpty { dependant.lifecycle.withLock { $0.inherit(drains) } }
        return adoption
    }

    /// Removes this container from the dependants of the one around it, whose drains may be waiting for it.
    func leaveOuter() {
        outer.map(Reference.init)?.with { outer in
            let drains = outer.memory.lifecycle.with { lifecycle in lifecycle.withLock { $0.remove(self) } } ?? []
            for drain in drains { drain.change { $0.add(-1) } }
        }
    }

    // MARK: Objects

    /// Stops all participants, also those of constructions that end meanwhile.
    func stopParticipants(forStart isStart: Bool = false) async -> [StopError.Failure] {
        var failures: [StopError.Failure] = []
        // A stop that is called by an object's own stop does not wait for that object.
        var circular: [Completion] = []
        while true {
            switch lifecycle.withLock({ $0.takeStopTurn(forStart: isStart, withoutWaitingFor: circular) }) {
            case .wait(let ending, of: let participant):
                do {
                    try await ending.wait(labeled: participant.node.mention, isCancellable: false).get()
                } catch {
                    circular.append(ending)
                }
            case .stop(let participants): failures += await stop(participants)
            case .done: return failures
            }
        }
    }

    /// Stops the objects of certain definitions, and those that need them, while the container still takes requests.
    ///
    /// - Returns: The failures.
    package func stopObjects(where isSelected: @escaping (Node) -> Bool) async -> [StopError.Failure] {
        let participants = lifecycle.withLock { lifecycle in
            lifecycle.takeInStopOrder { all in
                let selected = NodesBelow(all.map(\.node)).leading(to: isSelected)
                return all.filter { selected.holds($0.node) }
            }
        }
        return await stop(participants)
    }

    /// Stops objects, one after the other in the order given; a failure does not keep those after it from being stopped.
    func stop(_ participants: [Participant]) async -> [StopError.Failure] {
        var failures: [StopError.Failure] = []
        for participant in participants {
            if let failure = await stop(participant) { failures.append(failure) }
        }
        return failures
    }

    /// Runs the stop action of an object that has been started; one that is stopped alone is then taken off the list.
    ///
    /// - Returns: The failure, which is sent as an event as well.
    private func stop(_ participant: Participant) async -> StopError.Failure? {
        // The action may resolve what it needs, whether a stop, a failed start or a purge runs it.
        let ending = participant.ending ?? Completion(stoppingIn: self)
        defer {
            family.unregisterStop(of: participant.box)
            if participant.ending != nil { lifecycle.withLock { $0.remove(participant) } }
            ending.end()
        }
        guard participant.isStarted, let stop = participant.stop else { return nil }
        let node = participant.node
        // The event is within the undertaking, too: an observer may wait for something that itself waits for this stop. The
        // closure returns its error, so that nothing is thrown.
        return try? await Undertaking(ending).run { () -> StopError.Failure? in
            let begin = ContinuousClock.now
            do {
                try await withTimeLimit(participant.stopLimit, isCancellable: false, stop)
                self.send(ContainerEvent(.stopped, of: node, since: begin))
                return nil
            } catch {
                self.send(.failed(node, with: error))
                return StopError.Failure(
                    label: node.label, location: node.definition.location, error: error, mention: node.mention)
            }
        }
    }

    /// Stops objects that nothing else will stop, in a task, since the caller may be unable to wait.
    ///
    /// Failures are sent as events.
    func stopSoon(_ participants: [Participant]) {
        if !participants.isEmpty { Task { _ = await self.stop(participants.inStopOrder()) } }
    }

    /// Stops an object that was dropped; returns the failure.
    typealias Stop = @Sendable () async -> StopError.Failure?

    /// Marks a dropped object as being stopped, in the container that lists it: this one, or one around it.
    ///
    /// If the object is started, a stop of that container waits until the function has run.
    ///
    /// - Returns: A function that stops the object; nil if no container lists it, or if it is being stopped already.
    func prepareStop(ofDropped box: ErasedBox) -> Stop? {
        updateNearestLifecycle { container, lifecycle -> Stop? in
            lifecycle.beginStop(ofDropped: ObjectIdentifier(box), as: Completion(stoppingIn: container))
                .map { participant -> Stop in { await container.stop(participant) } }
        }
    }
}
