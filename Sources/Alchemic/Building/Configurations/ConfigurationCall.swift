/// A call of a configuration's method, which the container answers that runs the caller.
///
/// What a method that makes something does before it makes anything; `@Configuration` writes it into each of them:
///
/// ```swift
/// func createSingletonStore() -> Store {
///     func make() -> Store {
///         Store(path: "/shop")
///     }
///     return ConfigurationCall.answer(in: ShopConfiguration.self, make)
/// }
/// ```
///
/// - Called by the container, or outside of any, it runs what the method says.
/// - Called while a container runs another method of the configuration, it asks that container: for the one object of a
///   singleton, whoever called first, or for a new one of a prototype, whose injection points are then set. What a test or
///   an override has put in the definition's place is what the caller gets.
/// - What goes wrong is thrown: to a caller that takes any error as the container's ``ResolutionError`` with its path, to
///   one that takes a certain error as that error. A method that cannot throw runs what it says once more, for itself, and
///   what the container was making fails in its place.
///
/// Statements R5, R6, R30-R32.
public enum ConfigurationCall {
    /// Answers a call of a synchronous method.
    ///
    /// - Parameters:
    ///   - configuration: The type whose method it is.
    ///   - method: The method, `store(path:)`.
    ///   - make: What the method says.
    /// - Returns: The object.
    /// - Throws: What making it throws.
    public static func answer<Value, Failure: Error>(
        in configuration: Any.Type, method: String = #function, _ make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard let making = Making.current else { return try make() }
        let key = ConfigurationMethod.Key(configuration, method)
        guard !making.expects(key), let container = making.container(for: key) else { return try make() }
        do throws(ResolutionError) {
            return try container.answer(key, making, make)
        } catch {
            if let failure = failure(error, as: Failure.self) { throw failure }
            making.fail(error, calling: key)
            return try make()
        }
    }

    /// Answers a call of an asynchronous method.
    ///
    /// - Parameters:
    ///   - configuration: The type whose method it is.
    ///   - method: The method, `store(path:)`.
    ///   - isolation: Where the method runs.
    ///   - make: What the method says.
    /// - Returns: The object.
    /// - Throws: What making it throws.
    public static func answer<Value, Failure: Error>(
        asyncIn configuration: Any.Type, method: String = #function, isolation: isolated (any Actor)? = #isolation,
        _ make: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        guard let making = Making.current else { return try await make() }
        let key = ConfigurationMethod.Key(configuration, method)
        guard !making.expects(key), let container = making.container(for: key) else { return try await make() }
        do throws(ResolutionError) {
            return try await container.answer(async: key, making, isolation: isolation, make)
        } catch {
            if let failure = failure(error, as: Failure.self) { throw failure }
            making.fail(error, calling: key)
            return try await make()
        }
    }

    /// The error in the form that the method throws; nil if it throws no such thing.
    private static func failure<Failure: Error>(_ error: ResolutionError, as _: Failure.Type) -> Failure? {
        error as? Failure ?? error.underlying as? Failure
    }
}

extension Making {
    /// The container that answers; nil once it has ended, and for a method that it does not know.
    fileprivate func container(for key: ConfigurationMethod.Key) -> Container? {
        guard let container, !container.isEnded, container.graph.methods[key] != nil else {
            return nil
        }
        return container
    }

    /// Reports a prototype that is made in order to make itself; one that is made from arguments may come to an end.
    fileprivate func checkCircle(_ key: ConfigurationMethod.Key, _ node: Node) throws(ResolutionError) {
        if node.dependencies.isEmpty, isInside(key) { throw .circular(node) }
    }

    /// Lets what is being made here fail, since the method that was called cannot throw.
    fileprivate func fail(_ error: ResolutionError, calling key: ConfigurationMethod.Key) {
        guard error.code != .circularConstruction else {
            // Neither a value nor an error can be handed back, and calling on would never end.
            fatalError("\(path.reversed().reduce(error) { $0.building($1) })")
        }
        if !note(error) { container?.observers.send(.failed(key.method, error)) }
    }
}

extension Container {
    /// What hands out what a method makes, or what stands in its place.
    private func producer<Value>(for key: ConfigurationMethod.Key) throws(ResolutionError) -> Producer<Value> {
        try wiring.producer(of: Value.self, QueryPlan(names: [graph.methods[key] ?? ""]))
    }

    fileprivate func answer<Value, Failure: Error>(
        _ key: ConfigurationMethod.Key, _ making: Making, _ make: () throws(Failure) -> Value
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
                    context,
                    madeBy: { () throws(ResolutionError) in
                        try run(make, own.node, Making(key, own.node.label, in: self, expectsCall: false))
                    })
            }
        }
        try making.checkCircle(key, own.node)
        return try visiting { (context) throws(ResolutionError) in
            try own.inBatch(context) { (_) throws(ResolutionError) in
                try run(make, own.node, Making(key, own.node.label, in: self, expectsCall: false))
            }
        }
    }

    /// Runs what a method says.
    private func run<Value, Failure: Error>(
        _ make: () throws(Failure) -> Value, _ node: Node, _ making: Making
    ) throws(ResolutionError) -> Value {
        defer { making.end() }
        do {
            let value = try Making.$current.withValue(making, operation: make)
            try making.checkFailure()
            return value
        } catch {
            throw node.failure(error)
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

    fileprivate func answer<Value, Failure: Error>(
        async key: ConfigurationMethod.Key, _ making: Making, isolation: isolated (any Actor)?,
        _ make: () async throws(Failure) -> Value
    ) async throws(ResolutionError) -> Value {
        let producer: Producer<Value> = try producer(for: key)
        guard let own = producer as? NodeProducer<Value>, own.node.makes(key), own.node.kind == .prototype else {
            return try producer.unboxed(try await answer(by: producer))
        }
        try making.checkCircle(key, own.node)
        let inner = Making(key, own.node.label, in: self, expectsCall: false)
        defer { inner.end() }
        let value: Value
        do {
            value = try await Making.$current.withValue(inner, operation: make)
            try inner.checkFailure()
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
