import CAlchemic

/// What a container shares with its scopes, children and overlays: the lock under which units are claimed.
///
/// The lock is held for a few instructions, never while code of a user runs. One for all, because what is built in a child may
/// wait for what is built in its parent, and cycles of waiting have to be seen.
///
/// A reference that is not counted where it is passed on; what it refers to is kept by the code that keeps a ``FamilyMemory``.
struct Family: Equatable, Sendable {
    private let memory: Reference<FamilyMemory>

    fileprivate init(_ memory: FamilyMemory) { self.memory = Reference(memory) }

    var address: Int { memory.address }

    /// How many overlays there are for any of the containers, in any task.
    var overlayCount: Word { memory.with(\.words) }
    /// How many factories and steps are awaited for no unit, in all tasks.
    private var callCount: Word { memory.with(\.words)[1] }

    /// Whether anything is overridden, for any task.
    @inline(__always)
    var isOverlaid: Bool { overlayCount.loadRelaxed() > 0 }

    /// How often what is awaited has come to be there: built by a task, or set.
    private var arrivalCount: Word { memory.with(\.words)[3] }
    var arrivals: Int { arrivalCount.load() }
    func countArrival() { arrivalCount.add(1) }

    /// A construction that is over, for the next one.
    var spareConstruction: Spare<Construction> { Spare(memory.with(\.words)[2]) }

    /// Counts a call that is awaited for no unit, or its end; returns how many there are then.
    @discardableResult
    func countCalls(_ difference: Int) -> Int { callCount.addRelaxed(difference) }

    func countOverlay(_ difference: Int) { overlayCount.addRelaxed(difference) }

    @inline(__always)
    func locked<Result>(_ body: () -> Result) -> Result { memory.with { $0.locked(body) } }

    /// Reads or changes who builds what, under the lock.
    @inline(__always)
    func claiming<Result>(_ body: (inout FamilyClaims) -> Result) -> Result {
        memory.with { memory in memory.locked { body(&memory.claims) } }
    }

    /// Resumes a task as soon as the lock is released; under the lock.
    ///
    /// The code that cancels a task holds the task's own lock when it comes for this one, and resuming the task takes that.
    func resumeSoon(_ task: CheckedContinuation<Void, Never>) { memory.with { $0.woken.append(task) } }

    /// Notes an object that is to be stopped, under the lock; returns whether it was on no list yet: each is stopped once.
    func list(_ box: ErasedBox) -> Bool {
        guard let object = box.object else { return true }
        return memory.with { $0.listed.insert(ObjectIdentifier(object)).inserted }
    }

    /// Notes that an object is on no list any more.
    func strike(_ box: ErasedBox) {
        guard let object = box.object else { return }
        locked { _ = memory.with { $0.listed.remove(ObjectIdentifier(object)) } }
    }
}

/// What a ``Family`` refers to, guarded by its lock.
final class FamilyMemory: @unchecked Sendable {
    private let lock = alchemic_lock_create()
    /// What is counted without the lock.
    fileprivate let words = Word.allocate(4)
    @exclusivity(unchecked) fileprivate var claims = FamilyClaims(SlotPlaces())
    /// The objects that are to be stopped, whichever of the containers does it.
    @exclusivity(unchecked) fileprivate var listed: Set<ObjectIdentifier> = []
    /// The tasks to be resumed when the lock is released.
    @exclusivity(unchecked) fileprivate var woken: [CheckedContinuation<Void, Never>] = []

    var family: Family { Family(self) }

    deinit {
        _ = family.spareConstruction.take()
        alchemic_lock_destroy(lock)
        words.deallocate()
    }

    @inline(__always)
    fileprivate func locked<Result>(_ body: () -> Result) -> Result {
        alchemic_lock_acquire(lock)
        let result = body()
        if woken.isEmpty { alchemic_lock_release(lock) } else { unlockAndResume() }
        return result
    }

    private func unlockAndResume() {
        let tasks = woken
        woken = []
        alchemic_lock_release(lock)
        for task in tasks { task.resume() }
    }
}
