/// How a shared object is kept.
enum Retention: Sendable {
    /// Until it is dropped, and read without a lock.
    case published
    /// Until it is dropped, and read under the lock.
    case guarded
    /// By its users alone.
    case weak
}

/// The owner of a slot whose object is weak, was set, or was removed; guarded by the family's lock.
final class Cell: Sendable {
    enum Content: Sendable {
        /// The object was removed: later objects of the slot are read under the lock.
        case removed
        case kept(ErasedBox)
        case weak(WeakReference)
    }

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

    var isRemoved: Bool { if case .removed = content { true } else { false } }
}

/// A weak reference to an object, with the means to put it into a box again.
final class WeakReference: Sendable {
    nonisolated(unsafe) private weak let object: AnyObject?
    private let type: ErasedBox.Type

    init(_ box: ErasedBox) {
        object = box.object
        type = Swift.type(of: box)
    }

    var box: ErasedBox? { object.flatMap(type.boxing) }
}
