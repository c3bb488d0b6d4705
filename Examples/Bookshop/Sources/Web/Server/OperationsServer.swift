import AlchemicServices
import Hummingbird
package import Logging
import NIOCore

/// The server for those who run the shop: `/health`, `/ready`, `/metrics` and, if spans are kept, `/spans`; on a port of its
/// own.
///
/// It needs nothing that has to be started first, so it responds while everything else is being started and stopped.
package struct OperationsServer: Service {
    private let responder: RouterResponder<BasicRequestContext>
    private let settings: ServerSettings
    private var logger: Logger

    package init(
        settings: ServerSettings, source: any HealthSource, metrics: TextMetrics, spans: Spans, logger: Logger
    ) {
        self.settings = settings
        self.logger = logger
        self.logger[metadataKey: "server"] = "operations"

        let router = Router()
        router.add(middleware: ErrorMiddleware())
        router.get("health") { _, _ in HealthBody(.alive) }
        router.get("ready") { _, _ in
            let status = source.health
            return EditedResponse(status: status == .ready ? .ok : .serviceUnavailable, response: HealthBody(status))
        }
        router.get("metrics") { _, _ in
            Response(
                status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: metrics.text)))
        }
        if spans.areKept { router.get("spans") { _, _ in spans.take() } }
        responder = router.buildResponder()
    }

    package func run() async throws {
        let application = Application(
            responder: responder,
            configuration: ApplicationConfiguration(address: .hostname(settings.host, port: settings.operationsPort)),
            logger: logger)
        do {
            try await application.run()
        } catch let error as IOError {
            throw ServerError(error, host: settings.host, port: settings.operationsPort, key: "operations.port")
        }
    }
}
