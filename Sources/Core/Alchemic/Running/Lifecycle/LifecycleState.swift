/// The dependants of a container, the oldest first, as its lifecycle sees them.
package protocol DependantList {
    associatedtype Dependant
    associatedtype Drain

    /// Whether a drain waits for a dependant, which is then a scope, and refuses more of its name.
    static func includes(_ dependant: Dependant, in drain: Drain) -> Bool
    init()
    /// Adds the youngest dependant, which is not in the list.
    mutating func add(_ dependant: Dependant)
    /// Takes out a dependant; returns whether it was in the list.
    mutating func remove(_ dependant: Dependant) -> Bool
    /// The number of dependants that a drain waits for, and the other dependants: without a drain, all of them.
    func divided(by drain: Drain?) -> (drained: Int, others: [Dependant])
}

/// The state of a container on its way from open to closed: its stage, its start, its dependants and its participants.
///
/// `LifecycleState` is a value that takes no lock and calls no user code, without threads and tasks, so that a test can go
/// through every order of events. Each container keeps one under a lock, and acts on its answers.
package struct LifecycleState<Dependants: DependantList, Run> {
    /// The way to the end, which leads in this order only.
    package enum Stage {
        case open
        /// Requests are refused; no stop has begun.
        case ending
        /// A stop goes on, or has left the remaining participants to the start that it was called in.
        case stopping(Completion)
        /// All participants have been stopped for good; the stop itself may still be running.
        case closed(Completion)
    }

    /// The start of the container: one that fails is the last, another one may follow one that is over.
    package enum Start {
        /// A start runs; with `stopsRest`, it ends by stopping the participants that a stop called within it has left.
        case running(Run, stopsRest: Bool)
        case over
        case failed(any Error)
    }

    /// Changed by ``refuseRequests()``, by a stop, and by a start that a stop has left participants to.
    package private(set) var stage: Stage
    /// The start that is running, or how the last one ended; nil before the first.
    package private(set) var start: Start?
    /// The calls of a start that have neither returned nor been canceled.
    package private(set) var callers: [Completion] = []
    /// The open scopes, children and overrides, each until it leaves.
    private var dependants = Dependants()
    /// The drains that refuse scopes of certain names, here and in containers within.
    package private(set) var drains: [Dependants.Drain] = []
    /// The objects that are to be started or stopped, and those that are being stopped alone.
    private var participants: [ObjectIdentifier: Participant] = [:]
    /// The order of the participant that was added last.
    private var lastOrder = 0

    /// Creates a state that is open, or closed from the beginning, as ``Container/endedLifecycle`` is.
    package init(_ stage: Stage = .open) { self.stage = stage }

    private var isOpen: Bool { if case .open = stage { true } else { false } }
    private var isClosed: Bool { if case .closed = stage { true } else { false } }
    /// The start that is running; nil before, after and between starts.
    package var run: Run? { if case .running(let run, _) = start { run } else { nil } }
    /// The dependants, the oldest first, without those that are being deallocated.
    package var allDependants: [Dependants.Dependant] { dependants.divided(by: nil).others }
    /// The participants in order of construction.
    package var allParticipants: [Participant] { Array(participants.values).ordered(by: \.order) }

    // MARK: The end

    /// The effects of an end: the dependants that end as well, the start to cancel, and the drains that may be over.
    package struct Ended {
        /// The dependants at the moment of the end; none is added later.
        package let dependants: [Dependants.Dependant]
        /// Nil if no start is running.
        package let run: Run?
        /// The container's own drains, and those of containers around it, which go on.
        package let drains: [Dependants.Drain]
    }

    /// Refuses all requests from now on; returns the effects to apply, or nil if requests were refused before.
    package mutating func refuseRequests() -> Ended? {
        guard isOpen else { return nil }
        stage = .ending
        return Ended(dependants: allDependants, run: run, drains: drains)
    }

    /// Begins the one stop of the container, and refuses all requests from now on.
    ///
    /// - Returns: The stop that another call has begun, and which may be over, to wait for; or else the effects to apply, if
    ///   requests were not refused before.
    package mutating func beginStop(as stopping: Completion) -> (other: Completion?, ended: Ended?) {
        switch stage {
        case .stopping(let other), .closed(let other): return (other, nil)
        case .open, .ending:
            defer { stage = .stopping(stopping) }
            return (nil, refuseRequests())
        }
    }

    /// The next action of a stop, which takes turns until there is none.
    package enum StopTurn {
        /// Wait for the stop of a single object, which has begun: by a purge, by `set`, or after its start was too late.
        case wait(Completion, of: Participant)
        /// Stop these participants in their order; they are no longer listed.
        case stop([Participant])
        case done
    }

    /// Takes the participants to stop next.
    ///
    /// If none is left, the container closes, or a running start closes it later.
    ///
    /// - Parameters:
    ///   - isStart: Whether a start takes the turn, which closes the container in ``endStart(_:)``, if at all.
    ///   - circular: The stops of single objects that wait for the caller.
    package mutating func takeStopTurn(forStart isStart: Bool, withoutWaitingFor circular: [Completion]) -> StopTurn {
        for participant in participants.values {
            guard let ending = participant.ending, !circular.contains(where: { $0 === ending }) else { continue }
            return .wait(ending, of: participant)
        }
        // The objects that a running start is starting are left to that start.
        let isStartRunning = run != nil
        let all = takeInStopOrder(unless: { isStartRunning && $0.isStarting })
        if !all.isEmpty { return .stop(all) }
        if case .stopping(let stopping) = stage, !isStart {
            if let run { start = .running(run, stopsRest: true) } else { stage = .closed(stopping) }
        }
        return .done
    }

    // MARK: Dependants

    /// The answer to a scope, child or override that opens.
    package enum Adoption {
        /// The dependant was added; these drains apply to it as well.
        case added([Dependants.Drain])
        /// The container refuses requests.
        case ended
        /// A drain waits for scopes of the dependant's name.
        case draining
    }

    /// Adds a dependant that opens, unless the container has ended or drains its scope.
    package mutating func add(_ dependant: Dependants.Dependant) -> Adoption {
        guard isOpen else { return .ended }
        if drains.contains(where: { Dependants.includes(dependant, in: $0) }) { return .draining }
        dependants.add(dependant)
        return .added(drains)
    }

    /// Takes out a dependant; returns the drains that have waited for it, or none if it was out already.
    package mutating func remove(_ dependant: Dependants.Dependant) -> [Dependants.Drain] {
        dependants.remove(dependant) ? drains.filter { Dependants.includes(dependant, in: $0) } : []
    }

    /// Begins to refuse the scopes of a drain.
    ///
    /// - Returns: The number of dependants to wait for, and the others, to which the drain applies as well; nil after the end.
    package mutating func begin(_ drain: Dependants.Drain) -> (drained: Int, others: [Dependants.Dependant])? {
        guard isOpen else { return nil }
        drains.append(drain)
        return dependants.divided(by: drain)
    }

    /// Adds the drains of the container around this one.
    package mutating func inherit(_ drains: [Dependants.Drain]) { if isOpen { self.drains += drains } }

    // MARK: Participants

    /// Adds the participant that was built last, or replaces the same object, which now has a role as well, or is being stopped
    /// alone after it was taken off the list: a stop waits for that, and it is listed in any case.
    ///
    /// - Returns: Whether something will stop the participant; if not, the container has closed.
    package mutating func add(_ participant: Participant) -> Bool {
        if isClosed, participant.ending == nil { return false }
        lastOrder += 1
        let known = participants.updateValue(participant, forKey: participant.key)
        participants[participant.key]?.order = known?.order ?? lastOrder
        return true
    }

    /// Whether an object is listed, with its actions.
    func lists(_ box: ErasedBox) -> Bool { participants[ObjectIdentifier(box)] != nil }

    /// Takes a participant off the list, when it is about to be stopped or has been.
    package mutating func remove(_ participant: Participant) { participants[participant.key] = nil }

    /// Takes the participants that can be stopped, in the order in which they are stopped.
    ///
    /// - Parameters:
    ///   - choose: Selects the participants to take.
    ///   - isHeld: Whether a participant cannot be stopped yet; then neither can the participants that it depends on.
    package mutating func takeInStopOrder(
        among choose: ([Participant]) -> [Participant] = { $0 }, unless isHeld: (Participant) -> Bool = { _ in false }
    ) -> [Participant] {
        let order = choose(allParticipants.filter { $0.ending == nil }).inStopOrder(unless: isHeld)
        for participant in order { remove(participant) }
        return order
    }

    /// Marks a dropped object as being stopped.
    ///
    /// If the object is started, it stays on the list, so that a stop of the container waits for `ending`.
    ///
    /// - Returns: The participant; nil if the object is no participant, or is being stopped already.
    package mutating func beginStop(
        ofDropped key: ObjectIdentifier, as ending: @autoclosure () -> Completion
    ) -> Participant? {
        guard var participant = participants[key], participant.ending == nil else { return nil }
        // Nothing to wait for: if a start is running the object's action, that start stops the object.
        if !participant.isStarted { return participants.removeValue(forKey: key) }
        participant.phase = .stopping(ending())
        participants[key] = participant
        return participant
    }

    // MARK: Starts

    /// The answer to a call that starts the container.
    package enum StartDecision {
        case begin
        /// Wait for the start that is running, then try again: it may have left objects.
        case wait(Run)
        /// Throw the error of the start that has failed, or of the cancellation of every caller.
        case fail(any Error)
        /// The container has ended.
        case refuse
    }

    /// Adds a call of a start, before it begins or waits: as long as one is left, the start goes on.
    package mutating func addCaller(_ call: Completion) { callers.append(call) }

    /// Removes a caller that has returned, or was canceled, from the callers of a start.
    ///
    /// - Returns: Whether no caller is left, and the running start; nil if the caller was removed before.
    package mutating func removeCaller(_ call: Completion) -> (isLast: Bool, run: Run?)? {
        guard let index = callers.firstIndex(where: { $0 === call }) else { return nil }
        callers.remove(at: index)
        return (callers.isEmpty, run)
    }

    /// Begins a start if one can begin.
    ///
    /// A start that would only fail never counts as running: otherwise a stop would leave objects to it.
    package mutating func beginStart(_ begin: () -> Run) -> StartDecision {
        if let run { return .wait(run) }
        if case .failed(let error) = start { return .fail(error) }
        if !isOpen { return .refuse }
        if callers.isEmpty { return .fail(CancellationError()) }
        start = .running(begin(), stopsRest: false)
        return .begin
    }

    /// Ends the running start, unless a stop has left participants to it.
    ///
    /// - Parameter failure: The error that later starts throw as well.
    /// - Returns: The participants to stop before the next call; nil if the start is over.
    package mutating func endStart(_ failure: (any Error)?) -> [Participant]? {
        if case .running(_, stopsRest: true) = start, case .stopping(let stopping) = stage {
            let rest = takeInStopOrder()
            if !rest.isEmpty { return rest }
            stage = .closed(stopping)
        }
        start = failure.map(Start.failed) ?? .over
        return nil
    }

    // MARK: Starting objects

    /// The next action of a start for one object.
    package enum StartTurn {
        /// Run the start action, then end the completion, for which others may be waiting.
        case start(Participant, Completion)
        /// Wait for another start of the same object; if that fails, take another turn.
        case wait(Completion)
    }

    /// The first participant that waits to be started.
    package var firstBuilt: Participant? { allParticipants.first { if case .built = $0.phase { true } else { false } } }

    /// Begins the start of an object, unless it has begun; nil if the object is unlisted, is started or has failed.
    package mutating func takeStartTurn(
        for key: ObjectIdentifier, as start: @autoclosure () -> Completion
    ) -> StartTurn? {
        guard let participant = participants[key] else { return nil }
        switch participant.phase {
        case .built:
            let start = start()
            participants[key]?.phase = .starting(start)
            return .start(participant, start)
        case .starting(let other): return .wait(other)
        case .failed, .started, .stopping: return nil
        }
    }

    /// Notes the phase of a participant, unless its start has succeeded despite its time limit.
    ///
    /// - Returns: Whether the participant is on the list, and not being stopped.
    package mutating func note(_ phase: Participant.Phase, of participant: Participant) -> Bool {
        guard let known = participants[participant.key], known.ending == nil else { return false }
        if !known.isStarted { participants[participant.key]?.phase = phase }
        return true
    }
}
