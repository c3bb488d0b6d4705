extension GraphAnalysis {
    /// Groups of definitions that reach one another, each group after all groups that it leads to.
    ///
    /// - Parameter counts: Whether a link counts.
    package func stronglyConnectedComponents(where counts: (Link) -> Bool = { _ in true }) -> [[Int]] {
        // Tarjan's algorithm with an explicit stack, which keeps deep graphs off the call stack.
        let count = definitions.count
        let targets = needs.map { $0.filter(counts).map(\.target) }
        var number = Array(repeating: -1, count: count)
        var lowest = Array(repeating: 0, count: count)
        var isOpen = Array(repeating: false, count: count)
        var open: [Int] = []
        var groups: [[Int]] = []
        var next = 0
        for root in 0..<count where number[root] < 0 {
            var visits: [(index: Int, turn: Int)] = [(root, 0)]
            while let (index, turn) = visits.last {
                if turn == 0, number[index] < 0 {
                    number[index] = next
                    lowest[index] = next
                    next += 1
                    open.append(index)
                    isOpen[index] = true
                }
                if turn < targets[index].count {
                    visits[visits.count - 1].turn += 1
                    let target = targets[index][turn]
                    if number[target] < 0 {
                        visits.append((target, 0))
                    } else if isOpen[target] {
                        lowest[index] = min(lowest[index], number[target])
                    }
                    continue
                }
                visits.removeLast()
                if let parent = visits.last?.index { lowest[parent] = min(lowest[parent], lowest[index]) }
                guard lowest[index] == number[index], let start = open.lastIndex(of: index) else { continue }
                let group = Array(open[start...])
                open.removeSubrange(start...)
                for member in group { isOpen[member] = false }
                groups.append(group.sorted())
            }
        }
        return groups
    }
}
