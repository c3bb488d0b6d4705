internal import Alchemic
internal import DefinitionFiles

// Methods: of the object, to make others, to be called on it, or to configure others; and static ones.

extension FileType {
    /// Lets files use a method whose result is not `Sendable`: as a factory's, in `MethodCalls`, or as a configurator's.
    ///
    /// - Parameters:
    ///   - name: Its name in files, such as `start(at:)`.
    ///   - method: The method, as `Car.start(at:)`.
    public mutating func method<each Parameter, Result>(
        _ name: String, unshared method: @escaping @Sendable (Described) -> (repeat each Parameter) throws -> Result
    ) {
        addMethod(
            name, LoadedMaker(method: method, isSendable: false), LoadedStep(call: method),
            configuring: LoadedStep(configuring: method))
    }

    /// Lets files use a method: as a factory's, in `MethodCalls`, or as a configurator's.
    ///
    /// - Parameters:
    ///   - name: Its name in files, such as `start(at:)`.
    ///   - method: The method, as `Car.start(at:)`.
    public mutating func method<each Parameter, Result: Sendable>(
        _ name: String, _ method: @escaping @Sendable (Described) -> (repeat each Parameter) throws -> Result
    ) {
        addMethod(
            name, LoadedMaker(method: method, isSendable: true), LoadedStep(call: method),
            configuring: LoadedStep(configuring: method))
    }

    /// Lets files use a method on the main actor: as a factory's, or in `MethodCalls`.
    ///
    /// - Parameters:
    ///   - name: Its name in files.
    ///   - method: The method.
    public mutating func method<each Parameter, Result: Sendable>(
        _ name: String,
        main method:
            @escaping @MainActor @Sendable (Described) -> @MainActor (repeat each Parameter) throws -> Result
    ) {
        addMethod(
            name, LoadedMaker(methodOnMain: method, isSendable: true), LoadedStep(callOnMain: method),
            configuring: nil)
    }

    /// Lets files use a static method that makes something that is not `Sendable`.
    ///
    /// - Parameters:
    ///   - name: Its name in files, such as `make(engine:)`.
    ///   - make: The method, as `Car.make(engine:)`.
    public mutating func staticMethod<each Parameter, Result>(
        _ name: String, unshared make: @escaping @Sendable (repeat each Parameter) throws -> Result
    ) {
        addMaker(name, LoadedMaker(make, isSendable: false))
    }

    /// Lets files use a static method that makes something.
    ///
    /// - Parameters:
    ///   - name: Its name in files, such as `make(engine:)`.
    ///   - make: The method, as `Car.make(engine:)`.
    public mutating func staticMethod<each Parameter, Result: Sendable>(
        _ name: String, _ make: @escaping @Sendable (repeat each Parameter) throws -> Result
    ) {
        addMaker(name, LoadedMaker(make, isSendable: true))
    }
}
