// For `AlchemicMain`, which calls factories and runs steps with a caller's arguments.

extension Container {
    /// Resolves a query as a request does.
    package func resolution(
        of type: Any.Type, matching query: ErasedQuery, for purpose: Resolver.Purpose = .object
    ) throws(ResolutionError) -> Resolution {
        try checkOpen()
        if hasOverlays { try refuseIfOverridden(type, matching: query, prefersFactories: purpose == .call) }
        return try lookUpSendingEvents(type, matching: query) { () throws(ResolutionError) in
            try wiring.resolution(of: type, matching: query, in: self, for: purpose)
        }
    }

    /// Calls a definition's factory with arguments for all its parameters; the object is finished, and not kept.
    ///
    /// The owner of a method, and the object that a decorator wraps, are resolved as usual.
    package func make(_ node: Node, with arguments: [ErasedBox]) throws(ResolutionError) -> ErasedBox {
        let (producer, arguments, needs) = producers(forCallOf: node, endingIn: arguments)
        return try serve { () throws(ResolutionError) in
            try producer.node.checkStack()
            let plan = try Plan.buildNeeds(below: needs, in: Context(self))
            defer { withExtendedLifetime(plan) {} }
            let context = Context(self, plan: Reference(plan))
            return try producer.finish(try producer.make(in: context, with: PreparedLinks(arguments)), in: context)
        }
    }

    /// Calls a definition's factory with arguments for all its parameters, and awaits it.
    package func make(async node: Node, with arguments: [ErasedBox]) async throws(ResolutionError) -> ErasedBox {
        let (producer, arguments, needs) = producers(forCallOf: node, endingIn: arguments)
        return try await serveAwaiting { () async throws(ResolutionError) in
            let request = AsyncRequest(container: self, construction: nil)
            let planned = request.planned(by: try await Plan.buildNeeds(below: needs, async: request))
            return try await producer.finish(try await producer.make(async: planned, with: arguments), async: planned)
        }
    }

    /// The producer of a definition that has a factory, the producers of the arguments, a caller's as the last ones, and the
    /// producers of all that has to be there for the call and the steps.
    private func producers(
        forCallOf node: Node, endingIn arguments: [ErasedBox]
    ) -> (producer: NodeProducer, arguments: [Producer], needs: [Producer]) {
        guard let producer = wiring.producers[node.index] as? NodeProducer else {
            preconditionFailure("what has a factory has a producer that calls it")
        }
        let own = producer.parameters.producers(endingIn: arguments)
        return (producer, own, own + producer.steps.flatMap(\.parameters.producers))
    }

    /// Runs a step that a definition declares, with one argument: what the resolution of a query finds.
    package func run(
        _ step: Step, of node: Node, on object: AnyObject, taking resolution: Resolution, as type: Any.Type,
        isOnMain: Bool
    ) throws(ResolutionError) {
        let linked = LinkedStep(step: step, declaredBy: node, parameters: .none)
        try serve { () throws(ResolutionError) in
            let prepared = try wiring.preparedLinks(to: resolution, as: type)
            try linked.callAction(on: object, with: prepared, in: Context(self, isOnMain: isOnMain))
        }
    }
}
