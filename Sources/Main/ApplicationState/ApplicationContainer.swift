public import Alchemic

/// The application's container, for what has none of its own: the main one, in a program that has one.
public enum ApplicationContainer {
    /// What there is of it.
    public struct State: Sendable {
        /// The container; nil until there is one.
        public let container: Container?
        /// What does not change while modules and libraries join, which each bring a container; nil until there is one.
        public let first: Container?
        /// Why there is no container; nil while it is on its way.
        public let problem: (any Error)?

        package init(container: Container?, first: Container?, problem: (any Error)? = nil) {
            self.container = container
            self.first = first
            self.problem = problem
        }
    }

    private struct Source {
        var state: (@Sendable () -> State)?
        var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
        var count = 0
    }

    private static let source = Guarded(Source())

    /// What there is; nil in a program that has not mentioned its main container.
    public static var state: State? { source.withLock { $0.state }?() }

    /// The container; nil until there is one.
    public static var current: Container? { state?.container }

    /// What there is, from now on: each time that it is there, that its start has ended, that it has failed or has ended.
    ///
    /// What joins a container that is there is no change.
    ///
    /// - Returns: The changes since this call, those that come together as one.
    public static func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let number = source.withLock { source in
            source.count += 1
            source.listeners[source.count] = continuation
            return source.count
        }
        continuation.onTermination = { _ in source.withLock { _ = $0.listeners.removeValue(forKey: number) } }
        return stream
    }

    package static func isGiven(by state: @escaping @Sendable () -> State) {
        source.withLock { $0.state = state }
        hasChanged()
    }

    package static func hasChanged() {
        for listener in source.withLock({ Array($0.listeners.values) }) { listener.yield() }
    }
}

// What products for applications ask of the rest.

extension Graph {
    /// Whether a start would build anything.
    public var hasStart: Bool { !startOrder.isEmpty }
}

extension Query {
    /// What distinguishes it from other queries for the same type, constants excepted.
    public var text: String { "\(plan.key(withWords: true)) \(plan)" }
}

extension ApplicationContainer.State: Printed {
    package var summary: String {
        "State" + facts(container?.summary ?? (problem == nil ? "no container yet" : "failed"))
    }
}
