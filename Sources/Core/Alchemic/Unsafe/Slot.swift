/// One atomic word that holds a published box, unretained, for look-ups without a lock.
///
/// A published box is kept until the container is deallocated, or, in a scope that has ended, until no reader is counted: a
/// reader never meets freed memory.
@usableFromInline
struct PublishedSlot: Sendable {
    /// 0, the address of the published box, or 1 for a prototype that may be called directly.
    @usableFromInline let word: Word

    @inlinable
    init(_ word: Word) { self.word = word }

    /// A slot in which nothing is ever published.
    static let none = PublishedSlot(.allocate(1))

    /// Whether this is ``none``, so that publishing here would show the object to unrelated producers.
    var isNone: Bool { word.address == PublishedSlot.none.word.address }

    /// The box, if one is published; of the type that the slot's producer knows.
    @inlinable
    func load<Value>(_: Value.Type) -> Reference<Box<Value>>? { Reference(at: word.load()) }

    /// The box, if one is published, retained; never for a prototype's slot, whose word may be 1.
    var box: ErasedBox? { Reference<ErasedBox>(at: word.load())?.object }

    /// Whether a box is published, or a prototype may be called directly.
    @inlinable
    var isPublished: Bool { word.load() != 0 }

    /// Shows a box to all readers, together with everything that was written before.
    func publish(_ box: ErasedBox) { word.store(Reference(box).address) }

    /// Marks a prototype as callable without a plan; there is no box.
    func allowDirectCall() { word.store(1) }

    /// Hides the box, or forbids direct calls; readers that have loaded the word before may still use the box.
    func withdraw() { word.store(0) }
}

/// The slot of one shared object in one container or scope: the word that publishes the object, and the word of its occupant.
///
/// The occupant is the object's box once the object is there, a ``Cell`` where more has to be known, or the number of the unit
/// that is building the object. The family's lock guards the occupant.
struct Slot: Sendable {
    /// Read without the lock, and empty while the object may only be read under the lock.
    let published: PublishedSlot
    /// 0, the address of the occupant, or a claim: its lowest bit is set, the next bit says that later objects are read under the
    /// lock, and the others are the number of the unit.
    fileprivate let occupant: Word

    /// The address of the occupant's word, which no two slots share.
    var identity: Int { Int(bitPattern: occupant.address) }

    /// The box or cell of the object; nil while the slot is empty or claimed; under the lock.
    private var kept: Reference<AnyObject>? {
        let address = occupant.loadRelaxed()
        return address & 1 == 0 ? Reference(at: address) : nil
    }

    /// An occupant as a cell: `Cell` is final, so a comparison is enough, where a cast would call the runtime.
    private func cell(_ object: AnyObject) -> Cell? {
        Swift.type(of: object) == Cell.self ? unsafeDowncast(object, to: Cell.self) : nil
    }

    /// The occupant, if it is a cell; under the lock.
    var cell: Cell? { kept.flatMap { cell($0.object) } }

    /// The object's box, if it is complete; under the lock.
    var current: ErasedBox? {
        guard let object = kept?.object else { return nil }
        return if let cell = cell(object) { cell.current } else { unsafeDowncast(object, to: ErasedBox.self) }
    }

    /// Whether the program has set the object; under the lock.
    var isSet: Bool { cell?.isSet == true }

    /// The number of the unit that is building the object; nil if none is; under the lock.
    var claimant: Int? {
        let word = occupant.loadRelaxed()
        return word & 1 == 0 ? nil : word >> 2
    }

    /// Whether the slot has no occupant; under the lock.
    ///
    /// Where objects are published, a removed object leaves a cell: the slot is never free again.
    var isFree: Bool { occupant.loadRelaxed() == 0 }

    /// Claims the slot for a unit, while there is no object in it; under the lock.
    func claim(for unit: Int) {
        if isFree { return occupant.storeRelaxed(unit << 2 | 0b01) }
        // Once an object was removed, later ones are read under the lock.
        let isGuarded = cell?.isRemoved == true
        replace(with: nil)?.release()
        occupant.storeRelaxed(unit << 2 | (isGuarded ? 0b11 : 0b01))
    }

    /// Ends a claim, or fills an empty slot; under the lock.
    ///
    /// - Parameters:
    ///   - box: The object that every request sees from now on, or nil.
    ///   - isClosed: Whether the container has ended, so that nothing is published any more.
    func settle(_ box: ErasedBox?, kept retention: Retention, isClosed: Bool) {
        let isGuarded = occupant.loadRelaxed() & 0b11 == 0b11
        occupant.storeRelaxed(0)
        guard let box else {
            if isGuarded { _ = replace(with: Cell(.removed)) }
            return
        }
        if retention == .weak {
            _ = replace(with: Cell(.weak(WeakReference(box))))
        } else {
            if retention == .published, !isGuarded, !isClosed { published.publish(box) }
            _ = replace(with: box)
        }
    }

    /// Takes out a complete object that is not published any more; under the lock.
    ///
    /// - Returns: The occupant, to be let go of without the lock; nil if there is none, or the object is still being built.
    func takeComplete() -> Retained? { claimant == nil ? replace(with: nil) : nil }

    /// Stores an occupant that is retained already; returns the former occupant, to be let go of without the lock.
    func putBack(_ new: Retained?) -> Retained? {
        let former = kept.flatMap { Retained(keptAt: $0.address) }
        occupant.storeRelaxed(new?.address ?? 0)
        return former
    }

    /// Stores another occupant; returns the former occupant, to be let go of without the lock.
    func replace(with new: AnyObject?) -> Retained? { putBack(new.map(Retained.init)) }
}

/// The memory of many slots: first the words that publish their boxes, then their occupants.
struct SlotMemory: Sendable {
    /// A word for the published box, and a word for the occupant.
    static let wordsOfEach = 2

    let count: Int
    private let words: Word

    /// Slots in a block of their own, freed by ``free()``.
    init(count: Int) { self.init(count: count, in: .allocate(count * Self.wordsOfEach)) }

    /// Slots in words that are 0 at first, in a block that other code frees.
    init(count: Int, in words: Word) {
        self.count = count
        self.words = words
    }

    /// The slot with a number, which publishes in this memory.
    func slot(_ number: Int) -> Slot { slot(number, publishedIn: PublishedSlot(words[number])) }

    /// The slot with a number, which publishes in another word: that of a ``TypeTable``, for look-ups by type.
    func slot(_ number: Int, publishedIn published: PublishedSlot) -> Slot {
        Slot(published: published, occupant: words[count + number])
    }

    /// Withdraws the boxes that are published in this memory; under the family's lock.
    func close() { for number in 0..<count { PublishedSlot(words[number]).withdraw() } }

    /// Lets go of one object, unless it is being built; when no other thread uses the slot any more.
    func release(_ number: Int) { slot(number).takeComplete()?.release() }

    /// Lets go of the objects that are left, in the order of their numbers.
    func release() { for number in 0..<count { release(number) } }

    /// Lets go of the objects that are left, and frees a block of ``init(count:)``.
    func free() {
        release()
        words.deallocate()
    }
}
