import CAlchemic

/// What a container shares with its scopes, children and overlays: the lock under which constructions are claimed.
///
/// The lock is held for a few instructions, never while code of a user runs. One for all, because a construction in a
/// child may wait for one in its parent, and circles of waiting have to be seen.
///
/// A pointer, so that nothing is counted where it is passed on; its memory is kept by a ``FamilyMemory``.
struct Family: Equatable, @unchecked Sendable {
    fileprivate struct Contents: ~Copyable {
        let lock = alchemic_lock_create()
        /// The objects that are to be stopped, whichever of the containers does it; under the lock.
        let listed = ListedObjects()
    }

    fileprivate let contents: UnsafeMutablePointer<Contents>

    // In front of the contents, in the same memory, what is counted without the lock.

    /// How many words there are.
    fileprivate static let wordCount = 3
    fileprivate var words: Word {
        Word(UnsafeMutableRawPointer(contents).assumingMemoryBound(to: Int.self))[-Family.wordCount]
    }
    /// How many overlays there are for any of the containers, in any task.
    var overlayCount: Word { words[0] }
    /// How many factories and steps are awaited for no construction, in all tasks.
    private var callCount: Word { words[1] }
    /// Whether tasks are to be resumed once the lock is released; under the lock.
    private var hasWoken: Word { words[2] }

    /// Whether anything is overridden, for any task.
    @inline(__always)
    var isOverlaid: Bool { overlayCount.loadRelaxed() > 0 }

    /// Counts a call that is awaited for no construction, or its end; returns how many there are then.
    @discardableResult
    func countCalls(_ difference: Int) -> Int { callCount.addRelaxed(difference) }

    func countOverlay(_ difference: Int) { overlayCount.addRelaxed(difference) }

    @inline(__always)
    func locked<Result>(_ body: () -> Result) -> Result {
        let lock = contents.pointee.lock
        alchemic_lock_acquire(lock)
        let result = body()
        if hasWoken.loadRelaxed() != 0 { unlockAndResume() } else { alchemic_lock_release(lock) }
        return result
    }

    /// Resumes a task as soon as the lock is released; under the lock.
    ///
    /// Whoever cancels a task holds the task's own lock when it comes for this one, and resuming the task takes that.
    func resumeSoon(_ task: CheckedContinuation<Void, Never>) {
        let listed = contents.pointee.listed
        listed.woken.append(task)
        hasWoken.storeRelaxed(1)
    }

    private func unlockAndResume() {
        let listed = contents.pointee.listed
        let woken = listed.woken
        listed.woken = []
        hasWoken.storeRelaxed(0)
        alchemic_lock_release(contents.pointee.lock)
        for task in woken { task.resume() }
    }

    /// Notes an object that is to be stopped; under the lock.
    ///
    /// - Returns: Whether it was on no list yet; each is stopped once, whoever hands it out.
    func list(_ box: ErasedBox) -> Bool {
        guard let object = box.object else { return true }
        let listed = contents.pointee.listed
        return listed.all.insert(ObjectIdentifier(object)).inserted
    }

    /// Notes that an object is on no list any more.
    func strike(_ box: ErasedBox) {
        guard let object = box.object else { return }
        let listed = contents.pointee.listed
        locked { _ = listed.all.remove(ObjectIdentifier(object)) }
    }
}

/// The memory of a ``Family``.
final class FamilyMemory: @unchecked Sendable {
    let family: Family

    init() {
        typealias Contents = Family.Contents
        let front = Family.wordCount * MemoryLayout<Int>.stride
        let block = UnsafeMutableRawPointer.allocate(
            byteCount: front + MemoryLayout<Contents>.size, alignment: MemoryLayout<Contents>.alignment)
        block.initializeMemory(as: Int.self, repeating: 0, count: Family.wordCount)
        family = Family(contents: (block + front).bindMemory(to: Contents.self, capacity: 1))
        family.contents.initialize(to: Contents())
    }

    deinit {
        alchemic_lock_destroy(family.contents.pointee.lock)
        family.contents.deinitialize(count: 1)
        UnsafeMutableRawPointer(family.words.address).deallocate()
    }
}

/// Objects in memory of their own: changing them is no access to what others read before they have the lock.
private final class ListedObjects {
    @exclusivity(unchecked) var all: Set<ObjectIdentifier> = []
    /// The tasks to be resumed when the lock is released.
    @exclusivity(unchecked) var woken: [CheckedContinuation<Void, Never>] = []
}
