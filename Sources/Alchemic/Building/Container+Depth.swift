// Building long chains.

extension Container {
    /// Builds what a deep definition needs one after another, so that the stack stays shallow.
    ///
    /// Shared objects are built in their turn; what is made for each request is only looked through.
    func buildBeforehand(_ node: Node, _ context: Context) throws(ResolutionError) {
        var seen = Set<Int>()
        var work: [(node: Node, next: Int)] = [(node, 0)]
        while let frame = work.last {
            guard frame.next < frame.node.edges.count else {
                work.removeLast()
                if frame.node !== node, frame.node.isCached {
                    _ = try wiring.producers[frame.node.index].box(context)
                }
                continue
            }
            work[work.count - 1].next += 1
            let edge = frame.node.edges[frame.next]
            let target = edge.target
            // What is shallow is built on the way.
            guard edge.moment == .construction, target.depth >= StackGuard.interval / 2, target.kind != .external else {
                continue
            }
            if target.isCached {
                let isHere = target.lifetime.scope == nil || enclosing(scope: target.lifetime.scope) != nil
                guard isHere, !wiring.producers[target.index].isBuilt(context) else { continue }
            } else if !seen.insert(target.index).inserted {
                continue
            }
            work.append((target, 0))
        }
    }
}
