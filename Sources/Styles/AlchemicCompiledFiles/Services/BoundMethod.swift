// Methods of objects. A reference such as `Panel.show(_:)` may lose the main actor on its way, since the compiler looks only
// at the outer of its two functions; what is bound to an object is one function, of which the compiler knows how it runs.

/// A method that is bound to an object, and how it runs.
@_documentation(visibility: internal)
public protocol CompiledMethod {
    /// What it returns.
    associatedtype Made
}

/// A method that runs wherever it is called.
@_documentation(visibility: internal)
public struct BoundMethod<Made, each Parameter>: CompiledMethod {
    let function: (repeat each Parameter) throws -> Made
}

/// A method that runs on the main actor.
@_documentation(visibility: internal)
public struct MainBoundMethod<Made, each Parameter>: CompiledMethod {
    let function: @MainActor (repeat each Parameter) throws -> Made
}

/// A method that is awaited: an asynchronous one, of an actor as well.
@_documentation(visibility: internal)
public struct AwaitedBoundMethod<Made, each Parameter>: CompiledMethod {
    let function: (repeat each Parameter) async throws -> Made
}

/// A method of another service's object, which makes a service.
@_documentation(visibility: internal)
public struct OwnedMethod<Owner, Method: CompiledMethod>: Sendable {
    let bind: @Sendable (Owner) -> Method
}

@_documentation(visibility: internal)
extension CompiledService {
    /// A method of an object, by how it runs.
    ///
    /// - Parameter method: The method, as `car.start(at:)`.
    /// - Returns: The method.
    public static func bound<Made, each Parameter>(
        _ method: @escaping (repeat each Parameter) throws -> Made
    ) -> BoundMethod<Made, repeat each Parameter> { BoundMethod(function: method) }

    /// A method of an object, on the main actor.
    ///
    /// - Parameters:
    ///   - method: The method, as `car.start(at:)`.
    ///   - other: Leave the default. Its presence ranks this overload below the others.
    /// - Returns: The method.
    public static func bound<Made, each Parameter>(
        _ method: @escaping @MainActor (repeat each Parameter) throws -> Made, other: Void = ()
    ) -> MainBoundMethod<Made, repeat each Parameter> { MainBoundMethod(function: method) }

    /// A method of an object that is awaited.
    ///
    /// - Parameters:
    ///   - method: The method, as `car.start(at:)`.
    ///   - other: Leave the default. Its presence ranks this overload below the others.
    /// - Returns: The method.
    public static func bound<Made, each Parameter>(
        _ method: @escaping (repeat each Parameter) async throws -> Made, other: Void = ()
    ) -> AwaitedBoundMethod<Made, repeat each Parameter> { AwaitedBoundMethod(function: method) }

    /// A method of another service's object.
    ///
    /// - Parameters:
    ///   - owner: The type whose method it is.
    ///   - bind: Binds it to an object.
    /// - Returns: The method.
    public static func method<Owner, Method: CompiledMethod>(
        of owner: Owner.Type, _ bind: @escaping @Sendable (Owner) -> Method
    ) -> OwnedMethod<Owner, Method> { OwnedMethod(bind: bind) }

    /// The type of what a method makes, which files do not name.
    ///
    /// - Parameter method: The method.
    /// - Returns: The type.
    public static func typeMade<Owner, Method: CompiledMethod>(
        by method: OwnedMethod<Owner, Method>
    ) -> Method.Made.Type { Method.Made.self }
}
