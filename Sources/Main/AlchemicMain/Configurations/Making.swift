import CAlchemic
import Synchronization

/// A method of a configuration that a container is running, which resolves the method's calls of other methods.
///
/// It belongs to the thread and the task that run the method, and to the tasks that these start. A task may outlive the
/// method, which is why the container is not kept.
final class Making: Sendable {
    /// The innermost one that is running, where a container runs it.
    @TaskLocal static var current: Making?

    let key: ConfigurationMethod.Key
    let label: String
    weak let container: Container?
    /// The one that was running when this one began.
    let outer: Making?
    /// Identifies the task, or otherwise the thread.
    private let place: Int
    /// Whether the container's own call of the method is still to come.
    private let isExpected: Atomic<Bool>
    private let isOver = Atomic(false)
    /// The error of a call that could not throw.
    private let failure = Guarded<ResolutionError?>(nil)

    init(_ key: ConfigurationMethod.Key, _ label: String, in container: Container?, expectsCall: Bool) {
        self.key = key
        self.label = label
        self.container = container?.calling(from: key)
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

    /// Records an error that a method without `throws` cannot pass on; what is being built fails with it.
    ///
    /// - Returns: Whether there is anything left that can fail.
    func note(_ error: ResolutionError) -> Bool {
        guard !isOver.load(ordering: .acquiring) else { return false }
        failure.withLock { $0 = $0 ?? error }
        return true
    }

    func checkFailure() throws(ResolutionError) {
        if let error = failure.withLock({ $0 }) { throw error }
    }

    // MARK: Cycles

    /// The labels from the outermost object that is being built here to this one.
    var path: [String] {
        var labels: [String] = []
        var next: Making? = self
        while let making = next {
            if making.isHere { labels.append(making.label) }
            next = making.outer
        }
        return labels.reversed()
    }

    /// Whether an object is being built here already, further out.
    func isInside(_ key: ConfigurationMethod.Key) -> Bool {
        var next: Making? = self
        while let making = next {
            if making.key == key, making.isHere { return true }
            next = making.outer
        }
        return false
    }

    /// Whether it is still running, in this very task or thread: a task that a method has started is not its caller.
    private var isHere: Bool { !isOver.load(ordering: .acquiring) && place == Making.here }

    private static var here: Int {
        withUnsafeCurrentTask { $0?.hashValue } ?? Int(bitPattern: alchemic_this_thread())
    }
}

/// Records, around a factory, that it calls a configuration's method; the method's first call is the container's own.
struct MakingWrapper: MakerWrapper {
    let key: ConfigurationMethod.Key
    let label: String

    func call<Value>(for container: Container, _ make: () throws -> Value) throws -> Value {
        let making = Making(key, label, in: container, expectsCall: true)
        defer { making.end() }
        let value = try Making.$current.withValue(making, operation: make)
        try making.checkFailure()
        return value
    }

    func call<Value>(for container: Container, async make: () async throws -> Value) async throws -> Value {
        let making = Making(key, label, in: container, expectsCall: true)
        defer { making.end() }
        let value = try await Making.$current.withValue(making, operation: make)
        try making.checkFailure()
        return value
    }
}
