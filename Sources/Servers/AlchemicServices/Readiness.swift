#if Services
/// The readiness of a program for requests, for the route of a probe.
///
/// Declare a readiness, and `Container.run` or a ``ContainerService`` updates it:
///
/// ```swift
/// Singleton { Readiness() }
/// ```
///
/// A server that responds during the start takes the readiness, not the ``/Alchemic/Container``, which would make it run last:
///
/// ```swift
/// router.get("ready") { _, _ in readiness.phase == .ready ? HTTPResponse.Status.ok : .serviceUnavailable }
/// ```
///
/// A container updates only a readiness that it declares itself, not its parent's. A readiness can be used from any thread.
public final class Readiness: Sendable {
    /// The state that the lock guards.
    private struct State {
        var status: Status
        /// The continuations of the sequences that are still read, by number.
        var followers: [Int: AsyncStream<Status>.Continuation] = [:]
        /// The number of sequences so far, from which the next one gets its number.
        var count = 0
        /// Whether everything has been stopped, so that a new sequence ends with the current status.
        var isFinal = false
    }

    private let state: Guarded<State>

    /// Creates a readiness, whose phase changes once its container is run.
    ///
    /// - Parameter phase: The phase until then; the test of a route can pass another one.
    public init(_ phase: Phase = .notRun) {
        state = Guarded(State(status: Status(phase: phase)))
    }

    deinit { finish() }

    /// The current phase of the program.
    public var phase: Phase { status.phase }

    /// The current phase of the program, with the states of its services.
    public var status: Status { state.withLock(\.status) }

    /// The current status, followed by every later one, in order.
    ///
    /// No status is left out, however slowly a task reads. Any number of tasks may each have a sequence. A sequence ends when
    /// everything has been stopped.
    public var changes: some AsyncSequence<Status, Never> & Sendable {
        let (changes, follower) = AsyncStream.makeStream(of: Status.self)
        let isFinal = state.withLock { state in
            follower.yield(state.status)
            guard !state.isFinal else { return true }
            state.count += 1
            state.followers[state.count] = follower
            follower.onTermination = { [state = self.state, count = state.count] _ in
                // Called without the lock: releasing a continuation may call this closure again.
                _ = state.withLock { $0.followers.removeValue(forKey: count) }
            }
            return false
        }
        if isFinal { follower.finish() }
        return changes
    }

    /// Sends a status to all followers, unless it equals the last one.
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
        // `finish()` calls `onTermination`, which takes the lock.
        for follower in followers.values { follower.finish() }
    }
}

extension Readiness {
    /// A phase of a program, from its start to its end.
    public struct Phase: RawRepresentable, Hashable, Codable, Sendable {
        /// The name of the phase, such as `"ready"`.
        public var rawValue: String

        /// Creates a phase with a name.
        ///
        /// - Parameter rawValue: The name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Nothing runs the container: it was only created or, as in a test, started by itself.
        public static let notRun = Self(rawValue: "notRun")
        /// Objects are being built and started.
        public static let starting = Self(rawValue: "starting")
        /// Everything has been started, and every service runs.
        ///
        /// A server that runs last begins to listen a few milliseconds later.
        public static let ready = Self(rawValue: "ready")
        /// The program still responds, and shuts down soon: load balancers should send requests elsewhere.
        public static let draining = Self(rawValue: "draining")
        /// Services are being shut down, or have been.
        public static let stopping = Self(rawValue: "stopping")
    }

    /// A phase of a program, with its services by name: `Import`, or `Worker "nightly"`.
    public struct Status: Hashable, Codable, Sendable {
        /// The phase of the program.
        public internal(set) var phase: Phase
        /// The services that run, in the order in which they began.
        public internal(set) var running: [String] = []
        /// The services whose `run()` has returned, in the order in which they ended.
        public internal(set) var ended: [String] = []
        /// The services whose `run()` has thrown an error, in the order in which they failed.
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
