/// The observers of a container; while there are none, an event costs one relaxed read.
@usableFromInline
package final class Observers: Sendable {
    /// One observer; its number is for ``remove(_:)``.
    private struct Function {
        let number: Int
        let call: @Sendable (ContainerEvent) -> Void
        /// Ends the stream, for the observer of a stream.
        let end: (@Sendable () -> Void)?
    }

    /// The number of observers, to be read without the lock of ``functions``.
    @usableFromInline let count = OwnWord()
    /// The observers in the order in which they were added, and whether a stream that is added now ends immediately.
    private let functions = Guarded<(next: Int, all: [Function], areStreamsOver: Bool)>((1, [], false))

    /// Whether the observers end with a container; those of the main container, for example, do not.
    let endWithContainer: Bool

    package init(_ observer: (@Sendable (ContainerEvent) -> Void)?, endWithContainer: Bool = true) {
        self.endWithContainer = endWithContainer
        if let observer { _ = add(observer) }
    }

    /// Whether there is an observer, for which an event is worth making.
    @inlinable var isObserved: Bool { count.word.loadRelaxed() > 0 }

    /// Adds an observer; returns its number.
    package func add(
        _ observer: @escaping @Sendable (ContainerEvent) -> Void, end: (@Sendable () -> Void)? = nil
    ) -> Int {
        defer { count.word.addRelaxed(1) }
        return functions.withLock { functions in
            defer { functions.next += 1 }
            functions.all.append(Function(number: functions.next, call: observer, end: end))
            return functions.next
        }
    }

    /// Removes an observer, which may still be running for an event on another thread.
    package func remove(_ number: Int) {
        // Let go of without the lock: objects that the closure has captured may go with it, and send events.
        let removed = functions.withLock { functions in
            functions.all.firstIndex { $0.number == number }.map { functions.all.remove(at: $0) }
        }
        if removed != nil { count.word.addRelaxed(-1) }
    }

    func contains(_ number: Int) -> Bool { functions.withLock { $0.all.contains { $0.number == number } } }

    /// A stream of the events from now on; it is finished from the beginning if the streams have ended.
    package func stream() -> AsyncStream<ContainerEvent> {
        AsyncStream { continuation in
            let number = add({ continuation.yield($0) }, end: { continuation.finish() })
            continuation.onTermination = { [weak self] _ in self?.remove(number) }
            if functions.withLock(\.areStreamsOver) { continuation.finish() }
        }
    }

    /// Finishes the streams, and all that are made later; other observers stay.
    package func endStreams() {
        let ends = functions.withLock { functions in
            functions.areStreamsOver = true
            return functions.all.compactMap(\.end)
        }
        for end in ends { end() }
    }

    /// Sends an event, which is made only if there is an observer.
    package func send(_ event: @autoclosure () -> ContainerEvent) { if isObserved { deliver(event()) } }

    /// Calls the observers on this thread, without the lock; none of them gets an object that is unfinished here.
    func deliver(_ event: ContainerEvent) {
        LockOrder.assertNoneIsHeld()
        Construction.asStranger { for function in functions.withLock(\.all) { function.call(event) } }
    }
}

extension Container {
    /// The events of the container and its scopes from now on, as a stream that ends with the container.
    ///
    /// The events of a scope are those of its container.
    ///
    /// - Returns: The events, in order for each thread.
    public func events() -> AsyncStream<ContainerEvent> { observers.stream() }

    /// Calls a closure for every event of the container and its scopes, on the thread of the event.
    public func observe(_ observer: @escaping @Sendable (ContainerEvent) -> Void) -> Observation {
        Observation(of: observers, number: observers.add(observer))
    }

    /// An observation of a container.
    public struct Observation: Sendable {
        private let observers: Observers
        private let number: Int

        package init(of observers: Observers, number: Int) {
            self.observers = observers
            self.number = number
        }

        var isCanceled: Bool { !observers.contains(number) }

        /// Ends the observation.
        public func cancel() { observers.remove(number) }
    }

    /// Sends the events of an object that was built, with the time that this took.
    func sendBuilt(_ node: Node, since begin: ContinuousClock.Instant) {
        send(ContainerEvent(.built, of: node, since: begin))
        if let message = node.details.deprecation {
            send(ContainerEvent(.deprecated, label: message.isEmpty ? nil : "\(node.label): \(message)", of: node))
        }
        if node.kind == .singleton, !startHasBegun, node.wantsToBeStarted {
            send(ContainerEvent(.notStarted, of: node))
        }
    }

    /// Sends the event of an object that could not be built, unless the error is a refusal; returns the error.
    ///
    /// After a refusal, the request is tried again where it can run.
    func sendFailed(_ error: ResolutionError, of node: Node) -> ResolutionError {
        if error.refusal != nil { return error }
        send(.failed(node, with: error))
        return error.markedAsSent
    }

    /// Runs a request of the program; throws if the container ends meanwhile.
    func serve<Answer>(_ request: () throws(ResolutionError) -> Answer) throws(ResolutionError) -> Answer {
        do throws(ResolutionError) {
            let answer = try request()
            try checkOpen()
            return answer
        } catch {
            throw reportThrown(error)
        }
    }

    /// Runs a request of the program, and awaits it; throws if the container ends meanwhile.
    func serveAwaiting<Answer>(
        _ request: () async throws(ResolutionError) -> Answer
    ) async throws(ResolutionError) -> Answer {
        do throws(ResolutionError) {
            let answer = try await request()
            try checkOpen()
            return answer
        } catch {
            throw reportThrown(error)
        }
    }

    /// Sends the event of a request's error if no object has; returns the error as the program gets it.
    ///
    /// A request that has to be awaited, or to run on the main actor, fails before anything is built, so no object has sent the
    /// event of the failure.
    ///
    /// - Parameter file: The file of the request, if it is known; empty for a request of a product of this package, which tries
    ///   again elsewhere by itself.
    @usableFromInline
    func reportThrown(_ error: ResolutionError, file: StaticString? = nil, line: UInt32 = 0) -> ResolutionError {
        let error = error.settled.requested(file: file ?? "", line: line)
        let wantsToBeElsewhere = error.id == .asynchronousOnly || error.id == .mainActorOnly
        guard wantsToBeElsewhere, !error.isSent, file?.utf8CodeUnitCount != 0 else { return error }
        let container = inEffect
        let node = container.graph.nodes.first {
            $0.definition.location == error.location && error.path.contains($0.label)
        }
        container.send(ContainerEvent(.failed, label: error.path.first, of: node, error: error))
        return error.markedAsSent
    }
}
