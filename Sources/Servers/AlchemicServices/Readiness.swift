#if Services
/// Whether a program is ready for requests, for the route of a probe.
///
/// Declare it, and `Container.run`, or a ``ContainerService``, keeps it up to date:
///
/// ```swift
/// Singleton { Readiness() }
/// ```
///
/// A server that responds during the start takes it, and not the ``/Alchemic/Container``, which would make it run last:
///
/// ```swift
/// router.get("ready") { _, _ in readiness.phase == .ready ? HTTPResponse.Status.ok : .serviceUnavailable }
/// ```
///
/// A container tells one that it declares itself, not one of its parent. It can be used from any thread.
public final class Readiness: Sendable {
    private struct State {
        var status: Status
        var followers: [Int: AsyncStream<Status>.Continuation] = [:]
        var count = 0
        var isFinal = false
    }

    private let state: Guarded<State>

    /// Makes one that changes when its container is run.
    ///
    /// - Parameter phase: The phase until then; a test of a route passes another one.
    public init(_ phase: Phase = .notRun) {
        state = Guarded(State(status: Status(phase: phase)))
    }

    deinit { finish() }

    /// How far the program is.
    public var phase: Phase { status.phase }

    /// How far the program is, and what its services do.
    public var status: Status { state.withLock(\.status) }

    /// The status now, and every later one, in order.
    ///
    /// No status is left out, however slowly they are read. Any number of tasks may each have a sequence of their own. It
    /// ends when everything has been stopped.
    public var changes: some AsyncSequence<Status, Never> & Sendable {
        let (changes, follower) = AsyncStream.makeStream(of: Status.self)
        let isFinal = state.withLock { state in
            follower.yield(state.status)
            guard !state.isFinal else { return true }
            state.count += 1
            state.followers[state.count] = follower
            follower.onTermination = { [state = self.state, count = state.count] _ in
                // Not while the lock is held: a continuation that is released may call this again.
                _ = state.withLock { $0.followers.removeValue(forKey: count) }
            }
            return false
        }
        if isFinal { follower.finish() }
        return changes
    }

    func show(_ status: Status) {
        state.withLock { state in
            guard state.status != status else { return }
            state.status = status
            for follower in state.followers.values { follower.yield(status) }
        }
    }

    /// Ends all sequences of changes.
    func finish() {
        let followers = state.withLock { state in
            state.isFinal = true
            defer { state.followers = [:] }
            return state.followers
        }
        // It calls `onTermination`, which locks.
        for follower in followers.values { follower.finish() }
    }
}

extension Readiness {
    /// How far a program is, from its start to its end.
    public struct Phase: RawRepresentable, Hashable, Codable, Sendable {
        /// The name of the phase, such as `"ready"`.
        public var rawValue: String

        /// Makes a phase of its name.
        ///
        /// - Parameter rawValue: The name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Nothing runs the container: it has only been made, or started by itself, as in a test.
        public static let notRun = Self(rawValue: "notRun")
        /// Objects are being built and started.
        public static let starting = Self(rawValue: "starting")
        /// Everything has been started, and every service runs.
        ///
        /// A server that runs last begins to listen a few milliseconds later.
        public static let ready = Self(rawValue: "ready")
        /// It still responds to requests, and shuts down soon: balancers should send them elsewhere.
        public static let draining = Self(rawValue: "draining")
        /// Services are being shut down, or have been.
        public static let stopping = Self(rawValue: "stopping")
    }

    /// How far a program is, and what its services do, by their names: `Import`, or `Worker "nightly"`.
    public struct Status: Hashable, Codable, Sendable {
        /// How far the program is.
        public internal(set) var phase: Phase
        /// The services that run, in the order in which they began.
        public internal(set) var running: [String] = []
        /// The services whose `run()` has returned, in that order.
        public internal(set) var ended: [String] = []
        /// The services whose `run()` has thrown an error, in that order.
        public internal(set) var failed: [String] = []
    }
}

extension Readiness: Printed, Opaque {
    package var summary: String { "Readiness" + facts("\(status)") }
}

extension Readiness.Status: Printed {
    package var summary: String {
        let counts = [("running", running.count), ("ended", ended.count), ("failed", failed.count)]
        let texts = counts.compactMap { name, count in count == 0 ? nil : "\(count) \(name)" }
        return ([phase.rawValue] + texts).joined(separator: ", ")
    }
}

extension Readiness.Phase: Printed {
    package var summary: String { rawValue }
}
#endif
