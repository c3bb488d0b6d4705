// What is done to objects after their initialisers: injection points, calls, the configure step.

extension Container {
    /// The steps for an object that a node has made: the node's own, and those declared for the object's class if that is
    /// another.
    private func steps(for object: AnyObject, _ node: Node) -> [LinkedStep] {
        let type: AnyClass = type(of: object)
        if type == node.type { return producer(of: node).linkedSteps }
        let declared = wiring.steps(of: type)
        guard node.declaresSteps else { return declared }
        let own = producer(of: node).linkedSteps
        // What other definitions of the node's class declare is theirs.
        let others = Set((node.type as? AnyClass).map { wiring.steps(of: $0) }?.map { ObjectIdentifier($0.step) } ?? [])
        let names = Set(own.compactMap(\.step.name))
        return own
            + declared.filter { linked in
                !others.contains(ObjectIdentifier(linked.step)) && linked.step.name.map(names.contains) != true
            }
    }

    /// The producer of a node, which may be of a graph that this container is laid over: each numbers its own.
    private func producer(of node: Node) -> AnyProducer {
        var container = self
        while !(node.index < container.graph.nodes.count && container.graph.nodes[node.index] === node) {
            guard let next = container.overlaid ?? container.parent else { break }
            container = next
        }
        return container.wiring.producers[node.index]
    }

    /// Whether anything is left to do to an object after its initialiser.
    func hasSteps(_ object: AnyObject, _ node: Node) -> Bool {
        if object is any InjectionAware { return true }
        return type(of: object) == node.type
            ? !node.steps.isEmpty
            : node.declaresSteps || graph.resolver.index.declaresSteps && !wiring.steps(of: type(of: object)).isEmpty
    }

    /// Runs an object's steps, in order: injection points, calls, the configure step.
    func runSteps(on object: AnyObject, _ node: Node, _ context: Context) throws(ResolutionError) {
        let steps = steps(for: object, node)
        try unaffectedByOverlays { () throws(ResolutionError) in
            for kind in [Step.Kind.injectionPoint, .call, .configure] {
                for linked in steps where linked.step.kind == kind {
                    try linked.run(on: object, context, links: linked.links)
                }
            }
        }
        if !steps.isEmpty { observers.send(.of(.injected, node)) }
    }

    /// The same, with everything awaited that has to be.
    func runSteps(on object: AnyObject, _ node: Node, async request: AsyncRequest) async throws(ResolutionError) {
        let steps = steps(for: object, node)
        // The object belongs to this construction alone until it has ended.
        nonisolated(unsafe) let object = object
        try await awaitUnaffectedByOverlays { () async throws(ResolutionError) in
            for kind in [Step.Kind.injectionPoint, .call, .configure] {
                for linked in steps where linked.step.kind == kind { try await linked.run(on: object, async: request) }
            }
        }
        if !steps.isEmpty { observers.send(.of(.injected, node)) }
    }
}

extension LinkedStep {
    private var words: String { step.name.map { "\(step.kind.rawValue) `\($0)`" } ?? step.kind.rawValue }

    private func failure(_ error: any Error) -> ResolutionError {
        if let error = error as? ResolutionError {
            return error.building("\(declaredBy.label).\(step.name ?? step.kind.rawValue)")
        }
        return .stepFailed(declaredBy, words, error)
    }

    private func leavesAlone(_ object: AnyObject) -> Bool { step.onlyIfUnset && step.isSet?(object) == true }

    /// Runs the step, here and now.
    func run(on object: AnyObject, _ context: Context, links: Links) throws(ResolutionError) {
        if leavesAlone(object) { return }
        let arguments = Arguments(links.start, context)
        do {
            switch step.action {
            case .synchronous(let action): try action(object, arguments)
            case .main(let action):
                guard context.isOnMain else { throw ResolutionError.isolation(declaredBy) }
                try assumingMain(action)(object, arguments)
            case .asynchronous: throw ResolutionError.isolation(declaredBy)
            }
        } catch {
            throw failure(error)
        }
    }

    /// Runs the step, awaiting what has to be.
    func run(on object: AnyObject, async request: AsyncRequest) async throws(ResolutionError) {
        if leavesAlone(object) { return }
        nonisolated(unsafe) let object = object
        do {
            let prepared = PreparedArguments(try await links.prepared(request))
            switch step.action {
            case .synchronous(let action):
                try action(object, Arguments(links.start, request.context, prepared: .passUnretained(prepared)))
            case .main: try await runOnMain(object, request, prepared)
            case .asynchronous(let action):
                let arguments = Arguments(links.start, request.context, prepared: .passUnretained(prepared))
                if let batch = request.batch {
                    try await batch.awaiting { try await action(object, arguments) }
                } else {
                    try await action(object, arguments)
                }
            }
            withExtendedLifetime(prepared) {}
        } catch {
            throw failure(error)
        }
    }

    @MainActor
    private func runOnMain(
        _ object: AnyObject, _ request: AsyncRequest, _ prepared: PreparedArguments
    ) throws {
        guard case .main(let action) = step.action else { return }
        try action(object, Arguments(links.start, request.contextOnMain, prepared: .passUnretained(prepared)))
    }
}

extension Node {
    /// Whether its own declaration says what is done to its object.
    fileprivate var declaresSteps: Bool { definition.hasDetails && !definition.details.steps.isEmpty }
}
