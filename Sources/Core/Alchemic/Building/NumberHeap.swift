/// A heap of numbers: the number with the least rank comes first.
struct NumberHeap {
    private var elements: [(number: Int, rank: Int)] = []

    var isEmpty: Bool { elements.isEmpty }

    mutating func insert(_ number: Int, ranked rank: Int) {
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
