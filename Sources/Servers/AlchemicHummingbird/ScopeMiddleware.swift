#if Hummingbird
public import Alchemic
public import Hummingbird
internal import Logging

/// Opens a scope for each request, and ends it on every way out.
///
/// ```swift
/// let router = Router(context: BasicScopedRequestContext.self)
/// router.add(
///     middleware: ScopeMiddleware(container, .request) { request, context in (request.head, context.logger) })
/// ```
///
/// The scope is open until the body of the response has been written, be it streamed or not, and ends all the same if the
/// handler throws, if the client goes away, or if the body is never written, as that of an answer to `HEAD`. What goes wrong
/// then is logged. It is `Container.current` while the request is handled and its body is written; so is the request's
/// logger `Logger.current`.
public struct ScopeMiddleware<Context: ScopedRequestContext>: RouterMiddleware {
    @usableFromInline let open: @Sendable (Request, Context) async throws -> Container

    /// Opens a scope that takes no values.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - scope: The scope of a request.
    public init(_ container: Container, _ scope: Scope) {
        open = { _, _ in try container.scope(scope) }
    }

    /// Opens a scope with the values of its externals.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - scope: The scope of a request.
    ///   - values: Makes the values for one request, each of which is found by its type: the request's head, its id, the user,
    ///     its logger. What it throws is the answer to the request.
    @inlinable
    public init<each Value: Sendable>(
        _ container: Container, _ scope: Scope,
        with values: @escaping @Sendable (Request, Context) async throws -> (repeat each Value)
    ) {
        open = { request, context in
            let values = try await values(request, context)
            return try container.scope(scope, with: repeat each values)
        }
    }

    /// Handles a request in a scope of its own.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - context: Its context.
    ///   - next: What handles it.
    /// - Returns: The response.
    /// - Throws: What `next` throws; a `ResolutionError` if the scope cannot be opened.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let scope = OpenScope(try await open(request, context), context.logger)
        var context = context
        context.scope = RequestScope(scope.container)
        var response: Response
        do {
            response = try await scope.container.asCurrent { try await next(request, context) }
            if let written = try await scope.write(response.body) {
                response.body = written
                return response
            }
        } catch {
            await scope.end()
            throw error
        }
        let body = response.body
        response.body = ResponseBody(contentLength: body.contentLength) { writer in
            do {
                try await scope.asCurrent { try await body.write(writer) }
            } catch {
                await scope.end()
                throw error
            }
            await scope.end()
        }
        return response
    }
}
#endif
