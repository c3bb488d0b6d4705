/// The strongly connected components of a graph's nodes, in an order in which each comes after all it leads to.
///
/// Tarjan's algorithm without recursion: a chain of a hundred thousand definitions must not need a stack.
///
/// - Parameters:
///   - count: How many nodes there are.
///   - successors: The nodes that a node leads to.
/// - Returns: The components, each a list of indices.
func components(count: Int, successors: (Int) -> [Int]) -> [[Int]] {
    var number = Array(repeating: -1, count: count)
    var lowest = Array(repeating: 0, count: count)
    var isOnStack = Array(repeating: false, count: count)
    var stack: [Int] = []
    var next = 0
    var result: [[Int]] = []
    var work: [(node: Int, successors: [Int], position: Int)] = []

    for start in 0..<count where number[start] < 0 {
        work.append((start, successors(start), 0))
        while let frame = work.last {
            let node = frame.node
            if number[node] < 0 {
                number[node] = next
                lowest[node] = next
                next += 1
                stack.append(node)
                isOnStack[node] = true
            }
            if frame.position < frame.successors.count {
                let target = frame.successors[frame.position]
                work[work.count - 1].position += 1
                if number[target] < 0 {
                    work.append((target, successors(target), 0))
                } else if isOnStack[target] {
                    lowest[node] = min(lowest[node], number[target])
                }
                continue
            }
            if lowest[node] == number[node] {
                var component: [Int] = []
                while let member = stack.popLast() {
                    isOnStack[member] = false
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
