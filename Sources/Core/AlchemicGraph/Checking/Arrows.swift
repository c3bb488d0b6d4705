/// The edges of a graph that count for one rule, between nodes by number.
struct Arrows {
    /// The index of each node's first arrow, then the total number of arrows.
    private var starts = [0]
    /// The nodes that the arrows lead to, those of one node in a row.
    private var targets: [Int] = []

    /// Reserves memory for a number of nodes; the first node is the current one.
    init(count: Int) { starts.reserveCapacity(count + 1) }

    /// Adds an arrow from the current node.
    mutating func add(_ target: Int) { targets.append(target) }

    /// Ends the current node; the next arrow starts at the next node.
    mutating func endNode() { starts.append(targets.count) }

    /// The strongly connected components, each after the components that it leads to.
    var connected: [[Int]] { components(starts: starts, targets: targets) }

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
            for target in targets[starts[node]..<starts[node + 1]] {
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
