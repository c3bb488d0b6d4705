/// One shared object of one container: whether it is there, who builds it, who may see it.
///
/// Its state is guarded by the family's lock; a published box is read without it.
final class Cell<Value>: AnyCell, @unchecked Sendable {
    enum Retention {
        /// Kept, and read without a lock.
        case published(PublishedSlot, SlotSlab)
        /// Kept until it is dropped, and read under the lock.
        case guarded
        /// Kept by others.
        case weak
    }

    enum State {
        case empty
        case building(Batch, early: Box<Value>?)
        case built(Box<Value>)
        case borrowed(WeakReference)
    }

    let retention: Retention
    var state = State.empty
    /// What was set while something was being built: it wins.
    var replacement: Box<Value>?
    /// Whether the value came from outside: nobody here could make it again.
    var isSet = false
    /// Whether the slot is used no longer, since the value has been replaced.
    private(set) var isGuarded = false
    /// Where the value is published under other types.
    var aliases: [PublishedSlot] = []
    /// What an object has been turned into by converters of the declaration's, by type: the same for all who ask.
    var conversions: [ObjectIdentifier: Conversion] = [:]

    struct Conversion {
        /// The box of the object that was turned into something.
        let source: Box<Value>
        let result: any ErasedBox
    }

    init(_ retention: Retention) {
        self.retention = retention
    }

    var slot: PublishedSlot? {
        if case .published(let slot, _) = retention { slot } else { nil }
    }

    /// The object, if it is complete; under the lock.
    var current: Box<Value>? {
        switch state {
        case .built(let box): box
        case .borrowed(let reference): reference.object.flatMap { $0 as? Value }.map(Box.init)
        case .empty, .building: nil
        }
    }

    var hasEarlyObject: Bool {
        if case .building(_, .some) = state { true } else { false }
    }

    var isBuilding: Bool {
        if case .building = state { true } else { false }
    }

    func publish() -> AnyObject? {
        guard case .building(_, .some(let early)) = state else { return nil }
        store(replacement ?? early)
        replacement = nil
        return early
    }

    func abandon() -> AnyObject? {
        guard case .building(_, let early) = state else { return nil }
        if let replacement {
            store(replacement)
            self.replacement = nil
        } else {
            state = .empty
        }
        return early
    }

    /// Makes a box the current one; returns the one it replaces, which a reader may still be looking at.
    @discardableResult
    func store(_ box: Box<Value>) -> Box<Value>? {
        var previous: Box<Value>?
        if case .built(let box) = state { previous = box }
        switch retention {
        case .published(let slot, let slab):
            state = .built(box)
            if previous != nil || slab.isClosed { isGuarded = true }
            if isGuarded {
                slot.withdraw()
                for alias in aliases { alias.withdraw() }
                aliases = []
            } else {
                slot.publish(box)
            }
        case .guarded:
            state = .built(box)
        case .weak:
            state = .borrowed(WeakReference(box.value as AnyObject))
        }
        return previous
    }

    /// Forgets an object since what it wraps is another one; returns its box, which a reader may still be looking at.
    func renew() -> Box<Value>? {
        let previous = current
        switch state {
        case .empty, .building: return nil
        case .built, .borrowed: isGuarded = true
        }
        slot?.withdraw()
        for alias in aliases { alias.withdraw() }
        aliases = []
        state = .empty
        return previous
    }

    /// Forgets an object that can be made again; returns its box, which a reader may still be looking at.
    @discardableResult
    func drop() -> Box<Value>? {
        if isSet { return nil }
        guard case .built(let box) = state else {
            if case .borrowed = state { state = .empty }
            return nil
        }
        slot?.withdraw()
        state = .empty
        return box
    }
}

/// Somebody else's object.
final class WeakReference: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
