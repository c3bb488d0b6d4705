/// What is known of a shared object that is being built, or that may be replaced or dropped.
///
/// Its state is guarded by the family's lock.
final class Cell: @unchecked Sendable {
    enum Retention {
        /// Kept, and read without a lock.
        case published
        /// Kept until it is dropped, and read under the lock.
        case guarded
        /// Kept by others.
        case weak
    }

    enum State {
        case empty
        case building(Construction, early: ErasedBox?)
        case built(ErasedBox)
        case borrowed(WeakReference)
    }

    let slot: Slot
    let retention: Retention
    @exclusivity(unchecked) var state: State
    /// Whether the value came from outside: nobody here could make it again.
    @exclusivity(unchecked) var isSet = false
    /// How many others its construction had already begun, and not shown, when this was begun.
    @exclusivity(unchecked) var position = 0
    /// Whether another construction has taken the unfinished object.
    @exclusivity(unchecked) var isShared = false
    /// What keeps the slot, where that is nothing else.
    @exclusivity(unchecked) var keeper: AnyObject?
    /// The object, if it is to be started or stopped once it is complete.
    @exclusivity(unchecked) var takingPart: TakingPart?

    init(_ slot: Slot, _ retention: Retention, _ state: State) {
        self.slot = slot
        self.retention = retention
        self.state = state
    }

    /// The object, if it is complete; under the lock.
    var current: ErasedBox? {
        switch state {
        case .built(let box): box
        case .borrowed(let reference): reference.box
        case .empty, .building: nil
        }
    }

    /// The object, if its factory has returned and it is not complete; under the lock.
    var early: ErasedBox? {
        if case .building(_, let early) = state { early } else { nil }
    }

    /// Makes what was built visible to all; under the lock.
    ///
    /// - Parameter isClosed: Whether the container has ended, so that nothing is published any more.
    /// - Returns: What is not needed any more, to be let go of without the lock.
    func publish(_ box: ErasedBox, isClosed: Bool) -> Unmanaged<AnyObject>? {
        if retention == .weak {
            state = .borrowed(WeakReference(box))
            // Nobody else may have it.
            return .passRetained(box)
        }
        if retention == .published, !isClosed { slot.published.publish(box) }
        return slot.own(box)
    }

    /// Whether something else has taken its place while it was being built; under the lock.
    var isReplaced: Bool { slot.owner !== self }

    /// Forgets what was being built; under the lock.
    ///
    /// - Returns: What is not needed any more, to be let go of without the lock.
    func abandon() -> Unmanaged<AnyObject>? {
        takingPart = nil
        state = .empty
        return isReplaced ? nil : slot.own(nil)
    }
}

/// Somebody else's object, with the means to put it into a box again.
final class WeakReference: @unchecked Sendable {
    private weak var object: AnyObject?
    private let rebox: (AnyObject) -> ErasedBox?

    init(_ box: ErasedBox) {
        object = box.object
        let type = Swift.type(of: box)
        rebox = { type.boxing($0) }
    }

    var box: ErasedBox? { object.flatMap(rebox) }
}
