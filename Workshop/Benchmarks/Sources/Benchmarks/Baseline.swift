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

/// A dictionary behind a lock: what a request's objects are often kept in.
final class HandWrittenScope: Sendable {
    private let objects = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    func get<Object: AnyObject & Sendable>(_ type: Object.Type, _ make: () -> Object) -> Object {
        objects.withLock { objects in
            // What is kept for a type is of that type.
            if let known = objects[ObjectIdentifier(type)] { return unsafeDowncast(known, to: type) }
            let object = make()
            objects[ObjectIdentifier(type)] = object
            return object
        }
    }
}

/// What a request needs, each made when it is first asked for, by whichever thread.
final class HandWrittenRequest: Sendable {
    private struct Objects {
        var session: Session?
        var basket: Basket?
        var visit: Visit?
    }

    private let objects = Mutex(Objects())

    func session() -> Session {
        objects.withLock { objects in
            if let session = objects.session { return session }
            let session = Session()
            objects.session = session
            return session
        }
    }

    func basket() -> Basket {
        objects.withLock { objects in
            if let basket = objects.basket { return basket }
            let basket = Basket()
            objects.basket = basket
            return basket
        }
    }

    func visit() -> Visit {
        objects.withLock { objects in
            if let visit = objects.visit { return visit }
            let visit = Visit()
            objects.visit = visit
            return visit
        }
    }
}
