// A stop that lets scopes end first.

extension Container {
    /// Stops the container or scope as soon as its open scopes of some names have ended.
    ///
    /// ```swift
    /// try await container.stop(draining: .request, within: .seconds(10))
    /// ```
    ///
    /// From now on, opening another scope of these names throws, in the container and in all its scopes, children and overrides.
    /// Open ones go on, and may open any scope within themselves. When the last one has ended, or the time is over, the container
    /// stops as ``stop()`` does. Until then, nothing else is refused or waited for.
    ///
    /// ``stop()`` meanwhile does not wait for scopes. Of several calls, each waits for its own scopes and time; the first to
    /// finish waiting stops the container, then all return. Canceling the task ends the wait, not the stop. Code within
    /// one of these scopes that awaits this method waits for itself, until the time is over.
    ///
    /// - Parameters:
    ///   - scope: The name of scopes to wait for; a scope that is released without being stopped has ended, too.
    ///   - others: More names; an unknown one sends an event.
    ///   - limit: How long to wait; the stop itself takes the time that its objects need.
    /// - Returns: How many of these scopes were open when the stop began, and ended by it; the event
    ///   ``ContainerEvent/Kind/drained`` says so as well.
    /// - Throws: A ``StopError`` with every failure. All other objects are stopped.
    @discardableResult
    public nonisolated(nonsending) func stop(
        draining scope: Scope, _ others: Scope..., within limit: Duration = .seconds(30)
    ) async throws(StopError) -> Int {
        let container = inEffect
        let left = await container.drain([scope] + others, within: limit)
        try await container.stop()
        return left
    }

    /// Opens no more scopes of some names from now on, and waits for those that are open.
    ///
    /// - Returns: How many are left when the time is over, the task is canceled, or the container begins to stop.
    @discardableResult
    package nonisolated(nonsending) func drain(_ scopes: [Scope], within limit: Duration? = nil) async -> Int {
        let begin = ContinuousClock.now
        let drain = Drain(self, of: scopes)
        // Without recursion: scopes may be nested deep.
        var reached = [self]
        var unknown = scopes
        while let container = reached.popLast() {
            unknown.removeAll { container.wiring.layout(of: $0) != nil }
            guard let (drained, others) = container.lifecycle.withLock({ $0.begin(drain) }) else {
                if container === self { return 0 }
                continue
            }
            drain.change { $0.add(drained) }
            reached += others
        }
        for scope in unknown {
            let error = ResolutionError.unknownScope(scope.name, among: graph.scopes.map(\.name))
            send(ContainerEvent(.failed, label: words, error: error))
        }
        drain.change { $0.endCounting() }
        let left = await drain.wait(within: limit)
        let parts = scopes.map { "\"\($0)\"" } + (left == 0 ? [] : ["\(left) left"])
        send(ContainerEvent(.drained, label: parts.joined(separator: ", "), duration: ContinuousClock.now - begin))
        return left
    }
}
