/// What changes in a container while threads use it without a lock, in one block of memory: its own words, then a scope's
/// slots.
///
/// What most scopes never need is made when it is first asked for.
@usableFromInline
struct ContainerMemory: ~Copyable, Sendable {
    @usableFromInline let words: Word
    private let slotCount: Int

    private static let wordCount = 9

    init(slots count: Int) {
        words = .allocate(Self.wordCount + count * SlotMemory.wordsOfEach)
        slotCount = count
    }

    deinit {
        rarities.release()
        dependants.release()
        participants.release()
        starting.release()
        stopping.release()
        words.deallocate()
    }

    /// Whether requests are turned away.
    @inlinable var hasEnded: Word { words[0] }
    /// Whether the stop has begun; 2 if a scope has let go of its objects.
    var stopHasBegun: Word { words[1] }
    /// How many threads are reading one of a scope's objects at this moment.
    var readers: Word { words[2] }
    /// Which of the outer container's dependants this is, counted from 1; 0 if it is none.
    var number: Word { words[3] }

    var rarities: LazyReference<Rarities> { LazyReference(words[4]) }
    var dependants: LazyReference<Dependants> { LazyReference(words[5]) }
    /// What is started and stopped.
    var participants: LazyReference<Participants> { LazyReference(words[6]) }
    /// Lets one start run at a time.
    var starting: LazyReference<Starting> { LazyReference(words[7]) }
    var stopping: LazyReference<Stopping> { LazyReference(words[8]) }

    /// Where a scope keeps its objects.
    var slots: SlotMemory { SlotMemory(slotCount, in: words[Self.wordCount]) }
}
