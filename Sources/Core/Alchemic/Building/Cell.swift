/// How a shared object is kept.
enum Retention: Sendable {
    /// Until it is dropped, and read without a lock.
    case published
    /// Until it is dropped, and read under the lock.
    case guarded
    /// By its users alone.
    case weak
}

/// The occupant of a slot whose object is weak, was set, or was removed; guarded by the family's lock.
final class Cell: Sendable {
    /// The object in the slot, and whether the cell keeps it.
    enum Content: Sendable {
        /// The object was removed: later objects of the slot are read under the lock.
        case removed
        case kept(ErasedBox)
        case weak(WeakReference)
    }

    /// Never changes: another cell takes the slot when the object does.
    let content: Content
    /// Whether the program has set the object: no factory could make it again.
    let isSet: Bool

    init(_ content: Content, isSet: Bool = false) {
        self.content = content
        self.isSet = isSet
    }

    /// The object, if it is there; under the lock.
    var current: ErasedBox? {
        switch content {
        case .kept(let box): box
        case .weak(let reference): reference.box
        case .removed: nil
        }
    }

    /// Whether an object was removed, and no other object has been built since.
    var isRemoved: Bool { if case .removed = content { true } else { false } }
}

/// A weak reference to an object, with the means to put it into a box again.
final class WeakReference: Sendable {
    /// Cleared by the runtime as the last user lets go of the object; read under the family's lock.
    nonisolated(unsafe) private weak let object: AnyObject?
    /// The class of the original box, which knows the object's type.
    private let type: ErasedBox.Type

    init(_ box: ErasedBox) {
        object = box.object
        type = Swift.type(of: box)
    }

    /// The object in a new box; nil once the object has gone.
    var box: ErasedBox? { object.flatMap(type.boxing) }
}
