import CAlchemic

/// The state that a container shares with its scopes, children and overrides, and the lock under which units are claimed.
///
/// The lock is held for a few instructions, never while user code runs. There is one lock for all of them, because a unit of a
/// child may wait for a unit of its parent, and cycles of such waits have to be seen.
final class FamilyMemory: @unchecked Sendable {
    /// Guards the variables below, and the occupants of the family's slots.
    private let lock = alchemic_lock_create(LockOrder.family.rawValue)
    /// Words that are read without the lock: the numbers of overlays and of awaited calls.
    fileprivate let words = Word.allocate(2)
    /// Never falls, so that a plan or a form can tell whether an object was withdrawn since it looked.
    fileprivate var withdrawals = 0
    /// The slots of the prototypes that may be called directly.
    fileprivate var directCalls: [PublishedSlot] = []
    /// The units that are being built, and the requests that wait for them; reached through ``claiming(_:)`` alone.
    fileprivate var claims = FamilyClaims(SlotPlaces())
    /// The objects that have a stop to come, in whichever container of the family.
    fileprivate var registered: Set<ObjectIdentifier> = []
    /// The tasks to be resumed when the lock is released.
    fileprivate var woken: [CheckedContinuation<Void, Never>] = []

    deinit {
        alchemic_lock_destroy(lock)
        words.deallocate()
    }

    /// Runs `body` under the lock, and resumes the tasks that it has woken once the lock is released; the result lives until then.
    fileprivate func locked<Result>(_ body: () -> Result) -> Result {
        alchemic_lock_acquire(lock)
        let result = body()
        if woken.isEmpty { alchemic_lock_release(lock) } else { unlockAndResume() }
        // The life of an array, for example, may end at its last use, which would be under the lock.
        withExtendedLifetime(result) {}
        return result
    }

    /// Ends a locked section that has woken tasks, as few do.
    private func unlockAndResume() {
        let tasks = woken
        woken = []
        alchemic_lock_release(lock)
        for task in tasks { task.resume() }
    }
}

/// A family, passed on without being counted: each container's wiring keeps it.
typealias Family = Reference<FamilyMemory>

extension Reference where Object == FamilyMemory {
    private var words: Word { with(\.words) }

    /// The number of overlays for any of the containers, in any task.
    var overlayCount: Word { words }

    /// The number of awaited calls that belong to no unit, in all tasks.
    var callCount: Word { words[1] }

    /// The number of times that a kept object was withdrawn; under the lock.
    var withdrawals: Int { with(\.withdrawals) }

    /// Lets a prototype be called without a plan, until an object is withdrawn; under the lock.
    func allowDirectCall(_ slot: PublishedSlot) {
        slot.allowDirectCall()
        with { $0.directCalls.append(slot) }
    }

    /// Counts the withdrawal of a kept object, and ends all direct calls: one of them may need the object; under the lock.
    func noteWithdrawal() {
        with { memory in
            memory.withdrawals += 1
            for slot in memory.directCalls { slot.withdraw() }
            memory.directCalls = []
        }
    }

    /// Forgets slots that are about to be deallocated; under the lock.
    func forget(_ slots: [PublishedSlot]) {
        with { memory in
            if memory.directCalls.isEmpty { return }
            let gone = Set(slots.map(\.word.address))
            memory.directCalls.removeAll { gone.contains($0.word.address) }
        }
    }

    /// Runs `body` under the lock; it returns what it drops, since a `deinit` may take the lock again.
    func locked<Result>(_ body: () -> Result) -> Result { with { $0.locked(body) } }

    /// Reads or changes the claims, under the lock.
    func claiming<Result>(_ body: (inout FamilyClaims) -> Result) -> Result {
        with { memory in memory.locked { body(&memory.claims) } }
    }

    /// Resumes a task as soon as the lock is released; under the lock.
    ///
    /// Canceling a task takes this lock while the task's own lock is held, and resuming the task takes the task's lock. Resuming
    /// the task under this lock could therefore deadlock with its cancellation.
    func resumeSoon(_ task: CheckedContinuation<Void, Never>) { with { $0.woken.append(task) } }

    /// Registers an object for its stop; under the lock.
    ///
    /// - Returns: Whether the object was not registered yet, so that each object is stopped once.
    func registerStop(of box: ErasedBox) -> Bool {
        guard let object = box.object else { return true }
        return with { $0.registered.insert(ObjectIdentifier(object)).inserted }
    }

    /// Ends the registration of an object that was stopped, or that its container has let go of.
    ///
    /// A later object may get the same address.
    func unregisterStop(of box: ErasedBox) {
        guard let object = box.object else { return }
        locked { _ = with { $0.registered.remove(ObjectIdentifier(object)) } }
    }
}
