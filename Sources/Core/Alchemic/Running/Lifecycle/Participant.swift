/// An object that wants to be started or stopped, and how far it has come.
struct Participant: Sendable {
    enum Phase {
        /// It waits to be started.
        case built
        /// Its start has begun, or has failed.
        case starting
        /// Its start has ended, or it needs none.
        case started
    }

    let node: Node
    /// The object's box, which keeps it until it is stopped.
    let box: ErasedBox
    let start: (@Sendable () async throws -> Void)?
    let stop: (@Sendable () async throws -> Void)?
    var phase: Phase
    /// Whose node it is, if the container knows nothing of the node: without its graph, a node forgets what it needs.
    var graph: Graph?

    /// An object's actions: those of its definition, else its own; nil if it has none.
    init?(_ node: Node, _ box: ErasedBox) {
        self.node = node
        self.box = box
        let details = node.details
        let start =
            details?.start.map { action in { @Sendable in try await action.run(box) } }
            ?? box.action(of: node) { (object: any Startable) in try await object.start() }
        let stop =
            details?.stop.map { action in { @Sendable in try await action.run(box) } }
            ?? box.action(of: node) { (object: any Stoppable) in try await object.stop() }
        var actions = (start: start, stop: stop)
        if let role = details?.role {
            actions.start = { @Sendable in
                try await start?()
                try await role.begin(box, node)
            }
            actions.stop = { @Sendable in
                let ending: Result<Void, any Error>
                do { ending = .success(try await role.end(box)) } catch { ending = .failure(error) }
                try await stop?()
                try ending.get()
            }
        }
        if let wrapper = details?.lifecycleWrapper {
            actions.start = actions.start.map { start in { @Sendable in try await wrapper.start(start) } }
            actions.stop = actions.stop.map { stop in { @Sendable in try await wrapper.stop(stop) } }
        }
        (self.start, self.stop) = actions
        if self.start == nil, self.stop == nil { return nil }
        phase = self.start == nil ? .started : .built
    }

    private static let usualLimit = Duration.seconds(30)
    var startLimit: Duration { node.definition.details.startLimit ?? Participant.usualLimit }
    var stopLimit: Duration { node.definition.details.stopLimit ?? Participant.usualLimit }

    /// Whether it has begun, and so has to be stopped: its start action has run, or there is none.
    var hasBegun: Bool { phase == .started }
}

extension Container {
    /// Stops an object that is on no list any more; what goes wrong is gathered.
    func stop(_ participant: Participant, _ failures: inout [StopError.Failure]) async {
        defer { family.strike(participant.box) }
        guard participant.hasBegun, let stop = participant.stop else { return }
        let node = participant.node
        let begin = ContinuousClock.now
        do {
            try await TimeLimit.run(participant.stopLimit, isCancellable: false, stop)
            send(.stopped(node, after: ContinuousClock.now - begin))
        } catch {
            failures.append(StopError.Failure(label: node.label, location: node.definition.location, error: error))
            send(.failed(node, error))
        }
    }
}

extension ErasedBox {
    /// One of the object's own actions, called where it conforms; nil if it does not.
    fileprivate func action<Role>(
        of node: Node, _ act: @escaping @Sendable (Role) async throws -> Void
    ) -> (@Sendable () async throws -> Void)? {
        switch conformance(to: Role.self) {
        case .none: return nil
        case .onActor: return { try await self.callOnMain(node, act) }
        case .everywhere, .undecided:
            return {
                if node.staysOnMain { throw ResolutionError.staysOnMain(node, as: node.type) }
                if let object = self.erased as? Role { try await act(object) }
            }
        }
    }

    @MainActor
    private func callOnMain<Role>(_ node: Node, _ act: @Sendable (Role) async throws -> Void) async throws {
        guard let object = erased as? Role else { throw ResolutionError.elsewhere(node, Role.self) }
        // It begins with a way back to the main actor.
        nonisolated(unsafe) let role = object
        try await act(role)
    }
}

/// The objects of one container, or scope, that want to be started or stopped.
final class Participants: Sendable {
    private struct List {
        /// In order of construction; nil where one has gone.
        var all: [Participant?] = []
        /// How many there are.
        var count = 0
        /// Where each stands, by its box.
        var places: [ObjectIdentifier: Int] = [:]
        /// Where those stand that wait to be started, by their nodes.
        var waiting: [ObjectIdentifier: [Int]] = [:]
        /// Before that place nothing waits to be started.
        var firstWaiting = 0
        /// Whether all have been stopped for good.
        var isClosed = false
        /// The start actions that run, by their objects' boxes: one that was purged meanwhile may be built, and started, again.
        var starts: [ObjectIdentifier: (node: Node, end: Completion)] = [:]
        /// The stops of objects that are on no list any more.
        var stops: [Completion] = []

        /// Forgets all participants.
        mutating func removeAll() { self = List(isClosed: isClosed, starts: starts, stops: stops) }

        mutating func add(_ participant: Participant) {
            if participant.phase == .built {
                waiting[ObjectIdentifier(participant.node), default: []].append(all.count)
            }
            places[ObjectIdentifier(participant.box)] = all.count
            all.append(participant)
            count += 1
        }

        mutating func remove(at place: Int) -> Participant? {
            guard let participant = all[place] else { return nil }
            _ = begin(participant, at: place)
            all[place] = nil
            places[ObjectIdentifier(participant.box)] = nil
            count -= 1
            if count == 0 { removeAll() }
            return participant
        }

        /// Lets one wait no more; returns whether it did.
        mutating func begin(_ participant: Participant, at place: Int) -> Bool {
            let node = ObjectIdentifier(participant.node)
            guard participant.phase == .built, let number = waiting[node]?.firstIndex(of: place) else { return false }
            waiting[node]?.remove(at: number)
            if waiting[node]?.isEmpty == true { waiting[node] = nil }
            return true
        }

        mutating func takeWaiting(at place: Int) -> Participant? {
            guard let participant = all[place], begin(participant, at: place) else { return nil }
            all[place]?.phase = .starting
            starts[ObjectIdentifier(participant.box)] = (participant.node, Completion())
            return all[place]
        }

        /// Lets one wait again that another container's start has begun and not brought to its end.
        mutating func giveBack(_ participant: Participant) {
            guard let place = places[ObjectIdentifier(participant.box)] else { return }
            all[place]?.phase = .built
            waiting[ObjectIdentifier(participant.node), default: []].append(place)
            firstWaiting = min(firstWaiting, place)
        }
    }

    /// Where nothing takes part any more, for all that never had any.
    static let closed = Participants(isClosed: true)

    private let list: Guarded<List>

    init(isClosed: Bool = false) {
        list = Guarded(List(isClosed: isClosed))
    }

    /// Adds the last that was built.
    ///
    /// - Returns: Whether somebody will stop it; if not, the container has ended.
    func add(_ participant: Participant) -> Bool {
        list.withLock { list in
            if list.isClosed { return false }
            list.add(participant)
            return true
        }
    }

    /// Takes none any more, unless there are some to be stopped, or being stopped.
    ///
    /// - Parameter circular: Stops that cannot be waited for.
    /// - Returns: Whether there are none.
    func close(but circular: [Completion]) -> Bool {
        list.withLock { list in
            if list.count == 0, list.stops.allSatisfy({ stop in circular.contains { $0 === stop } }) {
                list.isClosed = true
            }
            return list.isClosed
        }
    }

    /// Strikes those off the family's list that nobody is going to stop: others may come to lie where they lie.
    func strike(from family: Family) {
        for case let participant? in list.withLock(\.all) { family.strike(participant.box) }
    }

    /// Whether any of them waits to be started.
    var areWaiting: Bool { list.withLock { !$0.waiting.isEmpty } }

    /// The first that waits to be started; its start begins.
    func takeWaiting() -> Participant? {
        list.withLock { list in
            guard !list.waiting.isEmpty else { return nil }
            while list.firstWaiting < list.all.count {
                defer { list.firstWaiting += 1 }
                if let participant = list.takeWaiting(at: list.firstWaiting) { return participant }
            }
            return nil
        }
    }

    /// One of a certain definition that waits to be started; its start begins.
    func takeWaiting(_ node: Node) -> Participant? {
        list.withLock { list in
            list.waiting[ObjectIdentifier(node)]?.first.flatMap { list.takeWaiting(at: $0) }
        }
    }

    /// Notes that one has been started.
    ///
    /// - Returns: Whether it is one of these.
    func noteStarted(_ participant: Participant) -> Bool {
        list.withLock { list in
            guard let place = list.places[ObjectIdentifier(participant.box)] else { return false }
            list.all[place]?.phase = .started
            return true
        }
    }

    /// Takes an object that was dropped.
    func take(_ box: ErasedBox) -> Participant? {
        list.withLock { list in list.places[ObjectIdentifier(box)].flatMap { list.remove(at: $0) } }
    }

    /// Takes an object that was dropped and is going to be stopped; a stop of the container waits for that.
    func takeToStop(_ box: ErasedBox) -> (participant: Participant, stop: Completion)? {
        list.withLock { list in
            guard let place = list.places[ObjectIdentifier(box)], let participant = list.remove(at: place) else {
                return nil
            }
            let stop = Completion()
            list.stops.append(stop)
            return (participant, stop)
        }
    }

    /// Begins to stop an object that is on no list.
    func beginStop() -> Completion {
        let stop = Completion()
        list.withLock { $0.stops.append(stop) }
        return stop
    }

    func endStop(_ stop: Completion) {
        list.withLock { list in list.stops.removeAll { $0 === stop } }
        stop.end()
    }

    /// The stops of objects that are on no list any more.
    var stops: [Completion] { list.withLock { $0.stops } }

    /// Whether an object of a definition waits to be started, or is being started.
    func isToBeStarted(_ node: Node) -> Bool {
        list.withLock { $0.waiting[ObjectIdentifier(node)] != nil } || startUnderWay(of: node) != nil
    }

    /// The start action that runs for a definition.
    func startUnderWay(of node: Node) -> Completion? {
        list.withLock { list in list.starts.values.first { $0.node === node }?.end }
    }

    /// The start action that runs for an object.
    func startUnderWay(of box: ErasedBox) -> Completion? { list.withLock { $0.starts[ObjectIdentifier(box)]?.end } }

    /// Ends a start action.
    ///
    /// - Parameter isOwn: Whether it was the container's own start; else, if it has failed, it is left to that.
    /// - Returns: Whether it was one of these.
    func endStart(of participant: Participant, _ result: Result<Void, any Error>, isOwn: Bool) -> Bool {
        let start = list.withLock { list -> Completion? in
            guard let start = list.starts.removeValue(forKey: ObjectIdentifier(participant.box)) else { return nil }
            if case .failure = result, !isOwn { list.giveBack(participant) }
            return start.end
        }
        start?.end(result)
        return start != nil
    }

    /// Takes those of certain definitions, and those that need them, in the order in which they are stopped.
    func takeInStopOrder(reaching isTarget: (Node) -> Bool) -> [Participant] {
        list.withLock { list in
            let all = list.all.compactMap(\.self)
            let reaching = nodes(above: all.map(\.node), reaching: isTarget)
            let order = all.filter { reaching.contains(ObjectIdentifier($0.node)) }.inStopOrder().order
            for participant in order {
                if let place = list.places[ObjectIdentifier(participant.box)] { _ = list.remove(at: place) }
            }
            return order
        }
    }

    /// Takes those that can be stopped, in the order in which that is done.
    ///
    /// - Parameter isStarting: Whether a start goes on, which stops what it has begun, and what that depends on.
    func takeInStopOrder(isStarting: Bool) -> [Participant] {
        list.withLock { list in
            let all = list.all.compactMap(\.self)
            let (order, left) = all.inStopOrder { isStarting && $0.phase == .starting }
            list.removeAll()
            for participant in left { list.add(participant) }
            return order
        }
    }
}
