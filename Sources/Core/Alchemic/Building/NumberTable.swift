/// A table of numbers by two words, of which the first is an address.
///
/// A look-up costs less than in a dictionary, which hashes any type.
struct NumberTable {
    /// Open addressing, at most half full; the first word of an empty entry is 0, and the capacity is a power of two.
    private var keys: [(first: Int, second: Int, number: Int)] = []
    /// The number of entries in use, of which none is ever removed.
    private var count = 0

    /// The number that was inserted for both words.
    func number(of first: Int, in second: Int) -> Int? {
        if keys.isEmpty { return nil }
        let index = index(of: first, in: second)
        return keys[index].first == 0 ? nil : keys[index].number
    }

    /// Stores a number, or replaces the one for these words; `first` must not be 0.
    mutating func insert(_ number: Int, for first: Int, in second: Int) {
        if (count + 1) * 2 > keys.count { grow() }
        let index = index(of: first, in: second)
        if keys[index].first == 0 { count += 1 }
        keys[index] = (first, second, number)
    }

    /// The entry of both words, or the empty entry where they belong; the table must not be full.
    private func index(of first: Int, in second: Int) -> Int {
        let mask = keys.count - 1
        // Addresses are close to one another; after a multiplication, their upper bits are not.
        var index = Int(truncatingIfNeeded: (UInt(bitPattern: first ^ second) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while keys[index].first != 0, keys[index].first != first || keys[index].second != second {
            index = (index + 1) & mask
        }
        return index
    }

    private mutating func grow() {
        let former = keys
        keys = Array(repeating: (0, 0, 0), count: max(8, former.count * 2))
        for key in former where key.first != 0 { keys[index(of: key.first, in: key.second)] = key }
    }
}
