import Foundation
package import Hummingbird
import Logging

/// Turns every error into a response of the one shape, and logs those that are the shop's own fault.
package struct ErrorMiddleware<Context: RequestContext>: RouterMiddleware {
    package init() {}

    package func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            let errorResponse = ErrorResponse(error)
            if errorResponse.status.code >= 500 {
                context.logger.error("Request failed", metadata: ["error": "\(error)"])
            }
            return try errorResponse.response(from: request, context: context)
        }
    }
}

extension ErrorResponse {
    private static let encoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    fileprivate func response(from request: Request, context: some RequestContext) throws -> Response {
        var response = try Self.encoder.encode(body, from: request, context: context)
        response.status = status
        return response
    }
}
