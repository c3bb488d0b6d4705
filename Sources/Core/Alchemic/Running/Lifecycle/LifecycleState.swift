/// The containers that end with one, the first that was made first, as far as its lifecycle is concerned.
package protocol DependantList {
    associatedtype Dependant
    associatedtype Drain

    static func includes(_ dependant: Dependant, in drain: Drain) -> Bool
    init()
    mutating func add(_ dependant: Dependant)
    /// Takes one out; returns whether it was there.
    mutating func remove(_ dependant: Dependant) -> Bool
    /// How many a drain waits for, and the others; without one, all are others.
    func divided(by drain: Drain?) -> (drained: Int, others: [Dependant])
}

/// An object that is to be started or stopped, as far as the lifecycle of its container is concerned.
package protocol LifecycleParticipant {
    associatedtype Key: Hashable
    /// The end of something that others wait for.
    associatedtype Completion: AnyObject

    var key: Key { get }
    var phase: StartPhase<Completion> { get set }
    /// The stop that goes on for it alone.
    var ending: Completion? { get set }
    var order: Int { get set }
    /// Puts participants, which are in order of construction, in the order in which they are stopped.
    static func stopOrder(of participants: [Self], unless isHeld: (Self) -> Bool) -> [Self]
}

package enum StartPhase<Completion> {
    /// The object waits to be started.
    case built
    /// It is being started; others wait for the end of that.
    case starting(Completion)
    case failed
    /// Its start has ended, or it needs none.
    case started
}

/// How far a container has come on its way from open to closed, what ends with it, and who waits for its start or stop.
///
/// It is a value, and knows nothing of locks, threads, tasks and what users declare: each container keeps one under a lock, and
/// does what it answers. A test goes through every order of events.
package struct LifecycleState<Dependants: DependantList, Participant: LifecycleParticipant, Run> {
    package typealias Completion = Participant.Completion

    package enum Stage {
        case open
        /// Everything is refused; nothing has begun to stop it.
        case ending
        /// The stop goes on, or has left the rest to the start that it was called in.
        case stopping(Completion)
        /// All participants have been stopped for good; the stop may not be over.
        case closed(Completion)
    }

    package enum Start {
        case notBegun
        /// It is to stop the rest at its end where a stop that was called in it has left that.
        case running(Run, stopsRest: Bool)
        case over
        case failed(any Error)
    }

    package private(set) var stage: Stage
    /// The start that is running, or how the last one ended.
    package private(set) var start = Start.notBegun
    /// The calls of a start that have neither returned nor been canceled.
    package private(set) var callers: [Completion] = []
    private var dependants = Dependants()
    /// The drains that refuse scopes of certain names, here and in containers within.
    package private(set) var drains: [Dependants.Drain] = []
    private var participants: [Participant.Key: Participant] = [:]
    private var lastOrder = 0

    package init(_ stage: Stage = .open) { self.stage = stage }

    private var isOpen: Bool { if case .open = stage { true } else { false } }
    private var isClosed: Bool { if case .closed = stage { true } else { false } }
    package var run: Run? { if case .running(let run, _) = start { run } else { nil } }
    package var allDependants: [Dependants.Dependant] { dependants.divided(by: nil).others }
    package var allParticipants: [Participant] { Array(participants.values).ordered(by: \.order) }

    // MARK: The end

    /// The effects of an end: what is to end as well, the start to cancel, and the drains that may be over.
    package struct Ended {
        package let dependants: [Dependants.Dependant]
        package let run: Run?
        package let drains: [Dependants.Drain]
    }

    package enum StopDecision {
        /// Stop it, first of all what ends with it; nil if that has been told.
        case begin(Ended?)
        case wait(Completion)
    }

    /// Refuses everything from now on; returns nil if it did so before.
    package mutating func end() -> Ended? {
        guard isOpen else { return nil }
        stage = .ending
        return Ended(dependants: allDependants, run: run, drains: drains)
    }

    package mutating func beginStop(as stopping: Completion) -> StopDecision {
        switch stage {
        case .open, .ending:
            defer { stage = .stopping(stopping) }
            return .begin(end())
        case .stopping(let other), .closed(let other): return .wait(other)
        }
    }

    package enum StopTurn {
        /// Wait for the stop of one object, which has begun.
        case wait(Completion)
        case stop([Participant])
        case done
    }

    /// Decides what is left to stop; closes if it is nothing, and it is not for a start, which goes on.
    ///
    /// - Parameter circular: The stops that cannot be waited for.
    package mutating func stopTurn(isStart: Bool, but circular: [Completion]) -> StopTurn {
        let endings = participants.values.compactMap(\.ending)
        if let first = endings.first(where: { ending in !circular.contains { $0 === ending } }) { return .wait(first) }
        // A start that goes on stops by itself what it has begun.
        let isHeld: (Participant) -> Bool = if run == nil { { _ in false } } else { \.isStarting }
        let all = takeInStopOrder(unless: isHeld)
        if !all.isEmpty { return .stop(all) }
        if case .stopping(let stopping) = stage, !isStart {
            if let run { start = .running(run, stopsRest: true) } else { stage = .closed(stopping) }
        }
        return .done
    }

    // MARK: Dependants

    package enum Adoption {
        /// It is noted; these drains go for it as well.
        case added([Dependants.Drain])
        case ended
        case draining
    }

    package mutating func add(_ dependant: Dependants.Dependant) -> Adoption {
        guard isOpen else { return .ended }
        if drains.contains(where: { Dependants.includes(dependant, in: $0) }) { return .draining }
        dependants.add(dependant)
        return .added(drains)
    }

    /// Takes one out, unless it has been; returns the drains that have waited for it.
    package mutating func remove(_ dependant: Dependants.Dependant) -> [Dependants.Drain] {
        dependants.remove(dependant) ? drains.filter { Dependants.includes(dependant, in: $0) } : []
    }

    /// Begins to refuse the scopes of a drain.
    ///
    /// - Returns: How many it waits for here, and the other dependants, which it goes for as well; nil if this has ended.
    package mutating func begin(_ drain: Dependants.Drain) -> (drained: Int, others: [Dependants.Dependant])? {
        guard isOpen else { return nil }
        drains.append(drain)
        return dependants.divided(by: drain)
    }

    /// Refuses what the container around this one does.
    package mutating func inherit(_ drains: [Dependants.Drain]) { if isOpen { self.drains += drains } }

    // MARK: Participants

    /// Adds the last that was built; returns whether something will stop it: if not, the container has ended.
    package mutating func add(_ participant: Participant) -> Bool {
        if !isClosed { insert(participant) }
        return !isClosed
    }

    private mutating func insert(_ participant: Participant) {
        lastOrder += 1
        participants[participant.key] = participant
        participants[participant.key]?.order = lastOrder
    }

    /// Adds one whose role has begun, in place of the same without; returns whether something will stop it.
    package mutating func addStarted(_ participant: Participant) -> Bool {
        let known = participants[participant.key]
        guard add(participant) else { return false }
        participants[participant.key]?.phase = .started
        if let known { participants[participant.key]?.order = known.order }
        return true
    }

    package mutating func remove(_ participant: Participant) { participants[participant.key] = nil }

    /// Takes those that can be stopped, in the order in which that is done.
    ///
    /// - Parameters:
    ///   - choose: Selects those that are meant.
    ///   - isHeld: Whether one cannot be stopped yet, and neither can what it depends on.
    package mutating func takeInStopOrder(
        among choose: ([Participant]) -> [Participant] = { $0 }, unless isHeld: (Participant) -> Bool = { _ in false }
    ) -> [Participant] {
        let order = Participant.stopOrder(of: choose(allParticipants.filter { $0.ending == nil }), unless: isHeld)
        for participant in order { remove(participant) }
        return order
    }

    /// Notes that an object that is on no list any more is being stopped; a stop of the container waits for that.
    package mutating func beginStop(of participant: Participant, as ending: Completion) {
        insert(participant)
        participants[participant.key]?.ending = ending
    }

    /// The same for one that was dropped, if it has begun; nil if it is none of these.
    package mutating func takeDropped(_ key: Participant.Key, as ending: Completion) -> Participant? {
        guard let participant = participants[key], participant.ending == nil else { return nil }
        participants[key]?.ending = ending
        if !participant.hasBegun { remove(participant) }
        return participant
    }

    // MARK: Starts

    package enum StartDecision {
        case begin
        case wait(Run)
        case fail(any Error)
        case refuse
        /// Every caller has been canceled.
        case cancel
    }

    package mutating func addCaller(_ call: Completion) { callers.append(call) }

    /// Notes that a caller wants a start no longer.
    ///
    /// - Returns: Whether no other does, and the start to cancel then; nil if it had been noted.
    package mutating func removeCaller(_ call: Completion) -> (isLast: Bool, run: Run?)? {
        guard let place = callers.firstIndex(where: { $0 === call }) else { return nil }
        callers.remove(at: place)
        return (callers.isEmpty, run)
    }

    /// Begins a start where one can begin.
    ///
    /// A start that would only fail never counts as running: a stop would leave objects to it.
    package mutating func beginStart(_ begin: () -> Run) -> StartDecision {
        if let run { return .wait(run) }
        if case .failed(let error) = start { return .fail(error) }
        if !isOpen { return .refuse }
        if callers.isEmpty { return .cancel }
        start = .running(begin(), stopsRest: false)
        return .begin
    }

    /// Ends the start that is running, once it has stopped what a stop has left to it.
    ///
    /// - Parameter failure: The error that later starts throw as well.
    /// - Returns: What has to be stopped before; nil if the start is over.
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

    package enum StartTurn {
        case start(Participant, Completion)
        case wait(Completion)
    }

    /// The first that waits to be started; its start begins.
    package mutating func beginFirstStart(as start: Completion) -> Participant? {
        let first = allParticipants.first(where: \.isBuilt)
        if let first { participants[first.key]?.phase = .starting(start) }
        return first
    }

    /// What is left to do until an object has been started; nil if that is nothing.
    package mutating func startTurn(for key: Participant.Key, as start: @autoclosure () -> Completion) -> StartTurn? {
        guard let participant = participants[key] else { return nil }
        switch participant.phase {
        case .built:
            let start = start()
            participants[key]?.phase = .starting(start)
            return .start(participant, start)
        case .starting(let other): return .wait(other)
        case .failed, .started: return nil
        }
    }

    /// Notes how far an object has come, unless it has been started all the same, after its time was over.
    ///
    /// - Returns: Whether it is on the list, and not being stopped.
    package mutating func note(_ phase: StartPhase<Completion>, of participant: Participant) -> Bool {
        guard let known = participants[participant.key], known.ending == nil else { return false }
        if !known.hasBegun { participants[participant.key]?.phase = phase }
        return true
    }
}

extension StartPhase: Sendable where Completion: Sendable {}

extension LifecycleParticipant {
    package var isBuilt: Bool { if case .built = phase { true } else { false } }
    package var isStarting: Bool { if case .starting = phase { true } else { false } }
    /// Whether it has to be stopped: its start action has run, or there is none.
    package var hasBegun: Bool { if case .started = phase { true } else { false } }
}
