// Building long chains.

import CAlchemic

/// Keeps constructions within one another from running off the stack.
///
/// Each that is begun by a request looks, and each of a deep chain; those of a shallow chain lie between two that do.
enum StackGuard {
    /// How many constructions in depth a chain may have for its prototypes not to look.
    static let interval = 32

    @inline(__always)
    static func check(_ node: Node) throws(ResolutionError) {
        if !alchemic_has_stack() { throw .tooDeep(node) }
    }
}

extension Container {
    /// Checks that a request may be answered: the container is open, and the stack holds what is made for it.
    @usableFromInline
    func checkRequest() throws(ResolutionError) {
        try checkOpen()
        if !alchemic_has_stack() { throw .tooDeep(nil) }
    }

    /// Builds what a deep definition needs one after another, so that the stack stays shallow.
    ///
    /// Shared objects are built in their turn; what is made for each request is only looked through. The construction keeps
    /// what is weak of it until it is over: else it would be built again each time.
    func buildBeforehand(_ node: Node, _ context: Context) throws(ResolutionError) {
        for target in missing(below: node, context, unless: { _ in false }) {
            let box = try wiring.producers[target.index].box(context)
            if target.kind == .weak { context.construction?.object.beforehand.append(box) }
        }
    }

    /// The same, awaited, for what has to be; so that nothing looks down the whole chain from each of its members.
    func buildBeforehand(_ node: Node, async request: AsyncRequest) async throws(ResolutionError) {
        for target in missing(below: node, request.context, unless: { $0.completeIsolation == .synchronous }) {
            let box = try await wiring.producers[target.index].box(async: request)
            if target.kind == .weak { request.construction?.beforehand.append(box) }
        }
    }

    /// The deep shared objects on the way to a definition that are not there, each after those that it needs.
    private func missing(below node: Node, _ context: Context, unless isLeftOut: (Node) -> Bool) -> [Node] {
        func isMissing(_ edge: Edge) -> Bool {
            let target = edge.target
            // What is shallow is built on the way.
            guard edge.moment == .construction, target.depth >= StackGuard.interval / 2, target.kind != .external,
                !isLeftOut(target)
            else { return false }
            guard target.isCached else { return true }
            let producer = wiring.producers[target.index]
            return !producer.isBuilt(context) && producer.isOutsideScope(context) == nil
        }
        // Most of the time everything is there, and there is nothing to keep account of.
        guard node.edges.contains(where: isMissing) else { return [] }
        var missing: [Node] = []
        var seen: Set<Int> = [node.index]
        var work: [(node: Node, next: Int)] = [(node, 0)]
        while let frame = work.last {
            guard frame.next < frame.node.edges.count else {
                work.removeLast()
                if frame.node !== node, frame.node.isCached { missing.append(frame.node) }
                continue
            }
            work[work.count - 1].next += 1
            let edge = frame.node.edges[frame.next]
            guard !seen.contains(edge.target.index), isMissing(edge) else { continue }
            seen.insert(edge.target.index)
            work.append((edge.target, 0))
        }
        return missing
    }
}
