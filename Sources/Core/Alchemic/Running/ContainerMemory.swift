/// The state of a container in one block of memory: words, most of them read without a lock, then a scope's slots.
@usableFromInline
struct ContainerMemory: ~Copyable, Sendable {
    @usableFromInline let words: Word
    /// The number of a scope's slots; 0 for any other container.
    private let slotCount: Int

    private static let wordCount = 8

    /// Allocates the block, and retains the parent until the block is freed.
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

    /// Whether the container has ended: a copy of the lifecycle's stage for requests, which take no lock.
    @inlinable var hasEnded: Word { words[0] }
    /// Whether a scope has let go of its objects.
    var hasReleased: Word { words[1] }
    /// The number of threads that are reading one of a scope's objects at this moment.
    var readers: Word { words[2] }
    /// The neighbors among the dependants of ``Container/outer``, under the lock of that container's ``Lifecycle``.
    var previous: Word { words[3] }
    var next: Word { words[4] }
    // Made on first use, since most scopes never need them.
    var rarities: LazyReference<Rarities> { LazyReference(words[5]) }
    var lifecycle: LazyReference<Lifecycle> { LazyReference(words[6]) }

    /// The ``Container/parent``, retained until the block is freed.
    @inlinable var parent: Reference<Container>? { Reference(at: words[7].loadRelaxed()) }

    /// The slots of a scope, behind the words.
    var slots: SlotMemory { SlotMemory(count: slotCount, in: words[Self.wordCount]) }
}
