/// The edges of a graph that count for one rule, between nodes by number.
struct Arrows {
    /// The index of each node's first arrow, then the total number of arrows.
    private var starts = [0]
    /// The nodes that the arrows lead to, those of one node in a row.
    private var targets: [Int] = []
    /// Whether each arrow belongs to a step, which runs after construction.
    private var areSteps: [Bool] = []

    /// Reserves memory for a number of nodes; the first node is the current one.
    init(count: Int) { starts.reserveCapacity(count + 1) }

    /// Adds an arrow from the current node.
    mutating func add(_ target: Int, isStep: Bool) {
        targets.append(target)
        areSteps.append(isStep)
    }

    /// Ends the current node; the next arrow starts at the next node.
    mutating func endNode() { starts.append(targets.count) }

    /// The strongly connected components, each after the components that it leads to.
    var connected: [[Int]] { components(starts: starts, targets: targets) }

    /// The shortest cycle through the lowest-numbered member of a component, as nodes with the number of the arrow to follow.
    func cycle(in component: [Int]) -> [(node: Int, arrow: Int)]? {
        guard let start = component.min() else { return nil }
        let members = component.count == 1 ? nil : Set(component)
        var previous: [Int: (node: Int, arrow: Int)] = [:]
        var queue = [start]
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            for number in starts[node]..<starts[node + 1] {
                let target = targets[number]
                let link = (node: node, arrow: number - starts[node])
                if target == start {
                    var path = [link]
                    while let before = previous[path[path.count - 1].node] { path.append(before) }
                    return path.reversed()
                }
                if members?.contains(target) == true, previous[target] == nil {
                    previous[target] = link
                    queue.append(target)
                }
            }
        }
        return nil
    }

    /// The cycle of ``cycle(in:)``, if it has a step and no member of the component is kept: building its objects never ends.
    func endlessCycle(in component: [Int], unlessAny isKept: (Int) -> Bool) -> [(node: Int, arrow: Int)]? {
        guard !component.contains(where: isKept), let cycle = cycle(in: component) else { return nil }
        return cycle.contains { areSteps[starts[$0.node] + $0.arrow] } ? cycle : nil
    }
}
