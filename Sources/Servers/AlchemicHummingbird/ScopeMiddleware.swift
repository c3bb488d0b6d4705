#if Hummingbird
public import Alchemic
public import Hummingbird
internal import Logging

/// Opens a scope for each request, and ends it however the request ends.
///
/// ```swift
/// let router = Router(context: BasicScopedRequestContext.self)
/// router.add(
///     middleware: try ScopeMiddleware(container, .request) { request, context in (request.head, context.logger) })
/// ```
///
/// The initializer throws if the values do not match the scope's externals, so that no request has to fail. A typed container
/// moves this check to the compiler: see ``init(opening:)``.
///
/// The scope is open until the response's body has been written, streamed or not. The scope also ends if the handler throws, if
/// the client disconnects, or if the body is never written, as in a response to `HEAD`. While the request is handled and the body
/// is written, the scope is `Container.current`, and the request's logger is `Logger.current`.
///
/// A request that fails because of the wiring is logged once, at the level `error`, with the error's id, its path and the
/// request's id. So is a stop that fails, and a request that arrives after its session or the container has ended. A request that
/// is canceled, or whose scope ends meanwhile, is not logged. Nor is a request that arrives while the container drains such
/// scopes: the response is status 503.
public struct ScopeMiddleware<Context: ScopedRequestContext>: RouterMiddleware {
    /// Opens the scope of a request.
    @usableFromInline typealias Opening = nonisolated(nonsending) @Sendable (Request, Context) async throws -> Container

    @usableFromInline let open: Opening

    @usableFromInline
    init(_ open: @escaping Opening) { self.open = open }

    /// Opens a scope without values, or whose values are all set later.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - scope: The scope to open for each request.
    ///   - later: The types of externals that are set once the scope is open, with `context.scope.container.set(...)`.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Throws: A `ResolutionError` if the scope has other externals.
    public init(
        _ container: Container, _ scope: Scope, later: Any.Type...,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) throws(ResolutionError) {
        try Self.checkValues(of: scope, in: container, types: [], later: later, file: file, line: line, column: column)
        open = { _, _ in try container.open(scope, with: [], later: later) }
    }

    /// Opens a scope with the values of its externals.
    ///
    /// ```swift
    /// try ScopeMiddleware(container, .request, later: User.self) { request, context in
    ///     (RequestID(context.id), context.logger)
    /// }
    /// ```
    ///
    /// The types of the values are checked immediately: each external needs one. A `ScopeValue` matches any external with a name.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - scope: The scope to open for each request.
    ///   - later: The types of externals that are set once the scope is open, with `context.scope.container.set(...)`, for
    ///     example by the middleware that knows the user.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    ///   - values: Returns the values for a request, such as its head, its id, the user or the logger. Each value is matched by
    ///     its type. An error that the closure throws is the response to the request.
    /// - Throws: A `ResolutionError` with every external without a value, and every value without an external.
    @inlinable
    public init<each Value: Sendable>(
        _ container: Container, _ scope: Scope, later: Any.Type...,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column,
        with values: nonisolated(nonsending) @escaping @Sendable (Request, Context) async throws -> (repeat each Value)
    ) throws(ResolutionError) {
        var types: [Any.Type] = []
        repeat types.append((each Value).self)
        try Self.checkValues(
            of: scope, in: container, types: types, later: later, file: file, line: line, column: column)
        let count = types.count
        self.init { request, context in
            let values = try await values(request, context)
            var boxes: [ErasedBox] = []
            boxes.reserveCapacity(count)
            repeat boxes.append(Box(each values))
            return try container.open(scope, with: boxes, later: later)
        }
    }

    /// Opens a scope by a closure, such as a call of a typed container's function.
    ///
    /// The closure can also open the scope within another one, such as that of a session.
    ///
    /// ```swift
    /// let shop = try ShopContainer(container)
    /// router.add(
    ///     middleware: ScopeMiddleware { request, context in
    ///         try shop.request(user: try await users.user(of: request), logger: context.logger)
    ///     })
    /// ```
    ///
    /// With a typed container, a missing value does not compile. With your own `TypedScope`, the first request that opens the
    /// scope fails.
    ///
    /// - Parameter open: Opens the scope of a request. An error that the closure throws is the response to the request.
    public init<Opened: TypedScope>(
        opening open: nonisolated(nonsending) @escaping @Sendable (Request, Context) async throws -> Opened
    ) {
        self.open = { request, context in try await open(request, context).container }
    }

    /// Checks that each external of the scope has a value, or is set later; the location is the call of the initializer.
    @usableFromInline
    static func checkValues(
        of scope: Scope, in container: Container, types: [Any.Type], later: [Any.Type], file: StaticString,
        line: UInt32, column: UInt32
    ) throws(ResolutionError) {
        let location = Definition.SourceLocation(file: file, line: line, column: column)
        try container.checkValues(of: scope, types: types, later: later, at: location)
    }

    /// Handles a request in a scope of its own.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - context: The request's context.
    ///   - next: The next handler.
    /// - Returns: The response.
    /// - Throws: The error of `next`; a `ResolutionError` if the scope cannot be opened; status 503 while the container drains
    ///   scopes of this name.
    @_documentation(visibility: internal)
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let container: Container
        do {
            container = try await open(request, context)
        } catch let error as ResolutionError where error.id == .draining {
            throw HTTPError(.serviceUnavailable)
        } catch {
            let failure = WiringFailure(ofOpening: error)
            if let outer = context.scope.opened { outer.report(failure) } else { failure?.log(context.logger) }
            throw error
        }
        let scope = OpenScope(container, for: context)
        var context = context
        context.scope = RequestScope(scope)
        var response: Response
        let written: ResponseBody?
        do {
            (response, written) = try await container.asCurrent {
                let response = try await next(request, context)
                return (response, try await scope.write(response.body))
            }
        } catch {
            scope.report(WiringFailure(error))
            await scope.end()
            throw error
        }
        if let written {
            await scope.end()
            response.body = written
            return response
        }
        let body = response.body
        response.body = ResponseBody(contentLength: body.contentLength) { writer in
            try await scope.end { try await body.write(writer) }
        }
        return response
    }
}

extension ScopeMiddleware: Printed, Opaque {
    package var summary: String { "ScopeMiddleware for \(spelling(of: Context.self))" }
}
#endif
