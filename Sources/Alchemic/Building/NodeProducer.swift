/// Makes what one definition makes: the maker, with a producer for each of its parameters.
@usableFromInline
class NodeProducer<Value>: Producer<Value>, @unchecked Sendable {
    let node: Node
    let body: TypedMaker<Value>.Body
    /// The container that declares it, whose view of the world it is built in.
    var home: Container { unownedHome.takeUnretainedValue() }
    /// The same: it keeps its producers, and whoever calls one of them keeps it.
    let unownedHome: Unmanaged<Container>
    let links: Links
    private(set) var steps: [LinkedStep] = []

    init(_ maker: TypedMaker<Value>, _ node: Node, in linker: Linker, slot: PublishedSlot? = nil) {
        self.node = node
        self.body = maker.body
        unownedHome = .passUnretained(linker.home)
        links = linker.room(for: node.dependencies)
        // A prototype that needs nothing but a synchronous call: no steps, no isolation, no deep chain.
        if case .synchronous(let make) = maker.body, node.kind == .prototype, !node.needsBatch,
            node.isolation == .synchronous, node.depth < StackGuard.interval
        {
            super.init(plainly: make, links.start)
        } else {
            super.init(slot: slot, parameters: links.start)
        }
    }

    /// Connects it to what it depends on; once, while the container is being made.
    override func connect(_ linker: Linker) {
        linker.fill(links)
        steps = node.steps.map { LinkedStep($0, linker.links($0.dependencies)) }
    }

    override func failure(_ error: any Error) -> ResolutionError { node.failure(error) }

    override var linkedSteps: [LinkedStep] { steps }

    override func isolation(in context: Context) -> Isolation { isolationNow(context, countsDroppable: true) }

    /// What making one takes now, where some of what it needs may have been made already.
    ///
    /// It follows initialisers only; what steps need counts as if it were not there. Each definition is looked at once,
    /// however many ways lead to it.
    ///
    /// - Parameters:
    ///   - context: Who asks.
    ///   - countsDroppable: Whether what is there, and may go at any time, counts as if it were not: it may have gone
    ///     when what else is needed has been awaited.
    /// - Returns: What it takes.
    final func isolationNow(_ context: Context, countsDroppable: Bool = false) -> Isolation {
        guard node.completeIsolation != .synchronous else { return .synchronous }
        var isolation = Isolation.synchronous
        var seen: Set<ObjectIdentifier> = []
        var queue = [node]
        func isMissing(_ target: Node) -> Bool {
            guard target.completeIsolation != .synchronous, target.kind != .external || target.inner != nil else {
                return false
            }
            if !target.isCached || (countsDroppable && target.mayBeDropped) { return true }
            return !home.wiring.producers[target.index].isBuilt(context)
        }
        while let next = queue.popLast(), isolation < node.completeIsolation {
            isolation = max(isolation, next.definition.maker.isolation)
            next.forEachConstructionDependency { target in
                guard target.completeIsolation != .synchronous, seen.insert(ObjectIdentifier(target)).inserted,
                    isMissing(target)
                else { return }
                queue.append(target)
            }
            for resolved in next.steps {
                isolation = max(isolation, resolved.step.isolation)
                for dependency in resolved.dependencies {
                    dependency.resolution.forEachNode(shape: TypeShape(dependency.type)) { target, deferred in
                        guard !deferred, isMissing(target) else { return }
                        isolation = max(isolation, target.completeIsolation)
                    }
                }
            }
        }
        return isolation
    }

    override func value<Target>(_ context: Context, as target: Target.Type) throws(ResolutionError) -> Target {
        try convert(try value(context), to: target, keeper(context))
    }

    override func value<Target>(
        async request: AsyncRequest, as target: Target.Type
    ) async throws(ResolutionError) -> Target {
        let box = try await boxed(async: request)
        guard let typed = box as? Box<Value> else { return try super.converted(box, as: target) }
        return try convert(typed.value, to: target, keeper(request.context))
    }

    /// Where what it makes is kept, if it is.
    func keeper(_ context: Context) -> (cell: Cell<Value>, container: Container)? { nil }

    override func converted<Target>(_ box: any ErasedBox, as target: Target.Type) throws(ResolutionError) -> Target {
        if let typed = box as? Box<Value> { return try convert(typed.value, to: target) }
        return try super.converted(box, as: target)
    }

    private func convert<Target>(
        _ value: Value, to _: Target.Type, _ keeper: @autoclosure () -> (cell: Cell<Value>, container: Container)? = nil
    ) throws(ResolutionError) -> Target {
        if let converter = node.converter(to: Target.self) as? Converter<Value, Target> {
            guard let (cell, container) = keeper() else { return converter.convert(value) }
            return cell.converted(value, by: converter, container.family)
        }
        guard let converted = value as? Target else {
            throw ResolutionError(
                .mismatch, "`\(node.label)` is no `\(spelling(of: Target.self))`", at: node.definition.location)
        }
        return converted
    }

    /// Calls the maker, here and now.
    func make(_ context: Context, prepared: PreparedArguments? = nil) throws(ResolutionError) -> Value {
        guard context.isObserved else { return try call(context, prepared) }
        return try context.container.takeUnretainedValue().observers.timing(node) {
            () throws(ResolutionError) -> Value in
            try call(context, prepared)
        }
    }

    private func call(_ context: Context, _ given: PreparedArguments?) throws(ResolutionError) -> Value {
        do {
            let prepared = try completingOwner(given, context)
            defer { withExtendedLifetime(prepared) {} }
            let arguments = Arguments(links.start, context, prepared: prepared.map(Unmanaged.passUnretained))
            switch body {
            case .synchronous(let make): return try make(arguments)
            case .shared(let make): return try make(arguments).box.value
            case .main(let make):
                guard context.isOnMain else { throw ResolutionError.isolation(node) }
                return try assumingMain(make)(arguments)
            case .asynchronous: throw ResolutionError.isolation(node)
            case .constant(let box): return box.value
            case .external: throw ResolutionError.externalNotSet(node)
            }
        } catch {
            throw node.failure(error)
        }
    }

    /// Calls the maker, awaiting what has to be.
    func make(async request: AsyncRequest) async throws(ResolutionError) -> Value {
        let prepared: PreparedArguments
        do {
            prepared = PreparedArguments(try await links.prepared(request))
            try await completeOwner(async: request)
            try await prepareCalls(request)
        } catch {
            throw node.failure(error)
        }
        if request.context.isObserved {
            return try await request.container.observers.timing(async: node) {
                () async throws(ResolutionError) -> Value in
                try await call(async: request, prepared)
            }
        }
        return try await call(async: request, prepared)
    }

    private func call(async request: AsyncRequest, _ prepared: PreparedArguments) async throws(ResolutionError) -> Value
    {
        switch body {
        case .asynchronous(let make):
            do {
                let arguments = Arguments(links.start, request.context, prepared: .passUnretained(prepared))
                guard let batch = request.batch else { return try await make(arguments) }
                return try await batch.awaiting { try await make(arguments) }
            } catch {
                throw node.failure(error)
            }
        case .main: return try await callOnMain(request, prepared).value
        case .synchronous, .shared, .constant, .external: return try callHere(request, request.context, prepared)
        }
    }

    @MainActor
    private func callOnMain(
        _ request: AsyncRequest, _ prepared: PreparedArguments
    ) throws(ResolutionError) -> Box<Value> {
        Box(try callHere(request, request.contextOnMain, prepared))
    }

    /// Calls the maker where it is; what a configuration's method asks for belongs to the request.
    private func callHere(
        _ request: AsyncRequest, _ context: Context, _ prepared: PreparedArguments
    ) throws(ResolutionError) -> Value {
        guard let batch = request.batch, node.isMadeByConfiguration else { return try call(context, prepared) }
        return try batch.awaitingHere { () throws(ResolutionError) in try call(context, prepared) }
    }

    override func invoke(
        _ context: Context, _ arguments: [Any?]
    ) throws(ResolutionError) -> any ErasedBox {
        let prepared = try links.prepared(arguments, for: node)
        guard node.isolation <= (context.isOnMain ? .main : .synchronous) else { throw .isolation(node) }
        return Box(
            try inBatch(context) { (context) throws(ResolutionError) -> Value in try make(context, prepared: prepared) }
        )
    }

    override func invoke(
        async request: AsyncRequest, _ arguments: [Any?]
    ) async throws(ResolutionError) -> any ErasedBox {
        let prepared = try links.prepared(arguments, for: node)
        let batch = request.batch ?? Batch(request.container.family, isAsynchronous: true)
        do {
            let owner = PreparedArguments(try await links.prepared(request, keeping: prepared))
            let value = try await call(async: request.joining(batch), owner)
            _ = batch.enqueue(value, node, request.container)
            if request.batch == nil { try await batch.finishAwaiting() }
            return Box(value)
        } catch {
            if request.batch == nil { batch.fail(error) }
            throw error
        }
    }

    /// The value, made by something else than the maker if it is not there.
    func value(
        _ context: Context, madeBy make: () throws(ResolutionError) -> Value
    ) throws(ResolutionError) -> Value {
        try make()
    }

    /// Makes an object that nobody keeps, and does what is left to do to it when the outermost construction ends.
    func inBatch(
        _ context: Context, _ make: (Context) throws(ResolutionError) -> Value
    ) throws(ResolutionError) -> Value {
        let container = context.container.takeUnretainedValue()
        let outer = context.batch?.takeUnretainedValue() ?? Batch.current(in: container.family)
        if let outer {
            let value = try make(context.joining(outer))
            _ = outer.enqueue(value, node, container)
            return value
        }
        try prepareOwner(context)
        let batch = Batch(container.family)
        return try batch.asCurrent { () throws(ResolutionError) -> Value in
            try batch.outermost(context) { () throws(ResolutionError) -> Value in
                let value = try make(context.joining(batch))
                _ = batch.enqueue(value, node, container)
                return value
            }
        }
    }
}

/// A step with a producer for each of its parameters.
struct LinkedStep: Sendable {
    let step: Step
    let declaredBy: Node
    let links: Links

    init(_ resolved: ResolvedStep, _ links: Links) {
        step = resolved.step
        declaredBy = resolved.declaredBy
        self.links = links
    }
}

extension Node {
    /// The conversion that was declared with a promised type.
    func converter(to type: Any.Type) -> (any ErasedConverter)? {
        guard definition.hasDetails else { return nil }
        return definition.details.promised.first { $0.type == type && $0.converter != nil }?.converter
    }

    /// Whether any of its promised types was declared with a conversion.
    var isConverted: Bool {
        definition.hasDetails && definition.details.promised.contains { $0.converter != nil }
    }
}
