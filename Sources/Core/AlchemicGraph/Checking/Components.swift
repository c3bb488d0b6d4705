/// The strongly connected components of a graph, each after the components that it leads to.
///
/// Tarjan's algorithm without recursion, since a chain of a hundred thousand definitions would overflow the stack. Node `n`
/// leads to `targets[starts[n]..<starts[n + 1]]`.
package func components(starts: [Int], targets: [Int]) -> [[Int]] {
    let count = starts.count - 1
    var number = Array(repeating: -1, count: count)
    var lowest = Array(repeating: 0, count: count)
    var stack: [Int] = []
    var next = 0
    var result: [[Int]] = []
    var work: [(node: Int, position: Int)] = []

    for start in 0..<count where number[start] < 0 {
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
