public import Alchemic

/// The application's container, for views without one of their own.
///
/// It is the main container, if the program uses it.
public enum ApplicationContainer {
    /// A snapshot of the application's container.
    public struct State: Sendable {
        /// The container; nil until there is one.
        public let container: Container?
        /// The first container; nil until there is one.
        ///
        /// It stays the same while modules and libraries join, each with a child container.
        public let first: Container?
        /// The reason why there is no container; nil if there is one, or while a start creates it.
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

    /// The current state; nil in a program that has not used its main container.
    public static var state: State? { source.withLock { $0.state }?() }

    /// The container; nil until there is one.
    public static var current: Container? { state?.container }

    /// Returns the changes of the state from now on.
    ///
    /// The state changes when the container exists, when its start has ended or failed, and when the container has ended. A
    /// module or a library that joins the container is no change.
    ///
    /// - Returns: A stream with an element for each change; changes that come together may be one element.
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

    /// Keeps a closure that returns the state, and notifies views that the state has changed.
    package static func register(state: @escaping @Sendable () -> State) {
        source.withLock { $0.state = state }
        notifyChange()
    }

    /// Notifies views that the state has changed.
    package static func notifyChange() {
        for listener in source.withLock({ Array($0.listeners.values) }) { listener.yield() }
    }
}

// Members for the products for applications.

extension Graph {
    /// Whether a start would build anything.
    public var hasStart: Bool { !startOrder.isEmpty }
}

extension Query {
    /// A text that distinguishes the query from others for the same type, except by constants.
    public var text: String { "\(erased.key(withWords: true)) \(erased)" }
}

extension ApplicationContainer.State: Printed {
    package var summary: String {
        "State" + facts(container?.summary ?? (problem == nil ? "no container yet" : "failed"))
    }
}
