#if Hummingbird
internal import Alchemic
public import Hummingbird

/// A request context that carries the request's scope.
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

/// A request context with only the request's scope.
public struct BasicScopedRequestContext: ScopedRequestContext {
    /// Hummingbird's own storage for a request.
    @_documentation(visibility: internal)
    public var coreContext: CoreRequestContextStorage
    /// The request's scope.
    @_documentation(visibility: internal)
    public var scope = RequestScope()

    /// Creates the context of a request.
    ///
    /// - Parameter source: Hummingbird's source of the request.
    @_documentation(visibility: internal)
    public init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
}

extension BasicScopedRequestContext: Printed, Opaque {
    package var summary: String { "BasicScopedRequestContext" + facts(scope.summary) }
}
#endif
