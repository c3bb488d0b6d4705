/// Who listens to a container; while nobody does, an event costs one relaxed read.
@usableFromInline
package final class Observers: Sendable {
    private struct List {
        var next = 0
        var functions: [(number: Int, call: @Sendable (ContainerEvent) -> Void)] = []
    }

    @usableFromInline let count = OwnWord()
    private let list = Guarded(List())

    package init(_ observer: (@Sendable (ContainerEvent) -> Void)?) {
        if let observer { _ = add(observer) }
    }

    @inlinable var isObserved: Bool { count.word.loadRelaxed() > 0 }

    package func add(_ observer: @escaping @Sendable (ContainerEvent) -> Void) -> Int {
        let number = list.withLock { list in
            list.next += 1
            list.functions.append((list.next, observer))
            return list.next
        }
        count.word.addRelaxed(1)
        return number
    }

    package func remove(_ number: Int) {
        // Let go of without the lock: what it has captured may end with it, and send events.
        let removed = list.withLock { list -> (number: Int, call: @Sendable (ContainerEvent) -> Void)? in
            guard let place = list.functions.firstIndex(where: { $0.number == number }) else { return nil }
            count.word.addRelaxed(-1)
            return list.functions.remove(at: place)
        }
        withExtendedLifetime(removed) {}
    }

    /// The events from now on, for as long as the stream is read.
    package func stream() -> AsyncStream<ContainerEvent> {
        AsyncStream { continuation in
            let number = add { continuation.yield($0) }
            continuation.onTermination = { _ in self.remove(number) }
        }
    }

    package func send(_ event: @autoclosure () -> ContainerEvent) {
        if isObserved { tell(event()) }
    }

    func tell(_ event: ContainerEvent) {
        for function in list.withLock(\.functions) { function.call(event) }
    }
}

extension Container {
    /// The events of the container and its scopes from now on, as a stream.
    ///
    /// - Returns: The events, in order for each thread.
    public func events() -> AsyncStream<ContainerEvent> { observers.stream() }

    /// Calls a closure for every event of the container and its scopes, on the thread of the event.
    ///
    /// - Parameter observer: Receives the events.
    /// - Returns: The observation, to cancel it.
    public func observe(_ observer: @escaping @Sendable (ContainerEvent) -> Void) -> Observation {
        Observation(observers, observers.add(observer))
    }

    /// An observation of a container.
    public struct Observation: Sendable {
        private let observers: Observers
        private let number: Int

        package init(_ observers: Observers, _ number: Int) {
            self.observers = observers
            self.number = number
        }

        /// Ends the observation.
        public func cancel() { observers.remove(number) }
    }
}

extension Container {
    private func sendBuilt(_ node: Node, since begin: ContinuousClock.Instant) {
        send(.built(node, after: ContinuousClock.now - begin))
        if node.definition.hasDetails, let message = node.definition.details.deprecation {
            send(.deprecated(node, message))
        }
        if node.kind == .singleton, !startHasBegun, node.wantsToBeStarted { send(.of(.notStarted, node)) }
    }

    /// Makes something and tells how long it took.
    @inline(never)
    func timing<Value>(
        _ node: Node, _ make: () throws(ResolutionError) -> Value
    ) throws(ResolutionError) -> Value {
        let begin = ContinuousClock.now
        do {
            let value = try make()
            sendBuilt(node, since: begin)
            return value
        } catch {
            send(.failed(node, error))
            throw error
        }
    }

    /// The same, awaited.
    func timing<Value>(
        async node: Node, _ make: () async throws(ResolutionError) -> Value
    ) async throws(ResolutionError) -> Value {
        let begin = ContinuousClock.now
        do {
            let value = try await make()
            sendBuilt(node, since: begin)
            return value
        } catch {
            send(.failed(node, error))
            throw error
        }
    }
}
