public import Synchronization

/// One atomic word that holds a published box, unretained: what a look-up reads without a lock.
///
/// Whoever publishes keeps the box until the container ends, so that a reader never meets freed memory.
@usableFromInline
struct PublishedSlot: @unchecked Sendable {
    @usableFromInline let word: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

    init(_ word: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>) {
        self.word = word
    }

    /// A slot in which nothing is ever published.
    static let none: PublishedSlot = {
        let word = UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>.allocate(capacity: 1)
        word.initialize(to: Atomic(nil))
        return PublishedSlot(word)
    }()

    /// The box, if one is published; of the type that the slot's owner knows.
    @inlinable
    @inline(__always)
    func load<Value>(_: Value.Type) -> Unmanaged<Box<Value>>? {
        guard let pointer = word.pointee.load(ordering: .acquiring) else { return nil }
        return Unmanaged.fromOpaque(pointer)
    }

    /// The box, if one is published, retained.
    @inline(__always)
    var box: ErasedBox? {
        guard let pointer = word.pointee.load(ordering: .acquiring) else { return nil }
        return Unmanaged<ErasedBox>.fromOpaque(pointer).takeUnretainedValue()
    }

    var isPublished: Bool { word.pointee.load(ordering: .relaxed) != nil }

    @inline(__always)
    func publish(_ box: ErasedBox) {
        word.pointee.store(UnsafeRawPointer(Unmanaged.passUnretained(box).toOpaque()), ordering: .releasing)
    }

    func withdraw() { word.pointee.store(nil, ordering: .releasing) }
}

/// Where one shared object of one container, or scope, is kept: what is published of it, and its owner.
///
/// The owner is the object's box once it is there, and the construction while it is being built; a ``Cell`` where more has
/// to be known. It is guarded by the family's lock.
struct Slot: @unchecked Sendable {
    let published: PublishedSlot
    private let ownerWord: UnsafeMutablePointer<Unmanaged<AnyObject>?>

    init(published: PublishedSlot, owner: UnsafeMutablePointer<Unmanaged<AnyObject>?>) {
        self.published = published
        ownerWord = owner
    }

    /// Under the lock.
    var owner: AnyObject? { ownerWord.pointee?.takeUnretainedValue() }

    /// The owner's cell, if it has one; under the lock.
    var cell: Cell? { owner.flatMap { isOf(Cell.self, $0) ? unsafeDowncast($0, to: Cell.self) : nil } }

    /// The object's box, if it is complete; under the lock.
    var current: ErasedBox? {
        guard let owner, !isOf(Construction.self, owner) else { return nil }
        if isOf(Cell.self, owner) { return unsafeDowncast(owner, to: Cell.self).current }
        return unsafeDowncast(owner, to: ErasedBox.self)
    }

    /// What builds the object, and the object if its factory has returned; under the lock.
    var building: (builder: Construction, early: ErasedBox?)? {
        guard let owner else { return nil }
        if isOf(Construction.self, owner) { return (unsafeDowncast(owner, to: Construction.self), nil) }
        guard isOf(Cell.self, owner),
            case .building(let builder, let early) = unsafeDowncast(owner, to: Cell.self).state
        else { return nil }
        return (builder, early)
    }

    /// Whether the owner is of a final class: a comparison, where a cast would ask the runtime.
    @inline(__always)
    private func isOf(_ type: AnyClass, _ owner: AnyObject) -> Bool { Swift.type(of: owner) == type }

    /// Claims it for a construction, if nobody has it; under the lock.
    @inline(__always)
    func claim(for construction: Construction) -> Bool {
        guard ownerWord.pointee == nil else { return false }
        ownerWord.pointee = .passRetained(construction)
        construction.begun += 1
        return true
    }

    /// Ends a claim with an object that nobody has seen yet, and publishes it; under the lock.
    @inline(__always)
    func settle(_ box: ErasedBox, by construction: Construction) -> Bool {
        guard let owner = ownerWord.pointee, owner.toOpaque() == Unmanaged.passUnretained(construction).toOpaque()
        else {
            return false
        }
        ownerWord.pointee = .passRetained(box)
        published.publish(box)
        construction.begun -= 1
        owner.release()
        return true
    }

    /// Gives it another owner; returns the former one, to be let go of without the lock.
    func own(_ owner: AnyObject?) -> Unmanaged<AnyObject>? {
        let former = ownerWord.pointee
        ownerWord.pointee = owner.map(Unmanaged.passRetained)
        return former
    }
}

/// The memory of many slots, freed by ``free()``.
struct SlotMemory: @unchecked Sendable {
    /// No slots.
    static let none = SlotMemory(0)

    let count: Int
    private let published: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>
    private let owners: UnsafeMutablePointer<Unmanaged<AnyObject>?>

    /// One block for both words of all slots.
    init(_ count: Int) {
        self.count = count
        let block = UnsafeMutableRawPointer.allocate(byteCount: max(1, count) * 16, alignment: 16)
        published = block.bindMemory(to: Atomic<UnsafeRawPointer?>.self, capacity: max(1, count))
        owners = (block + max(1, count) * 8).bindMemory(to: Unmanaged<AnyObject>?.self, capacity: max(1, count))
        for offset in 0..<count {
            (published + offset).initialize(to: Atomic(nil))
            (owners + offset).initialize(to: nil)
        }
    }

    func slot(_ number: Int) -> Slot { Slot(published: PublishedSlot(published + number), owner: owners + number) }

    /// A slot that is published somewhere else.
    func slot(_ number: Int, publishedIn published: PublishedSlot) -> Slot {
        Slot(published: published, owner: owners + number)
    }

    /// Takes every published box out of sight.
    func close() {
        for offset in 0..<count { PublishedSlot(published + offset).withdraw() }
    }

    /// Lets go of one object.
    func release(_ number: Int) {
        let owner = owners[number]
        owners[number] = nil
        owner?.release()
    }

    func free() {
        for offset in 0..<count { release(offset) }
        published.deinitialize(count: count)
        UnsafeMutableRawPointer(published).deallocate()
    }
}
