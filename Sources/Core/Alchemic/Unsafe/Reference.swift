import CAlchemic

/// A reference to an object that something else keeps: plain bits, copied freely, nothing counted.
@usableFromInline
package struct Reference<Object: AnyObject>: Equatable, @unchecked Sendable {
    @usableFromInline let unmanaged: Unmanaged<Object>

    @inlinable
    @inline(__always)
    init(_ object: Object) { unmanaged = .passUnretained(object) }

    @inlinable
    @inline(__always)
    init?(at address: Int) {
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
        unmanaged = .fromOpaque(pointer)
    }

    @inlinable
    package static func == (left: Reference, right: Reference) -> Bool { left.address == right.address }

    @inlinable
    @inline(__always)
    var address: Int { Int(bitPattern: unmanaged.toOpaque()) }

    /// The object, kept for as long as it is used.
    @inlinable
    @inline(__always)
    var object: Object { unmanaged.takeUnretainedValue() }

    /// The object, unless its end has begun, which waits for the caller.
    var objectUnlessEnding: Object? {
        swift_tryRetain(unmanaged.toOpaque()) == nil ? nil : unmanaged.takeRetainedValue()
    }

    /// Uses the object where it is, while something else is known to keep it.
    @inlinable
    @inline(__always)
    func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        try unmanaged._withUnsafeGuaranteedRef(body)
    }
}

// What shows all that is in an object, as a failed expectation does, would follow the reference even if the object has gone.
extension Reference: CustomReflectable {
    @usableFromInline package var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// An object that is kept by hand, until it is let go of.
struct Retained: Sendable {
    private let reference: Reference<AnyObject>

    init(_ object: AnyObject) { reference = Reference(Unmanaged.passRetained(object).takeUnretainedValue()) }

    init?(keptAt address: Int) {
        guard let reference = Reference<AnyObject>(at: address) else { return nil }
        self.reference = reference
    }

    var address: Int { reference.address }
    var object: AnyObject { reference.object }

    func release() { reference.unmanaged.release() }

    /// Lets go of it after what the thread is letting go of so already: a chain within one another would take a deep stack.
    func releaseInTurn() { alchemic_release_in_turn(reference.unmanaged.toOpaque()) }
}

/// An object to be used again, kept by a word that is 0 while there is none.
struct Spare<Object: AnyObject & Sendable>: Sendable {
    private let word: Word

    init(_ word: Word) { self.word = word }

    func take() -> Object? { Reference<Object>(at: word.exchange(0))?.unmanaged.takeRetainedValue() }

    /// Keeps an object to which nothing else refers any more, if there is none.
    func put(_ object: consuming Object) {
        guard word.loadRelaxed() == 0, isKnownUniquelyReferenced(&object) else { return }
        let kept = Unmanaged.passRetained(consume object)
        if word.storeIfZero(Int(bitPattern: kept.toOpaque())) != 0 { kept.release() }
    }
}

/// An object that is made when it is first needed, by whichever comes first, and read without a lock.
///
/// The object is kept by a word that is 0 at first, until ``release()``.
struct LazyReference<Object: AnyObject & Sendable>: Sendable {
    private let word: Word

    init(_ word: Word) { self.word = word }

    @inline(__always)
    func load() -> Object? { Reference<Object>(at: word.load())?.object }

    /// Uses the object where it is, if it is there, without counting a reference to it.
    @inline(__always)
    func with<Result>(_ body: (Object) -> Result) -> Result? { Reference<Object>(at: word.load())?.with(body) }

    /// Whether it is this object, without counting a reference to what is there.
    @inline(__always)
    func holds(_ object: Object) -> Bool { word.load() == Reference(object).address }

    /// Stores an object, unless there is one; returns the one that is there then.
    func storeIfNil(_ object: Object) -> Object {
        let new = Retained(object)
        guard let known = Reference<Object>(at: word.storeIfZero(new.address))?.object else { return object }
        new.release()
        return known
    }

    /// Lets go of the object; once, when nothing can resolve it any more.
    func release() { Retained(keptAt: word.loadRelaxed())?.release() }
}
