import CAlchemic

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

    private var dependantsWord: Word { words[5] }
    private var startingWord: Word { words[7] }

    /// Whether there is a list of dependants: read in order, by whoever has just ended the container.
    var hasDependants: Bool { dependantsWord.loadInOrder() != 0 }
    /// The same of a start.
    var hasStarting: Bool { startingWord.loadInOrder() != 0 }

    var rarities: LazyReference<Rarities> { LazyReference(words[4]) }
    var dependants: LazyReference<Dependants> { LazyReference(dependantsWord) }
    /// What is started and stopped.
    var participants: LazyReference<Participants> { LazyReference(words[6]) }
    /// Lets one start run at a time.
    var starting: LazyReference<Starting> { LazyReference(startingWord) }
    var stopping: LazyReference<Stopping> { LazyReference(words[8]) }

    /// Where a scope keeps its objects.
    var slots: SlotMemory { SlotMemory(slotCount, in: words[Self.wordCount]) }
}

extension Word {
    /// The value, read after all that this thread has exchanged, or stored where there was nothing, in any word before.
    ///
    /// Whoever ends a container marks it and then looks for what belongs to it; whoever adds something makes the list of it
    /// and then looks whether the container has ended. One of them sees the other. That has been seen on x86-64, where an
    /// exchange is a full barrier; for arm64 it has only been reasoned, from the rules of C11.
    func loadInOrder() -> Int { alchemic_word_load_in_order(address) }
}
