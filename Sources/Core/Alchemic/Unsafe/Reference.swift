import CAlchemic

/// A reference to an object that other code keeps: plain bits, copied freely, without reference counting.
@usableFromInline
package struct Reference<Object: AnyObject>: Equatable, @unchecked Sendable {
    @usableFromInline let unmanaged: Unmanaged<Object>

    @inlinable
    @inline(__always)
    init(_ object: Object) { unmanaged = .passUnretained(object) }

    /// Refers to the object at an address that another reference has returned; nil for 0.
    @inlinable
    @inline(__always)
    init?(at address: Int) {
        guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
        unmanaged = .fromOpaque(pointer)
    }

    /// Compares addresses, even of objects that have gone.
    @inlinable
    package static func == (left: Reference, right: Reference) -> Bool { left.address == right.address }

    /// The address of the object, to be stored in a ``Word``.
    @inlinable
    @inline(__always)
    var address: Int { Int(bitPattern: unmanaged.toOpaque()) }

    /// The object, retained for as long as the caller uses it.
    @inlinable
    @inline(__always)
    var object: Object { unmanaged.takeUnretainedValue() }

    /// The object, retained, so that its `deinit` cannot begin before the caller lets go; nil if it has begun.
    var objectUnlessEnding: Object? {
        swift_tryRetain(unmanaged.toOpaque()) == nil ? nil : unmanaged.takeRetainedValue()
    }

    /// Uses the object without retaining it, while other code is known to keep it.
    @inlinable
    @inline(__always)
    func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        try unmanaged._withUnsafeGuaranteedRef(body)
    }
}

// Empty: a tool that shows all properties, such as a failed expectation, would follow the reference even to a freed object.
extension Reference: CustomReflectable {
    @usableFromInline package var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// An object that is retained by hand, until it is released.
struct Retained: Sendable {
    private let reference: Reference<AnyObject>

    /// Retains an object, for one ``release()``.
    init(_ object: AnyObject) { reference = Reference(Unmanaged.passRetained(object).takeUnretainedValue()) }

    /// Takes over an object that is retained already, by the address that a word has kept; nil for 0.
    init?(keptAt address: Int) {
        guard let reference = Reference<AnyObject>(at: address) else { return nil }
        self.reference = reference
    }

    /// The address to store in a word, from which ``init(keptAt:)`` takes the object over.
    var address: Int { reference.address }
    var object: AnyObject { reference.object }

    /// Releases the object; its `deinit` may run user code, so a user's object is released without a lock.
    func release() { reference.unmanaged.release() }

    /// Releases the object, or, within another such release on this thread, as soon as that is over.
    ///
    /// Nested releases would take a deep stack.
    func releaseInTurn() { alchemic_release_in_turn(reference.unmanaged.toOpaque()) }
}

/// An object that is made when it is first needed, and read without a lock.
///
/// Several threads may make one; the first that is stored stays.
///
/// The object is kept by a word that is 0 at first, until ``release()``.
struct LazyReference<Object: AnyObject & Sendable>: Sendable {
    private let word: Word

    init(_ word: Word) { self.word = word }

    /// The object, retained; nil before ``storeIfNil(_:)``.
    @inline(__always)
    func load() -> Object? { Reference<Object>(at: word.load())?.object }

    /// Uses the object, if it is there, without retaining it.
    @inline(__always)
    func with<Result>(_ body: (Object) -> Result) -> Result? { Reference<Object>(at: word.load())?.with(body) }

    /// Whether the word keeps this very object; retains nothing.
    @inline(__always)
    func holds(_ object: Object) -> Bool { word.load() == Reference(object).address }

    /// Stores an object, unless there is one; returns the object that is kept then.
    func storeIfNil(_ object: Object) -> Object {
        let new = Retained(object)
        guard let known = Reference<Object>(at: word.storeIfZero(new.address))?.object else { return object }
        new.release()
        return known
    }

    /// Releases the object; once, when no thread can load it any more.
    func release() { Retained(keptAt: word.loadRelaxed())?.release() }
}
