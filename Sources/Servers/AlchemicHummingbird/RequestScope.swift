#if Hummingbird
public import Alchemic

/// The scope of a request, as the request's context carries it.
///
/// ```swift
/// router.get("books") { request, context in
///     try await context.scope.get(Catalog.self).all()
/// }
/// ```
///
/// The scope is empty until a ``ScopeMiddleware`` has opened it.
public struct RequestScope: Sendable {
    /// The open scope; nil before a middleware has opened one.
    let opened: OpenScope?

    /// Creates an empty scope, which a ``ScopeMiddleware`` replaces.
    public init() { opened = nil }

    init(_ opened: OpenScope) { self.opened = opened }

    /// The container of the open scope.
    ///
    /// - Throws: A ``MissingScope`` if no middleware has opened one.
    public var container: Container {
        get throws(MissingScope) {
            guard let opened else { throw MissingScope() }
            return opened.container
        }
    }

    /// Resolves a type in the request's scope, or in the container around it.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The resolved object.
    /// - Throws: A `ResolutionError` if the type cannot be resolved; a ``MissingScope`` if no scope is open.
    @inlinable
    public func get<Value>(
        _ type: Value.Type, file: StaticString = #fileID, line: UInt32 = #line
    ) throws -> sending Value {
        try container.get(type, file: file, line: line)
    }

    /// Resolves a type by a query, where the type alone is not enough.
    ///
    /// - Throws: A `ResolutionError` if the type cannot be resolved; a ``MissingScope`` if no scope is open.
    public func get<Value>(
        _ type: Value.Type, _ query: Query<Value>, file: StaticString = #fileID, line: UInt32 = #line
    ) throws -> sending Value {
        try container.get(type, query, file: file, line: line)
    }

    /// Resolves a type whose object may have to be awaited.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - query: The query, where the type alone is not enough.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The resolved object.
    /// - Throws: A `ResolutionError` if the type cannot be resolved; a ``MissingScope`` if no scope is open.
    @inlinable
    public nonisolated(nonsending) func get<Value>(
        async type: Value.Type, _ query: Query<Value> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) async throws -> sending Value {
        try await container.get(async: type, query, file: file, line: line)
    }
}

/// The error of a request that is handled without a scope.
///
/// The client receives an internal server error without further words.
public struct MissingScope: Error, Sendable, CustomStringConvertible {
    /// The edit that fixes the error.
    @_documentation(visibility: internal)
    public var description: String {
        "no scope is open for this request: add a `ScopeMiddleware` to the router, before the routes that need it"
    }
}

extension RequestScope: Printed, Opaque {
    package var summary: String { "RequestScope" + facts(opened?.container.summary ?? "not open") }
}
#endif
