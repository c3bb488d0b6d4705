import Synchronization

// What one would write by hand: the measure of everything in the table.

/// One shared object behind one atomic word: the cheapest way to read what another thread may publish.
final class HandWrittenSlot<Object: AnyObject & Sendable>: Sendable {
    private let word = Atomic<Unmanaged<Object>?>(nil)

    /// Publishes the object, and keeps it for good.
    init(_ object: Object) {
        word.store(Unmanaged.passRetained(object), ordering: .releasing)
    }

    deinit {
        word.load(ordering: .acquiring)?.release()
    }

    /// The object, retained.
    func get() -> Object? {
        word.load(ordering: .acquiring)?.takeUnretainedValue()
    }

    /// Lends the object without retaining it.
    func with<Result>(_ body: (Object) -> Result) -> Result? {
        word.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { body($0) }
    }
}

/// The same for a protocol: an existential does not fit into a word, so a box holds it.
final class HandWrittenStoreSlot: Sendable {
    private final class Box: Sendable {
        let store: any Store
        init(_ store: any Store) { self.store = store }
    }

    private let slot: HandWrittenSlot<Box>

    init(_ store: any Store) {
        slot = HandWrittenSlot(Box(store))
    }

    /// The object, retained; the box is not.
    func get() -> (any Store)? { slot.with { $0.store } }
}

/// An object that is made when first asked for, once, however many ask.
final class HandWrittenLazy<Object: AnyObject & Sendable>: Sendable {
    private let word = Atomic<Unmanaged<Object>?>(nil)
    private let lock = Mutex<Object?>(nil)
    private let make: @Sendable () -> Object

    init(_ make: @escaping @Sendable () -> Object) {
        self.make = make
    }

    func get() -> Object {
        if let object = word.load(ordering: .acquiring) { return object.takeUnretainedValue() }
        return lock.withLock { kept in
            if let kept { return kept }
            let object = make()
            kept = object
            word.store(Unmanaged.passUnretained(object), ordering: .releasing)
            return object
        }
    }
}

/// A dictionary behind a lock: what a request's objects are often kept in.
final class HandWrittenScope: Sendable {
    private let objects = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    func get<Object: AnyObject & Sendable>(_ type: Object.Type, _ make: () -> Object) -> Object {
        objects.withLock { objects in
            if let known = objects[ObjectIdentifier(type)] as? Object { return known }
            let object = make()
            objects[ObjectIdentifier(type)] = object
            return object
        }
    }
}
