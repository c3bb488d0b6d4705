/// What changes in a container while threads use it without a lock, in one block of memory: its own words, then a scope's
/// slots.
@usableFromInline
struct ContainerMemory: ~Copyable, Sendable {
    @usableFromInline let words: Word
    private let slotCount: Int

    private static let wordCount = 8

    init(slots count: Int, parent: Container?) {
        words = .allocate(Self.wordCount + count * SlotMemory.wordsOfEach)
        slotCount = count
        if let parent { words[7].storeRelaxed(Retained(parent).address) }
    }

    deinit {
        rarities.release()
        lifecycle.release()
        Retained(keptAt: words[7].loadRelaxed())?.releaseInTurn()
        words.deallocate()
    }

    /// A copy of what the lifecycle says, for requests, which take no lock.
    @inlinable var hasEnded: Word { words[0] }
    /// Whether a scope has let go of its objects.
    var hasReleased: Word { words[1] }
    /// How many threads are reading one of a scope's objects at this moment.
    var readers: Word { words[2] }
    /// Its neighbors among the dependants of the container around it, under the lock of that one's ``Lifecycle``.
    var previous: Word { words[3] }
    var next: Word { words[4] }
    // What most scopes never need is made when it is first resolved.
    var rarities: LazyReference<Rarities> { LazyReference(words[5]) }
    var lifecycle: LazyReference<Lifecycle> { LazyReference(words[6]) }

    /// The container around it, which it keeps.
    @inlinable var parent: Reference<Container>? { Reference(at: words[7].loadRelaxed()) }

    var slots: SlotMemory { SlotMemory(slotCount, in: words[Self.wordCount]) }
}
