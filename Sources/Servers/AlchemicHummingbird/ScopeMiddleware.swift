#if Hummingbird
public import Alchemic
public import Hummingbird
internal import Logging

/// Opens a scope for each request, and ends it on every way out.
///
/// ```swift
/// let router = Router(context: BasicScopedRequestContext.self)
/// router.add(
///     middleware: try ScopeMiddleware(container, .request) { request, context in (request.head, context.logger) })
/// ```
///
/// Creating one fails if the values do not fit the scope's externals, so that no request finds out. With a typed container,
/// the compiler does: see ``init(opening:)``.
///
/// The scope is open until the body of the response has been written, be it streamed or not, and ends all the same if the
/// handler throws, if the client goes away, or if the body is never written, as that of an answer to `HEAD`. It is
/// `Container.current` while the request is handled and its body is written; so is the request's logger `Logger.current`.
///
/// A request that fails because of the wiring is logged once, at the level `error`, with the error's id, its path and the id
/// of the request; so is a stop that fails, and a request that came when its session or the container had ended. What was
/// canceled, or ended during the request, is not; nor is a request that comes while its container drains such scopes, which is
/// answered with status 503.
public struct ScopeMiddleware<Context: ScopedRequestContext>: RouterMiddleware {
    @usableFromInline typealias Opening = nonisolated(nonsending) @Sendable (Request, Context) async throws -> Container

    @usableFromInline let open: Opening

    @usableFromInline
    init(_ open: @escaping Opening) { self.open = open }

    /// Opens a scope that takes no values, or whose values are all set later.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - scope: The scope of a request.
    ///   - later: The types of externals that are set once the scope is open, with `context.scope.container.set(...)`.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Throws: A `ResolutionError` if the scope has other externals.
    public init(
        _ container: Container, _ scope: Scope, later: Any.Type...,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) throws(ResolutionError) {
        try Self.check(container, scope, [], later, file, line, column)
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
    /// The values' types are checked immediately: each external needs one. A `ScopeValue` counts for any external with a name.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - scope: The scope of a request.
    ///   - later: The types of externals that are set once the scope is open, with `context.scope.container.set(...)`: by the
    ///     middleware that knows the user, for example.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    ///   - values: Makes the values for one request, each of which is found by its type: the request's head, its id, the user,
    ///     its logger. What it throws is the answer to the request.
    /// - Throws: A `ResolutionError` with every external that no value is for, and every value that no external is for.
    @inlinable
    public init<each Value: Sendable>(
        _ container: Container, _ scope: Scope, later: Any.Type...,
        file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column,
        with values: nonisolated(nonsending) @escaping @Sendable (Request, Context) async throws -> (repeat each Value)
    ) throws(ResolutionError) {
        var types: [Any.Type] = []
        repeat types.append((each Value).self)
        try Self.check(container, scope, types, later, file, line, column)
        let count = types.count
        self.init { request, context in
            let values = try await values(request, context)
            var boxes: [ErasedBox] = []
            boxes.reserveCapacity(count)
            repeat boxes.append(Box(each values))
            return try container.open(scope, with: boxes, later: later)
        }
    }

    /// Opens a scope by a function: in a session's scope, for example, or the one that a typed container has for it.
    ///
    /// ```swift
    /// let shop = try ShopContainer(container)
    /// router.add(
    ///     middleware: ScopeMiddleware { request, context in
    ///         try shop.request(user: try await users.user(of: request), logger: context.logger)
    ///     })
    /// ```
    ///
    /// With a typed container, a missing value does not compile; with a `TypedScope` of your own, it is found when the first
    /// request opens the scope.
    ///
    /// - Parameter open: Opens the scope of one request. What it throws is the answer to the request.
    public init<Opened: TypedScope>(
        opening open: nonisolated(nonsending) @escaping @Sendable (Request, Context) async throws -> Opened
    ) {
        self.open = { request, context in try await open(request, context).container }
    }

    @usableFromInline
    static func check(
        _ container: Container, _ scope: Scope, _ types: [Any.Type], _ later: [Any.Type], _ file: StaticString,
        _ line: UInt32, _ column: UInt32
    ) throws(ResolutionError) {
        let location = Definition.SourceLocation(file: file, line: line, column: column)
        try container.checkValues(of: scope, types, later: later, at: location)
    }

    /// Handles a request in a scope of its own.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - context: Its context.
    ///   - next: What handles it.
    /// - Returns: The response.
    /// - Throws: What `next` throws; a `ResolutionError` if the scope cannot be opened, or status 503 while the container drains
    ///   scopes of its name.
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
