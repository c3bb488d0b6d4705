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

    /// Begins the role of an object, if it has one that no start has begun; a stop of the container then ends the role.
    func beginRole(for box: ErasedBox, of node: Node) async throws {
        let role = ownRarities.withLock { rare in
            defer { rare.roles.removeAll { $0.node === node } }
            return rare.roles.last { $0.node === node }?.role
        }
        guard let role else { return }
        if let wrapper = node.details.lifecycleWrapper {
            try await wrapper.start { try await role.begin(box, of: node) }
        } else {
            try await role.begin(box, of: node)
        }
        // The actions of an object that is not listed are others': of the code that has set it, of another definition that has
        // returned it, too, or of a purge that has stopped it.
        let isListed = lifecycle.withLock { $0.lists(box) }
        // A stop waits for this start, and then finds the participant on the list.
        guard let participant = Participant(box, of: node, role: role, hasActions: isListed),
            lifecycle.withLock({ $0.add(participant) })
        else {
            try await role.end(box)
            throw ResolutionError.ended(self)
        }
    }
}
