import CAlchemic

/// One construction from its outermost object to its last callback: what is built together (rule 8, T5, T6).
///
/// Objects of a batch see one another as soon as their initialisers have ended; everybody else sees them when the batch
/// has. All of it is guarded by the family's lock, and ``queue`` belongs to the one thread or task that builds.
@usableFromInline
final class Batch: @unchecked Sendable {
    /// An object whose steps wait for the end of the outermost construction.
    struct Pending {
        let object: AnyObject
        let node: Node
        let container: Container
        /// Whether its steps have run, or are running.
        var hasRun = false
    }

    let family: Family
    /// Whether a task builds it, which may be suspended; nobody blocks a thread for such a batch.
    let isAsynchronous: Bool
    /// Objects made in this batch whose steps have not run, in order of construction.
    var queue: [Pending] = []

    // Guarded by the family's lock.

    /// The cells this batch is building, in the order in which their objects were made.
    var cells: [any AnyCell] = []
    /// The objects among those that want to be started or stopped, and where, once they are complete.
    var participants: [TakingPart] = []
    /// The batches that end together with this one, itself included.
    var group: BatchGroup
    /// The cell this batch waits for, and the batch that builds it.
    var wanted: (cell: any AnyCell, builder: Batch)?
    /// Who waits for a cell of this batch.
    var waiters: [Waiter] = [] { didSet { hasWaiters = !waiters.isEmpty } }
    /// Whether anybody does: asked for each object that is made, without a look into the list.
    private(set) var hasWaiters = false
    /// Whether it is one of its group's members: the same.
    fileprivate(set) var hasBegun = false
    /// Whether its own objects are complete, while others of the group may not be.
    var isDone = false
    /// The batch whose maker or step asked for this one's object, and awaits it.
    var host: Batch?
    /// Whether all steps and callbacks have been run, so that nothing can be added.
    var isClosed = false

    init(_ family: Family, isAsynchronous: Bool = false) {
        self.family = family
        self.isAsynchronous = isAsynchronous
        group = BatchGroup()
    }

    /// Notes that it builds something; under the lock.
    ///
    /// From here on it has to end, by finishing or by failing: until then its group and it keep one another.
    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        group.members = [self]
    }

    /// Whether it ends with nobody else and has nothing left to do.
    var isAlone: Bool { group.members.count == 1 && cells.isEmpty && queue.isEmpty }

    /// Ends it where it is alone.
    func endAlone() {
        isDone = true
        _ = group.takeEnded()
    }

    /// What a thread is building, and what it was building when that began: on the thread's stack.
    private struct Frame {
        let batch: Unmanaged<Batch>
        let outer: UnsafeMutableRawPointer?
    }

    /// The batch that the calling thread is building something for, below constructions of other families too.
    static func current(in family: Family) -> Batch? {
        var next = alchemic_current_construction()
        while let frame = next?.assumingMemoryBound(to: Frame.self).pointee {
            let batch = frame.batch.takeUnretainedValue()
            // One that has ended lets go of objects, whose ends may ask for something.
            if batch.family === family, !batch.isDone { return batch }
            next = frame.outer
        }
        return nil
    }

    /// The batches that the calling task awaits something for, innermost last.
    @TaskLocal static var ofTask: [Batch] = []

    /// Runs `body` as something that this batch awaits.
    func awaiting<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        try await Batch.$ofTask.withValue(Batch.ofTask + [self], operation: body)
    }

    /// The same, for what runs where it is and cannot await anything itself.
    func awaitingHere<Result>(
        _ body: () throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        let result = Batch.$ofTask.withValue(Batch.ofTask + [self]) {
            () -> Swift.Result<Result, ResolutionError> in
            do throws(ResolutionError) {
                return .success(try body())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Runs `body` with this batch as the calling thread's current one.
    func asCurrent<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let outer = alchemic_current_construction()
        var frame = Frame(batch: .passUnretained(self), outer: outer)
        return try withUnsafeMutablePointer(to: &frame) { (pointer) throws(Failure) -> Result in
            alchemic_set_current_construction(pointer)
            defer { alchemic_set_current_construction(outer) }
            return try body()
        }
    }
}

/// Batches that took one another's unfinished objects, and so end together.
final class BatchGroup: @unchecked Sendable {
    /// None until the first of them builds something.
    var members: [Batch] = []
    /// What kept one of them from ending; the others hold objects of it and fail too.
    var failure: ResolutionError?
    /// Whether one of them has taken an unfinished object of another.
    var sharesObjects = false

    var isDone: Bool { members.allSatisfy(\.isDone) }

    func absorb(_ other: BatchGroup) {
        guard other !== self else { return }
        for member in other.members { member.group = self }
        members += other.members
        failure = failure ?? other.failure
        sharesObjects = sharesObjects || other.sharesObjects
        other.members = []
    }

    /// The members, if all of them have ended, for the caller to let go of when it holds the lock no longer: the group
    /// and its members keep one another.
    func takeEnded() -> [Batch] {
        guard isDone else { return [] }
        defer { members = [] }
        for member in members { member.hasBegun = false }
        return members
    }
}

/// Somebody who sleeps until something has changed for the batch it waits for.
enum Waiter {
    case thread(OpaquePointer)
    case task(CheckedContinuation<Void, Never>)

    func wake() {
        switch self {
        case .thread(let gate): alchemic_gate_open(gate)
        case .task(let continuation): continuation.resume()
        }
    }
}

/// A cell, without its type.
protocol AnyCell: AnyObject, Sendable {
    var hasEarlyObject: Bool { get }
    /// Whether somebody is building it; under the lock.
    var isBuilding: Bool { get }
    /// Makes what was built visible to all; under the lock.
    ///
    /// - Returns: What is forgotten instead, to be let go of without the lock: an object's end may run anything.
    func publish() -> AnyObject?
    /// Forgets what was being built; under the lock.
    ///
    /// - Returns: What was forgotten, to be let go of without the lock.
    func abandon() -> AnyObject?
}
