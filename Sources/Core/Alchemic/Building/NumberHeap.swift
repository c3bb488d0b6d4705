/// A heap of numbers: the number with the least rank comes first; of equal ranks, the least number.
struct NumberHeap {
    /// A binary heap: the element at `index` comes before those at `2 * index + 1` and `2 * index + 2`.
    private var elements: [(rank: Int, number: Int)] = []

    var isEmpty: Bool { elements.isEmpty }

    /// Adds a number; takes time in proportion to the logarithm of the count, as ``popFirst()`` does.
    mutating func insert(_ number: Int, ranked rank: Int) {
        elements.append((rank, number))
        var index = elements.count - 1
        while index > 0, (rank, number) < elements[(index - 1) / 2] {
            elements.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Removes the number with the least rank; nil if the heap is empty.
    mutating func popFirst() -> Int? {
        guard let first = elements.first, let last = elements.popLast() else { return nil }
        if elements.isEmpty { return first.number }
        elements[0] = last
        var index = 0
        while index * 2 + 1 < elements.count {
            var least = index * 2 + 1
            if least + 1 < elements.count, elements[least + 1] < elements[least] { least += 1 }
            if elements[index] < elements[least] { break }
            elements.swapAt(index, least)
            index = least
        }
        return first.number
    }
}
