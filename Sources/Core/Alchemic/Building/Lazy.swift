/// A dependency that is built on first use, and then kept.
///
/// Use it to break a circular dependency. It builds one object, however many threads use it; a `Lazy` of a
/// prototype keeps the first object.
///
/// ```swift
/// final class Chicken { let egg: Lazy<Egg>; init(egg: Lazy<Egg>) { self.egg = egg } }
/// ```
public struct Lazy<Value>: Sendable {
    /// Shared by all copies, so that they have one object.
    private let storage: LazyStorage

    /// Creates a `Lazy` for an injection point or a request.
    init(_ link: DeferredLink) { storage = LazyStorage(link) }

    /// Creates a `Lazy` with a value, for objects built by hand.
    public init(_ value: Value) where Value: Sendable { storage = LazyStorage(Box(value)) }

    /// Returns the value, the same each time, and builds it on first use.
    ///
    /// - Throws: A ``ResolutionError`` if the construction fails, and the next call tries again; or if the object stays on the
    ///   main actor, or the container has ended.
    public func get() throws(ResolutionError) -> Value { try storage.box(isOnMain: false).value() }

    /// Returns a value that is built on the main actor, the same each time.
    ///
    /// - Throws: A ``ResolutionError`` if the construction fails, and the next call tries again; or if the container has ended.
    @MainActor
    public func getMain() throws(ResolutionError) -> Value { try storage.box(isOnMain: true).value() }
}

extension Lazy: Printed, Opaque {
    package var summary: String { spelling(of: Self.self) + facts(storage.state) }
}

/// The storage of a `Lazy`, without the type of the value.
final class LazyStorage: Sendable {
    /// Nil for a `Lazy` that was made with its value.
    private let link: DeferredLink?
    /// The slot of the object; the lock of the container's family guards its occupant.
    private let memory = SlotMemory(count: 1)

    init(_ link: DeferredLink) { self.link = link }

    /// Publishes the value, which stays for as long as the storage.
    init(_ box: ErasedBox) {
        link = nil
        memory.slot(0).settle(box, kept: .published, isClosed: false)
    }

    deinit { memory.free() }

    /// A text for printing, read without the lock: whether the value is there, and if not, whether it can still be built.
    var state: String {
        let slot = memory.slot(0)
        if !slot.isFree, slot.claimant == nil { return link == nil ? "made with a value" : "used" }
        return link?.endedFact ?? "not used"
    }

    /// Returns the object, built on first use; an object that stays on the main actor is never published.
    func box(isOnMain: Bool) throws(ResolutionError) -> ErasedBox {
        let slot = memory.slot(0)
        if let box = slot.published.box { return box }
        guard let link else { throw .gone() }
        let container = try link.openContainer()
        let context = Context(container, isOnMain: isOnMain)
        let reason = link.producer.errorOffMain(in: context)
        if let reason, !isOnMain { throw container.reportThrown(reason) }
        let retention = reason == nil ? Retention.published : .guarded
        if link.producer.leadsToKept {
            let box = try link.box(in: context)
            // Keep the object here, too, unless another request has done so.
            container.family.locked { if slot.isFree { slot.settle(box, kept: retention, isClosed: false) } }
            return box
        }
        // The producer makes a new object for each request: the first request makes the one for all.
        let place = ObjectPlace(slot: slot, retention: retention, container: container, producer: nil)
        return try place.obtain(in: context) { (context) throws(ResolutionError) in
            try container.unaffectedByOverlays { () throws(ResolutionError) in try link.box(in: context) }
        }
    }
}
