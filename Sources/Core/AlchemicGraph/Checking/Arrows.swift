/// The arrows of a graph that count for a rule, by the numbers of what they connect.
///
/// It knows nothing of what is connected: the tool for definition files, which sees names and no types, has the same rules.
struct Arrows {
    /// Where the arrows of each begin, and in the end how many there are.
    private var starts = [0]
    private var targets: [Int] = []
    /// Whether each belongs to a step after the construction.
    private var areSteps: [Bool] = []

    init(count: Int) { starts.reserveCapacity(count + 1) }

    /// Adds an arrow from the node at hand.
    mutating func add(_ target: Int, isStep: Bool) {
        targets.append(target)
        areSteps.append(isStep)
    }

    /// Ends the node at hand; what is added next leaves the next one.
    mutating func endNode() { starts.append(targets.count) }

    /// The strongly connected components, each after all that it leads to.
    var connected: [[Int]] { components(starts: starts, targets: targets) }

    /// The shortest way round, from the first member of a component back to it: each node, and which of its arrows leads on;
    /// nil if there is none.
    func circle(in component: [Int]) -> [(node: Int, arrow: Int)]? {
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
                let step = (node: node, arrow: number - starts[node])
                if target == start {
                    var path = [step]
                    while let before = previous[path[path.count - 1].node] { path.append(before) }
                    return path.reversed()
                }
                if members?.contains(target) == true, previous[target] == nil {
                    previous[target] = step
                    queue.append(target)
                }
            }
        }
        return nil
    }

    /// A cycle of steps in which nothing is kept, so that making its objects never ends.
    func endlessCircle(in component: [Int], _ isKept: (Int) -> Bool) -> [(node: Int, arrow: Int)]? {
        guard !component.contains(where: isKept), let circle = circle(in: component) else { return nil }
        return circle.contains { areSteps[starts[$0.node] + $0.arrow] } ? circle : nil
    }
}
