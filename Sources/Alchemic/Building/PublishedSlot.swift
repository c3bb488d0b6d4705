public import Synchronization

/// One atomic word that holds a published box, unretained: what a look-up reads without a lock.
///
/// Whoever publishes keeps the box until the container ends (see ``Wiring/retire(_:)``), so that a reader never meets
/// freed memory.
@usableFromInline
struct PublishedSlot: @unchecked Sendable {
    @usableFromInline let word: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

    init(_ word: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>) {
        self.word = word
    }

    /// The box, if one is published; of the type that the slot's owner knows.
    @inlinable
    @inline(__always)
    func load<Value>(_: Value.Type) -> Unmanaged<Box<Value>>? {
        guard let pointer = word.pointee.load(ordering: .acquiring) else { return nil }
        return Unmanaged.fromOpaque(pointer)
    }

    @inline(__always)
    func publish<Value>(_ box: Box<Value>) {
        word.pointee.store(UnsafeRawPointer(Unmanaged.passUnretained(box).toOpaque()), ordering: .releasing)
    }

    func withdraw() {
        word.pointee.store(nil, ordering: .releasing)
    }
}

/// The memory of many slots.
final class SlotSlab: @unchecked Sendable {
    private let words: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>
    private let capacity: Int
    private var used = 0
    /// Whether the container has ended, so that nothing is published any more; under the family's lock.
    private(set) var isClosed = false

    init(capacity: Int) {
        self.capacity = capacity
        words = .allocate(capacity: max(1, capacity))
        for offset in 0..<capacity { (words + offset).initialize(to: Atomic(nil)) }
    }

    deinit {
        words.deinitialize(count: capacity)
        words.deallocate()
    }

    /// The next free slot; only while the container is being made.
    func next() -> PublishedSlot {
        precondition(used < capacity, "a slot for each cached definition")
        used += 1
        return PublishedSlot(words + used - 1)
    }

    /// Takes every box out of sight, for good; under the family's lock.
    func close() {
        isClosed = true
        for offset in 0..<used { PublishedSlot(words + offset).withdraw() }
    }
}
