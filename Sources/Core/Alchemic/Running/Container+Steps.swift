// Finishing objects after their initializers: injection points, calls, the configure step, the callback.

extension Container {
    /// Whether an object may have to be started or stopped; ``Participant`` decides.
    func mayBeParticipant(_ box: ErasedBox, of node: Node) -> Bool {
        guard node.kind == .singleton || node.kind == .scoped, !box.isFinished(as: node) else { return false }
        return node.isParticipant
            || !box.isExactly(node) && box.conformance(to: (any Lifetime.Participant).self) != .none
    }

    /// The object in a box, if it has steps or a callback to run; nil for most.
    func unfinished(_ box: ErasedBox, of node: Node) -> Unfinished? {
        guard !box.isFinished(as: node), let object = box.object else { return nil }
        let unfinished = Unfinished(object: object, node: node, container: self)
        if unfinished.awareness != .none { return unfinished }
        let hasSteps =
            box.isExactly(node)
            ? !node.steps.isEmpty
            : !node.details.steps.isEmpty
                || graph.resolver.index.declaresSteps && !wiring.steps(of: type(of: object)).isEmpty
        return hasSteps ? unfinished : nil
    }
}

/// An object whose steps and callback have yet to run; in a unit, they wait until all members have been constructed.
struct Unfinished: Sendable {
    // Safe, since the compiler has settled where a step is declared what it may do with the object, and where.
    nonisolated(unsafe) let object: AnyObject
    let node: Node
    /// The container for which the object was made, and in which the steps resolve.
    let container: Container

    /// Runs the steps, then calls the callback.
    func finish(in context: Context) throws(ResolutionError) {
        try node.checkStack()
        try runSteps(in: context)
        try notify(in: context)
    }

    /// Runs and awaits the steps, then calls the callback, each on the main actor where it belongs there.
    func finish(async request: AsyncRequest) async throws(ResolutionError) {
        try await runSteps(async: request)
        try await notify(async: request)
    }

    /// Whether, and where, the object is told that everything it depends on has been set.
    fileprivate var awareness: Conformance {
        let type: AnyClass = type(of: object)
        return type == node.type ? node.awareness : Conformance(of: type, to: (any InjectionAware).self)
    }

    /// Tells the object that everything it depends on has been set, on the main actor if that is where it conforms.
    func notify(async request: AsyncRequest) async throws(ResolutionError) {
        let awareness = awareness
        guard awareness == .onActor || (awareness == .everywhere && node.staysOnMain) else {
            return try request.context.asPart { (context) throws(ResolutionError) in try notify(in: context) }
        }
        // The object stays there, or its conformance holds there.
        try await request.onMain { (context) throws(ResolutionError) in try notify(in: context) }
    }

    /// Calls the object's callback on this thread, if it has one, without the caller's overlays.
    func notify(in context: Context) throws(ResolutionError) {
        let awareness = awareness
        if awareness == .none { return }
        if awareness == .onActor, !context.isOnMain { throw .isolation(node).refusal(if: context.isAwaiting) }
        // As `Any`: the cast of an `AnyObject` would not look at the actor of the conformance.
        let any: Any = object
        guard let aware = any as? any InjectionAware else {
            throw ResolutionError(.conformsElsewhere, with: Values(node: node, type: (any InjectionAware).self))
                .refusal(if: context.isAwaiting)
        }
        LockOrder.assertNoneIsHeld()
        try container.unaffectedByOverlays { () throws(ResolutionError) in
            do {
                try aware.didInjectDependencies()
            } catch {
                throw .stepFailed("did-inject callback", of: node, with: error)
            }
        }
    }

    /// The steps: the node's own, and those declared for the object's class, if that differs from the node's.
    private var steps: [LinkedStep] {
        let type: AnyClass = type(of: object)
        if type == node.type { return stepsOfNode }
        let declared = container.wiring.steps(of: type)
        if node.details.steps.isEmpty { return declared }
        let own = stepsOfNode
        // Steps that other definitions of the node's class declare are for their objects alone.
        let ofNodeClass = (node.type as? AnyClass).map { container.wiring.steps(of: $0) } ?? []
        let others = Set(ofNodeClass.map { ObjectIdentifier($0.step) })
        let names = Set(own.compactMap(\.step.name))
        return own
            + declared.filter { linked in
                !others.contains(ObjectIdentifier(linked.step)) && linked.step.name.map(names.contains) != true
            }
    }

    /// The linked steps of the node, which may belong to a container further out: each graph numbers its own nodes.
    private var stepsOfNode: [LinkedStep] {
        var container = container
        while !container.graph.nodes.holds(node), let outer = container.outer { container = outer }
        return (container.wiring.producers[node.index] as? NodeProducer)?.steps ?? []
    }

    /// Runs the steps, in order: injection points, calls, the configure step.
    func runSteps(in context: Context) throws(ResolutionError) {
        let steps = steps
        guard !steps.isEmpty else { return }
        try container.unaffectedByOverlays { () throws(ResolutionError) in
            for kind in [Step.Kind.injectionPoint, .call, .configure] {
                for linked in steps where linked.step.kind == kind { try linked.run(on: self, in: context) }
            }
        }
        container.send(ContainerEvent(.injected, of: node))
    }

    /// Runs the steps in the same order, and awaits those that need it.
    func runSteps(async request: AsyncRequest) async throws(ResolutionError) {
        let steps = steps
        guard !steps.isEmpty else { return }
        try await container.awaitUnaffectedByOverlays { () async throws(ResolutionError) in
            for kind in [Step.Kind.injectionPoint, .call, .configure] {
                for linked in steps where linked.step.kind == kind { try await linked.run(on: self, async: request) }
            }
        }
        container.send(ContainerEvent(.injected, of: node))
    }
}

extension LinkedStep {
    /// The step's name in a path.
    var label: String { "\(declaredBy.mention).\(step.label)" }

    /// The error with the step on its path; an error of user code becomes the cause of a ``ResolutionError``.
    private func failure(_ error: any Error) -> ResolutionError {
        if let error = error as? ResolutionError { return error.building(label) }
        return .stepFailed(step.words, of: declaredBy, with: error)
    }

    /// Whether the step is for unset properties only, and the property is set.
    private func leavesAlone(_ object: AnyObject) -> Bool { step.onlyIfUnset && step.isSet?(object) == true }

    /// Whether nothing has to be built for the step: it takes nothing, or the request's plan covers what it takes.
    ///
    /// A plan covers no step of a subclass, and none for an object that the program has made.
    private func isPlanned(for node: Node, hasPlan: Bool) -> Bool {
        parameters.dependencies.isEmpty || hasPlan && node.steps.contains { $0.step === step }
    }

    /// Runs the step, after building what it takes, unless a plan has done so.
    func run(on unfinished: Unfinished, in context: Context) throws(ResolutionError) {
        let object = unfinished.object
        do {
            if isPlanned(for: unfinished.node, hasPlan: context.plan != nil) {
                return try callAction(on: object, with: Arguments(parameters.memory, in: context))
            }
            if leavesAlone(object) { return }
            try checkIsolation(context)
            let plan = try Plan.buildNeeds(below: parameters.producers, in: context)
            defer { withExtendedLifetime(plan) {} }
            try callAction(on: object, with: Arguments(parameters.memory, in: context.planned(by: plan)))
        } catch {
            throw failure(error)
        }
    }

    /// Throws if the step needs another isolation; after a refusal, an awaiting request makes the object there.
    private func checkIsolation(_ context: Context) throws(ResolutionError) {
        if step.isolation <= (context.isOnMain ? .main : .synchronous) { return }
        throw ResolutionError.isolation(declaredBy).refusal(if: context.isAwaiting)
    }

    /// Calls the action on this thread, where it fetches its own arguments.
    private func callAction(on object: AnyObject, with arguments: Arguments) throws {
        if leavesAlone(object) { return }
        LockOrder.assertNoneIsHeld()
        switch step.action.body {
        case .synchronous(let action): try action(object, arguments)
        case .main(let action):
            try checkIsolation(arguments.context)
            try assumingMain(action)(object, arguments)
        case .asynchronous: try checkIsolation(arguments.context)
        }
    }

    /// Builds and awaits what the step takes, then calls the action where it belongs.
    func run(on unfinished: Unfinished, async request: AsyncRequest) async throws(ResolutionError) {
        let isOnMain = unfinished.node.staysOnMain || step.isolation == .main
        if !isOnMain, leavesAlone(unfinished.object) { return }
        var request = request
        do {
            if !isPlanned(for: unfinished.node, hasPlan: request.plan != nil) {
                request = request.planned(by: try await Plan.buildNeeds(below: parameters.producers, async: request))
            }
        } catch {
            throw failure(error)
        }
        do throws(ResolutionError) {
            try await run(on: unfinished, isOnMain: isOnMain, awaitingAll: false, async: request)
        } catch {
            guard error.refusal == .asynchronous else { throw error }
            do throws(ResolutionError) {
                try await run(on: unfinished, isOnMain: isOnMain, awaitingAll: true, async: request)
            } catch {
                throw error.settled
            }
        }
    }

    /// Awaits the arguments, all or those that require it, and calls the action where it belongs.
    private func run(
        on unfinished: Unfinished, isOnMain: Bool, awaitingAll: Bool, async request: AsyncRequest
    ) async throws(ResolutionError) {
        let prepared: PreparedLinks
        do {
            prepared = try await parameters.awaitArguments(for: request, all: awaitingAll)
            if !isOnMain, case .asynchronous(let action) = step.action.body {
                return try await Undertaking.call(
                    { try await action(unfinished.object, $0) }, of: declaredBy, with: prepared, for: request)
            }
        } catch {
            throw failure(error)
        }
        if isOnMain {
            return try await request.onMain { (context) throws(ResolutionError) in
                try callAction(on: unfinished.object, with: prepared, in: context)
            }
        }
        try request.context.asPart { (context) throws(ResolutionError) in
            try callAction(on: unfinished.object, with: prepared, in: context)
        }
    }

    /// Calls the action with arguments that were prepared before.
    func callAction(on object: AnyObject, with prepared: PreparedLinks, in context: Context) throws(ResolutionError) {
        do {
            try prepared.call(in: context) { try callAction(on: object, with: $0) }
        } catch {
            throw failure(error)
        }
    }
}

extension ErasedBox {
    /// The conformance of the object's own type, which may be a subclass of the box's type.
    func conformance(to existential: Any.Type) -> Conformance { Conformance(of: type(of: erased), to: existential) }
}
