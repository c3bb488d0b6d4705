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

    /// An object's actions: those of its definition, else its own; nil if it has none.
    init?(_ node: Node, _ box: ErasedBox) {
        self.node = node
        self.box = box
        let details = node.inner == nil && node.definition.hasDetails ? node.definition.details : nil
        let startable = box.conformance(to: (any Startable).self)
        let stoppable = box.conformance(to: (any Stoppable).self)
        if let action = details?.start {
            start = { try await action.run(box) }
        } else if startable != .none {
            start = { try await box.start(startable, node) }
        } else {
            start = nil
        }
        if let action = details?.stop {
            stop = { try await action.run(box) }
        } else if stoppable != .none {
            stop = { try await box.stop(stoppable, node) }
        } else {
            stop = nil
        }
        if start == nil, stop == nil { return nil }
        phase = start == nil ? .started : .built
    }

    private static let usualLimit = Duration.seconds(30)
    var startLimit: Duration { node.definition.details.startLimit ?? Participant.usualLimit }
    var stopLimit: Duration { node.definition.details.stopLimit ?? Participant.usualLimit }

    /// Runs the stop action; what it throws is gathered.
    func performStop(_ observers: Observers, _ failures: inout [StopError.Failure]) async {
        guard phase != .starting, let stop else { return }
        let begin = ContinuousClock.now
        do {
            try await TimeLimit.run(stopLimit, isCancellable: false, stop)
            observers.send(.stopped(node, after: ContinuousClock.now - begin))
        } catch {
            failures.append(StopError.Failure(label: node.label, location: node.definition.location, error: error))
            observers.send(.failed(node, error))
        }
    }
}

// An object's own actions, each called where it conforms.
extension ErasedBox {
    fileprivate func start(_ conformance: Conformance, _ node: Node) async throws {
        if conformance == .onActor { return try await startOnMain(node) }
        if node.staysOnMain { throw ResolutionError.staysOnMain(node, as: node.type) }
        try await (erased as? any Startable)?.start()
    }

    @MainActor
    private func startOnMain(_ node: Node) async throws {
        guard let object = erased as? any Startable else { throw ResolutionError.elsewhere(node, (any Startable).self) }
        // It begins with a way back to the main actor.
        nonisolated(unsafe) let startable = object
        try await startable.start()
    }

    fileprivate func stop(_ conformance: Conformance, _ node: Node) async throws {
        if conformance == .onActor { return try await stopOnMain(node) }
        if node.staysOnMain { throw ResolutionError.staysOnMain(node, as: node.type) }
        try await (erased as? any Stoppable)?.stop()
    }

    @MainActor
    private func stopOnMain(_ node: Node) async throws {
        guard let object = erased as? any Stoppable else { throw ResolutionError.elsewhere(node, (any Stoppable).self) }
        nonisolated(unsafe) let stoppable = object
        try await stoppable.stop()
    }
}

/// The objects of one container, or scope, that want to be started or stopped.
final class Participants: Sendable {
    private struct List {
        /// In order of construction.
        var all: [Participant] = []
        /// How many of them wait to be started.
        var waiting = 0
        /// Whether all have been stopped for good.
        var isClosed = false
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
            list.all.append(participant)
            if participant.phase == .built { list.waiting += 1 }
            return true
        }
    }

    /// Takes none any more, unless there are some to be stopped.
    ///
    /// - Returns: Whether there are none.
    func close() -> Bool {
        list.withLock { list in
            if list.all.isEmpty { list.isClosed = true }
            return list.isClosed
        }
    }

    /// Whether any of them waits to be started.
    var areWaiting: Bool { list.withLock { $0.waiting > 0 } }

    /// One that waits to be started, of a certain definition or of any; its start begins.
    func takeWaiting(_ node: Node? = nil) -> Participant? {
        list.withLock { list in
            guard list.waiting > 0,
                let place = list.all.firstIndex(where: { $0.phase == .built && (node == nil || $0.node === node) })
            else { return nil }
            list.waiting -= 1
            list.all[place].phase = .starting
            return list.all[place]
        }
    }

    /// Notes that one has been started.
    func noteStarted(_ participant: Participant) {
        list.withLock { list in
            guard let place = list.all.lastIndex(where: { $0.box === participant.box }) else { return }
            list.all[place].phase = .started
        }
    }

    /// Takes an object that was dropped.
    func take(_ box: ErasedBox) -> Participant? {
        list.withLock { list in
            guard let place = list.all.firstIndex(where: { $0.box === box }) else { return nil }
            let participant = list.all.remove(at: place)
            if participant.phase == .built { list.waiting -= 1 }
            return participant
        }
    }

    /// Takes all of them, in order of construction.
    func takeAll() -> [Participant] {
        list.withLock { list in
            defer {
                list.all = []
                list.waiting = 0
            }
            return list.all
        }
    }
}
