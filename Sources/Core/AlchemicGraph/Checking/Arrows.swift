/// The edges of a graph that count for one rule, between nodes by number.
package struct Arrows {
    /// The index of each node's first arrow, then the total number of arrows.
    private var starts = [0]
    /// The nodes that the arrows lead to, those of one node in a row.
    private var targets: [Int] = []

    /// Reserves memory for a number of nodes; the first node is the current one.
    init(count: Int) { starts.reserveCapacity(count + 1) }

    /// Takes the nodes that each node leads to.
    package init(_ targets: [[Int]]) {
        self.init(count: targets.count)
        for targets in targets {
            self.targets += targets
            endNode()
        }
    }

    /// Adds an arrow from the current node.
    mutating func add(_ target: Int) { targets.append(target) }

    /// Ends the current node; the next arrow starts at the next node.
    mutating func endNode() { starts.append(targets.count) }

    /// The number of nodes that have ended.
    var count: Int { starts.count - 1 }

    /// The nodes that the arrows of a node lead to.
    package func targets(of node: Int) -> ArraySlice<Int> { targets[starts[node]..<starts[node + 1]] }

    /// The strongly connected components, each after the components that it leads to.
    ///
    /// Tarjan's algorithm without recursion, since a chain of a hundred thousand definitions would overflow the stack.
    package var connected: [[Int]] {
        var number = Array(repeating: -1, count: count)
        var lowest = Array(repeating: 0, count: count)
        var stack: [Int] = []
        var next = 0
        var result: [[Int]] = []
        var work: [(node: Int, position: Int)] = []

        for start in number.indices where number[start] < 0 {
            work.append((start, starts[start]))
            while let frame = work.last {
                let node = frame.node
                if number[node] < 0 {
                    number[node] = next
                    lowest[node] = next
                    next += 1
                    stack.append(node)
                }
                if frame.position < starts[node + 1] {
                    let target = targets[frame.position]
                    work[work.count - 1].position += 1
                    if number[target] < 0 {
                        work.append((target, starts[target]))
                    } else {
                        lowest[node] = min(lowest[node], number[target])
                    }
                    continue
                }
                if lowest[node] == number[node] {
                    var component: [Int] = []
                    while let member = stack.popLast() {
                        // `.max` keeps the finished node from lowering nodes of other components that lead to it.
                        number[member] = .max
                        component.append(member)
                        if member == node { break }
                    }
                    result.append(component)
                }
                work.removeLast()
                if let above = work.last { lowest[above.node] = min(lowest[above.node], lowest[node]) }
            }
        }
        return result
    }

    /// The shortest cycle through the lowest-numbered member of a component; nil if that leads to no member, not even itself.
    func cycle(in component: [Int]) -> [Int]? {
        guard let start = component.min() else { return nil }
        let members = component.count == 1 ? nil : Set(component)
        var previous: [Int: Int] = [:]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for target in targets(of: node) {
                if target == start { return sequence(first: node) { previous[$0] }.reversed() }
                if members?.contains(target) == true, previous[target] == nil {
                    previous[target] = node
                    queue.append(target)
                }
            }
        }
        return nil
    }
}
