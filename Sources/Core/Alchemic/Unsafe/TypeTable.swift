/// A table of the producers and published boxes that a container finds by type, without a lock.
///
/// The keys, the metadata pointers of the types, never change.
///
/// Open addressing at a quarter full: nearly every look-up ends at the first entry it reads.
@usableFromInline
final class TypeTable: Sendable {
    /// A type with what look-ups need; position and type stay for the life of the table.
    @usableFromInline
    struct Entry {
        /// 0 where there is no type.
        @usableFromInline var key = 0
        /// Kept by the wiring, and written before any other code has the container; nil where there is no type.
        @usableFromInline var producer: Reference<Producer>?
        /// The address of the published box, or 0; read and written as a ``Word``.
        var box = 0
    }

    @usableFromInline let entries: Memory<Entry>
    /// The capacity, a power of two and at least four times the number of types, less one.
    @usableFromInline let mask: Int

    /// Creates a table for types that differ from one another.
    init(types: [Any.Type]) {
        var capacity = 4
        while capacity < types.count * 4 { capacity *= 2 }
        mask = capacity - 1
        entries = Memory(.allocate(capacity: capacity))
        entries.start.initialize(repeating: Entry(), count: capacity)
        for type in types {
            let key = identity(of: type)
            var position = Self.hash(key) & mask
            while entries[position].key != 0 { position = (position + 1) & mask }
            entries.start[position].key = key
        }
    }

    deinit { entries.deallocate() }

    /// Hashes the address of a type's metadata without its lowest bits, which alignment makes alike.
    @inlinable
    static func hash(_ key: Int) -> Int {
        let bits = UInt(bitPattern: key)
        return Int(truncatingIfNeeded: (bits >> 4) ^ (bits >> 13))
    }

    /// The entry of a type; nil if the table does not hold the type.
    @inlinable
    func entry(of type: Any.Type) -> UnsafeMutablePointer<Entry>? {
        let key = identity(of: type)
        var position = Self.hash(key) & mask
        while true {
            let entry = entries.start + position
            if entry.pointee.key == key { return entry }
            if entry.pointee.key == 0 { return nil }
            position = (position + 1) & mask
        }
    }

    /// The slot in which the object for the entry's type is published.
    @inlinable
    func slot(of entry: UnsafeMutablePointer<Entry>) -> PublishedSlot {
        // The one field of `Entry` that changes once the table is shared, behind the two others.
        PublishedSlot(
            Word(
                UnsafeMutableRawPointer(entry).advanced(by: MemoryLayout<UnsafeRawPointer?>.stride * 2)
                    .assumingMemoryBound(to: Int.self)))
    }

    /// Withdraws the boxes of all types; under the family's lock.
    func close() { for offset in 0...mask { slot(of: entries.start + offset).withdraw() } }
}
