extension Node {
    /// The factory, if a new object needs nothing but a call of it.
    var plainCall: (any AnyCall)? {
        if needsCallOnly, !isLive, case .prototype(let call) = definition.maker.body { call } else { nil }
    }
}

/// Builds the objects of one definition: its factory, with a producer for each parameter.
///
/// A plain `NodeProducer` makes a new object for each request. A ``SharedProducer`` or ``KeyedProducer`` builds kept objects, and
/// the plan keeps the object of a ``OnceProducer``.
class NodeProducer: Producer, @unchecked Sendable {
    /// The node as the graph of ``declarer`` has it; an override's graph may have another one for the definition.
    let node: Node
    /// The definition's factory.
    private let maker: Maker
    /// Not counted: the container keeps its producers alive.
    final let uncountedDeclarer: Reference<Container>
    /// The container that declares the definition, and whose definitions are its dependencies; retained while it is used.
    final var declarer: Container { uncountedDeclarer.object }
    /// The unit of the cycle that the node is a kept member of; nil if it is in none.
    var unit: BuildUnit? { node.unit }
    /// The producers of the factory's parameters, once connected.
    let parameters: LinkedParameters
    /// The steps with their producers; final once connected, before other threads have the producer.
    private(set) var steps: [LinkedStep] = []

    /// Creates a producer without dependencies, for ``connect(_:for:)``.
    init(_ node: Node, in linker: Linker, slot: PublishedSlot = .none) {
        self.node = node
        maker = node.definition.maker.typed
        uncountedDeclarer = linker.uncountedContainer
        parameters = linker.allocateParameters(for: node.dependencies)
        let plainCall = node.plainCall
        super.init(
            slot: plainCall == nil ? slot : linker.wiring.takeFormSlot(), links: parameters.memory,
            plainCall: plainCall)
    }

    /// Connects the producer to its dependencies: once, while the container is created, or for the one parameter that it serves.
    final func connect(_ linker: Linker, for site: ParameterSite? = nil) {
        linker.fill(parameters, of: node, for: site)
        if !node.steps.isEmpty {
            steps = node.steps.map { step in
                let parameters = linker.allocateParameters(for: step.dependencies)
                linker.fill(parameters, of: node, step: step.step, for: site)
                return LinkedStep(step: step.step, declaredBy: step.declaredBy, parameters: parameters)
            }
        }
    }

    override func failure(_ error: any Error) -> ResolutionError { node.failure(error) }

    override func ownIsolation(in context: Context) -> Isolation { node.ownIsolation }

    override func isReady(in context: Context) -> Bool { mayBeCalledDirectly }

    /// Whether a plan would do nothing: everything is there, and the plan would neither let the prototype be called directly from
    /// then on, nor build what the factory's code may call.
    override func needsNoPlan(in context: Context) -> Bool {
        if mayBeCalledDirectly { return true }
        // Outside of scopes, which have a layout, a plan is worth its cost: it lets a prototype be called directly from then on.
        guard plainCall == nil || context.container.with({ $0.layout != nil }), node.calls.isEmpty else { return false }
        // A step that must be awaited is an error before the factory is called.
        let isolation: Isolation = context.isAwaiting ? .asynchronous : context.isOnMain ? .main : .synchronous
        return node.completeIsolation <= isolation && hasEverything(in: context)
    }

    /// Whether everything that the parameters and steps take is there.
    final func hasEverything(in context: Context) -> Bool {
        // In place: most objects have no steps, and a call for the parameters would cost each 70 instructions.
        for position in parameters.dependencies.indices where !parameters.producer(position).isReady(in: context) {
            return false
        }
        for step in steps where !step.parameters.areReady(in: context) { return false }
        return true
    }

    override func visit(_ visit: PlanWalk.Visit, in walk: inout PlanWalk) throws(ResolutionError) {
        if mayBeCalledDirectly, !walk.isStart { return }
        if !walk.noteIfEntered(self, for: visit) { walk.pass(through: self, for: visit) }
    }

    // MARK: A new object for each request

    override func box(in context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        try node.checkStack()
        if context.plan != nil { return try makeBox(in: context, given: given) }
        if needsNoPlan(in: context) { return try makeBox(in: context.planned(by: .empty), given: given) }
        let plan = try Plan.buildNeeds(below: [self], in: context)
        defer { withExtendedLifetime(plan) {} }
        let box = try makeBox(in: context.planned(by: plan), given: given)
        plan.allowDirectCalls()
        return box
    }

    /// Makes and finishes an object that is not kept, once all of its kept needs are there.
    private func makeBox(in context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        try finish(try make(in: context, with: preparedLinks(giving: given)), in: context)
    }

    /// The links with a caller's arguments; nil if there are none, and the factory reads the links in place.
    final func preparedLinks(giving given: [ErasedBox]?) -> PreparedLinks? {
        given.map { PreparedLinks(parameters.producers(giving: $0, for: node)) }
    }

    override func awaitBox(for request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        let box = try await make(async: request)
        // The arguments are for the factory, and not for the steps.
        return box.isFinished(as: node) ? box : try await finish(box, async: request.with(given: nil))
    }

    // MARK: Calling the factory

    /// Calls the factory; if the container is observed, measures the time and sends the event.
    final func make(in context: Context, with prepared: PreparedLinks?) throws(ResolutionError) -> ErasedBox {
        try context.isObserved ? callSendingEvents(in: context, with: prepared) : call(in: context, with: prepared)
    }

    /// Calls the factory, then sends the event of the object, with the time that it took, or of its failure.
    private func callSendingEvents(
        in context: Context, with prepared: PreparedLinks?
    ) throws(ResolutionError) -> ErasedBox {
        let container = context.container.object
        let begin = ContinuousClock.now
        do {
            let box = try call(in: context, with: prepared)
            container.sendBuilt(node, since: begin)
            return box
        } catch {
            throw container.sendFailed(error, of: node)
        }
    }

    /// Calls the factory, unless a test has replaced the live object; an error gets the object on its path.
    ///
    /// The factory's requests belong to the construction, also where a task builds the unit.
    private func call(in context: Context, with prepared: PreparedLinks?) throws(ResolutionError) -> ErasedBox {
        // No closures: nested constructions should take little of the stack.
        let outer = context.isPartOfTask ? context.construction?.object.enter() : nil
        defer {
            if let outer { Construction.leave(outer) }
            withExtendedLifetime(prepared) {}
        }
        let arguments = prepared?.arguments(in: context) ?? Arguments(links, in: context)
        LockOrder.assertNoneIsHeld()
        do {
            if let box = try replacement() { return box }
            switch maker.body {
            case .prototype(let call): return try call.box(arguments)
            case .synchronous(let make): return try make(arguments)
            case .main, .asynchronous, .constant, .external: return try callByIsolation(with: arguments)
            }
        } catch {
            throw node.failure(error)
        }
    }

    /// The object that a test has put in place of a live definition's; nil if the factory is to be called.
    final func replacement() throws -> ErasedBox? {
        node.isLive ? try declarer.replacement(ofLive: node.definition) : nil
    }

    /// Calls the factory if the caller's isolation allows it.
    private func callByIsolation(with arguments: Arguments) throws -> ErasedBox {
        switch maker.body {
        case .main(let make) where arguments.context.isOnMain: return try assumingMain(make)(arguments)
        case .constant(let box): return box
        case .external: throw ResolutionError.externalNotSet(node)
        case .prototype, .synchronous, .main, .asynchronous:
            throw ResolutionError.isolation(node).refusal(if: arguments.context.isAwaiting)
        }
    }

    /// Awaits the arguments that require it, then the factory; if observed, measures the time and sends the event.
    ///
    /// - Parameter producers: The producers of the arguments; nil for those of the ``parameters``, with what the caller gives.
    final func make(
        async request: AsyncRequest, with producers: [Producer]? = nil
    ) async throws(ResolutionError) -> ErasedBox {
        let producers = producers ?? request.given.map { parameters.producers(giving: $0, for: node) }
        let request = request.with(given: nil)
        var awaitsAll = false
        while true {
            do throws(ResolutionError) {
                let arguments: PreparedLinks
                do {
                    arguments = try await parameters.awaitArguments(for: request, from: producers, all: awaitsAll)
                } catch {
                    throw node.failure(error)
                }
                guard request.context.isObserved else { return try await call(async: request, with: arguments) }
                let begin = ContinuousClock.now
                let box = try await call(async: request, with: arguments)
                request.container.sendBuilt(node, since: begin)
                return box
            } catch {
                guard !awaitsAll, error.refusal == .asynchronous else {
                    throw request.container.sendFailed(error, of: node).settled
                }
                // An argument has gone since the plan was made, and has to be awaited now.
                awaitsAll = true
            }
        }
    }

    /// Calls the factory where its isolation requires.
    private func call(
        async request: AsyncRequest, with arguments: PreparedLinks
    ) async throws(ResolutionError) -> ErasedBox {
        switch maker.body {
        case .asynchronous(let make):
            do {
                if let box = try replacement() { return box }
                return try await Undertaking.call(make, of: node, with: arguments, for: request)
            } catch {
                throw node.failure(error)
            }
        case .main:
            return try await request.onMain { (context) throws(ResolutionError) in
                try call(in: context, with: arguments)
            }
        case .prototype, .synchronous, .constant, .external: return try call(in: request.context, with: arguments)
        }
    }

    // MARK: Objects that are not kept

    /// Finishes a new object that is not kept, or queues it in the unit that it is made for, if it lies between two members.
    final func finish(_ box: ErasedBox, in context: Context) throws(ResolutionError) -> ErasedBox {
        guard let unfinished = unfinished(box, in: context) else { return box }
        do {
            try unfinished.finish(in: context)
        } catch {
            throw unfinished.container.sendFailed(error, of: node)
        }
        return box
    }

    /// Finishes a new object that is not kept, awaiting its steps, or queues the object as ``finish(_:in:)`` does.
    final func finish(_ box: ErasedBox, async request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        guard let unfinished = unfinished(box, in: request.context) else { return box }
        do {
            try await unfinished.finish(async: request)
        } catch {
            throw unfinished.container.sendFailed(error, of: node).settled
        }
        return box
    }

    /// The object if the caller has to finish it; nil if nothing is left to do, or the unit finishes what it has queued.
    private func unfinished(_ box: ErasedBox, in context: Context) -> Unfinished? {
        guard !box.isFinished(as: node), let unfinished = context.container.object.unfinished(box, of: node),
            context.construction?.object.queueIfPart(unfinished) != true
        else { return nil }
        return unfinished
    }

    // MARK: Objects that are kept

    /// Constructs an object that is kept, unaffected by overrides that it may outlive.
    final func construct(in context: Context, with prepared: PreparedLinks? = nil) throws(ResolutionError) -> ErasedBox
    {
        try node.checkStack()
        guard context.container.with({ $0.hasOverlays }) else { return try make(in: context, with: prepared) }
        return try context.container.object.unaffectedByOverlays { () throws(ResolutionError) in
            try make(in: context, with: prepared)
        }
    }

    /// Constructs an object that is kept, with the arguments of the request; overrides do not affect it.
    final func construct(async request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        try await request.container.awaitUnaffectedByOverlays { () async throws(ResolutionError) in
            try await make(async: request)
        }
    }

    /// Whether the definition decorates an object that the program has set.
    final func wrapsSetObject(in container: Container) -> Bool {
        let bare = node.bare
        guard bare !== node, let shared = declarer.wiring.producers[bare.index] as? SharedProducer,
            let place = try? shared.place(in: Reference(container))
        else { return false }
        return place.family.locked { place.slot.isSet }
    }
}

/// A step with a producer for each of its parameters.
struct LinkedStep: Sendable {
    let step: Step
    /// The node whose declaration has the step; others of the class or a subclass may run it.
    let declaredBy: Node
    /// The parameters of the step, in memory of the wiring of the declaring container.
    let parameters: LinkedParameters
}

extension Node {
    /// The error that the caller gets for an error that was thrown while the object of this node was being built.
    func failure(_ error: any Error) -> ResolutionError {
        if let error = error as? ResolutionError { return error.building(mention) }
        return .failed(self, with: error)
    }
}

extension ErasedBox {
    /// Whether nothing is left to do once the factory has returned; false for an object of a subclass, which may have steps.
    func isFinished(as node: Node) -> Bool { node.isQuiet && isExactly(node) }

    /// Whether the object is of the definition's very type, so that the node's facts about the type hold for the object.
    func isExactly(_ node: Node) -> Bool {
        guard node.isClass else { return !node.isExistential }
        guard let objectClass else { return true }
        return objectClass == node.type
    }
}
