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
/// - Called while a container runs another method of the configuration, it resolves from that container: the one object of a
///   singleton, whichever comes first, or a new one of a prototype, whose injection points are then set. What a test
///   or an override has put in the definition's place is what the caller gets.
/// - What goes wrong is thrown: to a caller that takes any error as the container's ``/Alchemic/ResolutionError`` with
///   its path, to one that takes a certain error as that error. A method that cannot throw runs what it says once more,
///   for itself, and what the container was making fails in its place.
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
            return try container.answer(key, from: making.key, isInside: making.isInside(key)) { label in
                let inner = Making(key, label, in: container, expectsCall: false)
                defer { inner.end() }
                let value = try Making.$current.withValue(inner, operation: make)
                try inner.checkFailure()
                return value
            }
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
            return try await container.answer(
                async: key, from: making.key, isInside: making.isInside(key), isolation: isolation
            ) { label in
                let inner = Making(key, label, in: container, expectsCall: false)
                defer { inner.end() }
                let value = try await Making.$current.withValue(inner, operation: make)
                try inner.checkFailure()
                return value
            }
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
        guard let container, container.answersCalls(of: key) else { return nil }
        return container
    }

    /// Lets what is being made here fail, since the method that was called cannot throw.
    fileprivate func fail(_ error: ResolutionError, calling key: ConfigurationMethod.Key) {
        guard error.id != .circularConstruction else {
            // Neither a value nor an error can be passed back, and calling on would never end.
            fatalError("\(path.reversed().reduce(error) { $0.building($1) })")
        }
        if !note(error) { container?.observers.send(.failed(key.method, error)) }
    }
}
