// For products of this package that do more with objects than start and stop them, such as run them as services.

/// The work of another product with an object, after the object has been started, and before it is stopped.
package protocol LifecycleRole: Sendable {
    /// Begins the role; objects that depend on this one are built afterward.
    func begin(_ box: ErasedBox, of node: Node) async throws
    /// Ends the role; the object's dependencies are stopped afterward.
    func end(_ box: ErasedBox) async throws
}

extension Container {
    /// Gives the objects of singletons and values a role.
    ///
    /// The next start builds them, even if they are not eager, unless they are declared lazy.
    package func give(_ role: any LifecycleRole, to nodes: [Node]) {
        if !isEnded { ownRarities.withLock { $0.roles += nodes.map { ($0, role) } } }
    }

    /// The definitions, without decorators, whose producers this container has made: its own, and, in an override, affected ones.
    package var ownBareNodes: [Node] { graph.nodes.filter { $0.inner == nil && wiring.makes($0) } }

    /// Begins the role of an object, if it has one that no start has begun; a stop of the object then ends the role.
    ///
    /// - Parameter place: Where the object is, unless it is a value.
    func beginRole(for box: ErasedBox, of node: Node, in place: ObjectPlace? = nil) async throws {
        let role = ownRarities.withLock { rare in
            defer { rare.roles.removeAll { $0.node === node } }
            return rare.roles.last { $0.node === node }?.role
        }
        guard let role, var participant = Participant(box, of: node, role: role, isSet: wasSet(box.object)) else {
            return
        }
        // Listed as an object that is being started, so that a purge, or a stop within the role, leaves the object to this start.
        let (key, end) = (participant.key, Completion())
        participant.phase = .starting(end)
        let former = lifecycle.withLock { [participant] lifecycle in
            let former = lifecycle.participant(for: key)
            if former?.ending == nil { lifecycle.insert(participant) }
            return former
        }
        defer { end.end() }
        if former?.ending != nil { return }
        if former == nil, let place, place.lockAndRead() !== box {
            // A purge has dropped the object before it was listed.
            return lifecycle.withLock { $0.remove(participant) }
        }
        do {
            try await Undertaking(end).run {
                guard let wrapper = node.details.lifecycleWrapper else { return try await role.begin(box, of: node) }
                try await wrapper.start { try await role.begin(box, of: node) }
            }
        } catch {
            // What was started before the role is still to be stopped.
            if let former { await noteStartedOrStop(former) } else { lifecycle.withLock { $0.remove(participant) } }
            end.end(throwing: error)
            throw error
        }
        await noteStartedOrStop(participant)
    }
}
