// What a walk keeps account with: faster than the standard library's, which hashes anything.

/// Numbers by two addresses.
struct NumberTable {
    private var keys: [(first: Int, second: Int, number: Int)] = []
    private var count = 0

    func number(of first: Int, _ second: Int) -> Int? {
        if keys.isEmpty { return nil }
        let place = place(of: first, second)
        return keys[place].first == 0 ? nil : keys[place].number
    }

    mutating func insert(_ number: Int, for first: Int, _ second: Int) {
        if (count + 1) * 2 > keys.count { grow() }
        let place = place(of: first, second)
        if keys[place].first == 0 { count += 1 }
        keys[place] = (first, second, number)
    }

    private func place(of first: Int, _ second: Int) -> Int {
        let mask = keys.count - 1
        // Addresses lie side by side: their upper bits after a multiplication do not.
        var place = Int(truncatingIfNeeded: (UInt(bitPattern: first ^ second) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while keys[place].first != 0, keys[place].first != first || keys[place].second != second {
            place = (place + 1) & mask
        }
        return place
    }

    private mutating func grow() {
        let former = keys
        keys = Array(repeating: (0, 0, 0), count: max(8, former.count * 2))
        for key in former where key.first != 0 { keys[place(of: key.first, key.second)] = key }
    }
}

/// Numbers, of which the one with the least rank comes first.
struct NumberHeap {
    private var elements: [(number: Int, rank: Int)] = []

    var isEmpty: Bool { elements.isEmpty }

    mutating func insert(_ number: Int, _ rank: Int) {
        elements.append((number, rank))
        var place = elements.count - 1
        while place > 0, rank < elements[(place - 1) / 2].rank {
            elements.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func popFirst() -> Int? {
        guard let first = elements.first, let last = elements.popLast() else { return nil }
        if elements.isEmpty { return first.number }
        elements[0] = last
        var place = 0
        while place * 2 + 1 < elements.count {
            var least = place * 2 + 1
            if least + 1 < elements.count, elements[least + 1].rank < elements[least].rank { least += 1 }
            if elements[least].rank >= elements[place].rank { break }
            elements.swapAt(place, least)
            place = least
        }
        return first.number
    }
}
