import Synchronization

/// The same thousand singletons as one would write them by hand: each is made when it is first asked for, under a lock.
public final class ChainByHand: Sendable {
    private final class Slot: Sendable {
        /// Where the object is, which is kept from then on; zero until it is there.
        private let address = Atomic<UInt>(0)
        private let lock = Mutex<Void>(())

        deinit {
            published?.release()
        }

        private var published: Unmanaged<AnyObject>? {
            UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)).map(Unmanaged.fromOpaque)
        }

        func get(_ make: () -> AnyObject) -> AnyObject {
            if let published { return published.takeUnretainedValue() }
            lock.withLock { _ in
                if published == nil {
                    let object = Unmanaged.passRetained(make())
                    address.store(UInt(bitPattern: object.toOpaque()), ordering: .releasing)
                }
            }
            return get(make)
        }
    }

    private let slots: [Slot]

    /// Makes the slots, and none of the objects.
    public init() {
        slots = Link.all.map { _ in Slot() }
    }

    /// One of the objects.
    ///
    /// - Parameter index: Which one.
    /// - Returns: The object, made now if it is not there yet.
    public func object(_ index: Int) -> AnyObject {
        slots[index].get { Link.all[index].make(self) }
    }

    /// One of the objects, which is known to be of that type.
    func get<Object: AnyObject>(_ index: Int) -> Object {
        unsafeDowncast(object(index), to: Object.self)
    }
}
