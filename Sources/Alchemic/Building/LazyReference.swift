import Synchronization

/// An object that is made when it is first needed, by whoever comes first, and read without a lock.
///
/// The standard library's `AtomicLazyReference` does the same by code that looks its type up while the program runs.
struct LazyReference<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
    private let word = Atomic<UnsafeRawPointer?>(nil)

    deinit {
        if let pointer = word.load(ordering: .relaxed) { Unmanaged<Object>.fromOpaque(pointer).release() }
    }

    @inline(__always)
    func load() -> Object? {
        guard let pointer = word.load(ordering: .acquiring) else { return nil }
        return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Stores an object, unless there is one; returns the one that is there then.
    func storeIfNil(_ object: Object) -> Object {
        let new = Unmanaged.passRetained(object)
        let (isStored, known) = word.compareExchange(
            expected: nil, desired: UnsafeRawPointer(new.toOpaque()), ordering: .acquiringAndReleasing)
        if isStored { return object }
        new.release()
        guard let known else { return object }
        return Unmanaged<Object>.fromOpaque(known).takeUnretainedValue()
    }
}
