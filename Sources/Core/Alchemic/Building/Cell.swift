/// How a shared object is kept.
enum Retention: Sendable {
    /// Until it is dropped, and read without a lock.
    case published
    /// Until it is dropped, and read under the lock.
    case guarded
    /// By others.
    case weak
}

/// What is known of a shared object that may be replaced or dropped; guarded by the family's lock.
final class Cell: Sendable {
    enum Content: Sendable {
        /// It has gone: what comes there from now on is read under the lock.
        case removed
        case kept(ErasedBox)
        case weak(WeakReference)
    }

    let content: Content
    /// Whether the value came from outside: nothing here could make it again.
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

/// A foreign object, with the means to put it into a box again.
final class WeakReference: Sendable {
    nonisolated(unsafe) private weak let object: AnyObject?
    private let type: ErasedBox.Type

    init(_ box: ErasedBox) {
        object = box.object
        type = Swift.type(of: box)
    }

    var box: ErasedBox? { object.flatMap(type.boxing) }
}
