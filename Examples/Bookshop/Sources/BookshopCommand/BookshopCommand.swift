import AlchemicConfiguration
import AlchemicObservability
import AlchemicServices
import Configuration
import CoreMetrics
import Foundation
import Logging
import Rates
import Shop
import Web

/// A bookshop that runs until it is told to stop.
@main struct BookshopCommand {
    static func main() async {
        let configuration = await configuration()
        let level = configuration.string(forKey: "log.level", as: Logger.Level.self, default: .info)
        let drainTime = configuration.int(forKey: "operations.draining", as: DrainTime.self, default: .standard)
        let spans = Spans(configuration.string(forKey: "tracing.spans", as: SpanStorage.self, default: .none))
        spans.bootstrap()
        LoggingSystem.bootstrap(
            { JSONLogHandler(label: $0, level: level, metadataProvider: $1) },
            metadataProvider: spans.areKept ? Spans.logMetadata : nil)
        let logger = Logger(label: "bookshop")
        let metrics = TextMetrics()
        MetricsSystem.bootstrap(metrics)

        let parts = bookshop(logger, metrics, spans, rates: ratesModule, routes: ShopRoutes())
        let shop = (spans.areKept ? parts.traced() : parts).configured(by: configuration)
        let log = EventLog(logger)
        let counters = EventMetrics()
        await Container.run(shop, announcing: .seconds(drainTime.rawValue), logger: logger) { event in
            log.record(event)
            counters.record(event)
        }
    }

    /// What the environment says, and then what the file says that `CONFIG_FILE_PATH` names.
    private static func configuration() async -> ConfigReader {
        let environment = EnvironmentVariablesProvider()
        let reader = ConfigReader(provider: environment)
        guard reader.string(forKey: "config.filePath") != nil else { return reader }
        do {
            let file = try await FileProvider<JSONSnapshot>(config: reader.scoped(to: "config"))
            return ConfigReader(providers: [environment, file])
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("bookshop: \(error)\n".utf8))
            exit(1)
        }
    }
}
