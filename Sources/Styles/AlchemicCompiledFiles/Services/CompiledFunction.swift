// Overloads by which the Swift compiler tells where a service's initializer or method runs: anywhere, on the main actor, or
// awaited.

/// Marks a function that runs wherever it is called.
@_documentation(visibility: internal)
public enum Anywhere {}

/// Marks a function that runs on the main actor.
@_documentation(visibility: internal)
public enum OnMain {}

/// Marks a function that is awaited: an asynchronous function, or a method of an actor.
@_documentation(visibility: internal)
public enum Awaited {}

/// A function that a definition file names; `Isolation` marks where it runs: ``Anywhere``, ``OnMain`` or ``Awaited``.
@_documentation(visibility: internal)
public struct CompiledFunction<Isolation, Made, each Parameter>: Sendable {
    /// The function without its types.
    let loaded: LoadedFunction
}

/// The functions that the code of compiled definition files calls; not a service itself.
@_documentation(visibility: internal)
public enum CompiledService {
    /// The return type of a function, which files do not name.
    public static func typeMade<Isolation, Made, each Parameter>(
        by function: CompiledFunction<Isolation, Made, repeat each Parameter>
    ) -> Made.Type { Made.self }
}

// MARK: Initializers and static methods
//
// The presence of `other` ranks an overload below those without it.

extension CompiledService {
    /// An initializer or static method.
    public static func function<Made, each Parameter>(
        _ function: @escaping @Sendable (repeat each Parameter) throws -> Made
    ) -> CompiledFunction<Anywhere, Made, repeat each Parameter> { .init(loaded: LoadedFunction(function)) }

    /// An initializer or static method on the main actor.
    public static func function<Made, each Parameter>(
        _ function: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Made, other: Void = ()
    ) -> CompiledFunction<OnMain, Made, repeat each Parameter> { .init(loaded: LoadedFunction(main: function)) }

    /// An initializer or static method that is awaited.
    public static func function<Made, each Parameter>(
        _ function: @escaping @Sendable (repeat each Parameter) async throws -> Made, other: Void = ()
    ) -> CompiledFunction<Awaited, Made, repeat each Parameter> { .init(loaded: LoadedFunction(async: function)) }

    /// An initializer or static method without parameters, told apart from others of its name.
    public static func withoutArguments<Made>(
        _ function: @escaping @Sendable () throws -> Made
    ) -> CompiledFunction<Anywhere, Made> { .init(loaded: LoadedFunction(function)) }

    /// An initializer or static method without parameters, on the main actor.
    public static func withoutArguments<Made>(
        _ function: @escaping @MainActor @Sendable () throws -> Made, other: Void = ()
    ) -> CompiledFunction<OnMain, Made> { .init(loaded: LoadedFunction(main: function)) }

    /// An initializer or static method without parameters that is awaited.
    public static func withoutArguments<Made>(
        _ function: @escaping @Sendable () async throws -> Made, other: Void = ()
    ) -> CompiledFunction<Awaited, Made> { .init(loaded: LoadedFunction(async: function)) }

    /// Chosen for a function with parameters if the file names no labels.
    @_disfavoredOverload
    @available(
        *, unavailable, message: "this takes arguments: write its labels, as in 'init(brand:)', and the arguments"
    )
    public static func withoutArguments<Made, each Parameter>(
        _ function: (repeat each Parameter) async throws -> Made
    ) -> CompiledFunction<Anywhere, Made> { .init(loaded: LoadedFunction {}) }
}

// MARK: Methods
//
// An unapplied reference such as `Panel.show(_:)` may lose its main-actor isolation, since overload resolution looks only at
// the outer of its two functions. A method bound to an object is a single function with known isolation.

/// A method that is bound to an object, and runs wherever it is called.
@_documentation(visibility: internal)
public struct BoundMethod<Made, each Parameter> {
    /// The method, which retains its object.
    let function: (repeat each Parameter) throws -> Made
}

/// A method that is bound to an object, and runs on the main actor.
@_documentation(visibility: internal)
public struct MainBoundMethod<Made, each Parameter> {
    /// The method, which retains its object.
    let function: @MainActor (repeat each Parameter) throws -> Made
}

/// A method that is bound to an object, and is awaited.
@_documentation(visibility: internal)
public struct AwaitedBoundMethod<Made, each Parameter> {
    /// The method, which retains its object.
    let function: (repeat each Parameter) async throws -> Made
}

extension CompiledService {
    /// A bound method, such as `car.start(at:)`, that runs wherever it is called.
    public static func bound<Made, each Parameter>(
        _ method: @escaping (repeat each Parameter) throws -> Made
    ) -> BoundMethod<Made, repeat each Parameter> { BoundMethod(function: method) }

    /// A bound method that runs on the main actor.
    public static func bound<Made, each Parameter>(
        _ method: @escaping @MainActor (repeat each Parameter) throws -> Made, other: Void = ()
    ) -> MainBoundMethod<Made, repeat each Parameter> { MainBoundMethod(function: method) }

    /// A bound method that is awaited.
    public static func bound<Made, each Parameter>(
        _ method: @escaping (repeat each Parameter) async throws -> Made, other: Void = ()
    ) -> AwaitedBoundMethod<Made, repeat each Parameter> { AwaitedBoundMethod(function: method) }

    /// A method of a type's objects that runs wherever it is called.
    public static func method<Owner, Made, each Parameter>(
        of owner: Owner.Type, _ bind: @escaping @Sendable (Owner) -> BoundMethod<Made, repeat each Parameter>
    ) -> CompiledFunction<Anywhere, Made, repeat each Parameter> {
        .init(loaded: LoadedFunction(method: { (owner: Owner) in bind(owner).function }))
    }

    /// A method of a type's objects, on the main actor.
    public static func method<Owner, Made, each Parameter>(
        of owner: Owner.Type, _ bind: @escaping @Sendable (Owner) -> MainBoundMethod<Made, repeat each Parameter>
    ) -> CompiledFunction<OnMain, Made, repeat each Parameter> {
        .init(loaded: LoadedFunction(mainMethod: { (owner: Owner) in bind(owner).function }))
    }

    /// A method of a type's objects that is awaited.
    public static func method<Owner, Made, each Parameter>(
        of owner: Owner.Type, _ bind: @escaping @Sendable (Owner) -> AwaitedBoundMethod<Made, repeat each Parameter>
    ) -> CompiledFunction<Awaited, Made, repeat each Parameter> {
        .init(loaded: LoadedFunction(asyncMethod: { (owner: Owner) in bind(owner).function }))
    }
}
