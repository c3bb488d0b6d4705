internal import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles

// Methods of an object, which serve as factories, calls and configurators; and static methods, which are factories.

extension FileType {
    /// Lets files use a method whose result is not `Sendable`.
    ///
    /// Files use methods as factories, in `MethodCalls`, and as configurators.
    ///
    /// - Parameters:
    ///   - name: The method's name in files, such as `start(at:)`.
    ///   - method: The method, for example `Car.start(at:)`.
    public mutating func method<each Parameter, Result>(
        _ name: String, unshared method: @escaping @Sendable (Described) -> (repeat each Parameter) throws -> Result
    ) {
        addMethod(name, calling: LoadedFunction(method: method), isSendable: false)
    }

    /// Lets files use a method as a factory, in `MethodCalls`, or as a configurator.
    ///
    /// - Parameters:
    ///   - name: The method's name in files, such as `start(at:)`.
    ///   - method: The method, for example `Car.start(at:)`.
    public mutating func method<each Parameter, Result: Sendable>(
        _ name: String, _ method: @escaping @Sendable (Described) -> (repeat each Parameter) throws -> Result
    ) {
        addMethod(name, calling: LoadedFunction(method: method), isSendable: true)
    }

    /// Lets files use a method on the main actor as a factory, in `MethodCalls`, or as a configurator.
    ///
    /// - Parameters:
    ///   - name: The method's name in files.
    ///   - method: The method.
    public mutating func method<each Parameter, Result: Sendable>(
        _ name: String,
        main method:
            @escaping @MainActor @Sendable (Described) -> @MainActor (repeat each Parameter) throws -> Result
    ) {
        addMethod(name, calling: LoadedFunction(mainMethod: method), isSendable: true)
    }

    /// Lets files use a method that is awaited as a factory, in `MethodCalls`, or as a configurator.
    ///
    /// Pass an actor's own method in a closure: `{ pump in { await pump.fill(to: $0) } }`.
    ///
    /// - Parameters:
    ///   - name: The method's name in files.
    ///   - method: The method.
    public mutating func method<each Parameter, Result: Sendable>(
        _ name: String,
        async method: @escaping @Sendable (Described) -> (repeat each Parameter) async throws -> Result
    ) {
        addMethod(name, calling: LoadedFunction(asyncMethod: method), isSendable: true)
    }

    /// Lets files use a static method as a factory of objects that are not `Sendable`.
    ///
    /// - Parameters:
    ///   - name: The method's name in files, such as `make(engine:)`.
    ///   - make: The method, for example `Car.make(engine:)`.
    public mutating func staticMethod<each Parameter, Result>(
        _ name: String, unshared make: @escaping @Sendable (repeat each Parameter) throws -> Result
    ) {
        addMaker(name, calling: LoadedFunction(make), isSendable: false)
    }

    /// Lets files use a static method as a factory.
    ///
    /// - Parameters:
    ///   - name: The method's name in files, such as `make(engine:)`.
    ///   - make: The method, for example `Car.make(engine:)`.
    public mutating func staticMethod<each Parameter, Result: Sendable>(
        _ name: String, _ make: @escaping @Sendable (repeat each Parameter) throws -> Result
    ) {
        addMaker(name, calling: LoadedFunction(make), isSendable: true)
    }

    /// Lets files use a static method on the main actor as a factory.
    ///
    /// - Parameters:
    ///   - name: The method's name in files.
    ///   - make: The method.
    public mutating func staticMethod<each Parameter, Result: Sendable>(
        _ name: String, main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Result
    ) {
        addMaker(name, calling: LoadedFunction(main: make), isSendable: true)
    }

    /// Lets files use a static method that is awaited as a factory.
    ///
    /// - Parameters:
    ///   - name: The method's name in files.
    ///   - make: The method.
    public mutating func staticMethod<each Parameter, Result: Sendable>(
        _ name: String, async make: @escaping @Sendable (repeat each Parameter) async throws -> Result
    ) {
        addMaker(name, calling: LoadedFunction(async: make), isSendable: true)
    }
}
