extension GraphAnalysis {
    /// The shortest path from a root to a definition; empty for a root.
    package func shortestPath(to target: Int) -> [Link] {
        var before: [Int: Link] = [:]
        var queue = roots
        var seen = Set(queue)
        var next = 0
        while next < queue.count, !seen.contains(target) {
            for link in needs[queue[next]] where seen.insert(link.target).inserted {
                before[link.target] = link
                queue.append(link.target)
            }
            next += 1
        }
        var path: [Link] = []
        while let link = before[path.last?.source ?? target] { path.append(link) }
        return path.reversed()
    }

    /// A reason why a search for paths stopped, with more paths known or possible.
    package enum Cut: Sendable {
        /// The maximum number of paths.
        case limit
        /// The maximum number of steps, which a higher number of paths does not change.
        case steps
    }

    /// The paths from roots to a definition, without repeated definitions; those from earlier roots come first.
    ///
    /// - Parameters:
    ///   - target: The definition.
    ///   - limit: The maximum number of paths.
    /// - Returns: The paths, and why the search was cut short; nil if it was not.
    package func paths(to target: Int, limit: Int) -> (paths: [[Link]], cut: Cut?) {
        let reaching = reachable(from: [target], by: .consumers)
        var search = PathSearch(analysis: self, target: target, reaching: reaching, limit: limit)
        for root in roots where reaching.contains(root) { search.visit(root) }
        return (search.paths, search.cut)
    }

    /// The direction in which links are followed.
    package enum Direction: Sendable { case needs, consumers }

    /// The definitions that can be reached from those in `start`, and these themselves; at most `depth` links away.
    package func reachable(from start: some Sequence<Int>, by direction: Direction, depth: Int = .max) -> Set<Int> {
        var reached = Set(start)
        var layer = reached
        var steps = 0
        while !layer.isEmpty, steps < depth {
            var next: Set<Int> = []
            for index in layer {
                for link in direction == .needs ? needs[index] : consumers[index] {
                    let neighbor = direction == .needs ? link.target : link.source
                    if reached.insert(neighbor).inserted { next.insert(neighbor) }
                }
            }
            layer = next
            steps += 1
        }
        return reached
    }
}

/// A depth-first search for paths, which stops at a limit of paths or of steps.
private struct PathSearch {
    let analysis: GraphAnalysis
    let target: Int
    /// The definitions that lead to the target; a path through others is abandoned immediately.
    let reaching: Set<Int>
    /// The maximum number of paths.
    let limit: Int
    /// The paths found so far, in the order in which they were found.
    var paths: [[GraphAnalysis.Link]] = []
    /// Why the search stopped; nil while it goes on.
    var cut: GraphAnalysis.Cut?
    // Counted because cycles can have very many partial paths that lead nowhere.
    private var steps = 0
    private var path: [GraphAnalysis.Link] = []
    private var onPath: Set<Int> = []

    init(analysis: GraphAnalysis, target: Int, reaching: Set<Int>, limit: Int) {
        self.analysis = analysis
        self.target = target
        self.reaching = reaching
        self.limit = limit
    }

    /// Adds the paths that begin at a root.
    mutating func visit(_ root: Int) {
        // The next link to follow from each definition on the path. An explicit stack keeps deep graphs off the call stack.
        var turns = [0]
        var indices = [root]
        path = []
        onPath = [root]
        if root == target {
            recordPath()
            return
        }
        while let index = indices.last, let turn = turns.last, cut == nil {
            steps += 1
            if steps > 200_000 { cut = .steps }
            let links = analysis.needs[index]
            guard turn < links.count else {
                indices.removeLast()
                turns.removeLast()
                onPath.remove(index)
                if !path.isEmpty { path.removeLast() }
                continue
            }
            turns[turns.count - 1] += 1
            let link = links[turn]
            // Several parameters that lead to the same definition are one path.
            let isRepeated = links[..<turn].contains { $0.target == link.target }
            guard !isRepeated, reaching.contains(link.target), !onPath.contains(link.target) else { continue }
            path.append(link)
            if link.target == target {
                recordPath()
                path.removeLast()
            } else {
                onPath.insert(link.target)
                indices.append(link.target)
                turns.append(0)
            }
        }
    }

    /// Adds the current path, or cuts the search short if there is no room for it.
    private mutating func recordPath() {
        if paths.count == limit { cut = .limit } else { paths.append(path) }
    }
}
