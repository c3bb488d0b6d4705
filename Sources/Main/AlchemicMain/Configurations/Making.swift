import CAlchemic
import Synchronization

/// A run of a configuration's method by a container, which resolves the method's calls of other methods.
///
/// A run belongs to the thread or task that runs the method, and to the tasks that the method starts. Such a task may outlive
/// the method, so the container is held weakly.
final class Making: Sendable {
    /// The innermost run of the current task; nil if no container runs a method here.
    @TaskLocal static var current: Making?

    let key: ConfigurationMethod.Key
    let label: String
    weak let container: Container?
    /// The run that was current when this one began.
    let outer: Making?
    /// An identifier of the task, or of the thread outside of tasks.
    private let place: Int
    /// Whether the container's own call of the method is still to come.
    private let isExpected: Atomic<Bool>
    private let isOver = Atomic(false)
    /// The error of a call that could not throw.
    private let failure = Guarded<ResolutionError?>(nil)

    init(of key: ConfigurationMethod.Key, labeled label: String, in container: Container?, expectsCall: Bool) {
        self.key = key
        self.label = label
        self.container = container?.container(forCallsFrom: key)
        outer = Making.current
        place = Making.here
        isExpected = Atomic(expectsCall)
    }

    /// Returns whether a call is the container's own; true only once.
    func expects(_ key: ConfigurationMethod.Key) -> Bool {
        key == self.key && isExpected.exchange(false, ordering: .acquiringAndReleasing)
    }

    func end() { isOver.store(true, ordering: .releasing) }

    // MARK: Errors

    /// Records an error that a method without `throws` cannot pass on; the object of this run fails with it.
    ///
    /// - Returns: Whether the run is still in progress, so that it can fail.
    func note(_ error: ResolutionError) -> Bool {
        guard !isOver.load(ordering: .acquiring) else { return false }
        failure.withLock { $0 = $0 ?? error }
        return true
    }

    func checkFailure() throws(ResolutionError) {
        if let error = failure.withLock({ $0 }) { throw error }
    }

    // MARK: Cycles

    /// The labels of the objects that are being built here, from the outermost to this run's.
    var path: [String] {
        var labels: [String] = []
        var next: Making? = self
        while let making = next {
            if making.isHere { labels.append(making.label) }
            next = making.outer
        }
        return labels.reversed()
    }

    /// Whether this run, or a run around it here, is of a method.
    func isInside(_ key: ConfigurationMethod.Key) -> Bool {
        var next: Making? = self
        while let making = next {
            if making.key == key, making.isHere { return true }
            next = making.outer
        }
        return false
    }

    /// Whether the run is in progress in the current task or thread.
    ///
    /// A task that the method has started is not its caller.
    private var isHere: Bool { !isOver.load(ordering: .acquiring) && place == Making.here }

    private static var here: Int {
        withUnsafeCurrentTask { $0?.hashValue } ?? Int(bitPattern: alchemic_this_thread())
    }
}

/// Wraps a factory that calls a configuration's method in a ``Making``; the method's first call is the container's own.
struct MakingWrapper: MakerWrapper {
    let key: ConfigurationMethod.Key
    let label: String

    func call<Value>(for container: Container, _ make: () throws -> Value) throws -> Value {
        let making = Making(of: key, labeled: label, in: container, expectsCall: true)
        defer { making.end() }
        let value = try Making.$current.withValue(making, operation: make)
        try making.checkFailure()
        return value
    }

    func call<Value>(for container: Container, async make: () async throws -> Value) async throws -> Value {
        let making = Making(of: key, labeled: label, in: container, expectsCall: true)
        defer { making.end() }
        let value = try await Making.$current.withValue(making, operation: make)
        try making.checkFailure()
        return value
    }
}
