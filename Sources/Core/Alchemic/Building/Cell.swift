/// What is known of a shared object that may be replaced or dropped.
///
/// Its state is guarded by the family's lock.
final class Cell: Sendable {
    enum Retention: Sendable {
        /// Kept, and read without a lock.
        case published
        /// Kept until it is dropped, and read under the lock.
        case guarded
        /// Kept by others.
        case weak
    }

    enum State: Sendable {
        case empty
        case built(ErasedBox)
        case borrowed(WeakReference)
    }

    let retention: Retention
    let state: State
    /// Whether the value came from outside: nothing here could make it again.
    let isSet: Bool

    init(_ retention: Retention, _ state: State, isSet: Bool = false) {
        self.retention = retention
        self.state = state
        self.isSet = isSet
    }

    /// The object, if it is there; under the lock.
    var current: ErasedBox? {
        switch state {
        case .built(let box): box
        case .borrowed(let reference): reference.box
        case .empty: nil
        }
    }
}

/// A foreign object, with the means to put it into a box again.
final class WeakReference: Sendable {
    nonisolated(unsafe) private weak let object: AnyObject?
    private let rebox: @Sendable (AnyObject) -> ErasedBox?

    init(_ box: ErasedBox) {
        object = box.object
        let type = Swift.type(of: box)
        rebox = { type.boxing($0) }
    }

    var box: ErasedBox? { object.flatMap(rebox) }
}
