import CAlchemic
import Synchronization

/// A run of a configuration's method by a container that resolves the method's calls of other methods.
///
/// A run belongs to the thread or task that runs the method, and to the tasks that the method starts. Such a task may outlive
/// the method, so the container is held weakly.
final class MethodRun: Sendable {
    /// The innermost run of the current task; nil if no container runs a method here.
    @TaskLocal static var current: MethodRun?

    /// The method.
    let key: ConfigurationMethod.Key
    /// The definition's label, for the path of an error.
    let label: String
    /// The container that answers the method's calls: the caller's, or the one around it that declares the method.
    weak let container: Container?
    /// The run that was current when this one began.
    let outer: MethodRun?
    /// The task or thread in which the run began; see `currentContext`.
    private let context: Int
    /// Whether the container's own call of the method is still to come.
    private let expectsOwnCall: Atomic<Bool>
    /// Whether the method has returned; a task that it started may still be running.
    private let isOver = Atomic(false)
    /// The error of a call that could not throw.
    private let failure = Guarded<ResolutionError?>(nil)

    /// Begins a run within the current one; `end()` must follow.
    init(of key: ConfigurationMethod.Key, labeled label: String, in container: Container?, expectsCall: Bool) {
        self.key = key
        self.label = label
        self.container = container?.container(forCallsFrom: key)
        outer = MethodRun.current
        context = MethodRun.currentContext
        expectsOwnCall = Atomic(expectsCall)
    }

    /// Returns whether a call is the container's own, which is then no longer expected.
    func takeExpectedCall(of key: ConfigurationMethod.Key) -> Bool {
        key == self.key && expectsOwnCall.exchange(false, ordering: .acquiringAndReleasing)
    }

    /// Notes that the method has returned.
    func end() { isOver.store(true, ordering: .releasing) }

    // MARK: Errors

    /// Records an error that a method without `throws` cannot pass on; the object of this run fails with it.
    ///
    /// - Returns: Whether the run is still in progress, so that it can fail.
    func recordFailure(_ error: ResolutionError) -> Bool {
        guard !isOver.load(ordering: .acquiring) else { return false }
        failure.withLock { $0 = $0 ?? error }
        return true
    }

    /// Throws the error of a call that could not throw it.
    func checkFailure() throws(ResolutionError) {
        if let error = failure.withLock({ $0 }) { throw error }
    }

    // MARK: Cycles

    /// The labels of the objects that are being built here, from the outermost to this run's.
    var path: [String] {
        var labels: [String] = []
        var next: MethodRun? = self
        while let run = next {
            if run.isHere { labels.append(run.label) }
            next = run.outer
        }
        return labels.reversed()
    }

    /// Whether this run, or one around it in the same task or thread, runs the method.
    func isInside(_ key: ConfigurationMethod.Key) -> Bool {
        var next: MethodRun? = self
        while let run = next {
            if run.key == key, run.isHere { return true }
            next = run.outer
        }
        return false
    }

    /// Whether the run is in progress in the current task or thread.
    ///
    /// A task that the method has started is not its caller.
    private var isHere: Bool { !isOver.load(ordering: .acquiring) && context == MethodRun.currentContext }

    /// An identifier of the current task, or of the current thread outside of tasks.
    private static var currentContext: Int {
        withUnsafeCurrentTask { $0?.hashValue } ?? Int(bitPattern: alchemic_this_thread())
    }
}

/// Runs a factory within a ``MethodRun``, so that the configuration's method that it calls knows its container.
///
/// The first call of the method is the container's own.
struct MethodRunWrapper: MakerWrapper {
    let key: ConfigurationMethod.Key
    let label: String

    func call<Value>(for container: Container, _ make: () throws -> Value) throws -> Value {
        let run = MethodRun(of: key, labeled: label, in: container, expectsCall: true)
        defer { run.end() }
        let value = try MethodRun.$current.withValue(run, operation: make)
        try run.checkFailure()
        return value
    }

    func call<Value>(for container: Container, async make: () async throws -> Value) async throws -> Value {
        let run = MethodRun(of: key, labeled: label, in: container, expectsCall: true)
        defer { run.end() }
        let value = try await MethodRun.$current.withValue(run, operation: make)
        try run.checkFailure()
        return value
    }
}
