/// Something that is made when it is first asked for, and then kept: one way to close a circle.
///
/// A `Lazy` of a prototype keeps the first one made. It may be shared: however many threads ask first, one object is made.
///
/// ```swift
/// final class Chicken { let egg: Lazy<Egg>; init(egg: Lazy<Egg>) { self.egg = egg } }
/// ```
public struct Lazy<Value>: Sendable {
    private let storage: LazyStorage

    init(_ link: DeferredLink) {
        storage = LazyStorage(link)
    }

    /// Makes one that holds a value already, for objects built by hand.
    ///
    /// - Parameter value: The value.
    public init(_ value: Value) where Value: Sendable {
        storage = LazyStorage(Box(value))
    }

    /// The value, made if it has not been asked for before.
    ///
    /// - Returns: The value; the same one each time.
    /// - Throws: A ``ResolutionError`` if it cannot be made; the next call tries again.
    public func get() throws(ResolutionError) -> Value { try storage.box(isOnMain: false).value() }

    /// The value, for something that is made on the main actor.
    ///
    /// - Returns: The value; the same one each time.
    /// - Throws: A ``ResolutionError`` if it cannot be made; the next call tries again.
    @MainActor
    public func getMain() throws(ResolutionError) -> Value { try storage.box(isOnMain: true).value() }
}

/// What a `Lazy` keeps, without its type.
final class LazyStorage: @unchecked Sendable {
    private let link: DeferredLink?
    private let memory = SlotMemory(1)

    init(_ link: DeferredLink) {
        self.link = link
    }

    init(_ box: ErasedBox) {
        link = nil
        memory.slot(0).published.publish(box)
        _ = memory.slot(0).own(box)
    }

    deinit { memory.free() }

    func box(isOnMain: Bool) throws(ResolutionError) -> ErasedBox {
        let slot = memory.slot(0)
        if let box = slot.published.box { return box }
        guard let container = try link?.open(), let link else { throw .gone() }
        let context = Context(container, isOnMain: isOnMain)
        let reason = link.staysOnMain(context)
        if let reason, !isOnMain { throw reason }
        let place = ObjectPlace(slot: slot, retention: reason == nil ? .published : .guarded, container: container)
        return try Construction.obtain(place, nil, context) { (context) throws(ResolutionError) in
            try link.box(context)
        }
    }
}
