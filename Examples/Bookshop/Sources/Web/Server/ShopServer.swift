package import Alchemic
import AlchemicServices
import Hummingbird
package import Logging
import NIOCore

/// The server for customers.
///
/// It takes the container, which it opens the requests' scopes of. So it begins when everything else has been started, and
/// its routes can request whatever there is.
package struct ShopServer: Service {
    private let container: Container
    private let routes: any Routes
    private let settings: ServerSettings
    private let spans: Spans
    private var logger: Logger

    package init(
        container: Container, routes: any Routes, settings: ServerSettings, spans: Spans, logger: Logger
    ) {
        self.container = container
        self.routes = routes
        self.settings = settings
        self.spans = spans
        self.logger = logger
        self.logger[metadataKey: "server"] = "shop"
    }

    package func run() async throws {
        let application = Application(
            responder: try routes.router(from: container, spans).buildResponder(),
            configuration: ApplicationConfiguration(address: .hostname(settings.host, port: settings.port)),
            logger: logger)
        do {
            try await application.run()
        } catch let error as IOError {
            throw ServerError(error, host: settings.host, port: settings.port, key: "http.port")
        }
    }
}
