/// An object that is to be started or stopped, and how far it has come.
package struct Participant: Sendable {
    /// How far an object is on its way from its construction to its stop.
    package enum Phase: Sendable {
        /// The object waits to be started.
        case built
        /// The object is being started; others wait for the end of its start.
        case starting(Completion)
        /// The start action has thrown, was canceled or exceeded its time; no later start of the container tries again.
        case failed
        /// The start action has succeeded, or the object has none.
        case started
        /// The object is being stopped alone; a stop of the container waits for the end of that.
        case stopping(Completion)
    }

    let node: Node
    /// The object's box, which keeps it until it is stopped.
    let box: ErasedBox
    /// The start action, within the definition's wrapper; nil if there is none, or if the object was set.
    let start: (@Sendable () async throws -> Void)?
    /// The end of the role, then the stop action, within the wrapper; nil if there is neither.
    let stop: (@Sendable () async throws -> Void)?
    /// How far the object is; a participant that was taken off the list keeps the phase that it had.
    package var phase: Phase
    /// The rank among the participants of the container: an object that was built later has a higher one.
    var order = 0

    /// Creates a participant with the actions of the definition, or else of the object itself; nil if there are none.
    ///
    /// - Parameters:
    ///   - role: The role of the object, which has been started; the role ends before the object is stopped.
    ///   - hasActions: Whether the actions are this participant's; otherwise, only the role ends.
    package init?(_ box: ErasedBox, of node: Node, role: (any LifecycleRole)? = nil, hasActions: Bool = true) {
        var start =
            node.details.start.run.map { run in { @Sendable in try await run(box) } }
            ?? box.action(of: node) { (object: any Startable) in try await object.start() }
        var stop =
            node.details.stop.run.map { run in { @Sendable in try await run(box) } }
            ?? box.action(of: node) { (object: any Stoppable) in try await object.stop() }
        if !hasActions { (start, stop) = (nil, nil) }
        if let role {
            stop = { @Sendable [stop] in
                let ending: Result<Void, any Error>
                do { ending = .success(try await role.end(box)) } catch { ending = .failure(error) }
                try await stop?()
                try ending.get()
            }
        }
        if let wrapper = node.details.lifecycleWrapper {
            start = start.map { start in { @Sendable in try await wrapper.start(start) } }
            stop = stop.map { stop in { @Sendable in try await wrapper.stop(stop) } }
        }
        if start == nil, stop == nil { return nil }
        self.node = node
        self.box = box
        self.start = start
        self.stop = stop
        phase = start == nil || role != nil ? .started : .built
    }

    /// The limit of a definition that states none.
    private static let usualLimit = Duration.seconds(30)
    var startLimit: Duration { node.details.start.limit ?? Participant.usualLimit }
    var stopLimit: Duration { node.details.stop.limit ?? Participant.usualLimit }

    /// The identity of the object's box; a container lists one participant for each.
    package var key: ObjectIdentifier { ObjectIdentifier(box) }
    /// Whether the object's start action is running; a stop of the container leaves the object to the running start.
    var isStarting: Bool { if case .starting = phase { true } else { false } }
    /// The stop of this participant alone, while it goes on.
    package var ending: Completion? { if case .stopping(let ending) = phase { ending } else { nil } }
    /// Whether the object has to be stopped, or is being stopped: its start action has succeeded, or there is none.
    package var isStarted: Bool {
        switch phase {
        case .built, .starting, .failed: false
        case .started, .stopping: true
        }
    }
}

extension [Participant] {
    /// Sorts participants, which come in order of construction, into the order in which they are stopped.
    func inStopOrder(unless isHeld: (Participant) -> Bool = { _ in false }) -> [Participant] {
        map(\.node).indicesInStopOrder { isHeld(self[$0]) }.map { self[$0] }
    }
}

extension ErasedBox {
    /// One of the object's own actions, called on the actor of the conformance; nil if the object does not conform.
    fileprivate func action<Role>(
        of node: Node, _ act: @escaping @Sendable (Role) async throws -> Void
    ) -> (@Sendable () async throws -> Void)? {
        switch conformance(to: Role.self) {
        case .none: return nil
        case .onActor: return { try await self.callOnMain(of: node, act) }
        case .everywhere, .undecided:
            return {
                if node.staysOnMain { throw ResolutionError.staysOnMain(node, as: node.type) }
                if let object = self.erased as? Role { try await act(object) }
            }
        }
    }

    /// Runs an action by a conformance that holds on the main actor only: elsewhere, the cast would fail.
    @MainActor
    private func callOnMain<Role>(of node: Node, _ act: @Sendable (Role) async throws -> Void) async throws {
        guard let object = erased as? Role else {
            throw ResolutionError(.conformsElsewhere, with: Values(node: node, type: Role.self))
        }
        // `act` is not isolated, but calls a requirement of `Role`, whose witness switches back to the main actor.
        nonisolated(unsafe) let role = object
        try await act(role)
    }
}
