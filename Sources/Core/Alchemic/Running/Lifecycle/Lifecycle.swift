/// What ends with a container, and its start and stop; made when it is first needed.
///
/// Under its lock no code of a user runs, and nothing of a user's is let go of.
typealias Lifecycle = Guarded<LifecycleState>

struct LifecycleState {
    /// How far the start is that is running, or how far the last one came.
    enum Progress {
        case running(StartRun)
        case over(StartProgress)
    }

    /// That of every scope which has ended before it had any; nothing may be written into it.
    static let over = Lifecycle(LifecycleState(hasEnded: true, isClosed: true))

    var hasEnded = false
    /// Whether all participants have been stopped for good.
    private var isClosed = false
    /// The stop, once it has begun or something waits for it.
    var stopping: Completion?
    /// The scopes, children and overlays that are open: a chain, in which each takes itself out before it is gone.
    private var firstDependant: Reference<Container>?
    private var lastDependant: Reference<Container>?
    /// The drains that refuse scopes of certain names, here and in containers within; none unless a stop waits for such scopes.
    private(set) var drains: [Drain] = []
    private var participants: [ObjectIdentifier: Participant] = [:]
    private var lastOrder = 0

    var hasStarted = false
    /// The start that is running, and its task.
    var starting: Completion?
    var startTask: Task<Void, Never>?
    /// The calls of a start that have neither returned nor been canceled.
    var startCallers: [Completion] = []
    var progress: Progress?
    var startFailure: (any Error)?
    /// What no start has begun yet.
    var roles: [(node: Node, role: any LifecycleRole)] = []

    init(hasEnded: Bool = false, isClosed: Bool = false) {
        self.hasEnded = hasEnded
        self.isClosed = isClosed
    }

    // MARK: Dependants

    /// Notes one more.
    ///
    /// - Returns: The drains that go for it as well; nil if it is refused, by one of them or since this has ended.
    mutating func add(_ dependant: Container) -> [Drain]? {
        if hasEnded || drains.contains(where: { $0.includes(dependant) }) { return nil }
        let added = Reference(dependant)
        if let last = lastDependant {
            dependant.memory.previous.storeRelaxed(last.address)
            last.with { $0.memory.next.storeRelaxed(added.address) }
        } else {
            firstDependant = added
        }
        lastDependant = added
        return drains
    }

    /// Takes one out, unless it has been.
    ///
    /// - Returns: The drains that may wait for it.
    mutating func remove(_ dependant: Container) -> [Drain] {
        let previous = Reference<Container>(at: dependant.memory.previous.loadRelaxed())
        guard previous != nil || firstDependant == Reference(dependant) else { return [] }
        let next = Reference<Container>(at: dependant.memory.next.loadRelaxed())
        if let previous {
            previous.with { $0.memory.next.storeRelaxed(next?.address ?? 0) }
        } else {
            firstDependant = next
        }
        if let next {
            next.with { $0.memory.previous.storeRelaxed(previous?.address ?? 0) }
        } else {
            lastDependant = previous
        }
        dependant.memory.previous.storeRelaxed(0)
        return drains
    }

    /// Begins to refuse the scopes of a drain, and counts for it those that are open here.
    ///
    /// - Returns: The other dependants, which it goes for as well; nil if this has ended.
    mutating func begin(_ drain: Drain) -> [Container]? {
        if hasEnded { return nil }
        drains.append(drain)
        var others: [Container] = []
        var count = 0
        var next = firstDependant
        while let dependant = next {
            if dependant.with(drain.includes) {
                // Also one whose end has begun: it takes itself out.
                count += 1
            } else if let container = dependant.objectUnlessEnding {
                others.append(container)
            }
            next = dependant.with { Reference(at: $0.memory.next.loadRelaxed()) }
        }
        drain.addOpen(count)
        return others
    }

    /// Refuses what the container around this one does.
    mutating func inherit(_ drains: [Drain]) { self.drains += drains }

    /// The dependants, the first that was made first; not one whose end has begun, which waits for this lock to take itself out.
    var dependants: [Container] {
        var all: [Container] = []
        var next = firstDependant
        while let dependant = next {
            if let container = dependant.objectUnlessEnding { all.append(container) }
            next = dependant.with { Reference(at: $0.memory.next.loadRelaxed()) }
        }
        return all
    }

    // MARK: Participants

    /// Adds the last that was built; returns whether something will stop it: if not, the container has ended.
    mutating func add(_ participant: Participant) -> Bool {
        if !isClosed { insert(participant) }
        return !isClosed
    }

    private mutating func insert(_ participant: Participant) {
        lastOrder += 1
        participants[ObjectIdentifier(participant.box)] = participant
        participants[ObjectIdentifier(participant.box)]?.order = lastOrder
    }

    /// Adds one whose role has begun, in place of the same without; returns whether something will stop it.
    mutating func addStarted(_ participant: Participant) -> Bool {
        let known = participants[ObjectIdentifier(participant.box)]
        guard add(participant) else { return false }
        participants[ObjectIdentifier(participant.box)]?.phase = .started
        if let known { participants[ObjectIdentifier(participant.box)]?.order = known.order }
        return true
    }

    mutating func remove(_ participant: Participant) {
        participants[ObjectIdentifier(participant.box)] = nil
    }

    /// Takes none any more, if none is left but those whose stops cannot be waited for; returns whether that is so.
    mutating func close(but circular: [Completion]) -> Bool {
        isClosed = participants.values.allSatisfy { participant in circular.contains { $0 === participant.ending } }
        return isClosed
    }

    var boxes: [ErasedBox] { participants.values.map(\.box) }
    /// The stops of objects that are stopped by themselves.
    var endings: [Completion] { participants.values.compactMap(\.ending) }

    /// Takes those that can be stopped, in the order in which that is done.
    ///
    /// - Parameters:
    ///   - isMeant: If not nil, only such definitions and those that need them are.
    ///   - isHeld: Whether one cannot be stopped yet, and neither can what it depends on.
    mutating func takeInStopOrder(
        reaching isMeant: ((Node) -> Bool)? = nil, unless isHeld: (Participant) -> Bool = { _ in false }
    ) -> [Participant] {
        var all = participants.values.filter { $0.ending == nil }.ordered(by: \.order)
        if let isMeant {
            let meant = nodes(above: all.map(\.node), reaching: isMeant)
            all = all.filter { meant.contains(ObjectIdentifier($0.node)) }
        }
        let order = all.inStopOrder(unless: isHeld)
        for participant in order { remove(participant) }
        return order
    }

    /// Notes that an object that is on no list any more is being stopped; a stop of the container waits for that.
    mutating func beginStop(of participant: Participant, as ending: Completion) {
        insert(participant)
        participants[ObjectIdentifier(participant.box)]?.ending = ending
    }

    /// The same for one that was dropped, if it has begun; nil if it is none of these.
    mutating func takeDropped(_ box: ErasedBox, as ending: Completion) -> Participant? {
        guard let participant = participants[ObjectIdentifier(box)], participant.ending == nil else { return nil }
        participants[ObjectIdentifier(box)]?.ending = ending
        if !participant.hasBegun { remove(participant) }
        return participant
    }

    // MARK: Starting objects

    /// The first that waits to be started; its start begins.
    mutating func beginFirstStart() -> (Participant, Completion)? {
        let first = participants.values.filter(\.isBuilt).ordered(by: \.order).first
        return first.map { ($0, beginStart(of: $0)) }
    }

    private mutating func beginStart(of participant: Participant) -> Completion {
        let start = Completion()
        participants[ObjectIdentifier(participant.box)]?.phase = .starting(start)
        return start
    }

    /// What is left to do until an object has been started; nil if that is nothing.
    mutating func startTurn(for box: ErasedBox) -> StartTurn? {
        guard let participant = participants[ObjectIdentifier(box)] else { return nil }
        switch participant.phase {
        case .built: return .start(participant, beginStart(of: participant))
        case .starting(let start): return .wait(start)
        case .failed, .started: return nil
        }
    }

    mutating func note(_ phase: Participant.Phase, of participant: Participant) -> Bool {
        guard let known = participants[ObjectIdentifier(participant.box)], known.ending == nil else { return false }
        participants[ObjectIdentifier(participant.box)]?.phase = phase
        return true
    }
}

enum StartTurn {
    case start(Participant, Completion)
    case wait(Completion)
}
