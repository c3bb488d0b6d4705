// What has to be awaited beforehand, so that the rest can be built without a break.

extension NodeProducer {
    /// The object, once everything below it that has to be awaited is there.
    ///
    /// What was awaited is held until the object is there. If it is purged or replaced meanwhile, it is prepared again.
    final func preparedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        var attempt = 0
        while true {
            let held = try await prepare(request)
            defer { withExtendedLifetime(held) {} }
            let family = request.container.family
            let arrivals = family.arrivals
            do {
                return try await unbrokenBox(request, isOnMain: isolationNow(request.context) == .main)
            } catch  where error.isRefusal && error.id == .asynchronousOnly && attempt < 100 {
                // It may be there again by now; what only code resolves has not changed.
                if missing(request.context).toPrepare.isEmpty, family.arrivals == arrivals { throw error }
                attempt += 1
            }
        }
    }

    private func prepare(_ request: AsyncRequest) async throws(ResolutionError) -> [ErasedBox] {
        let missing = missing(request.context)
        var held: [ErasedBox] = []
        for number in missing.toPrepare {
            let entry = missing.entries[number]
            do {
                held.append(
                    try await entry.producer.box(
                        async: AsyncRequest(container: entry.container, construction: request.construction)))
            } catch {
                throw missing.way(to: number).reduce(error) { $0.building($1.node.mention) }
            }
        }
        return held
    }

    final func checkIsolation(_ context: Context) throws(ResolutionError) {
        guard isolationNow(context) <= (context.isOnMain ? .main : .synchronous) else {
            throw .isolation(node).refusal(if: context.isAwaiting)
        }
    }

    /// What building an object requires now, when some of its dependencies may have been built already.
    final func isolationNow(_ context: Context) -> Isolation {
        guard node.completeIsolation != .synchronous else { return .synchronous }
        let missing = missing(context)
        if !missing.awaited.isEmpty { return .asynchronous }
        return missing.entries.lazy.map {
            max($0.producer.node.definition.maker.isolation, $0.producer.node.stepIsolation)
        }
        .max() ?? .synchronous
    }

    /// What is not there of all that it needs, itself included, as far as that cannot be built anywhere.
    ///
    /// Each definition is looked at only once, however many paths lead to it.
    private func missing(_ context: Context) -> MissingObjects {
        var missing = MissingObjects()
        let requester = Requester(context)
        // What the requester has made already needs nothing more for now.
        if requester.construction != nil, let shared = self as? SharedProducer,
            shared.standing(for: requester, context) == .underWay
        {
            return missing
        }
        var seen: Set<ObjectIdentifier> = []
        var stack: [MissingObjects.Entry] = [
            .init(producer: self, container: context.container.object, user: -1)
        ]
        while let entry = stack.popLast() {
            guard seen.insert(ObjectIdentifier(entry.producer)).inserted else { continue }
            let number = missing.entries.count
            missing.entries.append(entry)
            let producer = entry.producer
            guard !producer.node.isAwaited else {
                missing.awaited.append(number)
                continue
            }
            let container = producer.container(for: entry.container)
            let inner = Context(container)
            let needs = producer.needs(for: requester, inner)
            for need in needs.reversed() {
                for maker in need.makers(inner).reversed() where maker.isMissing(inner, for: requester) {
                    stack.append(.init(producer: maker, container: container, user: number))
                }
            }
        }
        return missing
    }

    /// What leads from it to something that waits for a requester, through what is not there yet; nil if nothing does.
    ///
    /// Code that resolves it while that is being built is told before anything is made in vain.
    final func way(to requester: Requester, _ context: Context) -> [NodeProducer]? {
        var missing = MissingObjects()
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        missing.entries.append(.init(producer: self, container: context.container.object, user: -1))
        var number = 0
        while number < missing.entries.count {
            let entry = missing.entries[number]
            let inner = Context(entry.producer.container(for: entry.container))
            for need in entry.producer.needs(for: nil, inner) {
                for maker in need.makers(inner) where seen.insert(ObjectIdentifier(maker)).inserted {
                    if maker.isOutsideScope(inner) != nil || maker.node.isCached && maker.isBuilt(inner) { continue }
                    // What is set is not built.
                    if maker.node.kind == .external, maker.node.inner == nil { continue }
                    missing.entries.append(
                        .init(producer: maker, container: inner.container.object, user: number))
                    if let shared = maker as? SharedProducer, shared.standing(for: requester, inner).waits {
                        return missing.way(to: missing.entries.count - 1).reversed() + [maker]
                    }
                }
            }
            number += 1
        }
        return nil
    }

    /// What hands out what it needs while it is built: its parameters, its calls, and the parameters of its steps.
    ///
    /// What belongs to the unit of the requester has its steps only once all of that has been made. Without a requester, calls
    /// do not count, which the methods need not make.
    private func needs(for requester: Requester?, _ context: Context) -> [Producer] {
        var needs = parameters.dependencies.indices.map(parameters.producer)
        guard let requester else { return needs + stepNeeds }
        for call in node.calls {
            if case .node(let target) = call.resolution { needs.append(home.wiring.producers[target.index]) }
        }
        return belongs(to: requester, context) ? needs : needs + stepNeeds
    }

    private var stepNeeds: [Producer] {
        steps.flatMap { step in step.links.dependencies.indices.map(step.links.producer) }
    }

    /// Whether it is finished with the unit that a requester builds.
    private func belongs(to requester: Requester, _ context: Context) -> Bool {
        // What code resolves, it gets finished.
        guard !requester.isCode, let construction = requester.construction else { return false }
        if let shared = self as? SharedProducer { return shared.standing(for: requester, context).waits }
        return construction.unit?.joins(node) == true
    }

    /// Whether it has to be built, and not everywhere.
    private func isMissing(_ context: Context, for requester: Requester) -> Bool {
        if node.completeIsolation == .synchronous || node.kind == .external && node.inner == nil { return false }
        if isOutsideScope(context) != nil { return false }
        if !node.isCached { return true }
        if isBuilt(context) { return false }
        // What waits for the requester is not to be awaited: the code that takes it is told.
        guard requester.construction != nil, let shared = self as? SharedProducer else { return true }
        return shared.standing(for: requester, context) != .underWay
    }

    private func container(for container: Container) -> Container {
        guard node.isCached else { return container }
        guard let scope = node.lifetime.scope else { return home }
        return container.enclosing(scope: scope) ?? container
    }
}

private struct MissingObjects {
    struct Entry {
        let producer: NodeProducer
        let container: Container
        /// Which entry needs it.
        let user: Int
    }

    var entries: [Entry] = []
    var awaited: [Int] = []

    /// Those that are there for the rest once they have been awaited: what takes a prototype gets one of its own.
    var toPrepare: [Int] { awaited.filter { entries[$0].producer.node.isCached } }

    /// What leads to an entry, the nearest first.
    func way(to number: Int) -> [NodeProducer] {
        var way: [NodeProducer] = []
        var next = entries[number].user
        while next >= 0 {
            way.append(entries[next].producer)
            next = entries[next].user
        }
        return way
    }
}
