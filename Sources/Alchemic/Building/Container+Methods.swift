// How a container answers the calls that a configuration's methods make of one another.

extension Container {
    /// Whether a call of a configuration's method is one that the container answers: not once it has ended.
    package func answersCalls(of key: ConfigurationMethod.Key) -> Bool { !isEnded && graph.methods[key] != nil }

    /// What hands out what a method makes, or what stands in its place.
    private func producer<Value>(for key: ConfigurationMethod.Key) throws(ResolutionError) -> Producer<Value> {
        try wiring.producer(of: Value.self, QueryPlan(names: [graph.methods[key] ?? ""]))
    }

    /// Answers a call of a method: by the one object of a singleton, a new one of a prototype, or what stands in its place.
    ///
    /// - Parameters:
    ///   - key: The method.
    ///   - isInside: Whether the method is being called already, further out.
    ///   - make: Runs what the method says, for the definition of the label that it is given.
    /// - Returns: The object.
    /// - Throws: What making it throws; a prototype that is made in order to make itself is circular.
    package func answer<Value>(
        _ key: ConfigurationMethod.Key, isInside: Bool, _ make: (String) throws -> Value
    ) throws(ResolutionError) -> Value {
        let producer: Producer<Value> = try producer(for: key)
        guard let own = producer as? NodeProducer<Value>, own.node.makes(key) else {
            return try visiting { (context) throws(ResolutionError) in try producer.value(context) }
        }
        guard own.node.kind == .prototype else {
            return try visiting { (context) throws(ResolutionError) in
                guard own.isHeldUp(context) else { return try own.value(context) }
                // The actor that runs the caller cannot be waited for: it is here that the object can be made.
                return try own.value(
                    context, madeBy: { () throws(ResolutionError) in try own.node.made(by: make) })
            }
        }
        try own.node.checkCircle(isInside)
        return try visiting { (context) throws(ResolutionError) in
            try own.inBatch(context) { (_) throws(ResolutionError) in try own.node.made(by: make) }
        }
    }

    /// Runs `body` as a part of what the calling thread is building, or of what its task awaits.
    private func visiting<Value>(
        _ body: (Context) throws(ResolutionError) -> Value
    ) throws(ResolutionError) -> Value {
        let isOnMain = isOnMainActor()
        if Batch.current(in: family) == nil, let guest = Batch.guest(in: family, isAsynchronous: false) {
            return try guest.visiting(isOnMain: isOnMain) { () throws(ResolutionError) in
                try body(Context(self, batch: guest, isOnMain: isOnMain))
            }
        }
        return try body(Context(self, isOnMain: isOnMain))
    }

    /// The same, awaited.
    package func answer<Value>(
        async key: ConfigurationMethod.Key, isInside: Bool, isolation: isolated (any Actor)?,
        _ make: (String) async throws -> Value
    ) async throws(ResolutionError) -> Value {
        let producer: Producer<Value> = try producer(for: key)
        guard let own = producer as? NodeProducer<Value>, own.node.makes(key), own.node.kind == .prototype else {
            return try producer.unboxed(try await answer(by: producer))
        }
        try own.node.checkCircle(isInside)
        let value: Value
        do {
            value = try await make(own.node.label)
        } catch {
            throw own.node.failure(error)
        }
        let batch = Batch.guest(in: family) ?? Batch(family, isAsynchronous: true)
        _ = batch.enqueue(value, own.node, self)
        try await batch.settle()
        return value
    }
}

extension Node {
    /// Whether its maker is a method of a configuration, which may ask for anything that the configuration makes.
    var isMadeByConfiguration: Bool { definition.hasDetails && definition.details.method != nil }

    /// Makes its object by what a method says.
    fileprivate func made<Value>(by make: (String) throws -> Value) throws(ResolutionError) -> Value {
        do {
            return try make(label)
        } catch {
            throw failure(error)
        }
    }

    /// Reports a prototype that is made in order to make itself; one that is made from arguments may come to an end.
    fileprivate func checkCircle(_ isInside: Bool) throws(ResolutionError) {
        if dependencies.isEmpty, isInside { throw .circular(self) }
    }

    /// Whether the call of its method awaits it.
    fileprivate var isAwaitedByCallers: Bool {
        definition.hasDetails && definition.details.method.map { !$0.isSynchronous } ?? false
    }

    /// Whether it is the definition of a configuration's method, and not what somebody has put in its place.
    fileprivate func makes(_ key: ConfigurationMethod.Key) -> Bool {
        definition.hasDetails && definition.details.method?.key == key
    }
}

extension NodeProducer {
    /// Whether the object is not there, and could only be awaited, since its method belongs to an actor.
    fileprivate func isHeldUp(_ context: Context) -> Bool {
        guard node.definition.maker.isolation == .asynchronous, node.dependencies.isEmpty else { return false }
        return isolation(in: context) == .asynchronous
    }

    /// Makes beforehand what the maker calls and cannot await, by way of prototypes too.
    func prepareCalls(_ request: AsyncRequest) async throws(ResolutionError) {
        guard !node.calls.isEmpty else { return }
        var seen: Set<Int> = [node.index]
        var queue = [node]
        while let next = queue.popLast() {
            for call in next.calls {
                guard case .node(let target) = call.resolution, seen.insert(target.index).inserted else { continue }
                if !target.isCached {
                    queue.append(target)
                } else if !target.isAwaitedByCallers {
                    let producer = home.wiring.producers[target.index]
                    guard producer.isolation(in: request.context) == .asynchronous else { continue }
                    _ = try await producer.boxed(async: request)
                }
            }
        }
    }
}
