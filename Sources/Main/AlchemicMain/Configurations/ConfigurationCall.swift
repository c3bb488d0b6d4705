/// Passes a call of a configuration's method to the container that runs the caller.
///
/// The body of each method that makes an object is wrapped in such a call; the macro `@Configuration` writes it:
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
/// - Called by a container, or outside of any, the method runs its own body.
/// - Called while a container runs another method of the configuration, the method resolves from that container: the one
///   object of a singleton, whichever call comes first, or a new object of a prototype, with its injection points set. If a
///   test or an override replaces the definition, the caller gets the replacement's object.
/// - A method declared `throws` throws the container's ``/Alchemic/ResolutionError`` with its path; one declared
///   `throws(StoreError)` throws the underlying error, if it is a `StoreError`. A method that cannot throw the error returns the
///   result of its own body, and the object that the container was building fails. If the call closed a cycle, the program ends.
public enum ConfigurationCall {
    /// Answers a call of a synchronous method.
    ///
    /// - Parameters:
    ///   - configuration: The type that declares the method.
    ///   - method: The method, `store(path:)`.
    ///   - make: The method's own body.
    /// - Returns: The object.
    /// - Throws: An error of the container or of the method's body.
    public static func answer<Value, Failure: Error>(
        in configuration: Any.Type, method: String = #function, _ make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard let run = MethodRun.current else { return try make() }
        let key = ConfigurationMethod.Key(configuration: configuration, method: method)
        guard !run.takeExpectedCall(of: key), let container = run.container(for: key) else { return try make() }
        do throws(ResolutionError) {
            return try container.answer(key, from: run.key, isInside: run.isInside(key)) { label in
                let inner = MethodRun(of: key, labeled: label, in: container, expectsCall: false)
                defer { inner.end() }
                let value = try MethodRun.$current.withValue(inner, operation: make)
                try inner.checkFailure()
                return value
            }
        } catch {
            if let failure = failure(error, as: Failure.self) { throw failure }
            run.failOrExit(error, calling: key)
            return try make()
        }
    }

    /// Answers a call of an asynchronous method.
    ///
    /// - Parameters:
    ///   - configuration: The type that declares the method.
    ///   - method: The method, `store(path:)`.
    ///   - isolation: The isolation of the method.
    ///   - make: The method's own body.
    /// - Returns: The object.
    /// - Throws: An error of the container or of the method's body.
    public static func answer<Value, Failure: Error>(
        asyncIn configuration: Any.Type, method: String = #function, isolation: isolated (any Actor)? = #isolation,
        _ make: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        guard let run = MethodRun.current else { return try await make() }
        let key = ConfigurationMethod.Key(configuration: configuration, method: method)
        guard !run.takeExpectedCall(of: key), let container = run.container(for: key) else { return try await make() }
        do throws(ResolutionError) {
            return try await container.answer(
                awaited: key, from: run.key, isInside: run.isInside(key), isolation: isolation
            ) { label in
                let inner = MethodRun(of: key, labeled: label, in: container, expectsCall: false)
                defer { inner.end() }
                let value = try await MethodRun.$current.withValue(inner, operation: make)
                try inner.checkFailure()
                return value
            }
        } catch {
            if let failure = failure(error, as: Failure.self) { throw failure }
            run.failOrExit(error, calling: key)
            return try await make()
        }
    }

    /// The error, or its underlying error, as the type that the method throws; nil if neither is of that type.
    private static func failure<Failure: Error>(_ error: ResolutionError, as _: Failure.Type) -> Failure? {
        error as? Failure ?? error.underlying as? Failure
    }
}

extension MethodRun {
    /// The container that answers; nil if it is gone, or does not know the method.
    fileprivate func container(for key: ConfigurationMethod.Key) -> Container? {
        guard let container, container.answersCalls(of: key) else { return nil }
        return container
    }

    /// Makes the run fail, because the called method cannot throw; sends an event if the run is over, and ends the program if the
    /// call closed a cycle.
    fileprivate func failOrExit(_ error: ResolutionError, calling key: ConfigurationMethod.Key) {
        guard error.id != .circularConstruction else {
            // The method can return neither a value nor an error, and running its body again would never end.
            fatalError("\(path.reversed().reduce(error) { $0.building($1) })")
        }
        if !recordFailure(error) { container?.observers.send(ContainerEvent(.failed, label: key.method, error: error)) }
    }
}
