/// One atomic word that holds a published box, unretained: what a look-up reads without a lock.
///
/// Whoever publishes keeps the box until the container ends, so that a reader never meets freed memory.
@usableFromInline
struct PublishedSlot: @unchecked Sendable {
    @usableFromInline let word: Word

    @inlinable
    @inline(__always)
    init(_ word: Word) { self.word = word }

    /// A slot in which nothing is ever published.
    static let none = PublishedSlot(.allocate(1))

    var isNone: Bool { word.address == PublishedSlot.none.word.address }

    /// The box, if one is published; of the type that the slot's owner knows.
    @inlinable
    @inline(__always)
    func load<Value>(_: Value.Type) -> Unmanaged<Box<Value>>? {
        guard let pointer = UnsafeRawPointer(bitPattern: word.load()) else { return nil }
        return Unmanaged.fromOpaque(pointer)
    }

    /// The box, if one is published, retained.
    @inline(__always)
    var box: ErasedBox? {
        guard let pointer = UnsafeRawPointer(bitPattern: word.load()) else { return nil }
        return Unmanaged<ErasedBox>.fromOpaque(pointer).takeUnretainedValue()
    }

    var isPublished: Bool { word.loadRelaxed() != 0 }

    @inline(__always)
    func publish(_ box: ErasedBox) {
        word.store(Int(bitPattern: Unmanaged.passUnretained(box).toOpaque()))
    }

    func withdraw() { word.store(0) }
}

/// Where one shared object of one container, or scope, is kept: what is published of it, and its owner.
///
/// The owner is the object's box once it is there, and the construction while it is being built; a ``Cell`` where more has
/// to be known. It is guarded by the family's lock.
struct Slot: Equatable, @unchecked Sendable {
    let published: PublishedSlot
    private let ownerWord: UnsafeMutablePointer<Unmanaged<AnyObject>?>

    init(published: PublishedSlot, owner: UnsafeMutablePointer<Unmanaged<AnyObject>?>) {
        self.published = published
        ownerWord = owner
    }

    static func == (left: Slot, right: Slot) -> Bool { left.ownerWord == right.ownerWord }

    private var owner: AnyObject? { ownerWord.pointee?.takeUnretainedValue() }

    /// Whether the owner is of a final class: a comparison, where a cast would ask the runtime.
    @inline(__always)
    private func isOf(_ type: AnyClass, _ owner: AnyObject) -> Bool { Swift.type(of: owner) == type }

    /// The owner's cell, if it has one; under the lock.
    var cell: Cell? { owner.flatMap { isOf(Cell.self, $0) ? unsafeDowncast($0, to: Cell.self) : nil } }

    /// The object's box, if it is complete; under the lock.
    var current: ErasedBox? {
        guard let owner, !isOf(Construction.self, owner) else { return nil }
        if isOf(Cell.self, owner) { return unsafeDowncast(owner, to: Cell.self).current }
        return unsafeDowncast(owner, to: ErasedBox.self)
    }

    /// What builds the object; under the lock.
    var builder: Construction? {
        owner.flatMap { isOf(Construction.self, $0) ? unsafeDowncast($0, to: Construction.self) : nil }
    }

    /// Whether nobody has it; under the lock.
    var isFree: Bool { ownerWord.pointee == nil }

    /// Claims it for a construction, while there is nothing in it; under the lock.
    ///
    /// - Returns: How its object is kept: what was removed once is read under the lock from then on.
    func claim(for construction: Construction, _ retention: Cell.Retention) -> Cell.Retention {
        let cell = cell
        own(construction)?.release()
        return cell?.retention ?? retention
    }

    /// Ends a claim without an object; under the lock.
    ///
    /// - Returns: The claim, to be let go of without the lock.
    func free(_ retention: Cell.Retention) -> Unmanaged<AnyObject>? {
        own(retention == .guarded ? Cell(.guarded, .empty) : nil)
    }

    /// Ends a claim with an object, which all see from now on; under the lock.
    ///
    /// - Parameter isClosed: Whether the container has ended, so that nothing is published any more.
    /// - Returns: The claim, to be let go of without the lock.
    func settle(_ box: ErasedBox, _ retention: Cell.Retention, isClosed: Bool) -> Unmanaged<AnyObject>? {
        switch retention {
        case .weak: return own(Cell(.weak, .borrowed(WeakReference(box))))
        case .guarded: return own(box)
        case .published:
            if !isClosed { published.publish(box) }
            return own(box)
        }
    }

    /// Publishes an object that nobody has looked for, in a scope that nobody else has yet; under the lock.
    func fill(_ box: ErasedBox) {
        guard isFree else { return }
        ownerWord.pointee = .passRetained(box)
        published.publish(box)
    }

    /// Takes what is complete out of it, and out of sight already; under the lock.
    ///
    /// - Returns: The owner, to be let go of without the lock; nil if there is none, or it is still being built.
    func takeComplete() -> Unmanaged<AnyObject>? {
        guard let owner = ownerWord.pointee else { return nil }
        // Looked at where it is: nothing is counted.
        if owner._withUnsafeGuaranteedRef({ isOf(Construction.self, $0) }) { return nil }
        ownerWord.pointee = nil
        return owner
    }

    /// Gives it an owner that is retained already; returns the former one, to be let go of without the lock.
    func putBack(_ owner: Unmanaged<AnyObject>?) -> Unmanaged<AnyObject>? {
        defer { ownerWord.pointee = owner }
        return ownerWord.pointee
    }

    /// Gives it another owner; returns the former one, to be let go of without the lock.
    func own(_ owner: AnyObject?) -> Unmanaged<AnyObject>? {
        let former = ownerWord.pointee
        ownerWord.pointee = owner.map(Unmanaged.passRetained)
        return former
    }
}

/// The memory of many slots: first where their boxes are published, then their owners.
struct SlotMemory: @unchecked Sendable {
    /// How many words each slot takes.
    static let wordsOfEach = 2

    let count: Int
    private let published: Word

    /// Slots in a block of their own, freed by ``free()``.
    init(_ count: Int) { self.init(count, in: .allocate(count * Self.wordsOfEach)) }

    /// Slots in words that are all 0.
    init(_ count: Int, in words: Word) {
        self.count = count
        published = words
        UnsafeMutableRawPointer(words[count].address).bindMemory(to: Unmanaged<AnyObject>?.self, capacity: count)
    }

    private var owners: UnsafeMutablePointer<Unmanaged<AnyObject>?> {
        UnsafeMutableRawPointer(published[count].address).assumingMemoryBound(to: Unmanaged<AnyObject>?.self)
    }

    func slot(_ number: Int) -> Slot { slot(number, publishedIn: PublishedSlot(published[number])) }

    /// A slot that is published somewhere else.
    func slot(_ number: Int, publishedIn published: PublishedSlot) -> Slot {
        Slot(published: published, owner: owners + number)
    }

    /// Takes every published box out of sight.
    func close() {
        for offset in 0..<count { PublishedSlot(published[offset]).withdraw() }
    }

    /// Lets go of one object.
    func release(_ number: Int) {
        let owner = owners[number]
        owners[number] = nil
        owner?.release()
    }

    /// Lets go of all objects.
    func release() {
        for offset in 0..<count { release(offset) }
    }

    func free() {
        release()
        published.deallocate()
    }
}
