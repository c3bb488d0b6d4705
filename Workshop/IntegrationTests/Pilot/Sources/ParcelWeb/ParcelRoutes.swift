package import Hummingbird
package import Parcels

/// Who sends a request.
package struct Users: Sendable {
    package init() {}

    package func user(of request: Request) throws -> User {
        guard let name = request.headers[.authorization], !name.isEmpty else { throw HTTPError(.unauthorized) }
        return User(name: name)
    }
}

extension Router {
    /// Adds what every request passes through before it is known who sends it.
    package func addObservers() {
        add(middleware: TracingMiddleware())
        add(middleware: MetricsMiddleware())
        add(middleware: ParcelErrorMiddleware())
    }

    /// Adds the routes, which find their tracker in the context.
    package func addParcels(_ tracker: @escaping @Sendable (Context) throws -> Tracker) {
        get("parcels") { _, context in try await tracker(context).parcels() }
        get("parcels/:id") { _, context in try await tracker(context).parcel(context.parameters.require("id")) }
        put("parcels/:id/:carrier") { _, context in
            try await tracker(context).add(
                context.parameters.require("id"), with: context.parameters.require("carrier"))
        }
    }
}

extension Parcel: ResponseEncodable {}

/// Answers what the domain throws.
struct ParcelErrorMiddleware<Context: RequestContext>: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do { return try await next(request, context) } catch let error as ParcelError {
            switch error {
            case .unknownCarrier: throw HTTPError(.unprocessableContent, message: "\(error)")
            case .unknownParcel: throw HTTPError(.notFound, message: "\(error)")
            }
        }
    }
}
