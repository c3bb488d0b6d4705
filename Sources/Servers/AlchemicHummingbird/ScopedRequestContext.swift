#if Hummingbird
internal import Alchemic
public import Hummingbird

/// A request's context that carries the request's scope.
///
/// ```swift
/// struct ShopContext: ScopedRequestContext {
///     var coreContext: CoreRequestContextStorage
///     var scope = RequestScope()
///
///     init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
/// }
/// ```
public protocol ScopedRequestContext: RequestContext {
    /// The request's scope; a ``ScopeMiddleware`` sets it.
    var scope: RequestScope { get set }
}

/// A context with nothing but the request's scope.
public struct BasicScopedRequestContext: ScopedRequestContext {
    /// What Hummingbird keeps of a request.
    @_documentation(visibility: internal)
    public var coreContext: CoreRequestContextStorage
    /// The request's scope.
    @_documentation(visibility: internal)
    public var scope = RequestScope()

    /// Makes the context of a request.
    ///
    /// - Parameter source: What Hummingbird knows of it.
    @_documentation(visibility: internal)
    public init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
}

extension BasicScopedRequestContext: Printed, Opaque {
    package var summary: String { "BasicScopedRequestContext" + facts(scope.summary) }
}
#endif
