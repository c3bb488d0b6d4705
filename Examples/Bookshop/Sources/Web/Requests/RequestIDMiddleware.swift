import HTTPTypes
package import Hummingbird

/// Tells the client the id that all log lines of its request have.
package struct RequestIDMiddleware: RouterMiddleware {
    package init() {}

    package func handle(
        _ request: Request, context: ShopContext, next: (Request, ShopContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        response.headers[.requestID] = context.id
        return response
    }
}
