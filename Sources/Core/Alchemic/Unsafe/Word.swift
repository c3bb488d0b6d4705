public import CAlchemic

/// A word of memory that threads read and write without a lock: a number, a flag, or the address of an object.
///
/// Used in place of the standard library's `Atomic`, for which every client would pay: in debug builds, the package manager
/// indexes the whole module Synchronization, and wherever `Atomic` is inlined, its generic layers are optimized again.
///
/// `@unchecked`: a `Word` is only an address. The memory is allocated, so that the address stays; the code that has
/// allocated the memory frees it when no thread can reach it any more.
@usableFromInline
struct Word: @unchecked Sendable {
    @usableFromInline let address: UnsafeMutablePointer<alchemic_word>

    @inlinable
    init(_ address: UnsafeMutablePointer<alchemic_word>) { self.address = address }

    /// Allocates some words, all 0; returns the first of them.
    static func allocate(_ count: Int) -> Word {
        let address = alchemic_words_create(count)
        address.initialize(repeating: 0, count: count)
        return Word(address)
    }

    /// Frees all words that were allocated with this one, the first of them.
    func deallocate() { alchemic_words_destroy(address) }

    /// A later word of the same allocation.
    @inlinable
    subscript(_ offset: Int) -> Word { Word(address + offset) }

    /// Loads the value, and makes everything visible that was written before the value was stored.
    @inlinable
    func load() -> Int { alchemic_word_load(address) }

    /// Loads the value alone: under a lock, or where it leads to no other memory.
    @inlinable
    func loadRelaxed() -> Int { alchemic_word_load_relaxed(address) }

    /// Stores a value; a thread that loads it sees everything that was written before.
    func store(_ value: Int) { alchemic_word_store(address, value) }

    /// Stores a value alone: under a lock, or before any other thread has the word.
    func storeRelaxed(_ value: Int) { alchemic_word_store_relaxed(address, value) }

    /// Stores a value if the former value is 0, ordered with all other reads and writes; returns the former value.
    func storeIfZero(_ value: Int) -> Int { alchemic_word_store_if_zero(address, value) }

    /// Adds to the value, ordered with the thread's reads and writes before and after; returns the sum.
    @discardableResult
    func add(_ difference: Int) -> Int { alchemic_word_add(address, difference) }

    /// Adds to a count that orders no other memory; returns the sum.
    @discardableResult
    func addRelaxed(_ difference: Int) -> Int { alchemic_word_add_relaxed(address, difference) }
}

/// A word in memory of its own.
@usableFromInline
struct OwnWord: ~Copyable, Sendable {
    @usableFromInline let word = Word.allocate(1)

    deinit { word.deallocate() }
}
