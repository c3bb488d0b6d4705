/// The objects of one definition in one container or scope, by their keys.
///
/// An entry stays while there is an object, or a request is looking at it. The lock is taken before the family's; the `==` and
/// `hash(into:)` of keys run under it.
final class KeyedObjects: Sendable {
    /// The place for one key, and the requests that need it to stay.
    private struct Entry {
        /// The rank of the key in the order of first requests.
        let number: Int
        let place = KeyedPlace()
        /// The number of requests that are looking at it.
        var userCount = 0
    }

    private struct Contents {
        var entries: [ObjectKey: Entry] = [:]
        var lastNumber = 0
        /// With so many entries, the next request removes those whose weak objects have gone.
        var sweepThreshold = 16
    }

    private let contents = Guarded(Contents(), in: .outermost)
    /// Its lock guards the slots of the places.
    private let family: Family

    init(in family: Family) { self.family = family }

    /// The keys, in the order in which they were first requested.
    var keys: [ObjectKey] { contents.withLock { Array($0.entries).ordered { $0.value.number }.map(\.key) } }

    /// The object for a key, if it is there.
    func object(for key: ObjectKey) -> ErasedBox? {
        contents.withLock { contents in
            contents.entries[key].flatMap { entry in family.locked { entry.place.slot.current } }
        }
    }

    /// Begins a request, and returns the slot for its key, whose entry stays until ``endRequest(for:)``.
    ///
    /// Makes the entry if it is missing; sweeps before if there are many.
    func beginRequest(for key: ObjectKey) -> Slot {
        // Let go of without the lock: these may be the last references to weak objects, and to keys.
        var (objects, former): ([ErasedBox], [ObjectKey: Entry]) = ([], [:])
        defer { withExtendedLifetime((objects, former)) {} }
        return contents.withLock { contents in
            if contents.entries.count >= contents.sweepThreshold {
                former = contents.entries
                objects = contents.entries.values.compactMap { entry in family.locked { entry.place.slot.current } }
                contents.entries = contents.entries.filter { _, entry in
                    entry.userCount > 0 || family.locked { entry.place.slot.current != nil }
                }
                contents.sweepThreshold = max(16, 2 * contents.entries.count)
            }
            contents.lastNumber += 1
            return Self.addUser(to: &contents.entries[key, default: Entry(number: contents.lastNumber)])
        }
    }

    /// Counts a request, during which no sweep removes the entry; returns the slot.
    private static func addUser(to entry: inout Entry) -> Slot {
        entry.userCount += 1
        return entry.place.slot
    }

    /// Ends a request; the last one removes the entry if there is nothing in it.
    func endRequest(for key: ObjectKey) {
        // Let go of without the lock: it may have the last reference to its key.
        _ = contents.withLock { contents -> (ObjectKey, Entry)? in
            guard let index = contents.entries.index(forKey: key) else { return nil }
            contents.entries.values[index].userCount -= 1
            let entry = contents.entries.values[index]
            guard entry.userCount == 0, family.locked({ entry.place.slot.isFree }) else { return nil }
            return contents.entries.remove(at: index)
        }
    }
}

/// The values that a caller gives for one object, one for each key, in boxes of the keys' types.
struct ObjectKey: Hashable, Sendable {
    private let values: [ErasedBox]
    /// The types of the keys, which know how to compare and hash their values.
    private let types: [any KeyType]

    init(_ values: [ErasedBox], of types: [any KeyType]) { (self.values, self.types) = (values, types) }

    /// Compares the values by users' `==`; both keys belong to the same definition.
    static func == (left: ObjectKey, right: ObjectKey) -> Bool {
        left.types.indices.allSatisfy { left.types[$0].areEqual(left.values[$0], right.values[$0]) }
    }

    func hash(into hasher: inout Hasher) { for (type, value) in zip(types, values) { type.hash(value, into: &hasher) } }
}

/// The place of the object for one key, with memory of its own.
private final class KeyedPlace: Sendable {
    /// Freed with the place; the family's lock guards the occupant.
    private let memory = SlotMemory(count: 1)
    var slot: Slot { memory.slot(0) }

    deinit { memory.free() }
}
