// Methods of other definitions: the owner is made and injected before its method is called (A27).
//
// Steps run when the outermost construction ends. Those of an owner, and of what it needs, run before the call instead,
// unless they need in their turn what the method makes: then the circle closes at the end, as every other does (A78).

extension NodeProducer {
    private var ownerNode: Node? {
        guard node.inner == nil, let first = links.dependencies.first, first.position == 0,
            case .node(let owner) = first.resolution
        else { return nil }
        return owner
    }

    private var ownerProducer: AnyProducer { links.start[0].takeUnretainedValue() }

    /// The makers whose objects have to be complete before the method is called; none where that cannot be.
    private func makersToComplete(of owner: Node) -> Set<ObjectIdentifier> {
        let makers = home.wiring.makersWithSteps(neededBy: owner)
        return makers.contains(ObjectIdentifier(node.definition.maker)) ? [] : makers
    }

    /// Completes the owner before anything else is under construction, so that even a circle through it can close.
    func prepareOwner(_ context: Context) throws(ResolutionError) {
        guard node.needsBatch, let ownerNode, ownerNode.isCached, context.batch == nil,
            Batch.current(in: home.family) == nil
        else { return }
        do {
            _ = try ownerProducer.boxed(context)
        } catch {
            throw error.building(node.label)
        }
    }

    /// The same, awaited.
    func prepareOwner(async request: AsyncRequest) async throws(ResolutionError) {
        guard node.needsBatch, let ownerNode, ownerNode.isCached, request.batch == nil else {
            return
        }
        do {
            _ = try await ownerProducer.boxed(async: request)
        } catch {
            throw error.building(node.label)
        }
    }

    /// The arguments with the owner among them, complete.
    func completingOwner(
        _ given: PreparedArguments?, _ context: Context
    ) throws(ResolutionError) -> PreparedArguments? {
        guard node.needsBatch, let ownerNode, let batch = context.batch?.takeUnretainedValue() else { return given }
        var boxes = given?.boxes ?? Array(repeating: nil, count: links.dependencies.count)
        if boxes[0] == nil { boxes[0] = try ownerProducer.boxed(context) }
        if batch.hasPending {
            try batch.complete(makersToComplete(of: ownerNode), isOnMain: context.isOnMain)
        }
        return PreparedArguments(boxes)
    }

    /// Completes an owner that was awaited.
    func completeOwner(async request: AsyncRequest) async throws(ResolutionError) {
        guard node.needsBatch, let ownerNode, let batch = request.batch, batch.hasPending else { return }
        try await batch.complete(awaiting: makersToComplete(of: ownerNode))
    }
}

extension Wiring {
    /// The makers of everything with something left to do after its initialiser that a node needs, itself included.
    ///
    /// By maker, since a container and its overlays share producers but number their nodes differently.
    fileprivate func makersWithSteps(neededBy node: Node) -> Set<ObjectIdentifier> {
        remembered(for: node) {
            var makers: Set<ObjectIdentifier> = []
            var seen: Set<ObjectIdentifier> = [ObjectIdentifier(node)]
            var queue = [node]
            while let next = queue.popLast() {
                makers.insert(ObjectIdentifier(next.definition.maker))
                next.forEachEdge { edge in
                    // What needs no batch has no steps, and needs nothing that has.
                    if edge.moment != .later, edge.target.needsBatch,
                        seen.insert(ObjectIdentifier(edge.target)).inserted
                    {
                        queue.append(edge.target)
                    }
                }
            }
            return makers
        }
    }
}
