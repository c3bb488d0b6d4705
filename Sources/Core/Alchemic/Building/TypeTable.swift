/// What a container finds by type without a lock: an immutable table keyed by the type's metadata pointer.
///
/// Open addressing at a quarter full: nearly every look-up ends at the first entry it reads.
@usableFromInline
final class TypeTable: @unchecked Sendable {
    @usableFromInline
    struct Entry {
        @usableFromInline var key: UnsafeRawPointer?
        @usableFromInline var producer: Unmanaged<Producer>?
        /// The published box of a value that stays as it is; a ``Word``.
        var box = 0

        init() {
            key = nil
            producer = nil
        }
    }

    @usableFromInline let entries: UnsafeMutablePointer<Entry>
    @usableFromInline let mask: Int
    private let capacity: Int

    /// Makes a table for types that differ from one another.
    init(types: [Any.Type]) {
        var capacity = 4
        while capacity < types.count * 4 { capacity *= 2 }
        self.capacity = capacity
        mask = capacity - 1
        entries = .allocate(capacity: capacity)
        entries.initialize(repeating: Entry(), count: capacity)
        for type in types {
            let key = unsafeBitCast(type, to: UnsafeRawPointer.self)
            var position = Self.hash(key) & mask
            while entries[position].key != nil { position = (position + 1) & mask }
            entries[position].key = key
        }
    }

    deinit {
        entries.deallocate()
    }

    @inlinable
    static func hash(_ key: UnsafeRawPointer) -> Int {
        let bits = UInt(bitPattern: key)
        return Int(truncatingIfNeeded: (bits >> 4) ^ (bits >> 13))
    }

    /// The entry of a type, if the table has one.
    @inlinable
    func entry(of type: Any.Type) -> UnsafeMutablePointer<Entry>? {
        let key = unsafeBitCast(type, to: UnsafeRawPointer.self)
        var position = Self.hash(key) & mask
        while true {
            let entry = entries + position
            if entry.pointee.key == key { return entry }
            if entry.pointee.key == nil { return nil }
            position = (position + 1) & mask
        }
    }

    /// The published box's place in an entry.
    @inlinable
    @inline(__always)
    func slot(of entry: UnsafeMutablePointer<Entry>) -> PublishedSlot {
        // The one field of `Entry` that changes once the table is shared, behind the two others.
        PublishedSlot(
            Word(
                UnsafeMutableRawPointer(entry).advanced(by: MemoryLayout<UnsafeRawPointer?>.stride * 2)
                    .assumingMemoryBound(to: Int.self)))
    }

    /// Takes every published box out of sight.
    func close() {
        for offset in 0..<capacity { slot(of: entries + offset).withdraw() }
    }
}
