import CAlchemic

// How one shared object comes to be, once, however many ask at the same moment.

extension Cell {
    enum Claim {
        case value(Box<Value>)
        case build
        case wait(Batch)
        case asynchronous
        case circular
    }

    /// What a batch that wants the object has to do; under the lock.
    func claim(for batch: Batch, isThread: Bool) -> Claim {
        if let current {
            batch.wanted = nil
            return .value(current)
        }
        guard case .building(let builder, let early) = state else {
            state = .building(batch, early: nil)
            batch.begin()
            batch.wanted = nil
            return .build
        }
        batch.wanted = nil
        if let early, builder.group === batch.group {
            if builder !== batch { batch.group.sharesObjects = true }
            return .value(early)
        }
        // A thread must not block for a task, which may need that very thread.
        if builder !== batch, builder.isAsynchronous, isThread { return .asynchronous }
        switch batch.verdict(on: self, builtBy: builder) {
        case .useEarlyObject:
            guard case .building(_, .some(let early)) = state else { return .circular }
            batch.group.sharesObjects = true
            return .value(early)
        case .wait:
            // Noted at once: whoever comes next has to see who waits for whom.
            batch.wanted = (self, builder)
            return .wait(builder)
        case .circular: return .circular
        }
    }

    /// The object, built by `make` if it is not there.
    func value(
        _ context: Context, of node: Node?, make: (Context) throws(ResolutionError) -> Value
    ) throws(ResolutionError) -> Value {
        let container = context.container.takeUnretainedValue()
        let family = container.family
        let outer = context.batch?.takeUnretainedValue() ?? Batch.current(in: family)
        let batch = outer ?? Batch(family)
        while true {
            switch family.locked({ claim(for: batch, isThread: true) }) {
            case .value(let box): return box.value
            case .asynchronous: throw .isolation(node)
            case .circular: throw .circular(node)
            case .wait(let builder): wait(for: builder, as: batch, family)
            case .build:
                return try batch.asCurrent { () throws(ResolutionError) -> Value in
                    guard outer == nil else { return try built(for: batch, context, node, make) }
                    return try batch.outermost(context) { () throws(ResolutionError) -> Value in
                        try built(for: batch, context, node, make)
                    }
                }
            }
        }
    }

    private func built(
        for batch: Batch, _ context: Context, _ node: Node?, _ make: (Context) throws(ResolutionError) -> Value
    ) throws(ResolutionError) -> Value {
        let value: Value
        do {
            value = try make(context.joining(batch))
        } catch {
            let forgotten = batch.family.locked { () -> AnyObject? in
                batch.wakeAll()
                return abandon()
            }
            withExtendedLifetime(forgotten) {}
            throw error
        }
        try settle(value, batch, node, context.container.takeUnretainedValue())
        return value
    }

    /// Shows a new object to its own batch, or to all if nothing is left to do to it.
    ///
    /// - Throws: That the container has ended, and that the object will be stopped.
    func settle(
        _ value: Value, _ batch: Batch, _ node: Node?, _ container: Container
    ) throws(ResolutionError) {
        let box = Box(value)
        // A `Lazy` keeps what some definition made, which may not be complete before the batch is; what is left to do to
        // it is that definition's.
        let hasSteps = node.map { batch.enqueue(value, $0, container) } ?? false
        let takingPart = node.flatMap { TakingPart($0, box, container) }
        var isLate = false
        let forgotten = batch.family.locked { () -> AnyObject? in
            guard case .building(let builder, _) = state, builder === batch else { return nil }
            state = .building(batch, early: box)
            defer { batch.wakeAll() }
            if !(node?.needsBatch ?? true), !hasSteps {
                if let takingPart { isLate = !container.participants.add(takingPart.participant) }
                return publish()
            }
            batch.cells.append(self)
            if let takingPart { batch.participants.append(takingPart) }
            return nil
        }
        withExtendedLifetime(forgotten) {}
        if isLate, let takingPart { try [takingPart].stop() }
    }

    private func wait(for builder: Batch, as batch: Batch, _ family: Family) {
        batch.sleep { gate in
            family.locked {
                // It may have ended, or shown its object, since the claim.
                guard case .building(let now, let early) = state, now === builder,
                    early == nil || builder.group !== batch.group
                else { return true }
                builder.waiters.append(.thread(gate))
                return false
            }
        }
    }

    /// The object, awaited; built by `make` if it is not there.
    func value(
        async request: AsyncRequest, of node: Node?,
        make: @Sendable (AsyncRequest) async throws(ResolutionError) -> Value
    ) async throws(ResolutionError) -> Value {
        let family = request.container.family
        let outer = request.batch
        let batch = outer ?? Batch(family, isAsynchronous: true)
        while true {
            switch family.locked({ claim(for: batch, isThread: false) }) {
            case .value(let box): return box.value
            case .asynchronous: throw .isolation(node)
            case .circular: throw .circular(node)
            case .wait(let builder): await wait(async: builder, as: batch, family)
            case .build:
                let value: Value
                do {
                    value = try await make(request.joining(batch))
                    try settle(value, batch, node, request.container)
                } catch {
                    let forgotten = family.locked { () -> AnyObject? in
                        batch.wakeAll()
                        return abandon()
                    }
                    withExtendedLifetime(forgotten) {}
                    if outer == nil { batch.fail(error) }
                    throw error
                }
                if outer == nil { try await batch.finishAwaiting() }
                return value
            }
        }
    }

    private func wait(async builder: Batch, as batch: Batch, _ family: Family) async {
        await withCheckedContinuation { continuation in
            let isOver = family.locked {
                guard case .building(let now, let early) = state, now === builder,
                    early == nil || builder.group !== batch.group
                else { return true }
                builder.waiters.append(.task(continuation))
                return false
            }
            if isOver { continuation.resume() }
        }
    }
}
