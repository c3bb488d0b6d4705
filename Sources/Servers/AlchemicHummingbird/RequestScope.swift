#if Hummingbird
public import Alchemic

/// The scope of one request, as its context carries it.
///
/// ```swift
/// router.get("books") { request, context in
///     try await context.scope.get(Catalog.self).all()
/// }
/// ```
///
/// It is empty until a ``ScopeMiddleware`` has opened the scope.
public struct RequestScope: Sendable {
    let opened: OpenScope?

    /// Makes one that a ``ScopeMiddleware`` is going to replace.
    public init() { opened = nil }

    init(_ opened: OpenScope) { self.opened = opened }

    /// The open scope.
    ///
    /// - Throws: A ``MissingScope`` if no middleware has opened one.
    public var container: Container {
        get throws(MissingScope) {
            guard let opened else { throw MissingScope() }
            return opened.container
        }
    }

    /// Gets something of the request's scope, or of the container around it.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: What was resolved.
    /// - Throws: A `ResolutionError` if it cannot be had; a ``MissingScope`` if no scope is open.
    @inlinable
    public func get<Value>(
        _ type: Value.Type, file: StaticString = #fileID, line: UInt32 = #line
    ) throws -> sending Value {
        try container.get(type, file: file, line: line)
    }

    /// Gets what a query finds, where its type is not enough.
    ///
    /// - Throws: A `ResolutionError` if it cannot be had; a ``MissingScope`` if no scope is open.
    public func get<Value>(
        _ type: Value.Type, _ query: Query<Value>, file: StaticString = #fileID, line: UInt32 = #line
    ) throws -> sending Value {
        try container.get(type, query, file: file, line: line)
    }

    /// Gets something that may have to be awaited.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - query: How to find it, where its type is not enough.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: What was resolved.
    /// - Throws: A `ResolutionError` if it cannot be had; a ``MissingScope`` if no scope is open.
    @inlinable
    public nonisolated(nonsending) func get<Value>(
        async type: Value.Type, _ query: Query<Value> = .auto, file: StaticString = #fileID, line: UInt32 = #line
    ) async throws -> sending Value {
        try await container.get(async: type, query, file: file, line: line)
    }
}

/// A request was handled without a scope.
///
/// As an answer it is an internal error, without words for the client.
public struct MissingScope: Error, Sendable, CustomStringConvertible {
    /// The edit to make.
    @_documentation(visibility: internal)
    public var description: String {
        "no scope is open for this request: add a `ScopeMiddleware` to the router, before the routes that need it"
    }
}

extension RequestScope: Printed, Opaque {
    package var summary: String { "RequestScope" + facts(opened?.container.summary ?? "not open") }
}
#endif
